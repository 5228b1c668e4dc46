import { parseDelimited, type DelimitedTable } from './delimited';
import { parseFixedWidth } from './fixedWidth';
import { cellContent, inRange, type PlaceOf, type Range } from '../range';

/**
 * A table that a program printed for a wall, pasted into a sheet: a spreadsheet puts each line whole into
 * one cell. Null: the cells are those of a table, or the lines are none.
 */
export function printedLines(
  range: Range,
): { readonly rows: DelimitedTable['rows']; readonly placeOf: PlaceOf } | null {
  const isBlank = (cell: unknown) => cellContent(cell) === null;
  if (!range.every((row) => row.slice(1).every(isBlank))) return null;
  // Blanks before a line count: they say in which column it begins.
  const text = range.map(([cell]) => (isBlank(cell) ? '' : String(cell))).join('\n');
  const printed = parseFixedWidth(text) ?? betweenLines(text);
  if (!printed) return null;
  const place = inRange('table');
  const byLine = new Map(printed.lines.map((line, at) => [line - 1, printed.rows[at] ?? []]));
  // Rows keep their places: what is answered row by row stands beside the lines.
  return {
    rows: range.map((_, at) => byLine.get(at) ?? []),
    placeOf: (row) => place(row, 0),
  };
}

/** Cells between upright lines, as American charts are printed and forums write tables. */
function betweenLines(text: string): DelimitedTable | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const ruled = lines.filter((line) => (line.match(/\|/g) ?? []).length >= 3);
  return ruled.length >= 3 && 2 * ruled.length >= lines.length ? parseDelimited(text) : null;
}
