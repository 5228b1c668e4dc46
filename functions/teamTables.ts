/** Custom functions that spill a whole table of teams. */
import {
  readTeamTable,
  type TeamRow,
  type TeamTableMatch,
} from '../src/formats/crosstable/readTeamTable';
import { findOfTeams, teamStandings as rank } from '../src/tiebreaks/teams/standings';
import { TEAM_SCORES, type TeamRound, type TeamScore } from '../src/tiebreaks/teams/teamEvent';
import { say, type Cell } from './answer';
import { countArgument, editionFor, isOmitted, namedArguments, textsOf } from './arguments';
import { badArgument, refusal } from './errors';

/**
 * Standings of teams: rank, match points, game points, the tie-breaks in order, and what broke each tie.
 * @customfunction TEAM_STANDINGS
 * @param table Table of the matches with its header row; cells such as 5:2½ or 5:1 ½ 0 1, or a grid of points.
 * @param boards Number of boards of a match.
 * @param [tieBreaks] Codes in order, such as "EDE,MPvGP,EMGSB-C1" or a range with them.
 * @param [primary] Which points come first: "MP" (match points) if omitted, or "GP" (game points).
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns One row per team under a header row.
 */
export function teamStandings(
  table: unknown[][],
  boards: number,
  tieBreaks?: unknown[][],
  primary?: string,
  edition?: string,
): unknown[][] {
  if (isOmitted(boards)) throw badArgument('boards', boards ?? '', '1, 2, 3 …');
  const count = countArgument('boards', boards, 1);
  const read = readTeamTable(table, count);
  if (!read.ok) throw refusal(read.problems);
  const wanted = namedArguments(['tieBreaks', 'primary', 'edition'], [tieBreaks, primary, edition]);
  const codes = textsOf(wanted('tieBreaks'));
  const list = rank(
    {
      boards: count,
      primary: primaryArgument(wanted('primary')),
      matchPoints: [4, 2, 0],
      gamePoints: [2, 1],
      teams: teamsOf(read.value, count),
    },
    {
      tieBreaks: codes,
      edition: isOmitted(wanted('edition'))
        ? editionFor(codes, findOfTeams).id
        : String(wanted('edition')),
    },
  );
  if (!list.ok) throw refusal(list.problems);
  const { given, rows, edition: rules } = list.value;
  return [
    [
      say('functions.head.rank'),
      say('functions.head.no'),
      say('functions.head.name'),
      'MP',
      'GP',
      ...given.map(({ text }) => text),
      given.length === 0 || !isOmitted(wanted('edition'))
        ? say('functions.head.broken-by')
        : `${say('functions.head.broken-by')} (${rules.id})`,
    ],
    ...rows.map((row): Cell[] => [
      row.rank,
      row.no,
      row.name,
      row.matchPoints,
      row.gamePoints,
      ...given.map(({ code }) => row.tieBreaks[code] ?? '–'),
      given.find(({ code }) => code === row.brokenBy)?.text ?? (row.isShared ? '=' : ''),
    ]),
  ];
}

function primaryArgument(value: unknown): TeamScore {
  if (isOmitted(value)) return 'MP';
  const found = TEAM_SCORES.find((score) => score === String(value).trim().toUpperCase());
  if (!found) throw badArgument('primary', value, TEAM_SCORES.join(', '));
  return found;
}

/** Every team has a line for every round: where its row shows nothing, it was absent. */
function teamsOf(rows: readonly TeamRow[], boards: number) {
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

/** Half-points; the match is won with more than half of what both made, or of the boards. */
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
