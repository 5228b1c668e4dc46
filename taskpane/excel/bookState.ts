import { parseAddress } from '../../src/sheets/cells';
import { isTable, roundOfTable } from '../../src/sheets/headers';
import { areaName, type Area, type SheetKey } from '../../src/sheets/plan';
import type { MarkState } from './writeMarks';

/** What stands where in the workbook: sheets, tables and the names over our areas. */
export interface BookState {
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
  /** Our conditional formats by sheet, where a write needs to know them (`withMarks`). */
  readonly marks: ReadonlyMap<string, readonly MarkState[]>;
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
  /** Of the log, whose columns are found by it. */
  readonly header?: readonly string[];
}

export interface Placed {
  readonly sheet: string;
  readonly area: Area;
}

export const ourAreaPrefix = 'pairsheet_';

export async function loadBookState(context: Excel.RequestContext): Promise<BookState> {
  const { worksheets, tables, names } = context.workbook;
  worksheets.load('items/name,items/visibility,items/protection/protected');
  tables.load('items/name,items/style,items/worksheet/name');
  names.load('items/name,items/formula');
  const active = worksheets.getActiveWorksheet().load('name');
  const { protection } = context.workbook.load('name,protection/protected');
  await context.sync();
  const ranges = tables.items.map((table) =>
    table.getRange().load('rowIndex,columnIndex,rowCount,columnCount'),
  );
  const headers = tables.items.map((table) =>
    isTable('log', table.name) ? table.getHeaderRowRange().load('values') : null,
  );
  await context.sync();
  return {
    sheets: worksheets.items.map((sheet) => ({
      name: sheet.name,
      visibility: sheet.visibility,
      isProtected: sheet.protection.protected,
    })),
    tables: tables.items.map((table, index) => ({
      name: table.name,
      sheet: table.worksheet.name,
      style: table.style,
      area: areaOf(ranges[index]),
      header: headers[index]?.values[0].map(String),
    })),
    active: active.name,
    fileName: context.workbook.name,
    isStructureProtected: protection.protected,
    names: names.items.map(({ name }) => name).filter((name) => !name.startsWith(ourAreaPrefix)),
    marks: new Map(),
    areas: new Map(
      names.items.flatMap((item) => {
        const placed = item.name.startsWith(ourAreaPrefix) ? parseReference(item.formula) : null;
        return placed ? [[item.name, placed] as const] : [];
      }),
    ),
  };
}

export const areaOf = (range: Excel.Range): Area => ({
  row: range.rowIndex,
  column: range.columnIndex,
  rows: range.rowCount,
  columns: range.columnCount,
});

/** `='Round 3'!$A$1:$J$20`; null for #REF! and everything else. */
function parseReference(formula: unknown): Placed | null {
  const match = /^=(?:'((?:[^']|'')+)'|([^'!]+))!(.+)$/.exec(String(formula));
  const area = match ? parseAddress(match[3]) : null;
  return match && area ? { sheet: (match[1] ?? match[2]).replace(/''/g, "'"), area } : null;
}

/** The table that belongs to a sheet that people type into. */
export function tableOfKey(state: BookState, key: SheetKey): TableState | undefined {
  const round = /^round-(\d+)$/.exec(key)?.[1];
  if (round) return state.tables.find(({ name }) => roundOfTable(name) === Number(round));
  if (key !== 'event' && key !== 'players' && key !== 'log') return undefined;
  return state.tables.find(({ name }) => isTable(key, name));
}

/** Where a sheet of ours is now: by its table, else by the name over its area. */
export function findOurs(state: BookState, key: SheetKey): Placed | undefined {
  const named = state.areas.get(areaName(key));
  const table = tableOfKey(state, key);
  if (!table) return named && hasSheet(state, named.sheet) ? named : undefined;
  if (!named || named.sheet !== table.sheet) return { sheet: table.sheet, area: table.area };
  return { sheet: table.sheet, area: bounding(named.area, table.area) };
}

export const hasSheet = (state: BookState, name: string): boolean =>
  state.sheets.some((sheet) => sheet.name.toLowerCase() === name.toLowerCase());

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
