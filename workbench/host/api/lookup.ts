/** Finding sheets, tables and places as Excel does: by id or by name without regard to case. */
import { areaOrRefuse, splitSheet, type Area } from '../cells/address';
import { isApiObject } from '../apiObject';
import type { Book, BookSheet, BookTable } from '../book';

const same = (a: string, b: unknown) => a.toLowerCase() === String(b).toLowerCase();

export function findSheet(book: Book, key: unknown): BookSheet | undefined {
  return (
    book.sheets().find((sheet) => sheet.id === key) ??
    book.sheets().find((sheet) => same(sheet.name, key))
  );
}

export function findTable(book: Book, key: unknown, sheet?: BookSheet): BookTable | undefined {
  const tables = book.tables().filter((table) => !sheet || table.sheet.id === sheet.id);
  return tables.find((table) => table.id === key) ?? tables.find((table) => same(table.name, key));
}

/** A range given as an object or as an address. */
export function areaOf(value: unknown): Area {
  if (isApiObject(value) && value.place) return value.place.area;
  return areaOrRefuse(splitSheet(String(value)).rest);
}

/** A table without its headings. */
export function bodyOf({ area }: BookTable): Area {
  return { ...area, row: area.row + 1, rows: area.rows - 1 };
}
