import type { Area, SheetKey, SheetPlan } from '../plan/plan';
import { joinPieces, pieces } from './pieces';
import { writtenAreas } from '../apply/placePlan';

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

/**
 * Version 1 (0.1.0) held the cells of a plan and no areas; version 2 holds the areas and no cells. Since
 * it has a number it stands in the JSON; rows without one are told apart by their areas.
 */
export const REGISTRY_VERSION = 2;

interface StoredPlan extends SheetPlan {
  readonly version?: number;
  readonly written?: readonly Area[];
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

/** Which key stands in which row; of a key that stands twice the last row counts, as for its plan. */
export const keysIn = (rows: readonly (readonly unknown[])[]): (readonly [SheetKey, number])[] =>
  rows.flatMap(([key], row) => (String(key) === '' ? [] : [[String(key), row] as const]));

export const registryRow = (key: SheetKey, plan: WrittenPlan): string[] => [
  key,
  ...pieces(JSON.stringify({ version: REGISTRY_VERSION, ...plan })),
];

/** A rectangle: shorter rows are filled up with empty text. */
export function registryRows(plans: ReadonlyMap<SheetKey, WrittenPlan>): string[][] {
  const rows = [...plans].map(([key, plan]) => registryRow(key, plan));
  const columns = Math.max(1, ...rows.map((row) => row.length));
  return rows.map((row) => [...row, ...Array<string>(columns - row.length).fill('')]);
}

/**
 * null: somebody has been at the hidden sheet; then nothing is known of what was written, as in a
 * workbook of another program.
 */
function readPlan(json: string): WrittenPlan | null {
  try {
    const { version, ...plan } = JSON.parse(json) as StoredPlan;
    // Looks of a later version cannot be told from what the arbiter changed since: nothing is known.
    if (version !== undefined && version > REGISTRY_VERSION) return null;
    return fromFirst(plan);
  } catch (cause) {
    if (cause instanceof SyntaxError || cause instanceof TypeError) return null;
    throw cause;
  }
}

/** Version 1 → 2: the areas are those of the cells, which are taken from the sheet. */
const fromFirst = (plan: Omit<StoredPlan, 'version'>): WrittenPlan => ({
  ...plan,
  blocks: [],
  written: plan.written ?? writtenAreas(plan),
});

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
