import { intersect, type Area } from './address';
import type { BookSheet } from '../book';
import { formatValue } from './numberFormat';

/** Pixels for the longest text of a column, about 7 per character at the usual size. */
export function autofitWidth(sheet: BookSheet, column: number, area: Area): number {
  const used = sheet.usedArea(true);
  const within = used && intersect({ ...area, column, columns: 1 }, used);
  let longest = 0;
  for (let r = within?.row ?? 0; within && r < within.row + within.rows; r++) {
    const shown = formatValue(sheet.content(r, column).value, sheet.numberFormat(r, column));
    const size = (sheet.style(r, column).fontSize ?? 11) / 11;
    const bold = sheet.style(r, column).bold ? 1.08 : 1;
    longest = Math.max(longest, shown.length * size * bold);
  }
  return longest === 0 ? sheet.columnWidth(column) : Math.ceil(longest * 7 + 14);
}
