import {
  plansIn,
  REGISTRY_SHEET,
  registryRows,
  type Registry,
  type WrittenPlan,
} from '../../src/sheets/apply/registry';
import type { SheetKey } from '../../src/sheets/plan/plan';

/** Queues the reading; call `read` after the sync. */
export function loadRegistry(
  context: Excel.RequestContext,
  exists: boolean,
): { read: () => Registry } {
  if (!exists) return { read: () => ({ exists, plans: new Map() }) };
  const used = context.workbook.worksheets
    .getItem(REGISTRY_SHEET)
    .getUsedRangeOrNullObject(true)
    .load('values');
  return {
    read: () => {
      if (used.isNullObject) return { exists, plans: new Map() };
      return { exists, plans: plansIn(used.values as unknown[][]) };
    },
  };
}

/** Queues the writing of the whole registry. */
export function writeRegistry(
  context: Excel.RequestContext,
  exists: boolean,
  plans: ReadonlyMap<SheetKey, WrittenPlan>,
): void {
  const { worksheets } = context.workbook;
  const sheet = exists ? worksheets.getItem(REGISTRY_SHEET) : worksheets.add(REGISTRY_SHEET);
  if (exists) sheet.getUsedRange().clear();
  const rows = registryRows(plans);
  if (rows.length > 0) {
    const range = sheet.getRangeByIndexes(0, 0, rows.length, rows[0].length);
    range.numberFormat = rows.map((row) => row.map(() => '@'));
    range.values = rows;
  }
  if (!exists) sheet.visibility = 'VeryHidden';
}
