import { parseAddress } from '../plan/cells';
import { isTable, roundOfTable } from '../names/headers';
import { areaName, keyParts, sectionKey, type Area, type SheetKey } from '../plan/plan';
import { plainTable } from '../names/section';

/** What stands where in a workbook, in Excel or in a file: what applying a plan has to know. */
export interface BookLayout {
  readonly sheets: readonly SheetState[];
  readonly tables: readonly TableState[];
  /** Our areas by the name that marks them. */
  readonly areas: ReadonlyMap<string, Placed>;
  /** All other names, which no table can have. */
  readonly names: readonly string[];
  /** The sheet that is shown. */
  readonly active: string;
  readonly fileName: string;
  /** Whether sheets can be neither added nor taken out. */
  readonly isStructureProtected: boolean;
}

export interface SheetState {
  readonly name: string;
  readonly visibility: string;
  readonly isProtected: boolean;
}

export interface TableState {
  readonly name: string;
  readonly sheet: string;
  readonly area: Area;
  readonly style: string;
  /** Whether it ends in a row of totals; absent where nobody asked. */
  readonly hasTotals?: boolean;
  /** Whether a filter hides some of its rows; absent where nobody asked. */
  readonly isFiltered?: boolean;
  /** Of the log, whose columns are found by it. */
  readonly header?: readonly string[];
}

export interface Placed {
  readonly sheet: string;
  readonly area: Area;
}

export const ourAreaPrefix = 'pairsheet_';

/** `R1C1:R20C10`, as an Excel that numbers its columns may say it: no address with letters reads so. */
function parseNumbered(address: string): Area | null {
  const match = /^R(\d+)C(\d+)(?::R(\d+)C(\d+))?$/i.exec(address);
  if (!match) return null;
  const [row, column] = [Number(match[1]), Number(match[2])];
  const [last, lastColumn] = [Number(match[3] ?? row), Number(match[4] ?? column)];
  const [rows, columns] = [last - row + 1, lastColumn - column + 1];
  return { row: row - 1, column: column - 1, rows, columns };
}

/** `='Round 3'!$A$1:$J$20`; null for #REF! and everything else. */
export function parseReference(formula: unknown): Placed | null {
  // `=#REF!$A$1`, with nothing around #REF, is left of a sheet that was deleted.
  const match = /^=(?:'((?:[^']|'')+)'|(?!#REF!)([^'!]+))!(.+)$/.exec(String(formula));
  const area = match ? (parseAddress(match[3]) ?? parseNumbered(match[3])) : null;
  return match && area ? { sheet: (match[1] ?? match[2]).replace(/''/g, "'"), area } : null;
}

/** Sheets with a table of ours that is one of its kind. */
export const TABLE_KEYS = ['event', 'players', 'teams', 'log', 'prizes'] as const;

/** The table that belongs to a sheet that people type into. */
export function tableOfKey(state: BookLayout, key: SheetKey): TableState | undefined {
  const { plain, section } = keyParts(key);
  const find = (fits: (name: string) => boolean) =>
    state.tables.find(({ name }) => fits(plainTable({ id: section }, name) ?? ''));
  const round = /^round-(\d+)$/.exec(plain)?.[1];
  if (round) return find((name) => roundOfTable(name) === Number(round));
  const kind = TABLE_KEYS.find((key) => key === plain);
  return kind && find((name) => isTable(kind, name));
}

/** Where a sheet of ours is now: by its table, else by the name over its area. */
export function findOurs(state: BookLayout, key: SheetKey): Placed | undefined {
  const named = state.areas.get(areaName(key));
  const table = tableOfKey(state, key);
  if (!table) return named && hasSheet(state, named.sheet) ? named : undefined;
  if (!named || named.sheet !== table.sheet) return { sheet: table.sheet, area: table.area };
  return { sheet: table.sheet, area: bounding(named.area, table.area) };
}

export const hasSheet = (state: BookLayout, name: string): boolean =>
  state.sheets.some((sheet) => sheet.name.toLowerCase() === name.toLowerCase());

/** A new round stands right of the one before it, the first right of the players; else at the end. */
export function placeOfNew(state: BookLayout, key: SheetKey): number | null {
  const { plain, section } = keyParts(key);
  const round = Number(/^round-(\d+)$/.exec(plain)?.[1] ?? 0);
  if (round === 0) return null;
  const left = round > 1 ? `round-${round - 1}` : 'players';
  const before = findOurs(state, section === '' ? left : sectionKey(left, section))?.sheet;
  const position = state.sheets.findIndex(({ name }) => name === before);
  return position < 0 ? null : position + 1;
}

export function bounding(a: Area, b: Area): Area {
  const row = Math.min(a.row, b.row);
  const column = Math.min(a.column, b.column);
  return {
    row,
    column,
    rows: Math.max(a.row + a.rows, b.row + b.rows) - row,
    columns: Math.max(a.column + a.columns, b.column + b.columns) - column,
  };
}
