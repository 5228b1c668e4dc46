/** Custom functions that spill a whole table of teams. */
import { readTeamTable, type TeamRow } from '../src/formats/crosstable/readTeamTable';
import { findOfTeams, teamStandings as rank } from '../src/tiebreaks/teams/standings';
import { competitionOfTable, teamEventOfTable } from '../src/tiebreaks/teams/fromTable';
import { sayReason } from '../src/explain/phrasebook';
import { plainWord } from '../src/formats/tidy';
import { error } from '../src/model/problems';
import { taskFor } from '../src/model/taskFor';
import { playerByNo, score } from '../src/model/tournament';
import { SYSTEMS } from '../src/systems';
import { pairByRank } from '../src/systems/audit/byRank';
import { language } from './call/language';
import { say, type Cell } from './call/answer';
import {
  countArgument,
  editionFor,
  isOmitted,
  namedArguments,
  primaryArgument,
  textsOf,
} from './call/arguments';
import { badArgument, refusal } from './call/errors';

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
  const named = wanted('edition');
  const list = rank(teamEventOfTable(read.value, count, primaryArgument(wanted('primary'))), {
    tieBreaks: codes,
    edition: isOmitted(named) ? editionFor(codes, findOfTeams).id : String(named),
  });
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

/**
 * The teams by rank with their matches: opponent and own game points of every round, both scores.
 * @customfunction TEAM_CROSSTABLE
 * @param table Table of the matches with its header row; cells such as 5:2½, 5w2½ or 5:1 ½ 0 1, or a grid of points.
 * @param boards Number of boards of a match.
 * @param [tieBreaks] Codes in order, such as "EDE,MPvGP,EMGSB-C1" or a range with them.
 * @param [primary] Which points come first: "MP" (match points) if omitted, or "GP" (game points).
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns One row per team under a header row.
 */
export function teamCrosstable(
  table: unknown[][],
  boards: number,
  tieBreaks?: unknown[][],
  primary?: string,
  edition?: string,
): unknown[][] {
  const { teams, count } = tableOf(table, boards);
  const wanted = namedArguments(['tieBreaks', 'primary', 'edition'], [tieBreaks, primary, edition]);
  const codes = textsOf(wanted('tieBreaks'));
  const named = wanted('edition');
  const event = teamEventOfTable(teams, count, primaryArgument(wanted('primary')));
  const list = rank(event, {
    tieBreaks: codes,
    edition: isOmitted(named) ? editionFor(codes, findOfTeams).id : String(named),
  });
  if (!list.ok) throw refusal(list.problems);
  const byNo = new Map(teams.map((team) => [team.no, team]));
  const rounds = Array.from({ length: list.value.rounds }, (_, index) => index + 1);
  return [
    [
      say('functions.head.rank'),
      say('functions.head.no'),
      say('functions.head.name'),
      ...rounds.map((round) => `R${round}`),
      'MP',
      'GP',
    ],
    ...list.value.rows.map((row): Cell[] => [
      row.rank,
      row.no,
      row.name,
      ...rounds.map((round) => {
        const match = byNo.get(row.no)?.matches.find((each) => each.round === round);
        if (!match) return '–';
        const points = pointsText(match.gamePoints);
        return match.opponent === null
          ? points
          : `${match.opponent}${match.letter ?? ':'}${points}`;
      }),
      row.matchPoints,
      row.gamePoints,
    ]),
  ];
}

/**
 * The points of a team board by board in each match, and their sums at the foot.
 * @customfunction BOARD_POINTS
 * @param team Number or name of the team.
 * @param table Table of the matches with its header row; cells that show every board, such as 5:1 ½ 0 1.
 * @param boards Number of boards of a match.
 * @returns One row per match under a header row, then the sums; a dash where a cell does not show its boards.
 */
export function boardPoints(team: unknown, table: unknown[][], boards: number): unknown[][] {
  const { teams, count } = tableOf(table, boards);
  const wanted = plainWord(String(team ?? ''));
  const found = teams.find((each) => String(each.no) === wanted || plainWord(each.name) === wanted);
  if (!found) {
    const place = { kind: 'argument', name: 'team' } as const;
    throw refusal([error('player-not-found', place, String(team ?? ''))]);
  }
  const numbers = Array.from({ length: count }, (_, index) => index);
  const names = new Map(teams.map(({ no, name }) => [no, name]));
  const rows = [...found.matches].sort((a, b) => a.round - b.round);
  return [
    [say('head.round'), say('head.opponent'), ...numbers.map((board) => board + 1), 'GP'],
    ...rows.map((match): Cell[] => [
      match.round,
      match.opponent === null ? '–' : names.get(match.opponent) || match.opponent,
      ...numbers.map((board) => match.boards?.[board] ?? '–'),
      match.gamePoints,
    ]),
    [
      '',
      '',
      ...numbers.map((board) => sumOf(rows.map((match) => match.boards?.[board] ?? 0))),
      sumOf(rows.map(({ gamePoints }) => gamePoints)),
    ],
  ];
}

/**
 * The pairing of the teams in the next round, in table order, with the bye at the foot.
 * @customfunction TEAM_PAIRINGS
 * @param table Table of the matches with its header row; cells with the colour of the first board, such as 5w2½.
 * @param boards Number of boards of a match.
 * @param [system] Pairing system of teams by its id; the Swiss system for teams if omitted.
 * @param [totalRounds] Number of rounds of the event; if omitted, other rounds are taken to follow.
 * @param [primary] Which points come first: "MP" (match points) if omitted, or "GP" (game points).
 * @returns One row per match under a header row.
 */
export function teamPairings(
  table: unknown[][],
  boards: number,
  system?: string,
  totalRounds?: number,
  primary?: string,
): unknown[][] {
  const { teams, count } = tableOf(table, boards);
  const known = SYSTEMS.filter(({ pairsTeams }) => pairsTeams);
  const engine = isOmitted(system)
    ? known[0]
    : known.find(({ id }) => id === String(system).trim().toLowerCase());
  if (!engine) throw badArgument('system', system, known.map(({ id }) => id).join(', '));
  const rounds = isOmitted(totalRounds) ? undefined : countArgument('totalRounds', totalRounds, 1);
  const event = teamEventOfTable(teams, count, primaryArgument(primary));
  const task = taskFor(competitionOfTable(event, teams, rounds));
  if (!task.ok) throw refusal(task.problems);
  const paired = pairByRank(engine, task.value);
  if (!paired.ok) {
    const { reasons, cures } = paired.refusal;
    const text = [...reasons, ...cures].map((reason) => sayReason(language(), reason)).join('. ');
    throw new CustomFunctions.Error(CustomFunctions.ErrorCode.notAvailable, text);
  }
  const byNo = playerByNo(task.value.tournament);
  const side = (no: number): Cell[] => {
    const player = byNo.get(no)!;
    return [no, player.name, score(task.value.tournament, player) / 2];
  };
  const rows = paired.pairs.map(({ white, black }, index): Cell[] => [
    index + 1,
    ...side(white),
    ...side(black).reverse(),
  ]);
  if (paired.bye !== null) rows.push(['', ...side(paired.bye), 'bye', '', '']);
  const heads = ['functions.head.no', 'functions.head.name', 'functions.head.points'] as const;
  const words = heads.map((key) => say(key));
  return [[say('functions.head.table'), ...words, ...[...words].reverse()], ...rows];
}

function tableOf(
  table: unknown[][],
  boards: unknown,
): { readonly teams: readonly TeamRow[]; readonly count: number } {
  if (isOmitted(boards)) throw badArgument('boards', boards ?? '', '1, 2, 3 …');
  const count = countArgument('boards', boards, 1);
  const read = readTeamTable(table, count);
  if (!read.ok) throw refusal(read.problems);
  return { teams: read.value, count };
}

const sumOf = (points: readonly number[]): number => points.reduce((sum, each) => sum + each, 0);

const pointsText = (points: number): string =>
  Number.isInteger(points) ? String(points) : `${Math.floor(points) || ''}½`;
