import {
  areaName,
  type Area,
  type Block,
  type CellValue,
  type SheetPlan,
} from '../../src/sheets/plan';
import { sheetReference } from '../../src/sheets/cells';
import { findOurs, tableOfKey, type BookState, type Placed, type TableState } from './bookState';
import { decorate, formatSpills, numberFormatsOf } from './decorate';
import type { Was } from './memory';
import { coveredArea, offsetOf, placePlan } from './placePlan';
import { emptyCells, writeBlock, writeRange, type NumberFormatAt } from './writeCells';
import { writeCharts } from './writeCharts';
import { replaceMarks } from './writeMarks';
import { fitRows, writeTables } from './writeTables';

/**
 * Queues the writing of one sheet; nothing happens before the next sync. The plan is in the
 * coordinates of the sheet (`placePlan`); `was` is what was there.
 */
export function writeSheet(
  context: Excel.RequestContext,
  plan: SheetPlan,
  state: BookState,
  was: Was | null,
): void {
  const ours = findOurs(state, plan.key);
  if (plan.mode === 'update' && ours) updateSheet(context, plan, ours, state);
  else if (ours) replaceSheet(context, plan, ours, state, was);
  else addSheet(context, plan, state);
}

function addSheet(context: Excel.RequestContext, plan: SheetPlan, state: BookState): void {
  const sheet = context.workbook.worksheets.add(plan.name);
  placeRound(sheet, plan, state);
  fillSheet(sheet, plan, plan.blocks);
  writeTables(sheet, plan, state);
  decorate(sheet, plan);
  replaceMarks(sheet, plan.marks ?? [], []).add();
  writeCharts(sheet, plan);
  markArea(context, plan, plan.name, state);
}

function replaceSheet(
  context: Excel.RequestContext,
  plan: SheetPlan,
  ours: Placed,
  state: BookState,
  was: Was | null,
): void {
  const sheet = context.workbook.worksheets.getItem(ours.sheet);
  const marks = replaceMarks(sheet, plan.marks ?? [], state.marks.get(ours.sheet) ?? []);
  const before = was?.plan ? placePlan(was.plan, offsetOf(was.plan, state)) : null;
  const existing = tableOfKey(state, plan.key);
  const planned = plan.tables?.[0]?.area;
  if (existing && planned) fitRows(sheet, existing, planned.rows);
  const table = existing && { ...existing.area, rows: planned?.rows ?? existing.area.rows };
  if (table) emptyCells(sheet, bodyOf(table, coveredArea(plan).columns));
  else for (const area of before?.written ?? [ours.area]) emptyCells(sheet, area);
  fillSheet(
    sheet,
    plan,
    table ? plan.blocks.map((block) => keepHeader(block, table)) : plan.blocks,
  );
  writeTables(sheet, plan, state);
  decorate(sheet, plan, before, was?.ownWidths);
  marks.add();
  writeCharts(sheet, plan, before);
  markArea(context, plan, ours.sheet, state);
}

function fillSheet(sheet: Excel.Worksheet, plan: SheetPlan, blocks: readonly Block[]): void {
  const numberFormatAt = numberFormatsOf(plan);
  for (const block of blocks) writeBlock(sheet, block, numberFormatAt);
  formatSpills(sheet, plan);
}

/** The rows below the header, as far as the columns are ours. */
const bodyOf = (table: Area, columns: number): Area => ({
  row: table.row + 1,
  column: table.column,
  rows: table.rows - 1,
  columns: Math.min(table.columns, columns),
});

/** The header of a table that exists stays as the arbiter has it. */
const keepHeader = (block: Block, table: Area): Block =>
  block.row === table.row
    ? { ...block, cells: [block.cells[0].map(() => null), ...block.cells.slice(1)] }
    : block;

/** A new round stands right of the one before it, the first right of the players. */
function placeRound(sheet: Excel.Worksheet, { key }: SheetPlan, state: BookState): void {
  const round = Number(/^round-(\d+)$/.exec(key)?.[1] ?? 0);
  if (round === 0) return;
  const before = findOurs(state, round > 1 ? `round-${round - 1}` : 'players')?.sheet;
  const position = state.sheets.findIndex(({ name }) => name === before);
  if (position >= 0) sheet.position = position + 1;
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
): void {
  const sheet = context.workbook.worksheets.getItem(ours.sheet);
  const numberFormatAt = numberFormatsOf(plan);
  for (const block of plan.blocks) writeBlock(sheet, block, numberFormatAt);
  for (const { table, cells } of plan.rows ?? []) {
    const existing = state.tables.find(({ name }) => name === table);
    if (!existing) throw new Error(`No table "${table}" to add rows to`);
    addRows(sheet, existing, cells, numberFormatAt);
  }
  for (const format of plan.formats ?? [])
    if (format.fill !== undefined || format.colour !== undefined)
      decorate(sheet, { ...plan, formats: [format], validations: [], widths: {} });
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
