import { areaName, extent, type SheetPlan } from '../../src/sheets/plan';
import { sheetReference } from '../../src/sheets/cells';
import { findOurs, tableOfKey, type BookState, type Placed } from './bookState';
import { decorate, numberFormatsOf } from './decorate';
import { rangeAt, writeBlock } from './writeCells';
import { replaceMarks } from './writeMarks';
import { writeCharts } from './writeCharts';
import { writeTables } from './writeTables';

/** Queues the writing of one sheet; nothing happens before the next sync. */
export function writeSheet(context: Excel.RequestContext, plan: SheetPlan, state: BookState): void {
  const ours = findOurs(state, plan.key);
  if (plan.mode === 'update' && ours) updateSheet(context, plan, ours, state);
  else replaceSheet(context, plan, ours, state);
}

function replaceSheet(
  context: Excel.RequestContext,
  plan: SheetPlan,
  ours: Placed | undefined,
  state: BookState,
): void {
  const { worksheets } = context.workbook;
  const sheet = ours ? worksheets.getItem(ours.sheet) : worksheets.add(plan.name);
  const marks = replaceMarks(sheet, plan.marks ?? [], (ours && state.marks.get(ours.sheet)) ?? []);
  if (ours) clearOurs(sheet, plan, ours, state);
  else placeRound(sheet, plan, state);
  const numberFormatAt = numberFormatsOf(plan);
  for (const block of plan.blocks) writeBlock(sheet, block, numberFormatAt);
  writeTables(sheet, plan, state);
  decorate(sheet, plan);
  marks.add();
  writeCharts(sheet, plan, ours !== undefined);
  if (plan.visibility) sheet.visibility = VISIBILITY[plan.visibility];
  markArea(context, plan, ours?.sheet ?? plan.name, state);
}

/** A new round stands right of the one before it, the first right of the players. */
function placeRound(sheet: Excel.Worksheet, { key }: SheetPlan, state: BookState): void {
  const round = Number(/^round-(\d+)$/.exec(key)?.[1] ?? 0);
  if (round === 0) return;
  const before = findOurs(state, round > 1 ? `round-${round - 1}` : 'players')?.sheet;
  const position = state.sheets.findIndex(({ name }) => name === before);
  if (position >= 0) sheet.position = position + 1;
}

const VISIBILITY = { visible: 'Visible', hidden: 'Hidden', veryHidden: 'VeryHidden' } as const;

/** Empties what we wrote before; in a table the header stays, as Excel refuses an empty one. */
function clearOurs(
  sheet: Excel.Worksheet,
  plan: SheetPlan,
  { area }: Placed,
  state: BookState,
): void {
  const table = tableOfKey(state, plan.key);
  const next = extent(plan);
  if (!table) {
    rangeAt(sheet, area).clear('Contents');
  } else {
    const body = { ...table.area, row: table.area.row + 1, rows: table.area.rows - 1 };
    rangeAt(sheet, { ...body, columns: Math.min(body.columns, next.columns) }).clear('Contents');
  }
  const left = area.row + area.rows - (next.row + next.rows);
  if (left > 0) {
    const below = rangeAt(sheet, { ...area, row: next.row + next.rows, rows: left });
    below.clear('Formats');
    below.dataValidation.clear();
  }
}

/** The name over the area that is ours, by which the sheet is found again. */
function markArea(
  context: Excel.RequestContext,
  plan: SheetPlan,
  sheet: string,
  state: BookState,
): void {
  const name = areaName(plan.key);
  const formula = `=${sheetReference(sheet, extent(plan))}`;
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
    const { area } = existing;
    // Empty rows first: their cells become text before anything is written into them.
    sheet.tables.getItem(table).rows.add(
      undefined,
      cells.map((row) => row.map(() => '')),
    );
    writeBlock(sheet, { row: area.row + area.rows, column: area.column, cells }, numberFormatAt);
  }
  for (const format of plan.formats ?? [])
    if (format.fill !== undefined || format.colour !== undefined)
      decorate(sheet, { ...plan, formats: [format], validations: [], widths: {} });
}
