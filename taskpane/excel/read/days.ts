import type { CellContent } from '../../../src/sheets/plan/cells';

/** Between 1 January 1904, from which workbooks of old Macs count their days, and where the others begin. */
const DAYS_LATER = 1462;

/** What a look at the cells of a range must load with them. */
export const withFormats = (countsFrom1904: boolean): string =>
  countsFrom1904 ? ',numberFormat' : '';

/** Whether a number format shows a day: `dd/mm/yyyy`, not `0.0` or `"day" 0`. */
const isDay = (format: unknown): boolean =>
  /[dy]/i.test(String(format).replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''));

/** Values as a workbook that counts from 1900 has them: days are numbers of days there too. */
export function valuesFrom1900(range: Excel.Range, countsFrom1904: boolean): CellContent[][] {
  const values = range.values as CellContent[][];
  if (!countsFrom1904) return values;
  return values.map((row, i) =>
    row.map((value, j) =>
      typeof value === 'number' && isDay(range.numberFormat[i][j]) ? value + DAYS_LATER : value,
    ),
  );
}
