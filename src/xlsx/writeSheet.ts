import { sheetReference } from '../sheets/plan/cells';
import {
  findOurs,
  placeOfNew,
  tableOfKey,
  type BookLayout,
  type TableState,
} from '../sheets/apply/bookState';
import { isSame, numberFormatsOf } from '../sheets/apply/looks';
import { bodyOf, keepHeader } from '../sheets/apply/ownTable';
import { areasOfCells, coveredArea, offsetOf, placePlan } from '../sheets/apply/placePlan';
import type { SheetNow } from '../sheets/apply/sheetNow';
import {
  areaName,
  isFormula,
  type Area,
  type Block,
  type CellValue,
  type SheetPlan,
} from '../sheets/plan/plan';
import type { BookFile, FileTable, OpenSheet } from './bookFile';
import { decorate, formatCells, ownWidths } from './decorate';
import { plannedPicture } from './parts/pictures';
import { columnPixels, replaceMarks, unmerge } from './parts/sheetLooks';

/** Writes one sheet of a plan, placed as it stands in the file; `now` is what was there. */
export function writeSheet(
  book: BookFile,
  plan: SheetPlan,
  layout: BookLayout,
  now: SheetNow | null,
): void {
  const ours = findOurs(layout, plan.key);
  if (plan.mode === 'update' && ours) updateSheet(book, plan, ours.sheet);
  else if (ours) replaceSheet(book, plan, ours.sheet, layout, now);
  else addSheet(book, plan, layout);
}

function addSheet(book: BookFile, plan: SheetPlan, layout: BookLayout): void {
  // Sheets that this plan has added before it have moved the others.
  const position = placeOfNew({ ...layout, ...book.layout() }, plan.key);
  const sheet = book.addSheet(plan.name, position);
  fill(book, sheet, plan, plan.blocks);
  writeTables(book, sheet, plan.name, plan);
  decorate(book, sheet, plan.name, plan, null, []);
  writePictures(book, sheet, plan, null);
  replaceMarks(sheet.root, plan.marks ?? [], book.styles);
  markArea(book, plan, plan.name);
}

function replaceSheet(
  book: BookFile,
  plan: SheetPlan,
  name: string,
  layout: BookLayout,
  now: SheetNow | null,
): void {
  const sheet = book.sheet(name);
  const before = now?.plan ? placePlan(now.plan, offsetOf(now.plan, layout)) : null;
  const own = ownWidths(sheet, plan, before);
  const existing = fileTable(book, tableOfKey(layout, plan.key));
  const planned = plan.tables?.[0]?.area;
  if (existing && planned) fitRows(book, sheet, existing, planned.rows);
  const table = existing && { ...existing.area, rows: planned?.rows ?? existing.area.rows };
  if (!table) unmerge(sheet.root, areasOfCells(plan));
  if (table) sheet.cells.empty(bodyOf(table, coveredArea(plan).columns));
  else
    for (const area of before?.written ?? [findOurs(layout, plan.key)!.area])
      sheet.cells.empty(area);
  const blocks = table ? plan.blocks.map((block) => keepHeader(block, table)) : plan.blocks;
  fill(book, sheet, plan, blocks);
  writeTables(book, sheet, name, plan);
  decorate(book, sheet, name, plan, before, own);
  writePictures(book, sheet, plan, before);
  replaceMarks(sheet.root, plan.marks ?? [], book.styles);
  markArea(book, plan, name);
}

function updateSheet(book: BookFile, plan: SheetPlan, name: string): void {
  const sheet = book.sheet(name);
  fill(book, sheet, plan, plan.blocks);
  for (const { table, cells } of plan.rows ?? []) {
    addRows(book, sheet, tableNamed(book, table), cells, plan);
  }
  for (const format of plan.formats ?? [])
    if (format.fill !== undefined || format.colour !== undefined) formatCells(sheet.cells, format);
}

function tableNamed(book: BookFile, wanted: string): FileTable {
  const found = book.tables.find(({ name }) => name.toLowerCase() === wanted.toLowerCase());
  if (!found) throw new Error(`No table "${wanted}" to change the rows of`);
  return found;
}

function fill(
  book: BookFile,
  { cells }: OpenSheet,
  plan: SheetPlan,
  blocks: readonly Block[],
): void {
  const numberFormatAt = numberFormatsOf(plan);
  for (const block of blocks)
    block.cells.forEach((line, r) =>
      line.forEach((value, c) => {
        const [row, column] = [block.row + r, block.column + c];
        const spill =
          value !== null && isFormula(value)
            ? plan.spills?.find((each) => each.row === row && each.column === column)
            : undefined;
        if (spill && value !== null && isFormula(value))
          cells.spill(spill, value.formula, spill.shown ?? [], book.spillMark());
        else cells.write(row, column, value, numberFormatAt(row, column));
      }),
    );
  if ((plan.spills ?? []).length === 0) return;
  for (const { area, numberFormat } of plan.formats ?? [])
    if (numberFormat !== undefined)
      for (let row = area.row; row < area.row + area.rows; row++)
        for (let column = area.column; column < area.column + area.columns; column++)
          cells.change(row, column, { numberFormat });
}

/** As `taskpane/excel/write/writePictures.ts` does it in Excel. */
function writePictures(
  book: BookFile,
  sheet: OpenSheet,
  plan: SheetPlan,
  from: SheetPlan | null,
): void {
  if (!plan.pictures || isSame(plan.pictures, from?.pictures)) return;
  const pictures = plan.pictures.map((picture) =>
    plannedPicture(picture, Math.round(columnPixels(sheet.root, picture.column))),
  );
  const ours = [...plan.pictures, ...(from?.pictures ?? [])].map(({ name }) => name);
  book.setPictures(sheet, ours, pictures);
}

const fileTable = (book: BookFile, table: TableState | undefined): FileTable | undefined =>
  table && book.tables.find(({ name }) => name === table.name);

/** Makes the tables of a sheet, or widens those that exist; columns of the arbiter's own stay. */
function writeTables(book: BookFile, sheet: OpenSheet, name: string, plan: SheetPlan): void {
  for (const table of plan.tables ?? []) {
    const { row, column, columns } = table.area;
    const header = Array.from({ length: columns }, (_, index) =>
      String(sheet.cells.entered(row, column + index)),
    );
    const existing = book.tables.find(
      (each) => each.name.toLowerCase() === table.name.toLowerCase(),
    );
    if (!existing) book.addTable(sheet, name, table, header);
    else if (existing.area.columns < columns || existing.area.rows !== table.area.rows) {
      const wide = Math.max(existing.area.columns, columns);
      book.resizeTable(existing, { ...table.area, columns: wide }, header);
    }
  }
}

/** New rows look like the one above them, as in Excel; rows too many go with their looks. */
function fitRows(book: BookFile, sheet: OpenSheet, table: FileTable, rows: number): void {
  const { area } = table;
  if (rows === area.rows) return;
  if (rows < area.rows)
    sheet.cells.remove({ ...area, row: area.row + rows, rows: area.rows - rows });
  else
    for (let row = area.row + area.rows; row < area.row + rows; row++)
      for (let column = area.column; column < area.column + area.columns; column++)
        sheet.cells.copyStyle(row - 1, row, column);
  book.resizeTable(table, { ...area, rows }, []);
}

/** Rows at the end of a table; one whose only row is blank takes the first of them there. */
function addRows(
  book: BookFile,
  sheet: OpenSheet,
  table: FileTable,
  rows: readonly (readonly CellValue[])[],
  plan: SheetPlan,
): void {
  const first = firstFree(sheet, table.area);
  fitRows(book, sheet, table, first - table.area.row + rows.length);
  const numberFormatAt = numberFormatsOf(plan);
  rows.forEach((line, r) =>
    line.forEach((value, c) => {
      const [row, column] = [first + r, table.area.column + c];
      sheet.cells.write(row, column, value, numberFormatAt(row, column));
    }),
  );
}

const firstFree = ({ cells }: OpenSheet, area: Area): number =>
  area.rows === 2 && cells.isBlank({ ...area, row: area.row + 1, rows: 1 })
    ? area.row + 1
    : area.row + area.rows;

/** Tables of a plan that cannot have the rows they need: something stands below, or totals do. */
export function mayGrow(
  book: BookFile,
  plan: SheetPlan,
  layout: BookLayout,
): { readonly name: string; readonly area: Area; readonly below: Area | null }[] {
  const wanted: [FileTable | undefined, (table: FileTable) => number][] = [];
  const planned = plan.mode === 'replace' ? plan.tables?.[0]?.area.rows : undefined;
  if (planned !== undefined)
    wanted.push([fileTable(book, tableOfKey(layout, plan.key)), () => planned]);
  for (const { table, cells } of plan.rows ?? [])
    wanted.push([
      book.tables.find(({ name }) => name.toLowerCase() === table.toLowerCase()),
      ({ sheet, area }) => firstFree(book.sheet(sheet), area) - area.row + cells.length,
    ]);
  return wanted.flatMap(([table, rowsOf]) => {
    if (!table || rowsOf(table) === table.area.rows) return [];
    const { area, name } = table;
    const below = book.sheet(table.sheet).cells.firstBelow(area);
    return below || table.hasTotals ? [{ name, area, below }] : [];
  });
}

/** The name over the area that is ours, by which the sheet is found again. */
function markArea(book: BookFile, plan: SheetPlan, sheet: string): void {
  const reference = sheetReference(sheet, coveredArea(plan));
  book.setName(areaName(plan.key), reference, { isHidden: true });
}
