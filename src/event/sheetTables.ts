import type { Reason } from '../explain/reason';
import { kindOfTable } from '../formats/crosstable/kind';
import {
  readCrosstable,
  readPlayersOnly,
  type CrosstableRead,
} from '../formats/crosstable/readCrosstable';
import { error, warning, type Checked, type Place, type Problem } from '../model/problems';
import { nameKey } from '../ratings/list';
import { cellAddress, type SheetCells } from '../sheets/plan/cells';

/** A table that was found in one of the sheets of a workbook. */
export interface SheetTable {
  readonly sheet: string;
  readonly table: CrosstableRead;
  readonly warnings: readonly Problem[];
  /** What was read, and what was done with the sheets beside it, in sentences. */
  readonly said: readonly Reason[];
}

interface Read {
  readonly sheet: string;
  readonly read: Checked<CrosstableRead>;
}

/**
 * The events in the sheets of a workbook that is not ours: a crosstable each, and a list of players
 * only where there is no crosstable. Several sheets about the same players are one event: the table
 * that says most is taken, and starting numbers that it lacks come from a sheet that has them.
 */
export function readSheetTables(sheets: readonly SheetCells[]): Checked<readonly SheetTable[]> {
  const filled = sheets.filter(({ rows }) => rows.some((row) => row.some(isFilled)));
  const all = filled.map(({ sheet, rows }): Read => ({
    sheet,
    read: readCrosstable(rows, (row, column) => cellPlaceIn(sheet, row, column)),
  }));
  const tables = all.flatMap(asTable);
  const events = tables.filter(({ table }) => table.tournament.pairedRounds > 0);
  const rankings = filled
    .filter((_, at) => isRanking(all[at]!.read))
    .flatMap(({ sheet, rows }) =>
      asTable({
        sheet,
        read: readPlayersOnly(rows, (row, column) => cellPlaceIn(sheet, row, column)),
      }),
    );
  const faulty = all.flatMap(({ sheet, read }) => (read.ok ? [] : [{ sheet, ...read }]));
  const unread = faulty.filter(({ problems }) => !problems.some(isNoTable));
  // A list beside a crosstable with faults is not what was meant.
  if (events.length === 0 && unread.length > 0) return { ok: false, problems: unread[0]!.problems };
  if (tables.length === 0) return { ok: false, problems: [nothingFound(sheets, faulty)] };
  const candidates = events.length > 0 ? events : tables.slice(0, 1);
  const chosen = groupsOf(candidates).map((group) => [...group].sort(saysMore)[0]!);
  // The start numbers of a ranking count for a crosstable beside it.
  const left = unread.filter(({ sheet }) => !rankings.some((other) => other.sheet === sheet));
  const value = chosen.map((one) => completed(one, [...tables, ...rankings], left));
  return { ok: true, value, warnings: [] };
}

const isRanking = (read: Checked<CrosstableRead>): boolean =>
  !read.ok && read.problems[0]?.code === 'ranking-without-rounds';

const isFilled = (cell: unknown): boolean => cell !== null && cell !== '';

const cellPlaceIn = (sheet: string, row: number, column: number): Place => ({
  kind: 'cell',
  sheet,
  address: cellAddress(row, column),
});

const asTable = ({ sheet, read }: Read): SheetTable[] =>
  read.ok ? [{ sheet, table: read.value, warnings: read.warnings, said: [] }] : [];

/** A sheet with remarks, pictures or regulations, and no table at all. */
const isNoTable = ({ code }: Problem): boolean =>
  code === 'table-without-header' || code === 'table-without-players';

function nothingFound(
  sheets: readonly SheetCells[],
  faulty: readonly { readonly sheet: string; readonly problems: readonly Problem[] }[],
): Problem {
  const names = sheets.map(({ sheet }) => sheet).join(', ');
  const place: Place = faulty[0]?.problems[0]?.place ?? { kind: 'file' };
  return error('no-table-in-sheets', place, names);
}

/** Tables with the same players. */
function groupsOf(tables: readonly SheetTable[]): SheetTable[][] {
  const groups = new Map<string, SheetTable[]>();
  for (const one of tables) {
    const key = namesIn(one).sort().join('\n');
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()];
}

const namesIn = ({ table }: SheetTable): string[] =>
  table.tournament.players.map(({ name }) => nameKey(name));

/** More rounds, then colours, then starting numbers; sorting keeps the order of the sheets. */
function saysMore(a: SheetTable, b: SheetTable): number {
  const worth = ({ table }: SheetTable): readonly number[] => [
    table.tournament.pairedRounds,
    table.hasColours ? 1 : 0,
    hasStartNumbers(table) ? 1 : 0,
  ];
  const [ours, theirs] = [worth(a), worth(b)];
  const differing = ours.findIndex((each, at) => each !== theirs[at]);
  return differing < 0 ? 0 : theirs[differing]! - ours[differing]!;
}

const hasStartNumbers = ({ kind, startNumbers }: CrosstableRead): boolean =>
  kind.numbers === 'no' || startNumbers !== undefined;

function completed(
  one: SheetTable,
  tables: readonly SheetTable[],
  unread: readonly { readonly sheet: string; readonly problems: readonly Problem[] }[],
): SheetTable {
  const source = hasStartNumbers(one.table)
    ? undefined
    : tables.find((other) => other !== one && startNumbersFrom(other, one));
  const startNumbers = source && startNumbersFrom(source, one);
  const said: Reason[] = [
    { key: 'foreign.sheet', args: { sheet: one.sheet, what: { reason: kindOfTable(one.table) } } },
  ];
  if (source) said.push({ key: 'foreign.numbers-of-sheet', args: { sheet: source.sheet } });
  const left = tables.filter((other) => other !== one && other !== source);
  if (left.length > 0)
    said.push({
      key: 'foreign.sheets-beside',
      args: { sheets: left.map(({ sheet }) => sheet).join(', ') },
    });
  const warnings = [
    ...one.warnings,
    ...unread.map(({ sheet, problems }) => warning('sheet-left-out', problems[0]!.place, sheet)),
  ];
  const table = startNumbers ? { ...one.table, startNumbers } : one.table;
  return { ...one, table, warnings, said };
}

/** The starting numbers of one table by those of another, if it has them for all by name. */
function startNumbersFrom(
  { table: list }: SheetTable,
  { table }: SheetTable,
): ReadonlyMap<number, number> | undefined {
  if (list.kind.numbers !== 'no') return undefined;
  const byName = new Map<string, number>();
  for (const { no, name } of list.tournament.players) {
    if (byName.has(nameKey(name))) return undefined;
    byName.set(nameKey(name), no);
  }
  const numbers = new Map<number, number>();
  for (const { no, name } of table.tournament.players) {
    const start = byName.get(nameKey(name));
    if (start === undefined) return undefined;
    numbers.set(no, start);
  }
  return new Set(numbers.values()).size === numbers.size ? numbers : undefined;
}
