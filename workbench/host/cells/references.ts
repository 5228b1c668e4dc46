/** What a reference in a formula points to: A1, spills (A1#), tables (structured), names. */
import { parseArea, splitSheet, type Area } from './address';
import type { Book, BookSheet, BookTable } from '../book';
import { findSheet, findTable } from '../api/lookup';
import { headersOf } from './createTable';

export interface Place {
  sheet: BookSheet;
  area: Area;
}

export function resolveReference(book: Book, text: string, own: BookSheet): Place | undefined {
  const { sheet: sheetName, rest } = splitSheet(text);
  const sheet = sheetName === undefined ? own : findSheet(book, sheetName);
  if (!sheet) return undefined;
  if (rest.endsWith('#')) {
    const anchor = parseArea(rest.slice(0, -1));
    const spill = anchor && (sheet.spillOf(anchor.row, anchor.column) ?? anchor);
    return spill && { sheet, area: spill };
  }
  const area = parseArea(rest);
  if (area) return { sheet, area: withinUse(sheet, area) };
  const name = book.names().find((n) => n.name.toLowerCase() === rest.toLowerCase());
  if (name) return resolveReference(book, name.formula.replace(/^=/, ''), own);
  return structured(book, rest);
}

/** Whole columns and rows are read as far as the sheet is used. */
function withinUse(sheet: BookSheet, area: Area): Area {
  if (area.rows * area.columns < 1_000_000) return area;
  const used = sheet.usedArea(true) ?? { row: 0, column: 0, rows: 1, columns: 1 };
  return {
    ...area,
    rows: Math.min(area.rows, used.row + used.rows),
    columns: Math.min(area.columns, used.column + used.columns),
  };
}

/** `Players`, `Players[#All]`, `Players[Rating]`, `Players[[No]:[Rating]]`, `Players[[#All],[No]]` */
function structured(book: Book, text: string): Place | undefined {
  const match = /^([^[\]]+?)(?:\[(.*)\])?$/.exec(text);
  const table = match ? findTable(book, match[1]) : undefined;
  if (!match || !table) return undefined;
  const inner = match[2] ?? '';
  const parts = inner.startsWith('[')
    ? [...inner.matchAll(/\[([^[\]]*)\]/g)].map((m) => m[1])
    : [inner];
  const items = parts.filter((part) => part.startsWith('#')).map((part) => part.toLowerCase());
  const columns = parts.filter((part) => part !== '' && !part.startsWith('#'));
  const rows = rowsOf(table, items);
  const span = columnsOf(table, columns);
  return span && { sheet: table.sheet, area: { ...rows, ...span } };
}

function rowsOf(table: BookTable, items: readonly string[]): Area {
  const { area } = table;
  if (items.includes('#all')) return area;
  if (items.includes('#headers')) {
    return items.includes('#data') ? area : { ...area, rows: 1 };
  }
  return { ...area, row: area.row + 1, rows: area.rows - 1 };
}

function columnsOf(
  table: BookTable,
  names: readonly string[],
): Pick<Area, 'column' | 'columns'> | undefined {
  const { column, columns } = table.area;
  if (names.length === 0) return { column, columns };
  const headers = headersOf(table).map((header) => header.toLowerCase());
  const at = names.map((name) => headers.indexOf(name.toLowerCase()));
  if (at.includes(-1)) return undefined;
  const [first, last] = [Math.min(...at), Math.max(...at)];
  return { column: column + first, columns: last - first + 1 };
}
