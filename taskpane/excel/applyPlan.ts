import { error, type Problem } from '../../src/model/problems';
import type { Language } from '../../src/model/types';
import type { Plan, SheetKey, SheetPlan } from '../../src/sheets/plan';
import { logPlan } from '../../src/sheets/write/logSheet';
import { findOurs, hasSheet, loadBookState, type BookState } from './bookState';
import {
  addSnapshot,
  loadMemories,
  pruneSnapshots,
  snapshotIds,
  snapshotName,
  type SnapshotHeading,
} from './history';
import { joinPieces } from './store';
import { remember, type SheetMemory } from './memory';
import { loadRegistry, REGISTRY_SHEET, withPlans, writeRegistry, type Registry } from './registry';
import { restoreSheets } from './restore';
import { rollBack, WriteFailed } from './rollBack';
import { withMarks } from './writeMarks';
import { writeSheet } from './writeSheet';

export interface ApplyOptions {
  readonly language: Language;
  /** For the log and the history, e.g. 2026-05-01 14:05. */
  readonly time: string;
  /** Writes with the same word in a row share the snapshot of the first. */
  readonly joins?: string;
}

export type Applied =
  | { readonly ok: true; readonly snapshot: number }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Cells written between two syncs; below what Excel on the web takes in one message (5 MB). */
const CELLS_A_BATCH = 20_000;

/**
 * Applies a plan: looks first and refuses what cannot go well, takes a snapshot, writes in few
 * batches, and puts everything back if one of them fails (`WriteFailed` then says so).
 */
export async function applyPlan(plan: Plan, options: ApplyOptions): Promise<Applied> {
  try {
    return await writePlan(plan, options);
  } catch (failure) {
    // A mark is a help at the cell. A host that does not take it must not keep a round from being
    // written; what it would show stands in the pane.
    if (!isRefusal(failure) || !plan.sheets.some(({ marks }) => marks)) throw failure;
    const sheets = plan.sheets.map((sheet) => ({ ...sheet, marks: undefined }));
    return writePlan({ ...plan, sheets }, options);
  }
}

const isRefusal = (failure: unknown): boolean =>
  failure instanceof WriteFailed &&
  failure.isUndone &&
  failure.reason instanceof OfficeExtension.Error &&
  failure.reason.code === Excel.ErrorCodes.invalidArgument;

function writePlan(plan: Plan, options: ApplyOptions): Promise<Applied> {
  return Excel.run(async (context) => {
    const loaded = await loadBookState(context);
    const log = logPlan(plan.log ?? [], options.time, options.language, loaded.tables);
    const sheets = log ? [...plan.sheets, log] : plan.sheets;
    const problems = conflicts(sheets, plan.remove ?? [], loaded);
    if (problems.length > 0) return { ok: false, problems };

    const replaced = sheets.filter(({ mode }) => mode === 'replace').map(({ key }) => key);
    const state = await withMarks(context, loaded, [...replaced, ...(plan.remove ?? [])]);
    const before = await takeMemories(context, sheets, plan.remove ?? [], state);
    const { registry, memories } = before;
    const ids = snapshotIds(state.sheets.map(({ name }) => name));
    const newest = ids.at(-1) ?? 0;
    const isJoined = await joinsNewest(context, newest, options.joins);
    const snapshot = isJoined ? newest : newest + 1;
    const undoable = memories.filter(({ key }) => key !== 'log');
    try {
      if (!isJoined) {
        const sheets = undoable.map(({ sheet }) => sheet);
        const { time, joins } = options;
        addSnapshot(context, { id: snapshot, time, title: plan.title, sheets, joins }, undoable);
        await context.sync();
      }
      for (const group of inBatches(sheets)) await writeGroup(context, group, state);
      const kept = [...new Set([...ids, snapshot])];
      await finish(context, plan, sheets, registry, state, kept, isJoined ? null : snapshot);
    } catch (reason) {
      const taken = isJoined ? null : snapshot;
      throw await rollBack(reason, memories, taken, registry, state.active);
    }
    return { ok: true, snapshot };
  });
}

/** Puts the workbook back as it was before snapshot `id`; this too can be undone. */
export function putBack(id: number, plan: Plan, options: ApplyOptions): Promise<Applied> {
  return Excel.run(async (context) => {
    const old = await loadMemories(context, id);
    const loaded = await loadBookState(context);
    const log = logPlan(plan.log ?? [], options.time, options.language, loaded.tables);
    const touched: SheetPlan[] = [
      ...old.filter(({ was }) => was).map(({ key, sheet }) => emptyPlan(key, sheet)),
      ...(log ? [log] : []),
    ];
    const going = old.filter(({ was }) => !was).map(({ key }) => key);
    const problems = conflicts(touched, going, loaded);
    if (problems.length > 0) return { ok: false, problems };
    const state = await withMarks(
      context,
      loaded,
      old.map(({ key }) => key),
    );
    const { registry, memories } = await takeMemories(context, touched, going, state);
    const ids = snapshotIds(state.sheets.map(({ name }) => name));
    const snapshot = (ids.at(-1) ?? 0) + 1;
    const undoable = memories.filter(({ key }) => key !== 'log');
    try {
      const title = plan.title;
      const sheets = undoable.map(({ sheet }) => sheet);
      addSnapshot(context, { id: snapshot, time: options.time, title, sheets }, undoable);
      await context.sync();
      restoreSheets(context, old, state);
      await context.sync();
      if (log) await writeGroup(context, [log], state);
      const plans = new Map(registry.plans);
      for (const { key, was } of old) {
        if (was?.plan) plans.set(key, was.plan);
        else plans.delete(key);
      }
      if (log) plans.set('log', { ...log, blocks: [], mode: 'replace' });
      writeRegistry(context, registry.exists, plans);
      pruneSnapshots(context, [...ids, snapshot]);
      await context.sync();
    } catch (reason) {
      throw await rollBack(reason, memories, snapshot, registry, state.active);
    }
    return { ok: true, snapshot };
  });
}

const emptyPlan = (key: SheetKey, name: string): SheetPlan => ({
  key,
  name,
  mode: 'update',
  blocks: [],
});

/** Whether the newest snapshot was taken for the same kind of work, so that this belongs to it. */
async function joinsNewest(
  context: Excel.RequestContext,
  newest: number,
  joins: string | undefined,
): Promise<boolean> {
  if (joins === undefined || newest === 0) return false;
  const cell = context.workbook.worksheets.getItem(snapshotName(newest)).getRange('A1');
  cell.load('values');
  await context.sync();
  const heading = JSON.parse(joinPieces(cell.values[0])) as SnapshotHeading;
  return heading.joins === joins;
}

/** What would fail later, said before anything is written. */
function conflicts(
  sheets: readonly SheetPlan[],
  remove: readonly SheetKey[],
  state: BookState,
): Problem[] {
  const problems: Problem[] = [];
  const at = (sheet: string) => ({ kind: 'cell', sheet, address: 'A1' }) as const;
  const isProtected = (name: string) =>
    state.sheets.some((sheet) => sheet.name === name && sheet.isProtected);
  for (const { key, name } of sheets) {
    const ours = findOurs(state, key);
    if (!ours && hasSheet(state, name)) problems.push(error('sheet-exists', at(name), name));
    if (ours && isProtected(ours.sheet))
      problems.push(error('sheet-protected', at(ours.sheet), ours.sheet));
  }
  for (const key of remove) {
    const ours = findOurs(state, key);
    if (ours && isProtected(ours.sheet))
      problems.push(error('sheet-protected', at(ours.sheet), ours.sheet));
  }
  return problems;
}

async function takeMemories(
  context: Excel.RequestContext,
  sheets: readonly SheetPlan[],
  remove: readonly SheetKey[],
  state: BookState,
): Promise<{ registry: Registry; memories: SheetMemory[] }> {
  const loading = loadRegistry(context, hasSheet(state, REGISTRY_SHEET));
  await context.sync();
  const registry = loading.read();
  const removed = remove.map((key) => ({
    key,
    name: findOurs(state, key)?.sheet ?? key,
    goes: true,
  }));
  const remembering = remember(context, [...sheets, ...removed], state, registry);
  await context.sync();
  return { registry, memories: remembering.read() };
}

function inBatches(sheets: readonly SheetPlan[]): SheetPlan[][] {
  const batches: SheetPlan[][] = [];
  let cells = Infinity;
  for (const sheet of sheets) {
    const size = sheet.blocks.reduce(
      (sum, block) => sum + block.cells.length * (block.cells[0]?.length ?? 0),
      0,
    );
    if (cells + size > CELLS_A_BATCH) {
      batches.push([]);
      cells = 0;
    }
    batches[batches.length - 1].push(sheet);
    cells += size;
  }
  return batches;
}

async function writeGroup(
  context: Excel.RequestContext,
  sheets: readonly SheetPlan[],
  state: BookState,
): Promise<void> {
  for (const sheet of sheets) writeSheet(context, sheet, state);
  await context.sync();
}

/** Removals, the registry, old snapshots, and the sheet to look at. */
async function finish(
  context: Excel.RequestContext,
  plan: Plan,
  sheets: readonly SheetPlan[],
  registry: Registry,
  state: BookState,
  ids: readonly number[],
  newSnapshot: number | null,
): Promise<void> {
  const { worksheets } = context.workbook;
  for (const key of plan.remove ?? []) {
    const ours = findOurs(state, key);
    if (ours) worksheets.getItem(ours.sheet).delete();
  }
  const isNew = sheets.some(({ mode }) => mode === 'replace') || (plan.remove ?? []).length > 0;
  if (isNew)
    writeRegistry(context, registry.exists, withPlans(registry, sheets, plan.remove ?? []));
  pruneSnapshots(context, ids);
  const shown = plan.sheets.find(({ key }) => key === plan.activate);
  const name = shown ? (findOurs(state, shown.key)?.sheet ?? shown.name) : state.active;
  const isGone = (plan.remove ?? []).some((key) => findOurs(state, key)?.sheet === name);
  // Hosts may turn to a sheet that is added and hidden again; what was shown stays shown.
  if (shown || (ids.at(-1) === newSnapshot && !isGone)) worksheets.getItem(name).activate();
  await context.sync();
}

export { WriteFailed };
