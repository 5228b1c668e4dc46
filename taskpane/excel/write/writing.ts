import type { Result } from '../../../src/model/problems';
import type { BookCells } from '../../../src/sheets/plan/cells';
import {
  areaName,
  plainKey,
  type Area,
  type SheetKey,
  type SheetPlan,
} from '../../../src/sheets/plan/plan';
import { findOurs, hasSheet, tableOfKey } from '../../../src/sheets/apply/bookState';
import { REGISTRY_SHEET } from '../../../src/sheets/stored/registry';
import { SHARED_KEY } from '../../../src/sheets/stored/sharedSheet';
import { Moved } from '../../store/errors';
import type { Written } from '../../store/types';
import { batch } from '../batch';
import type { BookState } from '../read/bookState';
import { addLooks, withoutRefused, type SheetLooks } from './looks';
import { changedSince, remember, type SheetMemory, type Touched } from '../undo/memory';
import { loadRegistry, writeRegistry, type PlacedRegistry } from '../stored/registry';
import { WriteFailed } from './writeFailed';
import { takeOutSheet } from '../stored/store';
import { loadUndoStore, type UndoStore } from '../stored/undoStore';
import { rangeAt } from './writeCells';

/** What writing a plan and putting one back have in common. */

export type CellsWritten = Result<{
  readonly snapshot: number;
  readonly looks: readonly SheetLooks[];
  readonly opened: Opened;
  /** The sheet to turn to; null: the right one is shown. */
  readonly show: string | null;
  readonly cells?: BookCells;
}>;

/** What is told of a write whose cells stand: their looks and the sheet to look at come now. */
export async function finishWritten(written: CellsWritten, isOneStep = false): Promise<Written> {
  if (!written.ok) return written;
  const { snapshot, cells, opened, looks } = written;
  const withoutFormats = await lookRight(looks);
  if (written.show !== null) await show(written.show);
  return {
    ok: true,
    snapshot,
    cells,
    ...(withoutFormats && { withoutFormats }),
    ...(isOneStep && looks.length === 0 && { isOneStep }),
    ...(opened.unfiltered.length > 0 && { unfiltered: opened.unfiltered }),
    ...(opened.unhidden.length > 0 && { unhidden: opened.unhidden }),
  };
}

/** The workbook is as it was found: whoever asked may look again and decide anew. */
export function unlessMoved(reason: unknown): never {
  throw reason instanceof WriteFailed && reason.isUndone && reason.reason instanceof Moved
    ? reason.reason
    : reason;
}

/** Sheets in which rows were hidden. */
export interface Opened {
  readonly unfiltered: string[];
  readonly unhidden: string[];
}

/**
 * Excel writes astray where rows are hidden, by a filter or by hand, so that more than one row wants all of
 * them shown. (A list that is written anew would also hide somebody else in such a row.)
 */
export function showRows(
  context: Excel.RequestContext,
  { key, mode, blocks, rows = [], rowsGone = [] }: SheetPlan,
  state: BookState,
  hidden: Area | undefined,
  opened: Opened,
): void {
  const table = tableOfKey(state, key);
  const ours = findOurs(state, key);
  const isOneRow = mode === 'update' && blocks.every(({ cells }) => cells.length <= 1);
  const added = rows.reduce((sum, { cells }) => sum + cells.length, 0) + rowsGone.length;
  if (!ours || (isOneRow && added === 0)) return;
  if (table?.isFiltered) {
    context.workbook.tables.getItem(table.name).clearFilters();
    opened.unfiltered.push(table.sheet);
  }
  if (!hidden || (isOneRow && added === 1)) return;
  rangeAt(context.workbook.worksheets.getItem(ours.sheet), hidden).rowHidden = false;
  if (!table?.isFiltered) opened.unhidden.push(ours.sheet);
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
 * Whether an undo puts this sheet back. The log is append-only and who is in charge is not undone; only when a
 * whole section is deleted or restored does its log go with it.
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
  /** Areas in which rows are hidden. */
  readonly hidden: ReadonlyMap<SheetKey, Area>;
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
  cells?: BookCells,
): Promise<Taken> {
  const names = state.sheets.map(({ name }) => name);
  const loading = loadRegistry(context, hasSheet(state, REGISTRY_SHEET));
  const steps = loadUndoStore(context, names, 'headings');
  const remembering = remember(context, touched, state);
  await context.sync();
  // Colleagues, a reload or Ctrl+Z may have come between the reading that the plan was made for and this one.
  if (cells && !remembering.isAsRead(cells)) throw new Moved();
  const registry = loading.read();
  return {
    registry,
    memories: remembering.read(registry),
    store: steps.read(),
    headings: new Map(steps.headings()),
    hidden: remembering.hidden(),
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
