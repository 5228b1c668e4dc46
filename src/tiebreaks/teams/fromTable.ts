import type { TeamRow, TeamTableMatch } from '../../formats/crosstable/readTeamTable';
import { colourOf, lettersFrom } from '../../formats/crosstable/cells/colours';
import type { Tournament } from '../../model/types';
import { asTournament, otherScore } from './teamEvent';
import type { TeamEvent, TeamRound, TeamScore } from './teamEvent';

/** A table of matches as an event; 2 points for a match won, 1 for one drawn. */
export const teamEventOfTable = (
  rows: readonly TeamRow[],
  boards: number,
  primary: TeamScore,
): TeamEvent => ({
  boards,
  primary,
  matchPoints: [4, 2, 0],
  gamePoints: [2, 1],
  teams: teamsOf(rows, boards),
});

/** Every team has a line for every round: where its row shows nothing, it was absent. */
function teamsOf(rows: readonly TeamRow[], boards: number): TeamEvent['teams'] {
  const rounds = Math.max(0, ...rows.flatMap(({ matches }) => matches.map(({ round }) => round)));
  return rows.map(({ no, name, matches }) => ({
    no,
    name,
    rounds: Array.from({ length: rounds }, (_, index): TeamRound => {
      const match = matches.find(({ round }) => round === index + 1);
      return match ? roundOf(match, boards) : ABSENT(index + 1);
    }),
  }));
}

const ABSENT = (round: number): TeamRound => ({
  round,
  opponent: null,
  outcome: 'zeroBye',
  matchPoints: 0,
  gamePoints: 0,
  boards: null,
});

/** Half-points; the match is won with more than half of the boards. */
function roundOf(
  { round, opponent, gamePoints, kind, boards }: TeamTableMatch,
  count: number,
): TeamRound {
  const difference = 2 * gamePoints - count;
  const outcome = kind ?? (difference > 0 ? 'win' : difference === 0 ? 'draw' : 'loss');
  return {
    round,
    opponent,
    outcome,
    matchPoints: MATCH_POINTS[outcome],
    gamePoints: 2 * gamePoints,
    boards: boards ? boards.map((points) => 2 * points) : null,
  };
}

/** C.04.6: a bye is worth a drawn match. */
const MATCH_POINTS = {
  win: 4,
  forfeitWin: 4,
  draw: 2,
  pairingBye: 2,
  halfBye: 2,
  loss: 0,
  forfeitLoss: 0,
  zeroBye: 0,
} as const;

/** The event as its teams are paired (C.04.6): type A, with the colours that the cells give. */
export function competitionOfTable(
  event: TeamEvent,
  rows: readonly TeamRow[],
  totalRounds: number | undefined,
): Tournament {
  const { primary } = event;
  const base = asTournament(event, primary);
  const second = asTournament(event, otherScore(primary));
  const seen = rows.flatMap(({ matches }) => matches.flatMap(({ letter }) => letter ?? []));
  const letters = lettersFrom(new Set(seen), false);
  const matchesOf = new Map(rows.map(({ no, matches }) => [no, matches]));
  return {
    ...base,
    ...(totalRounds === undefined ? { roundsDeclared: false } : { totalRounds }),
    matchPlay: {
      of: 'teams',
      preferences: 'A',
      primary: primary === 'MP' ? 'match' : 'game',
      ranksBySecond: true,
    },
    players: base.players.map((player, index) => {
      const other = second.players[index];
      return {
        ...player,
        entries: player.entries.map((entry, at) => {
          const match = matchesOf.get(player.no)?.find(({ round }) => round === at + 1);
          return { ...entry, colour: colourOf(match?.letter, letters) ?? null };
        }),
        secondPoints: other.entries.map(
          ({ outcome }, at) => second.points[outcome] + (other.extraPoints?.[at] ?? 0),
        ),
      };
    }),
  };
}
