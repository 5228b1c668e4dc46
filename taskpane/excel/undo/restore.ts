import { areaName, type Area, type SheetKey, type SheetPlan } from '../../../src/sheets/plan/plan';
import { sheetReference } from '../../../src/sheets/plan/cells';
import { findOurs, hasSheet } from '../../../src/sheets/apply/bookState';
import { offsetFrom, placePlan } from '../../../src/sheets/apply/placePlan';
import type { WrittenPlan } from '../../../src/sheets/stored/registry';
import type { BookState } from '../read/bookState';
import { decorate } from '../write/decorate';
import type { SheetLooks } from '../write/looks';
import type { SheetMemory, Was } from './memory';
import { takeOutSheet } from '../stored/store';
import { rangeAt } from '../write/writeCells';
import { replaceMarks, withPlannedFormulas } from '../write/writeMarks';
import { fitRows } from '../write/writeTables';

/**
 * Queues putting sheets back exactly as they were, after a write that failed half-way: everything
 * stands where it stood, but a sheet may be there without its table or its name. `attempted` are the
 * plans that were being written, as placed. Looks of sheets that come back follow after the next sync.
 */
export function restoreExactly(
  context: Excel.RequestContext,
  memories: readonly SheetMemory[],
  attempted: ReadonlyMap<SheetKey, SheetPlan>,
  state: BookState,
): SheetLooks[] {
  const looks: SheetLooks[] = [];
  let count = state.sheets.length;
  for (const memory of inOrder(memories)) {
    const { key, was } = memory;
    const name = findOurs(state, key)?.sheet ?? memory.sheet;
    const isThere = hasSheet(state, name);
    if (was === null) {
      // There was no sheet of this name: whatever has it now is what we began.
      if (isThere) takeOutSheet(context, name, state);
      markAs(context, key, name, null);
    } else if (!isThere) looks.push(...remakeSheet(context, memory, was, count++));
    else {
      const plan = attempted.get(key);
      if (plan) rewindSheet(context, name, was, plan, state);
      markAs(context, key, name, was.named);
    }
  }
  return looks;
}

export const inOrder = (memories: readonly SheetMemory[]): SheetMemory[] =>
  [...memories].sort((a, b) => (a.was?.position ?? 0) - (b.was?.position ?? 0));

/** Looks around the cells were not touched: they come after what has failed. */
function rewindSheet(
  context: Excel.RequestContext,
  name: string,
  was: Was,
  plan: SheetPlan,
  state: BookState,
): void {
  const sheet = context.workbook.worksheets.getItem(name);
  const planned = was.plan ? (planThen(was).marks ?? []) : [];
  const marks =
    was.marks &&
    replaceMarks(sheet, withPlannedFormulas(was.marks, planned), state.marks.get(name) ?? []);
  const { table } = was;
  const now = table && state.tables.find((other) => other.name === table.name);
  if (table && now) fitRows(sheet, now, table.area.rows);
  enterByRows(sheet, was);
  // Lines of the log are begun right below its table.
  const coming = plan.rows?.[0]?.cells.length ?? 0;
  if (table && was.isFreeBelow && coming > 0)
    rangeAt(sheet, { ...table.area, row: table.area.row + table.area.rows, rows: coming }).clear();
  if (table && !now) addTable(sheet, was);
  marks?.add();
  if (plan.mode !== 'update' && was.plan) decorate(sheet, planThen(was), plan, was.ownWidths);
}

/** The looks of then, where they stood then. */
export const planThen = (was: Was): WrittenPlan =>
  placePlan(was.plan!, offsetFrom(was.plan!, was.table?.area ?? null, was.named));

/** A sheet that is gone, with everything that was read of it. Returns the looks to come after it. */
export function remakeSheet(
  context: Excel.RequestContext,
  { key, sheet: name }: SheetMemory,
  was: Was,
  count: number,
): SheetLooks[] {
  const sheet = context.workbook.worksheets.add(name);
  enter(rangeAt(sheet, was.area), was);
  if (was.table) addTable(sheet, was);
  if (was.plan) decorate(sheet, planThen(was));
  markAs(context, key, name, was.named);
  sheet.position = Math.min(was.position, count);
  if (!was.plan) return [];
  const plan = planThen(was);
  const marks = was.marks && withPlannedFormulas(was.marks, plan.marks ?? []);
  return [{ sheet: name, plan, from: null, isNew: true, marks }];
}

const enter = (range: Excel.Range, { cells }: Was): void => {
  range.numberFormat = cells.numberFormats as string[][];
  range.formulas = cells.formulas as unknown[][];
};

/** Rows of it may be hidden, and Excel writes one row where it is, but several astray. */
function enterByRows(sheet: Excel.Worksheet, { area, cells }: Was): void {
  for (let index = 0; index < area.rows; index++) {
    const range = rangeAt(sheet, { ...area, row: area.row + index, rows: 1 });
    range.numberFormat = [cells.numberFormats[index] as string[]];
    range.formulas = [cells.formulas[index] as unknown[]];
  }
}

function addTable(sheet: Excel.Worksheet, { table, plan }: Was): void {
  const added = sheet.tables.add(rangeAt(sheet, table!.area), true);
  added.name = table!.name;
  added.style = table!.style;
  added.showFilterButton = plan?.tables?.[0]?.filter ?? false;
}

/** Puts the name over our area where it was; null: there was none. */
export function markAs(
  context: Excel.RequestContext,
  key: SheetKey,
  sheet: string,
  area: Area | null,
): void {
  const { names } = context.workbook;
  names.getItemOrNullObject(areaName(key)).delete();
  if (area) names.add(areaName(key), `=${sheetReference(sheet, area)}`).visible = false;
}
