import { serialDate } from '../../model/day';
import type { HalfPoints } from '../../model/types';
import { tidy } from '../../formats/tidy';
import type { CellContent } from './cells';

/** A cell as the text that a person sees in it. */
export const cellText = (cell: CellContent | undefined): string =>
  cell === null || cell === undefined ? '' : tidy(String(cell));

/** A whole number, also written as text or with a decimal part of nothing; null: it is none. */
export function cellInteger(cell: CellContent | undefined): number | null {
  if (typeof cell === 'number' && cell > 0 && cell < 1e9 && Number.isInteger(cell)) return cell;
  const text = cellText(cell)
    .replace(/[.,]0+$/, '')
    .replace(/(?<=\d) (?=\d{3}$)/, '');
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** Points with comma, point or ½ as half-points; null: no multiple of ½. */
export function cellPoints(cell: CellContent | undefined): HalfPoints | null {
  const text = cellText(cell).replace(',', '.').replace(/^½$/, '0.5').replace(/½$/, '.5');
  if (!/^\d+(\.\d+)?$/.test(text)) return null;
  const half = Number(text) * 2;
  return Number.isInteger(half) ? half : null;
}

/** Points with a sign, `-1`, `+½`; nothing typed is none; null: not to be read. */
export function cellSignedPoints(text: string): HalfPoints | null {
  const plain = text.trim().replace('−', '-');
  if (plain === '') return 0;
  const half = cellPoints(plain.replace(/^[-+]\s*/, ''));
  return half !== null && plain.startsWith('-') ? -half : half;
}

/** A date as written, or as Excel turned it into a number. */
export const cellDate = (cell: CellContent | undefined): string =>
  typeof cell === 'number' && cell > 10000 ? serialDate(cell) : cellText(cell);
