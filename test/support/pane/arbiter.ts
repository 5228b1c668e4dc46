/** What an arbiter does to a workbook by hand, as Excel would carry it out. */
import { parseArea } from '../../../workbench/host/cells/address';
import type { BookTable } from '../../../workbench/host/book';
import { insertCells } from '../../../workbench/host/cells/shiftCells';
import type { Office } from './officeHost';

export const tableNamed = ({ book }: Office, name: string): BookTable =>
  book.tables().find((table) => table.name === name)!;

export function insertRows(office: Office, sheetName: string, row: number, rows = 1): void {
  const { sheet } = office.sheet(sheetName);
  const used = sheet.usedArea(false)!;
  const columns = used.column + used.columns;
  insertCells(office.book, sheet, { row: row - 1, column: 0, rows, columns }, 'Down');
}

export function insertColumn(office: Office, sheetName: string, letter: string): void {
  const { sheet } = office.sheet(sheetName);
  const used = sheet.usedArea(false)!;
  const { column } = parseArea(`${letter}1`)!;
  insertCells(
    office.book,
    sheet,
    { row: 0, column, rows: used.row + used.rows, columns: 1 },
    'Right',
  );
}

/** A column inside a table, with its header and a word in every row. */
export async function insertTableColumn(
  office: Office,
  table: string,
  index: number,
  header: string,
  word: string,
): Promise<void> {
  const rows = tableNamed(office, table).area.rows - 1;
  await Excel.run(async (context) => {
    const cells = [[header], ...Array.from({ length: rows }, (_, row) => [`${word} ${row}`])];
    context.workbook.tables.getItem(table).columns.add(index, cells);
    await context.sync();
  });
}

export function sortTable(office: Office, name: string, column: number): void {
  const { sheet, area } = tableNamed(office, name);
  const rows = Array.from({ length: area.rows - 1 }, (_, i) =>
    Array.from({ length: area.columns }, (_unused, j) => ({
      ...sheet.content(area.row + 1 + i, area.column + j),
    })),
  );
  const key = (row: (typeof rows)[number]) => String(row[column].value);
  rows.sort((a, b) => (key(a) < key(b) ? 1 : -1));
  sheet.write({ ...area, row: area.row + 1, rows: rows.length }, rows);
}

export function deleteSheet(office: Office, name: string): void {
  office.book.deleteSheet(office.sheet(name).sheet);
}

/** Every cell that begins with `own`, with its sheet and how often. */
export function ownCells({ book }: Office): Record<string, number> {
  const found: Record<string, number> = {};
  for (const sheet of book.sheets()) {
    const used = sheet.usedArea(true);
    if (!used || sheet.name.startsWith('_pairsheet')) continue;
    for (let row = used.row; row < used.row + used.rows; row++)
      for (let column = used.column; column < used.column + used.columns; column++) {
        const { value } = sheet.content(row, column);
        if (!/^own/i.test(String(value))) continue;
        const key = `${sheet.name}: ${value}`;
        found[key] = (found[key] ?? 0) + 1;
      }
  }
  return found;
}
