import {
  keysIn,
  plansIn,
  REGISTRY_SHEET,
  registryRow,
  type Registry,
  type WrittenPlan,
} from '../../../src/sheets/stored/registry';
import type { SheetKey } from '../../../src/sheets/plan/plan';

/** The registry with the place of each of its rows. */
export interface PlacedRegistry extends Registry {
  readonly rows: ReadonlyMap<SheetKey, number>;
  /** Columns in use: a shorter row empties what the one before it had more. */
  readonly columns: number;
}

/** Queues the reading; call `read` after the sync. */
export function loadRegistry(
  context: Excel.RequestContext,
  exists: boolean,
): { read: () => PlacedRegistry } {
  const none = { exists, plans: new Map(), rows: new Map(), columns: 0 };
  if (!exists) return { read: () => none };
  const used = context.workbook.worksheets
    .getItem(REGISTRY_SHEET)
    .getUsedRangeOrNullObject(true)
    .load('values,rowIndex');
  return {
    read: () => {
      if (used.isNullObject) return none;
      const values = used.values as unknown[][];
      return {
        exists,
        plans: plansIn(values),
        rows: new Map(keysIn(values).map(([key, row]) => [key, used.rowIndex + row])),
        columns: values[0].length,
      };
    },
  };
}

/**
 * Queues the writing of the rows that are not as they were: a row a sheet of ours, so that two who work
 * at the same time in different sheets do not meet.
 */
export function writeRegistry(
  context: Excel.RequestContext,
  { exists, plans: before, rows, columns }: PlacedRegistry,
  plans: ReadonlyMap<SheetKey, WrittenPlan>,
): void {
  const { worksheets } = context.workbook;
  const sheet = exists ? worksheets.getItem(REGISTRY_SHEET) : worksheets.add(REGISTRY_SHEET);
  const taken = new Set([...rows].flatMap(([key, row]) => (plans.has(key) ? [row] : [])));
  const clear = (row: number, from: number) => {
    if (columns > from) sheet.getRangeByIndexes(row, from, 1, columns - from).clear();
  };
  const write = (row: number, cells: readonly string[]) => {
    clear(row, cells.length);
    const range = sheet.getRangeByIndexes(row, 0, 1, cells.length);
    range.numberFormat = [Array<string>(cells.length).fill('@')];
    range.values = [[...cells]];
  };
  for (const [key, row] of rows) if (!plans.has(key)) clear(row, 0);
  for (const [key, plan] of plans) {
    const was = before.get(key);
    if (was === plan || (was && JSON.stringify(was) === JSON.stringify(plan))) continue;
    let row = rows.get(key) ?? 0;
    if (!rows.has(key)) while (taken.has(row)) row++;
    taken.add(row);
    write(row, registryRow(key, plan));
  }
  if (!exists) sheet.visibility = 'VeryHidden';
}
