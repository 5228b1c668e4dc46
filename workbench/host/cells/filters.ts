/**
 * A filter hides rows of a table, and what an add-in writes meanwhile goes astray: values of a range of
 * several rows land in the rows that are shown, one after the other, and rows that are hidden are not
 * deleted (office-js #224 and #994). The same is told of rows that are hidden by hand (NetOffice #2). A
 * single row is written where it is.
 */
import type { Area } from './address';
import type { BookSheet, BookTable } from '../book';

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
export function rowsWritten(sheet: BookSheet, area: Area): number[] | null {
  if (area.rows === 1 || hiddenIn(sheet, area) === false) return null;
  return rowsOf(area).filter((row) => !sheet.isRowHidden(row));
}

/** Whether rows of an area are hidden; null: some are. */
export function hiddenIn(sheet: BookSheet, area: Area): boolean | null {
  const hidden = rowsOf(area).filter((row) => sheet.isRowHidden(row)).length;
  return hidden === 0 ? false : hidden === area.rows ? true : null;
}

const rowsOf = ({ row, rows }: Area): number[] =>
  Array.from({ length: Math.min(rows, LOOKED_AT) }, (_, index) => row + index);

/** Of whole columns nobody hides more. */
const LOOKED_AT = 20_000;
