/**
 * A filter hides rows of a table, and what an add-in writes meanwhile goes astray: values of a range of
 * several rows land in the rows that are shown, one after the other, and rows that are hidden are not
 * deleted (office-js #224 and #994). A single row is written where it is.
 */
import type { Area } from './address';
import type { Book, BookSheet, BookTable } from '../book';

export function filterRows(table: BookTable, hidden: readonly number[]): void {
  clearFilter(table);
  for (const row of hidden) table.sheet.setRowsHidden(row, 1, true);
  table.filteredOut = hidden;
}

export function clearFilter(table: BookTable): void {
  for (const row of table.filteredOut ?? []) table.sheet.setRowsHidden(row, 1, false);
  delete table.filteredOut;
}

/** Rows of an area into which Excel really writes; null: all of them. */
export function rowsWritten(book: Book, sheet: BookSheet, area: Area): number[] | null {
  if (area.rows === 1) return null;
  const hidden = new Set(
    book
      .tables()
      .flatMap((table) => (table.sheet.id === sheet.id ? (table.filteredOut ?? []) : [])),
  );
  if (hidden.size === 0) return null;
  return Array.from({ length: area.rows }, (_, index) => area.row + index).filter(
    (row) => !hidden.has(row),
  );
}
