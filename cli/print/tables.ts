import { makeCsv } from '../../src/formats/csv';

type Row = readonly (string | number)[];

/** Columns lined up with spaces: numbers to the right, text (column `textColumn` and any other) to the left. */
export function asColumns(rows: readonly Row[], textColumn: number): string {
  const width = (column: number) => Math.max(...rows.map((row) => String(row[column]).length));
  const widths = rows[0].map((_, column) => width(column));
  const isText = rows[0].map(
    (_, column) =>
      column === textColumn || rows.slice(1).some((row) => /[^\d.½–-]/.test(String(row[column]))),
  );
  return rows
    .map((row) => {
      const cells = row.map((cell, column) =>
        isText[column]
          ? String(cell).padEnd(widths[column])
          : String(cell).padStart(widths[column]),
      );
      return `${cells.join('  ').trimEnd()}\n`;
    })
    .join('');
}

/** Comma-separated values (RFC 4180), decimal points; no cell can run as a formula. */
export const asCsv = (rows: readonly Row[]): string => makeCsv(rows);
