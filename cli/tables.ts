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

/** Comma-separated values (RFC 4180), decimal points. */
export const asCsv = (rows: readonly Row[]): string =>
  rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');

const csvCell = (cell: string | number): string => {
  const text = String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
};
