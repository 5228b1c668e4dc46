import { isTypedInto, type SheetKey, type SheetPlan } from '../../src/sheets/plan';
import { joinPieces, pieces } from './store';

/**
 * What we last wrote into each of our sheets, kept in one very hidden sheet (a row per sheet:
 * key, then JSON in pieces). By it a sheet can be put back with its looks. Of sheets that people
 * type into only the looks are kept: their cells are taken from the sheet itself.
 */
export const REGISTRY_SHEET = '_pairsheet';

export interface Registry {
  readonly exists: boolean;
  /** Plans in the order of their rows. */
  readonly plans: ReadonlyMap<SheetKey, SheetPlan>;
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
        plans: new Map(
          rows.map(([key, ...cells]) => [String(key), JSON.parse(joinPieces(cells)) as SheetPlan]),
        ),
      };
    },
  };
}

export function withPlans(
  registry: Registry,
  written: readonly SheetPlan[],
  removed: readonly SheetKey[],
): ReadonlyMap<SheetKey, SheetPlan> {
  const plans = new Map(registry.plans);
  for (const plan of written) if (plan.mode === 'replace') plans.set(plan.key, remembered(plan));
  for (const key of removed) plans.delete(key);
  return plans;
}

const remembered = (plan: SheetPlan): SheetPlan =>
  isTypedInto(plan.key) ? { ...plan, blocks: [] } : plan;

/** Queues the writing of the whole registry. */
export function writeRegistry(
  context: Excel.RequestContext,
  exists: boolean,
  plans: ReadonlyMap<SheetKey, SheetPlan>,
): void {
  const { worksheets } = context.workbook;
  const sheet = exists ? worksheets.getItem(REGISTRY_SHEET) : worksheets.add(REGISTRY_SHEET);
  if (exists) sheet.getRange().clear('Contents');
  const rows = [...plans].map(([key, plan]) => [key, ...pieces(JSON.stringify(plan))]);
  const columns = Math.max(1, ...rows.map((row) => row.length));
  if (rows.length > 0) {
    const range = sheet.getRangeByIndexes(0, 0, rows.length, columns);
    range.numberFormat = rows.map(() => Array<string>(columns).fill('@'));
    range.values = rows.map((row) => [...row, ...Array<string>(columns - row.length).fill('')]);
  }
  if (!exists) sheet.visibility = 'VeryHidden';
}
