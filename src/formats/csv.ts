export type CsvSeparator = ',' | ';';

/**
 * The one way to write CSV. French and Portuguese spreadsheets want semicolons and decimal commas. A
 * text that a spreadsheet would run as a formula (a name such as `=HYPERLINK(…)`) gets an apostrophe
 * in front; a lone sign, or a minus before plain digits, is no formula.
 */
export function makeCsv(
  rows: readonly (readonly (string | number | null)[])[],
  separator: CsvSeparator = ',',
): string {
  return rows
    .map((row) => `${row.map((cell) => csvCell(cell, separator)).join(separator)}\r\n`)
    .join('');
}

function csvCell(cell: string | number | null, separator: CsvSeparator): string {
  if (cell === null) return '';
  if (typeof cell === 'number')
    return separator === ';' ? String(cell).replace('.', ',') : String(cell);
  const text = harmlessText(cell);
  return /[",;\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
}

/** The text as it can stand in any file that a spreadsheet opens. */
export const harmlessText = (text: string): string => (isRunnable(text) ? `'${text}` : text);

/** Spreadsheets skip what cannot be seen before they look for a sign; full-width signs count too. */
function isRunnable(text: string): boolean {
  // Nearly every cell: nothing to skip, and no sign.
  if (/^[\dA-Za-z]/.test(text)) return false;
  const start = text.replace(/^[\p{Cc}\p{Cf}\p{Zs}]+/u, '');
  if (start.length <= 1) return false;
  return /^[=+@＝＋＠]/.test(start) || (/^[-－]/.test(start) && !/^-\d*(?:[.,]\d+)?$/.test(start));
}
