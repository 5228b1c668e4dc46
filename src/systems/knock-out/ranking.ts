import type { OwnRanking, OwnRankingPart } from '../../model/rules/ownRanking';
import { standingBefore } from '../../model/tournament';
import type { PlayerNo, Tournament } from '../../model/types';
import { cupOf, type Cup, type Meeting } from './meetings';

/** KO9: whoever came further is ahead; who went out in the same stage share their place. */
export function cupRanking(tournament: Tournament, after?: number): OwnRanking {
  const rounds = Math.min(after ?? tournament.pairedRounds, tournament.pairedRounds);
  const cup = cupOf(standingBefore(tournament, rounds + 1));
  const ranked = tournament.players
    .map(({ no }) => ({ no, reached: reachedBy(cup, no), parts: partsOf(cup, no) }))
    .sort((a, b) => b.reached - a.reached || a.no - b.no);
  return {
    code: 'KO',
    rounds,
    rows: ranked.map(({ no, reached, parts }) => ({
      no,
      value: parts.reduce((sum, { value }) => sum + value, 0),
      place: 1 + ranked.filter((other) => other.reached > reached).length,
      parts,
    })),
  };
}

/** How far somebody came: the stages survived, and a half for the third place; who was not drawn is behind all. */
function reachedBy(cup: Cup, no: PlayerNo): number {
  if (!cup.entrants.includes(no)) return -1;
  const survived = cup.meetings.flat().filter(({ goesOn, place }) => goesOn === no && place > 0);
  const third = cup.meetings.flat().find(({ place, goesOn }) => place === 0 && goesOn === no);
  return survived.length + (third ? 0.5 : 0);
}

const partsOf = (cup: Cup, no: PlayerNo): OwnRankingPart[] =>
  cup.meetings.flat().flatMap((meeting) => {
    const { players, cause } = meeting;
    return players.includes(no) && cause !== 'open' ? [partOf(cup, meeting, no)] : [];
  });

function partOf({ rules }: Cup, meeting: Meeting, no: PlayerNo): OwnRankingPart {
  const { players, points, goesOn, stage, place, cause } = meeting;
  const at = players.indexOf(no);
  const text = (half: number): string => String(half / 2);
  return {
    round: stage * rules.games,
    opponent: players[1 - at] ?? null,
    used: points[at]! / 2,
    share: `${text(points[at]!)}–${text(points[1 - at]!)}`,
    value: goesOn === no && place > 0 ? 1 : 0,
    why:
      place === 0
        ? 'knock-out-third'
        : cause === 'alone'
          ? 'knock-out-alone'
          : goesOn === no
            ? 'knock-out-on'
            : 'knock-out-out',
    article: 'KO9',
  };
}
