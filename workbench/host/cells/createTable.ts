/** Making a table of an area, with the headers that Excel would give it. */
import type { Area } from './address';
import type { Book, BookSheet, BookTable } from '../book';
import { refuseProtected } from './protectedCells';
import { insertCells } from './shiftCells';
import { refuseTableOverlap } from './tableOverlap';

export function createTable(
  book: Book,
  sheet: BookSheet,
  area: Area,
  hasHeaders: boolean,
): BookTable {
  refuseProtected(sheet, area);
  refuseTableOverlap(book, sheet, area);
  // Without headers Excel shifts the cells down one row and puts Column1, Column2… on top.
  if (!hasHeaders) insertCells(book, sheet, { ...area, rows: 1 }, 'Down');
  const rows = Math.max(2, hasHeaders ? area.rows : area.rows + 1);
  const table = book.addTable(sheet, { ...area, rows }, freeName(book));
  headersOf(table);
  return table;
}

function freeName(book: Book): string {
  const taken = [...book.tables(), ...book.names()].map(({ name }) => name.toLowerCase());
  let number = book.tables().length + 1;
  while (taken.includes(`table${number}`)) number++;
  return `Table${number}`;
}

/** The header texts; an empty one becomes ColumnN, a repeated one gets a number, as in Excel. */
export function headersOf(table: BookTable): string[] {
  const { sheet, area } = table;
  const headers: string[] = [];
  for (let c = 0; c < area.columns; c++) {
    const present = sheet.content(area.row, area.column + c).value;
    const name = uniqueHeader(String(present), headers, c);
    if (name !== present) {
      const cell = { row: area.row, column: area.column + c, rows: 1, columns: 1 };
      sheet.write(cell, [[{ value: name }]]);
    }
    headers.push(name);
  }
  return headers;
}

function uniqueHeader(text: string, before: readonly string[], index: number): string {
  const taken = (name: string) => before.some((h) => h.toLowerCase() === name.toLowerCase());
  if (text !== '' && !taken(text)) return text;
  const stem = text === '' ? 'Column' : text;
  let number = text === '' ? index + 1 : 2;
  while (taken(stem + number)) number++;
  return stem + number;
}

export function emptyArea(sheet: BookSheet, area: Area): void {
  const line = Array.from({ length: area.columns }, () => ({ value: '' }));
  sheet.write(
    area,
    Array.from({ length: area.rows }, () => line),
  );
  sheet.clearStyle(area);
}
