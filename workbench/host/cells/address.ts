/** A1 addresses and the rectangles that they name. Rows and columns count from 0. */
import { refuse } from '../apiError';

export interface Area {
  row: number;
  column: number;
  rows: number;
  columns: number;
}

export const lastRow = 1_048_576;
export const lastColumn = 16_384;

export function columnName(column: number): string {
  let name = '';
  for (let n = column + 1; n > 0; n = Math.floor((n - 1) / 26)) {
    name = String.fromCharCode(65 + ((n - 1) % 26)) + name;
  }
  return name;
}

export function columnIndex(name: string): number {
  let index = 0;
  for (const letter of name.toUpperCase()) index = index * 26 + letter.charCodeAt(0) - 64;
  return index - 1;
}

const cells = /^\$?([A-Z]{1,3})\$?(\d{1,7})(?::\$?([A-Z]{1,3})\$?(\d{1,7}))?$/i;
const wholeColumns = /^\$?([A-Z]{1,3}):\$?([A-Z]{1,3})$/i;
const wholeRows = /^\$?(\d{1,7}):\$?(\d{1,7})$/;

/** `B2`, `$A$1:C3`, `B:D`, `2:5`; undefined when the text is no address inside the sheet. */
export function parseArea(address: string): Area | undefined {
  const corners = readCorners(address);
  if (!corners) return undefined;
  const [r1, c1, r2, c2] = corners;
  const area = {
    row: Math.min(r1, r2),
    column: Math.min(c1, c2),
    rows: Math.abs(r2 - r1) + 1,
    columns: Math.abs(c2 - c1) + 1,
  };
  return isInsideSheet(area) ? area : undefined;
}

function readCorners(address: string): [number, number, number, number] | undefined {
  const cell = cells.exec(address);
  if (cell) {
    const [r, c] = [Number(cell[2]) - 1, columnIndex(cell[1])];
    return cell[3] ? [r, c, Number(cell[4]) - 1, columnIndex(cell[3])] : [r, c, r, c];
  }
  const columns = wholeColumns.exec(address);
  if (columns) return [0, columnIndex(columns[1]), lastRow - 1, columnIndex(columns[2])];
  const rows = wholeRows.exec(address);
  if (rows) return [Number(rows[1]) - 1, 0, Number(rows[2]) - 1, lastColumn - 1];
  return undefined;
}

export function isInsideSheet({ row, column, rows, columns }: Area): boolean {
  return (
    [row, column, rows, columns].every(Number.isInteger) &&
    row >= 0 &&
    column >= 0 &&
    rows > 0 &&
    columns > 0 &&
    row + rows <= lastRow &&
    column + columns <= lastColumn
  );
}

export function areaOrRefuse(address: unknown): Area {
  return parseArea(String(address)) ?? refuse('InvalidArgument', `Not an address: ${address}`);
}

export function formatArea({ row, column, rows, columns }: Area): string {
  if (rows === lastRow) return `${columnName(column)}:${columnName(column + columns - 1)}`;
  if (columns === lastColumn) return `${row + 1}:${row + rows}`;
  const first = columnName(column) + (row + 1);
  return rows * columns === 1 ? first : `${first}:${columnName(column + columns - 1)}${row + rows}`;
}

/** `Sheet1!` or `'Round 1'!` split from what follows it. */
export function splitSheet(address: string): { sheet?: string; rest: string } {
  const quoted = /^'((?:[^']|'')+)'!(.*)$/.exec(address);
  if (quoted) return { sheet: quoted[1].replace(/''/g, "'"), rest: quoted[2] };
  const plain = /^([^'!]+)!(.*)$/.exec(address);
  return plain ? { sheet: plain[1], rest: plain[2] } : { rest: address };
}

/** Excel quotes a sheet name that is no plain word or that reads like a cell address. */
export function quoteSheet(name: string): string {
  const plain = /^[\p{L}_][\p{L}\p{N}_.]*$/u.test(name) && !parseArea(name);
  return plain ? name : `'${name.replace(/'/g, "''")}'`;
}

export function overlap(a: Area, b: Area): boolean {
  return (
    a.row < b.row + b.rows &&
    b.row < a.row + a.rows &&
    a.column < b.column + b.columns &&
    b.column < a.column + a.columns
  );
}

export function intersect(a: Area, b: Area): Area | undefined {
  if (!overlap(a, b)) return undefined;
  const row = Math.max(a.row, b.row);
  const column = Math.max(a.column, b.column);
  return {
    row,
    column,
    rows: Math.min(a.row + a.rows, b.row + b.rows) - row,
    columns: Math.min(a.column + a.columns, b.column + b.columns) - column,
  };
}

export function bounding(a: Area, b: Area): Area {
  const row = Math.min(a.row, b.row);
  const column = Math.min(a.column, b.column);
  return {
    row,
    column,
    rows: Math.max(a.row + a.rows, b.row + b.rows) - row,
    columns: Math.max(a.column + a.columns, b.column + b.columns) - column,
  };
}

export function contains(outer: Area, row: number, column: number): boolean {
  return (
    row >= outer.row &&
    row < outer.row + outer.rows &&
    column >= outer.column &&
    column < outer.column + outer.columns
  );
}
