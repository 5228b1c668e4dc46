import type { Area, SheetKey, SheetPlan } from '../../src/sheets/plan';
import { writtenAreas } from './placePlan';
import { joinPieces, pieces } from './store';

/**
 * What we last wrote into each of our sheets, kept in one very hidden sheet (a row per sheet:
 * key, then JSON in pieces): its looks and which cells were filled. The cells themselves are always
 * taken from the sheet.
 */
export const REGISTRY_SHEET = '_pairsheet';

/** The looks of a sheet as last written, and the rectangles that were filled. */
export interface WrittenPlan extends SheetPlan {
  readonly written: readonly Area[];
}

export interface Registry {
  readonly exists: boolean;
  /** Plans in the order of their rows. */
  readonly plans: ReadonlyMap<SheetKey, WrittenPlan>;
}

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
      const rows = used.values as unknown[][];
      return {
        exists,
        plans: new Map(rows.map(([key, ...cells]) => [String(key), readPlan(joinPieces(cells))])),
      };
    },
  };
}

/** Plans of earlier versions hold the cells themselves. */
function readPlan(json: string): WrittenPlan {
  const plan = JSON.parse(json) as SheetPlan & Partial<WrittenPlan>;
  return { ...plan, blocks: [], written: plan.written ?? writtenAreas(plan) };
}

export function withPlans(
  registry: Registry,
  written: readonly SheetPlan[],
  removed: readonly SheetKey[],
): ReadonlyMap<SheetKey, WrittenPlan> {
  const plans = new Map(registry.plans);
  for (const plan of written) if (plan.mode === 'replace') plans.set(plan.key, asWritten(plan));
  for (const key of removed) plans.delete(key);
  return plans;
}

export const asWritten = (plan: SheetPlan): WrittenPlan => ({
  ...plan,
  blocks: [],
  written: writtenAreas(plan),
});

/** Queues the writing of the whole registry. */
export function writeRegistry(
  context: Excel.RequestContext,
  exists: boolean,
  plans: ReadonlyMap<SheetKey, WrittenPlan>,
): void {
  const { worksheets } = context.workbook;
  const sheet = exists ? worksheets.getItem(REGISTRY_SHEET) : worksheets.add(REGISTRY_SHEET);
  if (exists) sheet.getUsedRange().clear();
  const rows = [...plans].map(([key, plan]) => [key, ...pieces(JSON.stringify(plan))]);
  const columns = Math.max(1, ...rows.map((row) => row.length));
  if (rows.length > 0) {
    const range = sheet.getRangeByIndexes(0, 0, rows.length, columns);
    range.numberFormat = rows.map(() => Array<string>(columns).fill('@'));
    range.values = rows.map((row) => [...row, ...Array<string>(columns - row.length).fill('')]);
  }
  if (!exists) sheet.visibility = 'VeryHidden';
}
