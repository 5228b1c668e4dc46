import {
  areaName,
  type Block,
  type CellValue,
  type SheetPlan,
} from '../../../src/sheets/plan/plan';
import { sheetReference } from '../../../src/sheets/plan/cells';
import {
  findOurs,
  placeOfNew,
  tableOfKey,
  type Placed,
  type TableState,
} from '../../../src/sheets/apply/bookState';
import { numberFormatsOf, type NumberFormatAt } from '../../../src/sheets/apply/looks';
import { bodyOf, keepHeader } from '../../../src/sheets/apply/ownTable';
import {
  areasOfCells,
  coveredArea,
  offsetOf,
  placePlan,
} from '../../../src/sheets/apply/placePlan';
import type { BookState } from '../read/bookState';
import { decorate, formatSpills } from './decorate';
import { isLogPlan, writeLines } from '../stored/logLines';
import type { Was } from '../undo/memory';
import { emptyCells, rangeAt, writeBlock, writeRange } from './writeCells';
import type { SheetLooks } from './looks';
import { fitRows, takeOutRows, writeTables } from './writeTables';

/**
 * Queues the writing of one sheet; nothing happens before the next sync. The plan is in the
 * coordinates of the sheet (`placePlan`); `was` is what was there. Returns the looks to come after it.
 */
export function writeSheet(
  context: Excel.RequestContext,
  plan: SheetPlan,
  state: BookState,
  was: Was | null,
): SheetLooks | null {
  const ours = findOurs(state, plan.key);
  if (!ours) return addSheet(context, plan, state);
  if (plan.mode === 'replace') return replaceSheet(context, plan, ours, state, was);
  updateSheet(context, plan, ours, state, was);
  return null;
}

function addSheet(context: Excel.RequestContext, plan: SheetPlan, state: BookState): SheetLooks {
  const sheet = context.workbook.worksheets.add(plan.name);
  const position = placeOfNew(state, plan.key);
  if (position !== null) sheet.position = position;
  fillSheet(sheet, plan, plan.blocks);
  writeTables(sheet, plan, state);
  decorate(sheet, plan);
  markArea(context, plan, plan.name, state);
  return { sheet: plan.name, plan, from: null, isNew: true };
}

function replaceSheet(
  context: Excel.RequestContext,
  plan: SheetPlan,
  ours: Placed,
  state: BookState,
  was: Was | null,
): SheetLooks {
  const sheet = context.workbook.worksheets.getItem(ours.sheet);
  const before = was?.plan ? placePlan(was.plan, offsetOf(was.plan, state)) : null;
  const existing = tableOfKey(state, plan.key);
  const planned = plan.tables?.[0]?.area;
  if (existing && planned) fitRows(sheet, existing, planned.rows);
  const table = existing && { ...existing.area, rows: planned?.rows ?? existing.area.rows };
  // A table has no merged cells.
  if (!table) for (const area of areasOfCells(plan)) rangeAt(sheet, area).unmerge();
  if (table) emptyCells(sheet, bodyOf(table, coveredArea(plan).columns));
  else for (const area of before?.written ?? [ours.area]) emptyCells(sheet, area);
  fillSheet(
    sheet,
    plan,
    table ? plan.blocks.map((block) => keepHeader(block, table)) : plan.blocks,
  );
  writeTables(sheet, plan, state);
  decorate(sheet, plan, before, was?.ownWidths);
  markArea(context, plan, ours.sheet, state);
  return { sheet: ours.sheet, plan, from: before };
}

function fillSheet(sheet: Excel.Worksheet, plan: SheetPlan, blocks: readonly Block[]): void {
  const numberFormatAt = numberFormatsOf(plan);
  for (const block of blocks) writeBlock(sheet, block, numberFormatAt);
  formatSpills(sheet, plan);
}

/** The name over the area that is ours, by which the sheet is found again. */
function markArea(
  context: Excel.RequestContext,
  plan: SheetPlan,
  sheet: string,
  state: BookState,
): void {
  const name = areaName(plan.key);
  const formula = `=${sheetReference(sheet, coveredArea(plan))}`;
  const { names } = context.workbook;
  if (state.areas.has(name)) names.getItem(name).formula = formula;
  else {
    // A name left over from a sheet that was deleted refers to nothing and gives way.
    names.getItemOrNullObject(name).delete();
    names.add(name, formula).visible = false;
  }
}

function updateSheet(
  context: Excel.RequestContext,
  plan: SheetPlan,
  ours: Placed,
  state: BookState,
  was: Was | null,
): void {
  const sheet = context.workbook.worksheets.getItem(ours.sheet);
  const numberFormatAt = numberFormatsOf(plan);
  for (const block of plan.blocks) writeBlock(sheet, block, numberFormatAt);
  for (const { table, cells } of plan.rows ?? []) {
    const there = tableNamed(state, table);
    const isLine = isLogPlan(plan) && writeLines(sheet, there, cells, was, numberFormatAt);
    if (!isLine) addRows(sheet, there, cells, numberFormatAt);
  }
  for (const { table, rows } of plan.rowsGone ?? [])
    takeOutRows(sheet, tableNamed(state, table), rows);
  for (const format of plan.formats ?? [])
    if (format.fill !== undefined || format.colour !== undefined)
      decorate(sheet, { ...plan, formats: [format], validations: [], widths: {} });
}

function tableNamed(state: BookState, wanted: string): TableState {
  const found = state.tables.find(({ name }) => name.toLowerCase() === wanted.toLowerCase());
  if (!found) throw new Error(`No table "${wanted}" to change the rows of`);
  return found;
}

/**
 * Adds rows at the end of a table. They are empty first: their cells become text before anything is
 * written into them. Excel says where they are: a table may end in a row of totals, and one with
 * nothing but an empty row takes the first of them into that row.
 */
function addRows(
  sheet: Excel.Worksheet,
  { name, area }: TableState,
  cells: readonly (readonly CellValue[])[],
  numberFormatAt: NumberFormatAt,
): void {
  const table = sheet.tables.getItem(name);
  table.rows.add(
    undefined,
    cells.map((row) => row.map(() => '')),
  );
  const last = table.getDataBodyRange().getLastRow();
  const first = last.getOffsetRange(1 - cells.length, 0);
  writeRange(
    first.getBoundingRect(last),
    { row: area.row + area.rows, column: area.column, cells },
    numberFormatAt,
  );
}
