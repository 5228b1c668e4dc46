import type { SheetPlan, TablePlan } from '../../../src/sheets/plan/plan';
import type { TableState } from '../../../src/sheets/apply/bookState';
import type { BookState } from '../read/bookState';
import { rangeAt } from './writeCells';

/**
 * Makes the tables of a sheet, or widens those that exist. Columns that the arbiter added to a table
 * stay in it; the rows were fitted before.
 */
export function writeTables(sheet: Excel.Worksheet, plan: SheetPlan, state: BookState): void {
  for (const table of plan.tables ?? []) {
    const existing = state.tables.find(
      ({ name }) => name.toLowerCase() === table.name.toLowerCase(),
    );
    if (!existing) add(sheet, table);
    else if (existing.area.columns < table.area.columns)
      sheet.tables.getItem(existing.name).resize(rangeAt(sheet, table.area));
  }
}

function add(sheet: Excel.Worksheet, plan: TablePlan): void {
  const table = sheet.tables.add(rangeAt(sheet, plan.area), true);
  table.name = plan.name;
  if (plan.style) table.style = plan.style;
  table.showFilterButton = plan.filter ?? false;
}

/** Gives a table so many rows, its header included; what stands below it moves, as in Excel. */
export function fitRows(sheet: Excel.Worksheet, { name, area }: TableState, rows: number): void {
  const body = sheet.tables.getItem(name).rows;
  for (let index = area.rows - 2; index >= rows - 1; index--) body.getItemAt(index).delete();
  if (rows > area.rows)
    body.add(
      undefined,
      Array.from({ length: rows - area.rows }, () => Array<string>(area.columns).fill('')),
    );
}

/** Rows that go with all that stands in them; the last one first, as the others move up. */
export function takeOutRows(
  sheet: Excel.Worksheet,
  { name }: TableState,
  rows: readonly number[],
): void {
  const body = sheet.tables.getItem(name).rows;
  for (const row of [...rows].reverse()) body.getItemAt(row).delete();
}
