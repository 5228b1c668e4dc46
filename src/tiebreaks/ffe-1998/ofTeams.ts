import { summed, undefinedFor } from '../result';
import type { TeamScore } from '../teams/teamEvent';
import type { FoundTeamTieBreak, TeamTieBreak } from '../teams/types';
import type { Part } from '../types';
import { byCode } from './byCode';

/** The text's own team tie-breaks, and those of players asked of teams by their primary score. */
export function ofTeams(text: string): FoundTeamTieBreak | undefined {
  const found = byCode(text);
  if (!found) return undefined;
  const { entry, tieBreak } = found;
  const own = TEAM_TIE_BREAKS[entry.code];
  if (own) return { entry, tieBreak: own };
  if (!tieBreak || entry.category === 'ratings') return undefined;
  return { entry, tieBreak: (question) => tieBreak({ ...question, field: question.field.by() }) };
}

/** §2.1.2 match points, §3 game points, match by match. */
const score =
  (which: TeamScore, article: string): TeamTieBreak =>
  ({ field, no }) =>
    summed(
      field.team(no).rounds.map((round): Part => ({
        round: round.round,
        opponent: round.opponent,
        used: round.gamePoints / 2,
        points: null,
        value: (which === 'MP' ? round.matchPoints : round.gamePoints) / 2,
        why: 'match',
        cut: null,
        article,
      })),
    );

/** §2.2.2.2, ruling A6: the opponent's match points times the game points made against it. */
const sonnebornBerger: TeamTieBreak = ({ field, no }) =>
  summed(
    field.team(no).rounds.flatMap(({ round, opponent, gamePoints }): Part[] => {
      if (opponent === null) return [];
      const used = field.by('MP').score(opponent) / 2;
      const points = gamePoints / 2;
      const value = used * points;
      const why = 'match' as const;
      const article = '2.2.2.2';
      return [{ round, opponent, used, points, value, why, cut: null, article, ruling: 'A6' }];
    }),
  );

/** §4 Berlin over all matches: the score of board b counts N − b + 1 times. */
const berlin: TeamTieBreak = ({ field, no }) => {
  const { rounds } = field.team(no);
  if (rounds.some(({ boards, gamePoints }) => boards === null && gamePoints > 0))
    return undefinedFor('tiebreaks.undefined.boards-unknown', '4 Berlin');
  return summed(
    rounds.flatMap(({ round, opponent, boards }) =>
      (boards ?? []).map((points, index): Part => {
        const weight = field.event.boards - index;
        return {
          round,
          opponent,
          used: weight,
          points: points / 2,
          value: (points / 2) * weight,
          why: 'board',
          args: { board: index + 1 },
          cut: null,
          article: '4 Berlin',
        };
      }),
    ),
  );
};

const TEAM_TIE_BREAKS: Readonly<Record<string, TeamTieBreak>> = {
  MP: score('MP', '2.1.2'),
  GP: score('GP', '3'),
  'SB-T': sonnebornBerger,
  BERLIN: berlin,
};
