import { areaName, type SheetPlan } from '../../src/sheets/plan';
import { sheetReference } from '../../src/sheets/cells';
import { findOurs, hasSheet, type BookState } from './bookState';
import { decorate } from './decorate';
import type { SheetMemory } from './memory';
import { rangeAt } from './writeCells';
import { replaceMarks } from './writeMarks';
import { writeSheet } from './writeSheet';

type Was = NonNullable<SheetMemory['was']>;

/**
 * Queues putting sheets back as they were. `state` is the workbook as it is now; after a failure
 * half-way a sheet may stand there without its table or its name.
 */
export function restoreSheets(
  context: Excel.RequestContext,
  memories: readonly SheetMemory[],
  state: BookState,
): void {
  let count = state.sheets.length;
  const inOrder = [...memories].sort((a, b) => (a.was?.position ?? 0) - (b.was?.position ?? 0));
  for (const memory of inOrder) {
    if (memory.was === null) removeSheet(context, memory, state);
    else if (memory.was.cells) restoreCells(context, memory, memory.was, state);
    else if (memory.was.plan)
      writeSheet(context, { ...memory.was.plan, name: memory.sheet, mode: 'replace' }, state);
    if (memory.was && !findOurs(state, memory.key)) {
      const position = Math.min(memory.was.position, count);
      context.workbook.worksheets.getItem(memory.sheet).position = position;
      count++;
    }
  }
}

function removeSheet(context: Excel.RequestContext, memory: SheetMemory, state: BookState): void {
  const sheet = findOurs(state, memory.key)?.sheet ?? memory.sheet;
  if (hasSheet(state, sheet)) context.workbook.worksheets.getItem(sheet).delete();
  context.workbook.names.getItemOrNullObject(areaName(memory.key)).delete();
}

function restoreCells(
  context: Excel.RequestContext,
  memory: SheetMemory,
  was: Was,
  state: BookState,
): void {
  const { worksheets, names } = context.workbook;
  const now = findOurs(state, memory.key);
  const sheetName = now?.sheet ?? memory.sheet;
  const exists = hasSheet(state, sheetName);
  const sheet = exists ? worksheets.getItem(sheetName) : worksheets.add(memory.sheet);
  const range = rangeAt(sheet, was.area);
  // A sheet that we know neither by its marks nor by its plan keeps those that it has.
  const marked = was.marks ?? (was.plan ? (was.plan.marks ?? []) : null);
  const marks = marked && replaceMarks(sheet, marked, state.marks.get(sheetName) ?? []);
  if (now) takeOffRows(sheet, memory.key, was, now.area, state);
  range.numberFormat = was.cells!.numberFormats as string[][];
  range.formulas = was.cells!.formulas as unknown[][];
  restoreTable(sheet, was, state);
  // A sheet made anew has no looks; one that was replaced has those of the new plan.
  if (was.plan) decorate(sheet, looksOnly(was.plan));
  marks?.add();
  const name = areaName(memory.key);
  names.getItemOrNullObject(name).delete();
  if (was.named) names.add(name, `=${sheetReference(sheetName, was.marked)}`).visible = false;
}

const looksOnly = (plan: SheetPlan): SheetPlan => ({ ...plan, blocks: [], tables: [] });

/**
 * Rows that came since. A table that people type into was given them one by one and what stands
 * below it was moved down; that is undone in the same way. Elsewhere they are emptied.
 */
function takeOffRows(
  sheet: Excel.Worksheet,
  key: string,
  was: Was,
  now: Was['area'],
  state: BookState,
): void {
  const rows = now.row + now.rows - (was.area.row + was.area.rows);
  if (rows <= 0) return;
  const table = was.table && state.tables.find(({ name }) => name === was.table?.name);
  if (table && !key.startsWith('round-')) {
    const added = table.area.rows - was.table!.area.rows;
    const body = sheet.tables.getItem(table.name).rows;
    for (let index = 0; index < added; index++)
      body.getItemAt(table.area.rows - 2 - index).delete();
    return;
  }
  const below = rangeAt(sheet, { ...now, row: was.area.row + was.area.rows, rows });
  below.clear('Contents');
  below.clear('Formats');
  below.dataValidation.clear();
}

function restoreTable(sheet: Excel.Worksheet, was: Was, state: BookState): void {
  const { table } = was;
  if (!table) return;
  const now = state.tables.find(({ name }) => name === table.name);
  if (!now) {
    const added = sheet.tables.add(rangeAt(sheet, table.area), true);
    added.name = table.name;
    added.style = table.style;
    added.showFilterButton = was.plan?.tables?.[0]?.filter ?? false;
  } else if (now.area.columns !== table.area.columns || was.plan?.key.startsWith('round-')) {
    sheet.tables.getItem(table.name).resize(rangeAt(sheet, table.area));
  }
}
