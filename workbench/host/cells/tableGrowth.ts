/** How tables grow and shrink: rows added by the API, and entries typed right below or beside. */
import { contains, type Area } from './address';
import { refuse } from '../apiError';
import type { Book, BookSheet, BookTable } from '../book';
import { headersOf } from './createTable';
import { deleteCells, insertCells } from './shiftCells';

/**
 * Makes room for rows and returns the sheet row of the first. A table whose only row is blank takes
 * the first values into that row (Excel keeps such a row because a table cannot be without one).
 */
export function insertTableRows(
  book: Book,
  table: BookTable,
  index: number | null,
  count: number,
): number {
  const body = table.area.rows - 1;
  const atEnd = index === null || index < 0 || index >= body;
  if (index !== null && index > body) refuse('InvalidArgument', `The table has ${body} rows.`);
  if (body === 1 && isBlankRow(table, table.area.row + 1)) {
    if (count > 1) widen(book, table, table.area.row + 2, count - 1);
    return table.area.row + 1;
  }
  const row = atEnd ? table.area.row + table.area.rows : table.area.row + 1 + index;
  widen(book, table, row, count);
  return row;
}

function widen(book: Book, table: BookTable, row: number, count: number): void {
  book.shifted?.add(table.id);
  insertCells(book, table.sheet, { ...table.area, row, rows: count }, 'Down', table);
  table.area = { ...table.area, rows: table.area.rows + count };
  if (row > table.area.row + 1) lookLikeRowAbove(table, row, count);
}

/** As in Excel new rows of a table look like the one above them. */
function lookLikeRowAbove({ sheet, area }: BookTable, row: number, count: number): void {
  for (let column = area.column; column < area.column + area.columns; column++) {
    const cells: Area = { row, column, rows: count, columns: 1 };
    const format = sheet.numberFormat(row - 1, column);
    sheet.setStyle(cells, sheet.style(row - 1, column));
    sheet.setNumberFormats(
      cells,
      Array.from({ length: count }, () => [format]),
    );
  }
}

function isBlankRow(table: BookTable, row: number): boolean {
  for (let c = 0; c < table.area.columns; c++) {
    const cell = table.sheet.content(row, table.area.column + c);
    if (cell.value !== '' || cell.formula !== undefined) return false;
  }
  return true;
}

/** The last row of a table is emptied instead of removed. */
export function removeTableRows(book: Book, table: BookTable, index: number, count: number): void {
  const body = table.area.rows - 1;
  if (index < 0 || index + count > body) refuse('InvalidArgument', `The table has ${body} rows.`);
  const kept = Math.max(1, body - count);
  book.shifted?.add(table.id);
  const strip: Area = { ...table.area, row: table.area.row + 1 + index, rows: count };
  if (body - count < 1) {
    insertCells(book, table.sheet, { ...strip, row: strip.row + count, rows: 1 }, 'Down', table);
  }
  table.area = { ...table.area, rows: kept + 1 };
  deleteCells(book, table.sheet, strip, 'Up', table);
}

/**
 * AutoExpansion: an entry in the row right below a table joins it, one in the column right beside it
 * becomes a new column. Known from: Excel's AutoCorrect option "Include new rows and columns in
 * table", on by default; values written by an add-in do the same.
 */
export function growTables(book: Book, sheet: BookSheet, written: Area): void {
  for (const table of book.tables()) {
    if (table.sheet.id !== sheet.id) continue;
    const { area } = table;
    const below = area.row + area.rows;
    const beside = area.column + area.columns;
    const fromColumn = written.column >= area.column && written.column < beside;
    const fitsColumns = fromColumn && written.column + written.columns <= beside;
    if (fitsColumns && written.row === below && hasEntry(sheet, written)) {
      resizeIfFree(book, table, { ...area, rows: area.rows + written.rows });
    } else if (
      written.column === beside &&
      contains({ ...area, columns: area.columns + 1 }, written.row, written.column) &&
      written.row + written.rows <= below &&
      hasEntry(sheet, written)
    ) {
      resizeIfFree(book, table, { ...area, columns: area.columns + written.columns });
      headersOf(table);
    }
  }
}

function resizeIfFree(book: Book, table: BookTable, area: Area): void {
  const blocked = book
    .tables()
    .some(
      (other) =>
        other.id !== table.id &&
        other.sheet.id === table.sheet.id &&
        contains(area, other.area.row, other.area.column),
    );
  if (!blocked) table.area = area;
}

function hasEntry(sheet: BookSheet, area: Area): boolean {
  return sheet.content(area.row, area.column).value !== '';
}
