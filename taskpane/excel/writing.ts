import type { Problem } from '../../src/model/problems';
import type { Language } from '../../src/model/types';
import type { BookCells } from '../../src/sheets/plan/cells';
import { areaName, plainKey, type SheetKey, type SheetPlan } from '../../src/sheets/plan/plan';
import type { Section } from '../../src/sheets/names/section';
import { findOurs, hasSheet, tableOfKey } from '../../src/sheets/apply/bookState';
import { REGISTRY_SHEET } from '../../src/sheets/stored/registry';
import { SHARED_KEY } from '../../src/sheets/stored/sharedSheet';
import type { Effects } from '../../src/sheets/stored/snapshot';
import { Moved } from '../store/errors';
import { batch } from './batch';
import type { BookState } from './bookState';
import { addLooks, withoutRefused, type SheetLooks } from './looks';
import { changedSince, remember, type SheetMemory, type Touched } from './memory';
import { loadRegistry, writeRegistry, type PlacedRegistry } from './registry';
import { WriteFailed } from './rollBack';
import { takeOutSheet } from './store';
import { loadUndoStore, type UndoStore } from './undoStore';

/** What writing a plan and putting one back have in common. */

export interface ApplyOptions {
  readonly language: Language;
  /** For the log and the history, e.g. 2026-05-01 14:05. */
  readonly time: string;
  /** Writes with the same word in a row share the snapshot of the first. */
  readonly joins?: string;
  /** Nothing but a line of the log: there is no step to take back. */
  readonly isOnlyLine?: boolean;
  /** Whose steps are put back; absent: those of the event without a name. */
  readonly section?: Section;
  /** Digests of the event as it is now; the snapshot keeps them. */
  readonly leaves?: Readonly<Record<string, string>>;
  /** What is written into cells that people type into; the snapshot keeps it. */
  readonly effects?: Effects;
  /** The reading for which the plan was made: what was seen with it need not be asked for again. */
  readonly cells?: BookCells;
}

export type Applied =
  | {
      readonly ok: true;
      readonly snapshot: number;
      /** Excel did not take all looks: that is said when it happens first. */
      readonly isPlain?: boolean;
      /** Sheets whose filter was taken off, since Excel writes astray beneath one. */
      readonly unfiltered?: readonly string[];
      /** Excel's own undo takes all of it back at once. */
      readonly isOneStep?: boolean;
      /** Formulas wait for F9. */
      readonly isCalculatedByHand?: boolean;
      /** The cells as they are now; absent: they are to be read. */
      readonly cells?: BookCells;
    }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export type CellsWritten =
  | {
      readonly ok: true;
      readonly snapshot: number;
      readonly looks: readonly SheetLooks[];
      readonly unfiltered: readonly string[];
      /** The sheet to turn to; null: the right one is shown. */
      readonly show: string | null;
      readonly cells?: BookCells;
    }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** What is told of a write whose cells stand: their looks and the sheet to look at come now. */
export async function finishWritten(written: CellsWritten, isOneStep = false): Promise<Applied> {
  if (!written.ok) return written;
  const { snapshot, cells, unfiltered, looks } = written;
  const isPlain = await lookRight(looks);
  if (written.show !== null) await show(written.show);
  return {
    ok: true,
    snapshot,
    cells,
    ...(isPlain && { isPlain }),
    ...(isOneStep && looks.length === 0 && { isOneStep }),
    ...unfilteredAs(unfiltered),
  };
}

const unfilteredAs = (sheets: readonly string[]) =>
  sheets.length > 0 ? { unfiltered: sheets } : {};

/** The workbook is as it was found: whoever asked may look again and decide anew. */
export function unlessMoved(reason: unknown): never {
  throw reason instanceof WriteFailed && reason.isUndone && reason.reason instanceof Moved
    ? reason.reason
    : reason;
}

/** Excel writes astray where rows are hidden by a filter, so that more than one row wants none. */
export function clearFilter(
  context: Excel.RequestContext,
  { key, mode, blocks, rows = [], rowsGone = [] }: SheetPlan,
  state: BookState,
): string[] {
  const table = tableOfKey(state, key);
  const isOneRow = mode === 'update' && blocks.every(({ cells }) => cells.length <= 1);
  if (!table?.isFiltered || (isOneRow && rows.length + rowsGone.length === 0)) return [];
  context.workbook.tables.getItem(table.name).clearFilters();
  return [table.sheet];
}

/** Looks of what was written. True: the host refuses some of them from now on, which is then kept too. */
async function lookRight(looks: readonly SheetLooks[]): Promise<boolean> {
  const gone = await addLooks(looks);
  if (gone.length === 0) return false;
  await batch(async (context) => {
    const loading = loadRegistry(context, true);
    await context.sync();
    const registry = loading.read();
    const plans = new Map(registry.plans);
    for (const { plan } of looks) {
      const kept = plans.get(plan.key);
      if (kept) plans.set(plan.key, withoutRefused(kept));
    }
    writeRegistry(context, registry, plans);
    await context.sync();
  }).catch(() => undefined);
  return true;
}

/** Turns to a sheet. Excel refuses it while another workbook has the focus, and nothing is lost by that. */
const show = (sheet: string): Promise<void> =>
  batch(async (context) => {
    context.workbook.worksheets.getItem(sheet).activate();
    await context.sync();
  }).catch(() => undefined);

/**
 * A log only grows, whatever is undone, and who is in charge is no matter of an undo; one that goes with its
 * section, or comes back with it, does not stay.
 */
export const isUndone = (key: SheetKey, whole: readonly SheetKey[]): boolean =>
  !['log', SHARED_KEY].includes(plainKey(key)) || whole.includes(key);

export function removeSheet(context: Excel.RequestContext, key: SheetKey, state: BookState): void {
  const ours = findOurs(state, key);
  if (!ours) return;
  context.workbook.names.getItemOrNullObject(areaName(key)).delete();
  takeOutSheet(context, ours.sheet, state);
}

/** What a write must know: what stands where it will write, and what was kept before. */
export interface Taken {
  readonly registry: PlacedRegistry;
  readonly memories: readonly SheetMemory[];
  readonly store: UndoStore;
  /** Headings of the steps in the undo store. */
  readonly headings: ReadonlyMap<number, unknown>;
}

export const touchedIn = (
  sheets: readonly SheetPlan[],
  remove: readonly SheetKey[],
  state: BookState,
): Touched[] => [
  ...sheets.map((sheet) => ({ key: sheet.key, name: sheet.name, plan: sheet })),
  ...remove.map((key) => ({ key, name: findOurs(state, key)?.sheet ?? key, goes: true })),
];

export async function takeMemories(
  context: Excel.RequestContext,
  touched: readonly Touched[],
  state: BookState,
): Promise<Taken> {
  const names = state.sheets.map(({ name }) => name);
  const loading = loadRegistry(context, hasSheet(state, REGISTRY_SHEET));
  const steps = loadUndoStore(context, names, 'headings');
  const remembering = remember(context, touched, state);
  await context.sync();
  const registry = loading.read();
  return {
    registry,
    memories: remembering.read(registry),
    store: steps.read(),
    headings: new Map(steps.headings()),
  };
}

/**
 * The memories that are to come back where something else was found in the batch that wrote: then what was
 * found. null: everything stood as it was remembered.
 */
export function movedMemories(
  memories: readonly SheetMemory[],
  found: readonly SheetMemory[],
): readonly SheetMemory[] | null {
  if (changedSince(memories, found).length === 0) return null;
  const now = new Map(found.map((memory) => [memory.key, memory]));
  return memories.map((memory) => now.get(memory.key) ?? memory);
}
