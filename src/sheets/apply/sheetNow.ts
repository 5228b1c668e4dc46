import type { Area } from '../plan/plan';
import type { BookLayout, TableState } from './bookState';
import { contains, offsetOf, placePlan } from './placePlan';
import type { WrittenPlan } from './registry';

/** A sheet of ours as it stands before a write: what is asked before anything is written. */
export interface SheetNow {
  /** What was read of it: all that a write may touch. */
  readonly area: Area;
  readonly cells: { readonly formulas: readonly (readonly unknown[])[] };
  /** The area under the name that marks it as ours; null: it had no name. */
  readonly named: Area | null;
  /** What was last written into it; null: not by us, or nobody knows. */
  readonly plan: WrittenPlan | null;
  readonly table: TableState | null;
}

/** Reads the cells of an area of what is remembered. */
export const cellsOf = <T>(
  lines: readonly (readonly T[])[],
  { area }: SheetNow,
  part: Area,
): T[][] =>
  lines
    .slice(part.row - area.row, part.row - area.row + part.rows)
    .map((line) => line.slice(part.column - area.column, part.column - area.column + part.columns));

export const headerOf = (now: SheetNow): string[] =>
  now.table
    ? cellsOf(now.cells.formulas, now, { ...now.table.area, rows: 1 })[0].map((cell) =>
        String(cell).replace(/^'/, ''),
      )
    : [];

/** Whether one of our cells stands here now: it may be written over. */
export const isOursNow = (
  now: SheetNow,
  row: number,
  column: number,
  state: BookLayout,
): boolean => {
  // What stands below a table moves when the table grows.
  if (now.table && contains({ ...now.table.area, rows: Infinity }, row, column)) return true;
  if (!now.plan) return !now.table && now.named !== null && contains(now.named, row, column);
  const { written } = placePlan(now.plan, offsetOf(now.plan, state));
  return written.some((area) => contains(area, row, column));
};
