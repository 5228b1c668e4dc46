import { findOurs } from '../../src/sheets/apply/bookState';
import { conflicts } from '../../src/sheets/apply/conflicts';
import { offsetOf, placedPlan, placePlan } from '../../src/sheets/apply/placePlan';
import { sectionsOf, UNNAMED } from '../../src/sheets/names/section';
import type { Plan, SheetPlan } from '../../src/sheets/plan/plan';
import { asWritten } from '../../src/sheets/stored/registry';
import { logPlans } from '../../src/sheets/write/logSheet';
import { Moved } from '../store/errors';
import { batch } from './batch';
import { loadBookState, type BookState } from './bookState';
import { addSnapshot, headedBy, loadMemories, pruneSnapshots, shortEffects } from './history';
import { checkLines, isLogPlan } from './logLines';
import { remember, type SheetMemory } from './memory';
import { putBackConflicts } from './putBackConflicts';
import { putBackSheet, readPutBack, touchedBy } from './putBackSheets';
import { writeRegistry } from './registry';
import { inOrder } from './restore';
import { finishRollBack, rollBack } from './rollBack';
import {
  clearFilter,
  finishWritten,
  isUndone,
  movedMemories,
  removeSheet,
  takeMemories,
  touchedIn,
  unlessMoved,
  type Applied,
  type ApplyOptions,
  type CellsWritten,
} from './writing';
import { withMarks } from './writeMarks';
import { writeSheet } from './writeSheet';

/** Puts the sheets of a section back as they were before snapshot `id`; this too can be undone. */
export async function putBack(id: number, plan: Plan, options: ApplyOptions): Promise<Applied> {
  await finishRollBack();
  const written = await batch((context) => putBackCells(context, id, plan, options)).catch(
    unlessMoved,
  );
  return finishWritten(written);
}

async function putBackCells(
  context: Excel.RequestContext,
  id: number,
  plan: Plan,
  options: ApplyOptions,
): Promise<CellsWritten> {
  const old = await loadMemories(context, id, options.section ?? UNNAMED);
  const keys = old.map(({ key }) => key);
  const state = await withMarks(context, await loadBookState(context), keys);
  const logs = logPlans(plan.log ?? [], options.time, options.language, state.tables);
  const coming = inOrder(old.filter(({ was }) => was));
  const going = old.filter(({ key, was }) => !was && findOurs(state, key)).map(({ key }) => key);
  const placed = [
    ...coming.map((memory) => touchedBy(memory, state)),
    ...logs.map((log) => placedPlan(log, state)),
  ];
  const problems = conflicts(placed, going, state);
  if (problems.length > 0) return { ok: false, problems };
  const touched = touchedIn(placed, going, state);
  const taken = await takeMemories(context, touched, state);
  const { registry, store } = taken;
  let { memories } = taken;
  const inTheWay = putBackConflicts(coming, memories, state);
  if (inTheWay.length > 0) return { ok: false, problems: inTheWay };
  const snapshot = (store.ids.at(-1) ?? 0) + 1;
  const undoable = memories.filter(({ key }) => isUndone(key, [...keys, ...going]));
  const wasOf = new Map(memories.map(({ key, was }) => [key, was]));
  const attempted = [...coming.map((memory) => planOf(memory, state)), ...logs];
  const unfiltered: string[] = [];
  try {
    const { title } = plan;
    const { time, leaves } = options;
    const names = undoable.map(({ sheet }) => sheet);
    const wrote = shortEffects(options.effects);
    const heading = { id: snapshot, time, title, sheets: names, leaves, ...wrote };
    const touches = sectionsOf({ ...plan, remove: undoable.map(({ key }) => key) });
    addSnapshot(context, store, { ...heading, ...headedBy(touches) }, undoable, options.language);
    await context.sync();
    const again = remember(context, touched, state);
    for (const sheet of placed) unfiltered.push(...clearFilter(context, sheet, state));
    let count = state.sheets.length;
    const looks = coming.flatMap((memory) =>
      putBackSheet(context, memory, wasOf.get(memory.key) ?? null, state, count++),
    );
    for (const log of logs)
      writeSheet(context, placedPlan(log, state), state, wasOf.get(log.key) ?? null);
    const reads = coming.map((memory) =>
      readPutBack(context, memory, wasOf.get(memory.key) ?? null, state),
    );
    await context.sync();
    const moved = movedMemories(memories, again.read(registry));
    if (moved) {
      memories = moved;
      throw new Moved();
    }
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
    return { ok: true, snapshot, looks, unfiltered, show: null };
  } catch (reason) {
    throw await rollBack(reason, memories, attempted, snapshot, registry, state.active);
  }
}

/** What putting a sheet back writes, as a plan. */
const planOf = (memory: SheetMemory, state: BookState): SheetPlan => {
  const plan = memory.was?.plan;
  return plan ? placePlan(plan, offsetOf(plan, state)) : touchedBy(memory, state);
};
