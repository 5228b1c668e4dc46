import { playerByNo } from '../../model/tournament';
import type { Language, Player, PlayerNo, RequestedBye, Tournament } from '../../model/types';
import { roundIn } from '../../model/rounds/round';
import { makeByeRequests } from '../read/byeRequests';
import type { TableCells } from '../plan/cells';
import { EVENT_ROWS, type EventRow } from '../names/eventWords';
import type { PlayerColumn } from '../names/headers';
import type { Block, CellValue, SheetPlan } from '../plan/plan';
import type { EventRead } from '../read/readEvent';
import { eventValues } from './eventSheet';
import { playerCell, PLAYERS_HEADER_ROW } from './playersSheet';
import { makeRecord, recordAfter } from '../stored/record';
import { attendanceAfter, attendanceRecord } from '../stored/event/attendanceRecord';
import {
  storedEventRows,
  NOTHING_STORED,
  renumbered,
  type StoredEvent,
} from '../stored/event/storedEvent';
import { termsAfter, termsOf } from '../stored/event/terms';
import { trfExtraSheets } from '../stored/trfExtrasSheet';
import { storedEventSheet } from '../stored/event/storedEventSheet';
import { recordSheet } from '../stored/recordSheet';
import { publishedRows, publishedRounds, renumberedSeats, seatsOf } from '../stored/published';
import { publishedSheet } from '../stored/publishedSheet';
import { roundChanges } from './roundChanges';
import { memberBlocks, memberRow, teamChanges } from './teamChanges';
import { say } from '../plan/say';
import type { EventSettings } from '../settings';

export interface Change {
  readonly read: EventRead;
  readonly before: Tournament;
  readonly after: Tournament;
  /** Old → new, of whoever changed number. */
  readonly numbers?: ReadonlyMap<PlayerNo, PlayerNo>;
  readonly settings?: EventSettings;
  /** A round whose changes in the sheet the arbiter has agreed to. */
  readonly settled?: number;
  /** Players who leave the list, by the numbers that they had. */
  readonly gone?: ReadonlySet<PlayerNo>;
  /** A list without numbers gets none by this change. */
  readonly keepsBlankNumbers?: boolean;
  /** The line that counts the players is written whether or not this change adds any. */
  readonly isRecounted?: boolean;
  /** The last round, where it is paired again: who asks it off is as the change says, not as typed before. */
  readonly replaces?: number;
  /** A round that this change publishes anew: its tables and points shown are now as they stand. */
  readonly publishes?: number;
  /** What the change leaves there: a departure, an edit by hand begun or ended. */
  readonly stored?: (stored: StoredEvent) => StoredEvent;
  readonly language: Language;
}

/**
 * What must be written so that the workbook says `after` instead of `before`: only the cells that
 * differ, in the arbiter's own order of rows and columns.
 */
export const changeSheets = (change: Change): SheetPlan[] => [
  ...listChanges(change),
  ...[
    ...roundChanges(change),
    ...recordChange(change),
    ...publishedChange(change),
    ...trfExtrasChange(change),
    ...storedChange(change),
  ].filter(hasChanges),
];

/** The same of the settings and the lists of players and teams alone: pairing writes the rest anew. */
export const listChanges = (change: Change): SheetPlan[] =>
  [eventChanges(change), playerChanges(change), ...teamChanges(change)].filter(hasChanges);

const hasChanges = ({ blocks, rows = [], rowsGone = [] }: SheetPlan): boolean =>
  blocks.length > 0 || rows.length > 0 || rowsGone.length > 0;

function recordChange({ read, before, after, numbers, settled }: Change): SheetPlan[] {
  if (!read.record) return [];
  const now = recordSheet(recordAfter(read.record, before, after, numbers, settled));
  const isSame = JSON.stringify(makeRecord(read.record)) === JSON.stringify(now.blocks[0].cells);
  return isSame ? [] : [now];
}

function publishedChange({ read, after, numbers, settings, publishes = 0 }: Change): SheetPlan[] {
  const { firstTable } = settings ?? read.settings;
  if (!read.published)
    return publishes > 0 ? [publishedSheet(publishedRounds(after, firstTable))] : [];
  const now = new Map(renumberedSeats(read.published, numbers ?? new Map()));
  if (publishes > 0) now.set(publishes, seatsOf(after, roundIn(after, publishes), firstTable));
  const isSame =
    JSON.stringify(publishedRows(now)) === JSON.stringify(publishedRows(read.published));
  return isSame ? [] : [publishedSheet(now)];
}

function storedChange(change: Change): SheetPlan[] {
  const { read } = change;
  const now = storedAfter(change);
  if (!now || JSON.stringify(storedEventRows(now)) === JSON.stringify(rowsOf(read.stored)))
    return [];
  return [storedEventSheet(now)];
}

const rowsOf = (stored: StoredEvent | null) => (stored ? storedEventRows(stored) : null);

/** What is stored as the change leaves it; null: there is none and nothing to note. */
export function storedAfter(change: Change): StoredEvent | null {
  const { read, before, after, numbers, settings } = change;
  if (!read.stored && !change.stored) return null;
  const was = read.stored ?? NOTHING_STORED;
  const { termsVersion } = was;
  const terms =
    was.terms &&
    termsAfter(
      was.terms,
      termsOf(before, read.settings, termsVersion),
      termsOf(after, settings ?? read.settings, termsVersion),
      termsVersion,
    );
  const then = renumbered(
    { ...was, terms, attendance: attendanceRecord(before) },
    numbers ?? new Map(),
  );
  const known = renumbered(was, numbers ?? new Map()).attendance;
  const kept = {
    ...then,
    attendance: known && attendanceAfter(known, then.attendance ?? [], attendanceRecord(after)),
  };
  return change.stored ? change.stored(kept) : kept;
}

/** Numbers of players stand in what a TRF brought along too. */
function trfExtrasChange({ before, after }: Change): SheetPlan[] {
  const [then] = trfExtraSheets(before);
  const [now] = trfExtraSheets(after);
  if (!now || JSON.stringify(then?.blocks) === JSON.stringify(now.blocks)) return [];
  return [now];
}

const cellBlock = (table: TableCells, row: number, column: number, value: CellValue): Block => ({
  row: table.row + 1 + row,
  column: table.column + column,
  // null in a plan leaves a cell alone; here an empty cell is meant.
  cells: [[value ?? '']],
});

function eventChanges(change: Change): SheetPlan {
  const { read, before, after, language } = change;
  const old = eventValues(before, read.settings, language);
  const now = eventValues(after, change.settings ?? read.settings, language);
  const differing = EVENT_ROWS.keys.filter((row) => old[row] !== now[row]);
  return eventCells(read, language, new Map(differing.map((row) => [row, now[row]])));
}

/** Settings written where the arbiter has them; a row that is missing is added. */
export function eventCells(
  read: EventRead,
  language: Language,
  values: ReadonlyMap<EventRow, CellValue>,
): SheetPlan {
  const table = read.tables.event;
  const empty: SheetPlan = { key: 'event', name: table?.sheet ?? '', mode: 'update', blocks: [] };
  if (!table) return empty;
  const blocks: Block[] = [];
  const added: CellValue[][] = [];
  for (const [row, value] of values) {
    const place = read.event.cells.get(row);
    if (place) blocks.push(cellBlock(table, place.row, place.column, value));
    else added.push(eventRow(table, read, EVENT_ROWS.written(row, language), value));
  }
  return { ...empty, blocks, rows: added.length > 0 ? [{ table: table.name, cells: added }] : [] };
}

function eventRow(table: TableCells, read: EventRead, name: string, value: CellValue): CellValue[] {
  const cells = table.header.map((): CellValue => null);
  cells[read.event.columns.setting] = name;
  cells[read.event.columns.value] = value;
  return cells;
}

function playerChanges(change: Change): SheetPlan {
  const { read, before, after, numbers, language } = change;
  const table = read.tables.players;
  const empty: SheetPlan = { key: 'players', name: table?.sheet ?? '', mode: 'update', blocks: [] };
  if (!table || !read.players) return empty;
  const { columns, rows } = read.players;
  const old = playerByNo(before);
  const now = playerByNo(after);
  const known = new Set<PlayerNo>();
  const blocks: Block[] = [];
  for (const { no, row, byes } of rows) {
    const was = old.get(no.value);
    const is = now.get(numbers?.get(no.value) ?? no.value);
    if (!was || !is || change.gone?.has(no.value)) continue;
    known.add(is.no);
    for (const [column, index] of columns) {
      if (column === 'firstName') continue;
      const cell = playerCell(is, column, language);
      const isMissing = column === 'no' && !read.players.isNumbered && !change.keepsBlankNumbers;
      if (column === 'byes' && change.replaces !== undefined) {
        const asked = keepPast(byes, is, change.replaces - 1);
        if (asked !== makeByeRequests(byes)) blocks.push(cellBlock(table, row, index, asked));
        continue;
      }
      if (cell === playerCell(was, column, language) && !isMissing) continue;
      const value = column === 'byes' ? keepPast(byes, is, after.pairedRounds) : cell;
      blocks.push(cellBlock(table, row, index, value));
    }
  }
  const added = after.players
    .filter(({ no }) => !known.has(no) && !old.has(unchanged(no, numbers)))
    .map((player) => newPlayerRow(table, columns, player, change));
  const titles = countChange(table, change);
  const grown = added.length > 0 ? [{ table: table.name, cells: added }] : [];
  const left = rowsOfGone(change, table);
  return {
    ...empty,
    blocks: [...titles, ...blocks, ...memberBlocks(change), ...left.blocks],
    rows: grown,
    ...left.rowsGone,
  };
}

/** Rows of players who leave; a table keeps one row, which is emptied. */
function rowsOfGone(
  { read, gone }: Change,
  table: TableCells,
): { blocks: Block[]; rowsGone: Pick<SheetPlan, 'rowsGone'> } {
  const rows = (read.players?.rows ?? [])
    .filter(({ no }) => gone?.has(no.value))
    .map(({ row }) => row);
  if (rows.length === 0) return { blocks: [], rowsGone: {} };
  const isAll = rows.length === table.rows.length;
  const out = isAll ? rows.slice(1) : rows;
  return {
    blocks: isAll ? [emptyRow(table, rows[0])] : [],
    rowsGone: out.length > 0 ? { rowsGone: [{ table: table.name, rows: out }] } : {},
  };
}

const emptyRow = (table: TableCells, row: number): Block => ({
  row: table.row + 1 + row,
  column: table.column,
  cells: [table.header.map(() => '')],
});

/** The line that counts the players, where both sheets of the arbiter's still stand as we wrote them. */
function countChange(
  players: TableCells,
  { read: { tables }, before, after, language, isRecounted }: Change,
): Block[] {
  const isOurs = [players, tables.event].every(
    (table) => table?.row === PLAYERS_HEADER_ROW && table.column === 0,
  );
  const count = after.players.length;
  if (!isOurs || (count === before.players.length && !isRecounted)) return [];
  return [{ row: 1, column: 0, cells: [[say(language, 'sheet.players-title', { count })]] }];
}

/** What a late entrant was given for the rounds they missed stays beside what they ask for now. */
function keepPast(
  written: ReadonlyMap<number, RequestedBye>,
  { requestedByes }: Player,
  pairedRounds: number,
): string {
  const past = [...written].filter(([round]) => round <= pairedRounds);
  return makeByeRequests(new Map([...past, ...requestedByes]));
}

/** The old number of whoever has `no` now. */
function unchanged(no: PlayerNo, numbers: Change['numbers']): PlayerNo {
  for (const [from, to] of numbers ?? []) if (to === no) return from;
  // A number that somebody else moved away from belongs to a newcomer.
  return numbers?.has(no) ? -1 : no;
}

function newPlayerRow(
  table: TableCells,
  columns: ReadonlyMap<PlayerColumn, number>,
  player: Player,
  change: Change,
): CellValue[] {
  const { language, keepsBlankNumbers } = change;
  const cells = table.header.map((): CellValue => null);
  for (const [column, index] of columns)
    cells[index] = column === 'byes' ? missedRounds(player) : playerCell(player, column, language);
  for (const [index, value] of memberRow(change, player.no)) cells[index] = value;
  const no = columns.get('no');
  if (keepsBlankNumbers && no !== undefined) cells[no] = '';
  return cells;
}

/** A newcomer has no row in the rounds they missed: what they get for them stands in their column Byes. */
function missedRounds({ entries, requestedByes }: Player): string {
  const byes = new Map(requestedByes);
  entries.forEach(({ outcome }, index) => {
    if (outcome === 'halfBye' || outcome === 'zeroBye' || outcome === 'fullBye')
      byes.set(index + 1, outcome);
  });
  return makeByeRequests(byes);
}
