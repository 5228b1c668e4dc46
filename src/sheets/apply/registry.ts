import type { Area, SheetKey, SheetPlan } from '../plan/plan';
import { joinPieces, pieces } from './pieces';
import { writtenAreas } from './placePlan';

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

export const plansIn = (rows: readonly (readonly unknown[])[]): Map<SheetKey, WrittenPlan> =>
  new Map(
    rows.flatMap(([key, ...cells]) => {
      const plan = readPlan(joinPieces(cells));
      return plan ? [[String(key), plan] as const] : [];
    }),
  );

/** A rectangle: shorter rows are filled up with empty text. */
export function registryRows(plans: ReadonlyMap<SheetKey, WrittenPlan>): string[][] {
  const rows = [...plans].map(([key, plan]) => [key, ...pieces(JSON.stringify(plan))]);
  const columns = Math.max(1, ...rows.map((row) => row.length));
  return rows.map((row) => [...row, ...Array<string>(columns - row.length).fill('')]);
}

/**
 * Plans of earlier versions hold the cells themselves. null: somebody has been at the hidden sheet;
 * then nothing is known of what was written, as in a workbook of another program.
 */
function readPlan(json: string): WrittenPlan | null {
  try {
    const plan = JSON.parse(json) as SheetPlan & Partial<WrittenPlan>;
    return { ...plan, blocks: [], written: plan.written ?? writtenAreas(plan) };
  } catch (cause) {
    if (cause instanceof SyntaxError || cause instanceof TypeError) return null;
    throw cause;
  }
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

/** What stands in the cells is not kept: it is taken from the sheet. */
export const asWritten = (plan: SheetPlan): WrittenPlan => ({
  ...plan,
  blocks: [],
  ...(plan.spills ? { spills: plan.spills.map((spill) => ({ ...spill, shown: undefined })) } : {}),
  written: writtenAreas(plan),
});
