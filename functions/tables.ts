/** Custom functions that spill a whole table. */
import { makeCrosstableCell } from '../src/formats/crosstable/cells/parseCell';
import { besideColumns } from '../src/formats/crosstable/layout/besideColumns';
import { makeKindHeader, makePointsHeader } from '../src/formats/crosstable/layout/pointsHeader';
import { error } from '../src/model/problems';
import type { RangesEvent } from '../src/event/open/openRanges';
import type { Tournament } from '../src/model/types';
import { systemById } from '../src/systems';
import { countedBy } from '../src/systems/shared/counted';
import { rankField, shownValue } from '../src/tiebreaks/standings/standings';
import { type Field } from '../src/tiebreaks/field';
import { say, type Cell } from './call/answer';
import {
  isOmitted,
  namedArguments,
  textsOf,
  tieBreaksArgument,
  unplayedArgument,
  unratedArgument,
  type AskedTieBreaks,
} from './call/arguments';
import { refusal } from './call/errors';
import { loadEvent } from './call/loadEvent';
import { loadTable, type Loaded } from './call/loadTable';
import { notFinalTexts } from './call/openGames';

const STANDINGS_HEADER = [
  'functions.head.rank',
  'functions.head.no',
  'functions.head.name',
  'functions.head.rating',
  'functions.head.points',
] as const;
const CROSSTABLE_HEADER = [
  'functions.head.no',
  'functions.head.name',
  'functions.head.rating',
] as const;

/**
 * The standings: rank (shared where nothing separates), points, tie-breaks in order, and what broke each tie.
 * @customfunction STANDINGS
 * @param table Crosstable with its header row.
 * @param [tieBreaks] Codes in order, such as "DE,BH-C1,BH" or a range with them; points alone if omitted.
 * @param [after] Standings after this round; after the last one if omitted.
 * @param [unplayed] How own unplayed rounds count: "default", "literal" or "played-only".
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @param [unrated] Rating announced for players who have none; without it ratings of others count for nothing.
 * @param [ties] TRUE: a tie-break that looks at the tied alone, as DE, is shown only where there is a tie.
 * @returns One row per player under a header row.
 */
export function standings(
  table: unknown[][],
  tieBreaks?: unknown[][],
  after?: number,
  unplayed?: string,
  edition?: string,
  unrated?: number,
  ties?: boolean,
): unknown[][] {
  const loaded = loadTable(table);
  const given = namedArguments(AFTER_TABLE, [tieBreaks, after, unplayed, edition, unrated, ties]);
  const asked = tieBreaksArgument('tieBreaks', textsOf(given('tieBreaks')), given('edition'));
  const field = fieldAfter(loaded, given('after'));
  const options = {
    ...unplayedArgument(given('unplayed'), asked.edition),
    unrated: unratedArgument(given('unrated')),
  };
  const list = rankField(field, asked.edition, asked.codes, options);
  const columns = columnsOf(asked);
  const header = STANDINGS_HEADER.map((key) => say(key));
  const width = header.length + columns.length + 1;
  return [
    [
      ...header,
      ...columns.map(({ text }) => text),
      lastHeader(asked, isOmitted(given('edition')), field.tournament),
    ],
    ...list.rows.map((row): Cell[] => [
      row.rank,
      row.no,
      row.name,
      field.player(row.no).rating || '',
      row.points,
      ...columns.map(
        ({ code }) => (ties === true ? shownValue(list, row, code) : row.tieBreaks[code]) ?? '–',
      ),
      columns.find(({ code }) => code === row.brokenBy)?.text ?? (row.isShared ? '=' : ''),
    ]),
    ...loaded.toldOfTable.map((text) => told(text, width)),
  ];
}

/** Told once, under the list. */
const told = (text: string, width: number): Cell[] => [
  '',
  '',
  text,
  ...Array<Cell>(width - 3).fill(''),
];

/** One column for each tie-break, called as it was asked for. */
const columnsOf = ({ codes, texts }: AskedTieBreaks) =>
  codes
    .map((code, index) => ({ code, text: texts[index] }))
    .filter(({ code }, index) => codes.indexOf(code) === index);

const AFTER_TABLE = ['tieBreaks', 'after', 'unplayed', 'edition', 'unrated', 'ties'] as const;

/**
 * By which edition, where the formula does not say it, and that the list is not final: in the head of the last column,
 * so that old formulas keep their shape, and what stands beside or below them its place.
 */
function lastHeader(
  { edition, codes }: AskedTieBreaks,
  isUnsaid: boolean,
  tournament: Tournament,
): string {
  const head = say('functions.head.broken-by');
  const named = isUnsaid && codes.length > 0 ? `${head} (${edition.id})` : head;
  return [named, ...notFinalTexts(tournament)].join(' · ');
}

function fieldAfter(loaded: Loaded, after: unknown): Field {
  if (isOmitted(after)) return loaded.field;
  const round = roundArgument(after);
  const { pairedRounds } = loaded.checked.tournament;
  if (round <= pairedRounds) return loaded.fieldAfter(round);
  const place = { kind: 'argument', name: 'after' } as const;
  throw refusal([error('round-not-paired', place, String(after), { paired: pairedRounds })]);
}

function roundArgument(value: unknown): number {
  const round = Number(value);
  if (Number.isInteger(round) && round >= 1) return round;
  throw refusal([error('not-a-round', { kind: 'argument', name: 'after' }, String(value))]);
}

/**
 * The crosstable of an event, from its list of players and the lists of its rounds.
 * @customfunction CROSSTABLE
 * @param players Players with their header row (No, Name, Rtg …), or a crosstable to print again.
 * @param rounds The rounds with their header rows, in order; also the table Event, for its points.
 * @returns One row per player under a header row: No, Name, Rtg, R1 … and the points.
 */
export function crosstable(players: unknown[][], rounds: unknown[][][]): unknown[][] {
  return printed(loadEvent(players, rounds).tournament);
}

/**
 * The crosstable as the standings count it: of a round robin without the results of those who withdrew before half of their games.
 * @customfunction CROSSTABLE_COUNTED
 * @param players Players with their header row (No, Name, Rtg, Status …).
 * @param rounds The rounds with their header rows, in order, and the table Event, which names the system and the rounds.
 * @returns One row per player under a header row, for STANDINGS and every tie-break.
 */
export function crosstableCounted(players: unknown[][], rounds: unknown[][][]): unknown[][] {
  return counted(loadEvent(players, rounds));
}

/**
 * The standings straight from the tables of the event, in one call: those of STANDINGS over the crosstable as its system counts it.
 * @customfunction EVENT_STANDINGS
 * @param players Players with their header row (No, Name, Rtg, Status …).
 * @param [tieBreaks] Codes in order, such as "DE,BH-C1,BH" or a range with them; points alone if omitted.
 * @param [after] Standings after this round; after the last one if omitted.
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @param [unrated] Rating announced for players who have none; without it ratings of others count for nothing.
 * @param [ties] TRUE: a tie-break that looks at the tied alone, as DE, is shown only where there is a tie.
 * @param rounds The rounds with their header rows, in order, and the table Event, which names the system and the rounds.
 * @returns One row per player under a header row.
 */
export function eventStandings(
  players: unknown[][],
  tieBreaks: unknown[][] | null,
  after: number | null,
  edition: string | null,
  unrated: number | null,
  ties: boolean | null,
  rounds: unknown[][][],
): unknown[][] {
  const event = loadEvent(players, rounds);
  const leavesOut = systemById(event.system ?? '')?.asStandingsCount !== undefined;
  const table = leavesOut ? counted(event) : printed(event.tournament);
  const rest = [tieBreaks, after, undefined, edition, unrated, ties].map(
    (each) => each ?? undefined,
  );
  return standings(
    table,
    ...(rest as [unknown[][]?, number?, string?, string?, number?, boolean?]),
  );
}

function counted({ tournament, system }: RangesEvent): Cell[][] {
  const kind = systemById(system ?? '')?.kind;
  const table = printed(countedBy(system, tournament));
  if (kind !== 'round-robin') return table;
  // Before everybody has met only the heading can tell that forfeits are games (C.07 15.2).
  const [header, ...rows] = table;
  const points = makeKindHeader(String(header.at(-1)), say('functions.head.round-robin'));
  return [[...header.slice(0, -1), points], ...rows];
}

function printed(tournament: Tournament): Cell[][] {
  const beside = besideColumns(tournament);
  const header = CROSSTABLE_HEADER.map((key) => say(key));
  const roundHeaders = Array.from(
    { length: tournament.pairedRounds },
    (_, index) => `R${index + 1}`,
  );
  return [
    [
      ...header,
      ...roundHeaders,
      makePointsHeader(say('functions.head.points'), tournament.points),
      ...beside.map(({ head }) => head),
    ],
    ...tournament.players.map((player): Cell[] => [
      player.no,
      player.name,
      player.rating || '',
      ...player.entries.map(makeCrosstableCell),
      player.entries.reduce((sum, { outcome }) => sum + tournament.points[outcome], 0) / 2,
      ...beside.map(({ cell }) => cell(player)),
    ]),
  ];
}
