import type { SheetPlan, TablePlan } from '../../src/sheets/plan';
import type { BookState, TableState } from './bookState';
import { rangeAt } from './writeCells';

/**
 * Makes the tables of a sheet, or gives those that exist their new size. Columns that the arbiter
 * added to a table stay in it.
 */
export function writeTables(sheet: Excel.Worksheet, plan: SheetPlan, state: BookState): void {
  for (const table of plan.tables ?? []) {
    const existing = state.tables.find(
      ({ name }) => name.toLowerCase() === table.name.toLowerCase(),
    );
    if (existing) resize(sheet, table, existing);
    else add(sheet, table);
  }
}

function add(sheet: Excel.Worksheet, plan: TablePlan): void {
  const table = sheet.tables.add(rangeAt(sheet, plan.area), true);
  table.name = plan.name;
  if (plan.style) table.style = plan.style;
  table.showFilterButton = plan.filter ?? false;
}

function resize(sheet: Excel.Worksheet, plan: TablePlan, existing: TableState): void {
  const columns = Math.max(plan.area.columns, existing.area.columns);
  if (existing.area.rows === plan.area.rows && existing.area.columns === columns) return;
  sheet.tables.getItem(plan.name).resize(rangeAt(sheet, { ...plan.area, columns }));
}
