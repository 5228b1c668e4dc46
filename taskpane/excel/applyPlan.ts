import type { Problem } from '../../src/model/problems';
import type { Language } from '../../src/model/types';
import {
  areaName,
  plainKey,
  type Plan,
  type SheetKey,
  type SheetPlan,
} from '../../src/sheets/plan/plan';
import { sectionsOf, UNNAMED, type Section } from '../../src/sheets/names/section';
import { logPlans } from '../../src/sheets/write/logSheet';
import { findOurs, hasSheet } from '../../src/sheets/apply/bookState';
import { cellsInTheWay, conflicts } from '../../src/sheets/apply/conflicts';
import { joinPieces } from '../../src/sheets/stored/pieces';
import { offsetOf, placedPlan, placePlan } from '../../src/sheets/apply/placePlan';
import { asWritten, REGISTRY_SHEET, withPlans } from '../../src/sheets/stored/registry';
import { SHARED_KEY } from '../../src/sheets/stored/sharedSheet';
import type { Effects } from '../../src/sheets/stored/snapshot';
import { batch, isCellEdit } from './batch';
import { loadBookState, type BookState } from './bookState';
import {
  addSnapshot,
  headedBy,
  headedSections,
  joinEffects,
  loadMemories,
  pruneSnapshots,
  shortEffects,
  type SnapshotHeading,
} from './history';
import { takeOutSheet } from './store';
import { checkLines, isLogPlan } from './logLines';
import { remember, type SheetMemory, type Touched } from './memory';
import { putBackConflicts } from './putBackConflicts';
import { putBackSheet, readPutBack, touchedBy } from './putBackSheets';
import { loadRegistry, writeRegistry, type PlacedRegistry } from './registry';
import { inOrder } from './restore';
import { finishRollBack, rollBack, WriteFailed } from './rollBack';
import { headingCell, loadUndoStore, type UndoStore } from './undoStore';
import { withMarks } from './writeMarks';
import { syncThenPictures } from './writePictures';
import { writeSheet } from './writeSheet';

export interface ApplyOptions {
  readonly language: Language;
  /** For the log and the history, e.g. 2026-05-01 14:05. */
  readonly time: string;
  /** Writes with the same word in a row share the snapshot of the first. */
  readonly joins?: string;
  /** Whose steps are put back; absent: those of the event without a name. */
  readonly section?: Section;
  /** Digests of the event as it is now; the snapshot keeps them. */
  readonly leaves?: Readonly<Record<string, string>>;
  /** What is written into cells that people type into; the snapshot keeps it. */
  readonly effects?: Effects;
}

export type Applied =
  | { readonly ok: true; readonly snapshot: number; readonly isPlain?: boolean }
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
    return writePlainer(plan, options, failure);
  }
}

/**
 * Pictures, marks, charts and paper are helps. A host that does not take one, for whatever reason, must not
 * keep a round from being written: it is tried without the least needed, then without all of them.
 */
async function writePlainer(plan: Plan, options: ApplyOptions, first: unknown): Promise<Applied> {
  let failure = first;
  let simplify = (sheet: SheetPlan): SheetPlan => sheet;
  for (const { isThere, without } of OPTIONAL) {
    if (!isRefusal(failure)) break;
    if (!plan.sheets.some(isThere)) continue;
    const before = simplify;
    simplify = (sheet) => without(before(sheet));
    try {
      const applied = await writePlan(plan, options, simplify);
      return applied.ok ? { ...applied, isPlain: true } : applied;
    } catch (again) {
      failure = again;
    }
  }
  throw failure;
}

const OPTIONAL: readonly {
  readonly isThere: (sheet: SheetPlan) => boolean;
  readonly without: (sheet: SheetPlan) => SheetPlan;
}[] = [
  {
    isThere: ({ pictures }) => (pictures ?? []).length > 0,
    without: (sheet) => ({ ...sheet, pictures: undefined }),
  },
  {
    isThere: ({ marks }) => (marks ?? []).length > 0,
    without: (sheet) => ({ ...sheet, marks: sheet.marks && [] }),
  },
  {
    isThere: ({ charts }) => (charts ?? []).length > 0,
    without: (sheet) => ({ ...sheet, charts: sheet.charts && [] }),
  },
  {
    isThere: ({ print }) => print !== undefined,
    without: (sheet) => ({ ...sheet, print: undefined }),
  },
];

/** Not one for a cell that was being edited: what was typed meanwhile is to be read first. */
const isRefusal = (failure: unknown): boolean =>
  failure instanceof WriteFailed && failure.isUndone && !isCellEdit(failure.reason);

async function writePlan(
  whole: Plan,
  options: ApplyOptions,
  /** For the log too. */
  simplify: (sheet: SheetPlan) => SheetPlan = (sheet) => sheet,
): Promise<Applied> {
  const plan = { ...whole, sheets: whole.sheets.map(simplify) };
  await finishRollBack();
  return batch(async (context) => {
    const loaded = await loadBookState(context);
    const logs = logPlans(plan.log ?? [], options.time, options.language, loaded.tables);
    const original = [...plan.sheets, ...logs.map(simplify)];
    const sheets = original.map((sheet) => placedPlan(sheet, loaded));
    const problems = conflicts(sheets, plan.remove ?? [], loaded);
    if (problems.length > 0) return { ok: false, problems };

    const replaced = sheets.filter(({ mode, marks }) => mode === 'replace' && marks);
    const marked = [...replaced.map(({ key }) => key), ...(plan.remove ?? [])];
    const state = await withMarks(context, loaded, marked);
    const touched = sheets.map((sheet) => ({ key: sheet.key, name: sheet.name, plan: sheet }));
    const taken = await takeMemories(context, touched, plan.remove ?? [], state);
    const { registry, memories, store } = taken;
    const inTheWay = cellsInTheWay(sheets, memories, state);
    if (inTheWay.length > 0) return { ok: false, problems: inTheWay };
    const newest = store.ids.at(-1) ?? 0;
    const sections = sectionsOf(plan);
    const undoable = memories.filter(({ key }) => isUndone(key, plan.remove ?? []));
    const joined = await joinsNewest(context, store, sections, undoable, options.joins);
    const isJoined = joined !== null;
    const snapshot = isJoined ? newest : newest + 1;
    try {
      if (!isJoined) {
        const sheets = undoable.map(({ sheet }) => sheet);
        const { time, joins, leaves } = options;
        const wrote = shortEffects(options.effects);
        const heading = { id: snapshot, time, title: plan.title, sheets, joins, leaves, ...wrote };
        const headed = { ...heading, ...headedBy(sections) };
        addSnapshot(context, store, headed, undoable, options.language);
        await context.sync();
      } else joinEffects(context, store, joined, options.effects, options.language);
      const wasOf = new Map(memories.map(({ key, was }) => [key, was]));
      for (const group of inBatches(sheets)) await writeGroup(context, group, state, wasOf);
      const lines = sheets
        .filter(isLogPlan)
        .map((sheet) => checkLines(context, sheet, state, wasOf.get(sheet.key) ?? null));
      await finish(context, plan, original, state, { ...taken, snapshot });
      for (const check of lines) await check();
    } catch (reason) {
      const own = isJoined ? null : snapshot;
      throw await rollBack(reason, memories, sheets, own, registry, state.active);
    }
    return { ok: true, snapshot };
  });
}

/** Puts the sheets of a section back as they were before snapshot `id`; this too can be undone. */
export async function putBack(id: number, plan: Plan, options: ApplyOptions): Promise<Applied> {
  await finishRollBack();
  return batch(async (context) => {
    const old = await loadMemories(context, id, options.section ?? UNNAMED);
    const keys = old.map(({ key }) => key);
    const state = await withMarks(context, await loadBookState(context), keys);
    const logs = logPlans(plan.log ?? [], options.time, options.language, state.tables);
    const coming = inOrder(old.filter(({ was }) => was));
    const going = old.filter(({ key, was }) => !was && findOurs(state, key)).map(({ key }) => key);
    const touched = [
      ...coming.map((memory) => touchedBy(memory, state)),
      ...logs.map((log) => placedPlan(log, state)),
    ];
    const problems = conflicts(touched, going, state);
    if (problems.length > 0) return { ok: false, problems };
    const wanted = touched.map((sheet) => ({ key: sheet.key, name: sheet.name, plan: sheet }));
    const { registry, memories, store } = await takeMemories(context, wanted, going, state);
    const inTheWay = putBackConflicts(coming, memories, state);
    if (inTheWay.length > 0) return { ok: false, problems: inTheWay };
    const snapshot = (store.ids.at(-1) ?? 0) + 1;
    const undoable = memories.filter(({ key }) => isUndone(key, [...keys, ...going]));
    const wasOf = new Map(memories.map(({ key, was }) => [key, was]));
    const attempted = [...coming.map((memory) => planOf(memory, state)), ...logs];
    try {
      const { title } = plan;
      const { time, leaves } = options;
      const sheets = undoable.map(({ sheet }) => sheet);
      const heading = {
        id: snapshot,
        time,
        title,
        sheets,
        leaves,
        ...shortEffects(options.effects),
      };
      const touches = sectionsOf({ ...plan, remove: undoable.map(({ key }) => key) });
      const headed = { ...heading, ...headedBy(touches) };
      addSnapshot(context, store, headed, undoable, options.language);
      await context.sync();
      let count = state.sheets.length;
      const pictures = coming.map((memory) =>
        putBackSheet(context, memory, wasOf.get(memory.key) ?? null, state, count++),
      );
      for (const log of logs)
        writeSheet(context, placedPlan(log, state), state, wasOf.get(log.key) ?? null);
      await syncThenPictures(context, pictures);
      const reads = coming.map((memory) =>
        readPutBack(context, memory, wasOf.get(memory.key) ?? null, state),
      );
      await context.sync();
      const lost = reads.reduce((sum, read) => sum + read(), 0);
      if (lost > 0) throw new Error(`${lost} cells did not come back`);
      const plans = new Map(registry.plans);
      for (const { key, was } of old) {
        if (was?.plan) plans.set(key, was.plan);
        else plans.delete(key);
      }
      for (const log of logs) if (log.mode === 'replace') plans.set(log.key, asWritten(log));
      writeRegistry(context, registry, plans);
      // Last of all, as a sheet that is gone comes back without what the arbiter coloured in it.
      for (const key of going) removeSheet(context, key, state);
      pruneSnapshots(context, store, snapshot, state.tables);
      const lines = logs
        .filter(isLogPlan)
        .map((log) => checkLines(context, log, state, wasOf.get(log.key) ?? null));
      await context.sync();
      for (const check of lines) await check();
    } catch (reason) {
      throw await rollBack(reason, memories, attempted, snapshot, registry, state.active);
    }
    return { ok: true, snapshot };
  });
}

/**
 * A log only grows, whatever is undone, and who is in charge is no matter of an undo; one that goes with its
 * section, or comes back with it, does not stay.
 */
const isUndone = (key: SheetKey, whole: readonly SheetKey[]): boolean =>
  !['log', SHARED_KEY].includes(plainKey(key)) || whole.includes(key);

/** What putting a sheet back writes, as a plan. */
const planOf = (memory: SheetMemory, state: BookState): SheetPlan => {
  const plan = memory.was?.plan;
  return plan ? placePlan(plan, offsetOf(plan, state)) : touchedBy(memory, state);
};

function removeSheet(context: Excel.RequestContext, key: SheetKey, state: BookState): void {
  const ours = findOurs(state, key);
  if (!ours) return;
  context.workbook.names.getItemOrNullObject(areaName(key)).delete();
  takeOutSheet(context, ours.sheet, state);
}

/**
 * The newest snapshot, if it was taken for the same kind of work and holds every sheet that is written now,
 * so that this belongs to it; null: this is a step of its own.
 */
async function joinsNewest(
  context: Excel.RequestContext,
  store: UndoStore,
  sections: readonly string[],
  undoable: readonly SheetMemory[],
  joins: string | undefined,
): Promise<SnapshotHeading | null> {
  const newest = store.ids.at(-1);
  if (joins === undefined || newest === undefined) return null;
  const cell = headingCell(context, store, newest).load('values');
  await context.sync();
  const heading = JSON.parse(joinPieces(cell.values[0])) as SnapshotHeading;
  const isSame = heading.joins === joins && headedSections(heading).join() === sections.join();
  const isHeld = undoable.every(({ sheet }) => heading.sheets.includes(sheet));
  return isSame && isHeld ? heading : null;
}

/** What a write must know: what stands where it will write, and what was kept before. */
interface Taken {
  readonly registry: PlacedRegistry;
  readonly memories: SheetMemory[];
  readonly store: UndoStore;
}

async function takeMemories(
  context: Excel.RequestContext,
  touched: readonly Touched[],
  remove: readonly SheetKey[],
  state: BookState,
): Promise<Taken> {
  const loading = loadRegistry(context, hasSheet(state, REGISTRY_SHEET));
  const steps = loadUndoStore(
    context,
    state.sheets.map(({ name }) => name),
  );
  await context.sync();
  const registry = loading.read();
  const removed = remove.map((key) => ({
    key,
    name: findOurs(state, key)?.sheet ?? key,
    goes: true,
  }));
  const remembering = remember(context, [...touched, ...removed], state, registry);
  await context.sync();
  return { registry, memories: remembering.read(), store: steps.read() };
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
  wasOf: ReadonlyMap<SheetKey, SheetMemory['was']>,
): Promise<void> {
  const pictures = sheets.map((sheet) =>
    writeSheet(context, sheet, state, wasOf.get(sheet.key) ?? null),
  );
  await syncThenPictures(context, pictures);
}

/** Removals, the registry, old snapshots, and the sheet to look at. */
async function finish(
  context: Excel.RequestContext,
  plan: Plan,
  sheets: readonly SheetPlan[],
  state: BookState,
  { registry, store, snapshot }: Taken & { readonly snapshot: number },
): Promise<void> {
  const remove = plan.remove ?? [];
  if (sheets.some(({ mode }) => mode === 'replace') || remove.length > 0)
    writeRegistry(context, registry, withPlans(registry, sheets, remove));
  const shown = plan.sheets.find(({ key }) => key === plan.activate);
  const name = shown ? (findOurs(state, shown.key)?.sheet ?? shown.name) : state.active;
  const isGone = remove.some((key) => findOurs(state, key)?.sheet === name);
  const isHidden = state.sheets.some(
    (sheet) => sheet.name === name && sheet.visibility !== 'Visible',
  );
  // Hosts may turn to a sheet that is added and hidden again; what was shown stays shown.
  if (!isGone && !isHidden) context.workbook.worksheets.getItem(name).activate();
  for (const key of remove) removeSheet(context, key, state);
  pruneSnapshots(context, store, snapshot, state.tables);
  await context.sync();
}

export { WriteFailed };
