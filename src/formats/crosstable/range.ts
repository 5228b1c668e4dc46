import type { Place } from '../../model/problems';
import { tidy } from '../tidy';

/** A range as Excel hands it over: blanks arrive as 0, errors as objects with a code. */
export type RangeCell = unknown;
export type Range = readonly (readonly RangeCell[])[];

export type CellText = string | number | null;

/** `½` written in Latin-1 and read as Windows-1250: the sign that Central European programs show. */
const MISREAD_HALF = '˝';

/** The cell as text or number; null for no entry. An error becomes its code, `#NAME?`. */
export function cellContent(cell: RangeCell): CellText {
  if (cell === null || cell === undefined || cell === 0 || cell === '') return null;
  if (typeof cell === 'number') return cell;
  if (typeof cell === 'string') return cell.replaceAll(MISREAD_HALF, '½');
  if (typeof cell === 'boolean') return String(cell).toUpperCase();
  return errorCode(cell) ?? String(cell);
}

export const cellWord = (cell: RangeCell): string => tidy(String(cellContent(cell) ?? ''));

/** Errors come as `{ code: '#NAME?' }` from the runtime, as data types with `basicValue`, or as text. */
function errorCode(cell: object): string | undefined {
  const { code, basicValue } = cell as { code?: unknown; basicValue?: unknown };
  const shown = [code, basicValue].find((text) => typeof text === 'string' && text.startsWith('#'));
  return shown === undefined ? '#VALUE!' : String(shown);
}

/** Where a cell of the table stands for the one who reads the message; rows and columns from 0. */
export type PlaceOf = (row: number, column: number) => Place;

/** Rows and columns of the range, counted from 1 as Excel's user does. */
export const rangePlace = (name: string, row: number, column: number): Place => ({
  kind: 'argument',
  name,
  row: row + 1,
  column: column + 1,
});

export const inRange =
  (name: string): PlaceOf =>
  (row, column) =>
    rangePlace(name, row, column);
