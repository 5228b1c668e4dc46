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

/** Excel's serial day as yyyy/mm/dd (1 = 1900-01-01, with Lotus' 29 February 1900). */
export function serialDate(serial: number): string {
  // Days since 0000-03-01 by Hinnant's algorithm; 1970-01-01 is Excel's day 25569.
  const days = Math.floor(serial) - 25569 + 719468;
  const era = Math.floor(days / 146097);
  const dayOfEra = days - era * 146097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36524) -
      Math.floor(dayOfEra / 146096)) /
      365,
  );
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shifted = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1;
  const month = shifted < 10 ? shifted + 3 : shifted - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return `${year}/${String(month).padStart(2, '0')}/${String(day).padStart(2, '0')}`;
}

/** A date as written, or as Excel turned it into a number. */
export const cellDate = (cell: CellContent | undefined): string =>
  typeof cell === 'number' && cell > 10000 ? serialDate(cell) : cellText(cell);
