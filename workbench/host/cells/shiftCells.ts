/**
 * Inserting and deleting cells: contents, formats, tables and names behind the place move along.
 * Formulas keep their text (the grid adjusts references only for rows inserted by hand), so the
 * add-in's own formulas name tables, not addresses.
 */
import { overlap, type Area } from './address';
import { refuse } from '../apiError';
import type { Book, BookSheet, BookTable, CellContent, CellStyle } from '../book';
import { shiftNames } from './shiftNames';

type Axis = 'rows' | 'columns';

export function insertCells(
  book: Book,
  sheet: BookSheet,
  area: Area,
  shift: 'Down' | 'Right',
  inside?: BookTable,
): void {
  const axis: Axis = shift === 'Down' ? 'rows' : 'columns';
  const moving = behind(sheet, area, axis, 0);
  if (moving) moveArea(book, sheet, moving, axis, area[axis], inside);
  shiftNames(book, sheet, area, axis, area[axis]);
}

export function deleteCells(
  book: Book,
  sheet: BookSheet,
  area: Area,
  shift: 'Up' | 'Left',
  inside?: BookTable,
): void {
  const axis: Axis = shift === 'Up' ? 'rows' : 'columns';
  const moving = behind(sheet, area, axis, area[axis]);
  clearArea(sheet, area);
  if (moving) moveArea(book, sheet, moving, axis, -area[axis], inside);
  shiftNames(book, sheet, area, axis, -area[axis]);
}

/** The used cells from the place on, in its rows or columns; `skip` leaves out the place itself. */
function behind(sheet: BookSheet, area: Area, axis: Axis, skip: number): Area | undefined {
  const used = sheet.usedArea(false);
  if (!used) return undefined;
  if (axis === 'rows') {
    const row = area.row + skip;
    const rows = used.row + used.rows - row;
    return rows > 0 ? { ...area, row, rows } : undefined;
  }
  const column = area.column + skip;
  const columns = used.column + used.columns - column;
  return columns > 0 ? { ...area, column, columns } : undefined;
}

function moveArea(
  book: Book,
  sheet: BookSheet,
  area: Area,
  axis: Axis,
  by: number,
  inside?: BookTable,
): void {
  const tables = book
    .tables()
    .filter((t) => t.sheet.id === sheet.id && t.id !== inside?.id && overlap(t.area, area));
  for (const table of tables) {
    if (!movesWhole(table.area, area)) {
      refuse('InvalidOperation', `This would shift part of the table ${table.name}.`);
    }
  }
  const cells = readCells(sheet, area);
  clearArea(sheet, area);
  const target =
    axis === 'rows' ? { ...area, row: area.row + by } : { ...area, column: area.column + by };
  writeCells(sheet, target, cells);
  for (const table of tables) {
    const place = axis === 'rows' ? 'row' : 'column';
    table.area = { ...table.area, [place]: table.area[place] + by };
  }
}

function movesWhole(table: Area, moving: Area): boolean {
  return (
    table.row >= moving.row &&
    table.column >= moving.column &&
    table.row + table.rows <= moving.row + moving.rows &&
    table.column + table.columns <= moving.column + moving.columns
  );
}

interface Cell {
  content: CellContent;
  style: CellStyle;
  format: string;
}

function readCells(sheet: BookSheet, area: Area): Cell[][] {
  return Array.from({ length: area.rows }, (_, i) =>
    Array.from({ length: area.columns }, (_unused, j) => {
      const [r, c] = [area.row + i, area.column + j];
      return {
        content: sheet.content(r, c),
        style: sheet.style(r, c),
        format: sheet.numberFormat(r, c),
      };
    }),
  );
}

function writeCells(sheet: BookSheet, area: Area, cells: Cell[][]): void {
  sheet.setNumberFormats(
    area,
    cells.map((line) => line.map(({ format }) => format)),
  );
  sheet.write(
    area,
    cells.map((line) => line.map(({ content }) => content)),
  );
  cells.forEach((line, i) =>
    line.forEach(({ style }, j) => {
      if (Object.keys(style).length === 0) return;
      sheet.setStyle({ row: area.row + i, column: area.column + j, rows: 1, columns: 1 }, style);
    }),
  );
}

function clearArea(sheet: BookSheet, area: Area): void {
  const line = Array.from({ length: area.columns }, () => ({ value: '' }));
  sheet.write(
    area,
    Array.from({ length: area.rows }, () => line),
  );
  sheet.clearStyle(area);
}
