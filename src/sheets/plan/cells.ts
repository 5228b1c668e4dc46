import type { Place } from '../../model/problems';
import type { LogHead } from '../stored/log/logHead';
import type { Area } from './plan';

/** What a workbook holds, as far as we look at it: tables, and sheets where a list is adopted. */
export type CellContent = string | number | boolean | null;

export interface BookCells {
  readonly tables: readonly TableCells[];
  /** The hidden record of earlier rounds, where there is one. */
  readonly record?: readonly (readonly CellContent[])[];
  /** The hidden lines of a TRF that no table has a place for. */
  readonly carried?: readonly (readonly CellContent[])[];
  /** The hidden terms of the event and the departures from them. */
  readonly stored?: readonly (readonly CellContent[])[];
  /** The hidden tables, players and points shown of the published rounds. */
  readonly published?: readonly (readonly CellContent[])[];
  /** The hidden cells of those who share the workbook: one for all its events. */
  readonly shared?: readonly (readonly CellContent[])[];
  /** The ends of the logs as they are kept outside the cells; of one event where its cells are asked for. */
  readonly heads?: readonly LogHead[];
  /** The hidden sheets of each named section, by its id in lower case. */
  readonly sections?: ReadonlyMap<string, Pick<BookCells, HiddenCells>>;
}

/** What hidden sheets of ours hold. */
export type HiddenCells = 'record' | 'carried' | 'stored' | 'published';

export interface TableCells {
  readonly name: string;
  readonly sheet: string;
  /** Where the header row stands, counted from 0. */
  readonly row: number;
  readonly column: number;
  readonly header: readonly string[];
  readonly rows: readonly (readonly CellContent[])[];
}

/** A sheet that is no table of ours yet, to adopt a list from. */
export interface SheetCells {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
  readonly rows: readonly (readonly CellContent[])[];
  /** Which sheet of ours it is, and where we wrote; absent: the arbiter's own. */
  readonly ours?: OwnSheet;
}

export interface OwnSheet {
  /** As names of the workbook have it: `by_name`. */
  readonly word: string;
  /** In lower case; empty: the event without a name. */
  readonly section: string;
  readonly area: Area;
}

/** The cells of our part of a sheet. */
export const ownRows = ({ row, column, rows }: SheetCells, area: Area): CellContent[][] =>
  Array.from({ length: Math.max(0, Math.min(area.rows, row + rows.length - area.row)) }, (_, r) =>
    Array.from(
      { length: Math.min(area.columns, MOST_COLUMNS) },
      (_unused, c) => rows[area.row + r - row]?.[area.column + c - column] ?? null,
    ),
  );

/** A name may be stretched over whole rows. */
const MOST_COLUMNS = 1000;

export function columnLetters(column: number): string {
  let letters = '';
  for (let n = column + 1; n > 0; n = Math.floor((n - 1) / 26))
    letters = String.fromCharCode(65 + ((n - 1) % 26)) + letters;
  return letters;
}

export const cellAddress = (row: number, column: number): string =>
  `${columnLetters(column)}${row + 1}`;

export function areaAddress({ row, column, rows, columns }: Area): string {
  const from = cellAddress(row, column);
  return rows === 1 && columns === 1
    ? from
    : `${from}:${cellAddress(row + rows - 1, column + columns - 1)}`;
}

/** `B2`, `$A$1:$C$3`; null when it is no address of cells. */
export function parseAddress(address: string): Area | null {
  const match = /^\$?([A-Z]{1,3})\$?(\d+)(?::\$?([A-Z]{1,3})\$?(\d+))?$/i.exec(
    address.replace(/^.*!/, ''),
  );
  if (!match) return null;
  const column = columnNumber(match[1]);
  const row = Number(match[2]) - 1;
  const lastColumn = match[3] ? columnNumber(match[3]) : column;
  const lastRow = match[4] ? Number(match[4]) - 1 : row;
  return { row, column, rows: lastRow - row + 1, columns: lastColumn - column + 1 };
}

function columnNumber(letters: string): number {
  let number = 0;
  for (const letter of letters.toUpperCase()) number = number * 26 + letter.charCodeAt(0) - 64;
  return number - 1;
}

/** A formula as it reads so many rows further down and columns to the right; texts in it stay. */
export const shiftReferences = (formula: string, rows: number, columns: number): string =>
  formula.replace(
    /"(?:[^"]|"")*"|(\$?)\b([A-Z]{1,3})(\$?)(\d+)\b(?!\()/g,
    (found: string, fixed: string | undefined, letters: string, fixedRow: string, row: string) => {
      if (letters === undefined) return found;
      const column = fixed ? letters : columnLetters(columnNumber(letters) + columns);
      return `${fixed}${column}${fixedRow}${fixedRow ? row : Number(row) + rows}`;
    },
  );

/** The place of a table's cell; `row` counts the rows below the header from 0. */
export const cellPlace = (table: TableCells, row: number, column: number): Place => ({
  kind: 'cell',
  sheet: table.sheet,
  address: cellAddress(table.row + 1 + row, table.column + column),
});

/** `'Round 3'!$A$1:$J$20` */
export const sheetReference = (sheet: string, where: Area): string => {
  const absolute = areaAddress(where).replace(/([A-Z]+)(\d+)/g, '$$$1$$$2');
  return `'${sheet.replace(/'/g, "''")}'!${absolute}`;
};
