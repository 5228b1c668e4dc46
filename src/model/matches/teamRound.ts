import {
  boardTable,
  matchesOf,
  roundOfTeams,
  sidesOfBoard,
  type Match,
  type RoundOfTeams,
} from './roundMatches';
import { playerByNo } from '../tournament';
import type { HalfPoints, Outcome, PlayerNo, Tournament } from '../types';
import type { Game, Round } from '../rounds/round';

/** A round of teams as it was played. */
export function teamRoundOf(tournament: Tournament, round: number): Round {
  const players = playerByNo(tournament);
  const outcomeOf = (no: PlayerNo): Outcome =>
    players.get(no)?.entries[round - 1]?.outcome ?? 'absent';
  const isUnrated = (no: PlayerNo) => players.get(no)?.entries[round - 1]?.unrated === true;
  return roundOfBoards(round, withTables(tournament, round), outcomeOf, isUnrated);
}

/** The games of the matches with their tables, and the boards with one player. */
export function roundOfBoards(
  round: number,
  teams: RoundOfTeams,
  outcomeOf: (no: PlayerNo) => Outcome,
  isUnrated: (no: PlayerNo) => boolean = () => false,
): Round {
  const games: Game[] = [];
  const byes: { no: PlayerNo; outcome: Outcome }[] = [];
  for (const { table = 0, boards, forfeit } of teams.matches)
    boards.forEach((board, index) => {
      const { white, black } = sidesOfBoard(board);
      const alone = white ?? black;
      // Who forfeits the match forfeits every board of it.
      const of = (no: PlayerNo): Outcome => forfeit?.[no === board.first ? 0 : 1] ?? outcomeOf(no);
      if (white !== null && black !== null)
        games.push({
          ...{ white, black, whiteOutcome: of(white), blackOutcome: of(black) },
          table: boardTable(table, index + 1),
          ...(isUnrated(white) ? { unrated: true } : {}),
        });
      else if (alone !== null) byes.push({ no: alone, outcome: of(alone) });
    });
  return { round, games, byes, teams };
}

/** Matches that were published keep their tables; others take the free ones by the scores of their teams. */
function withTables(tournament: Tournament, round: number): RoundOfTeams {
  const { matches, byes } = roundOfTeams(tournament, round);
  const scores = scoresBefore(tournament, round);
  const score = (no: PlayerNo) => scores.get(no) ?? 0;
  const order = (match: Match): readonly number[] => {
    const [a, b] = [score(match.first), score(match.second)];
    return [-Math.max(a, b), -(a + b), Math.min(match.first, match.second)];
  };
  const taken = new Set(matches.map(({ table }) => table));
  let next = 1;
  const free = (): number => {
    while (taken.has(next)) next++;
    return next++;
  };
  const numbered = [...matches]
    .sort((a, b) => compareAll(order(a), order(b)))
    .map((match) => ({ ...match, table: match.table ?? free() }));
  return { matches: numbered.sort((a, b) => a.table - b.table), byes };
}

const compareAll = (a: readonly number[], b: readonly number[]): number =>
  a.map((value, index) => value - b[index]!).find((difference) => difference !== 0) ?? 0;

/** The points beside the names of teams in a round: as published, else those that they had before it. */
export const teamPointsShown = (
  tournament: Tournament,
  round: number,
): ReadonlyMap<PlayerNo, HalfPoints> =>
  new Map([...scoresBefore(tournament, round), ...(tournament.teamPlay?.shown?.get(round) ?? [])]);

/** Points of the score that comes first, before a round. */
export function scoresBefore(tournament: Tournament, round: number): ReadonlyMap<PlayerNo, number> {
  const byGames = /_(MP|GP)/.exec(tournament.systemCode ?? '')?.[1] === 'GP';
  return new Map(
    (matchesOf(tournament)?.teams ?? []).map(({ no, matches }) => [
      no,
      matches
        .slice(0, round - 1)
        .reduce((sum, match) => sum + (byGames ? match.gamePoints : match.matchPoints), 0),
    ]),
  );
}
