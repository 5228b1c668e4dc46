import { findOurs } from '../../../src/sheets/apply/bookState';
import { conflicts } from '../../../src/sheets/apply/conflicts';
import { offsetOf, placedPlan, placePlan } from '../../../src/sheets/apply/placePlan';
import { sectionsOf, UNNAMED } from '../../../src/sheets/names/section';
import type { Plan, SheetPlan } from '../../../src/sheets/plan/plan';
import { asWritten } from '../../../src/sheets/stored/registry';
import { logPlans } from '../../../src/sheets/write/logSheet';
import { Moved } from '../../store/errors';
import type { WriteOptions, Written } from '../../store/types';
import { batch } from '../batch';
import { loadBookState, type BookState } from '../read/bookState';
import {
  addSnapshot,
  hasOtherSteps,
  headedBy,
  loadMemories,
  pruneSnapshots,
  shortEffects,
} from './history';
import { writeHeads } from '../stored/logHeads';
import { checkLines, isLogPlan } from '../stored/logLines';
import { remember, type SheetMemory } from './memory';
import { seenWith } from '../read/readBook';
import { putBackConflicts } from './putBackConflicts';
import { putBackSheet, readPutBack, touchedBy } from './putBackSheets';
import { writeRegistry } from '../stored/registry';
import { inOrder } from './restore';
import { finishRollBack, rollBack } from './rollBack';
import {
  finishWritten,
  isUndone,
  movedMemories,
  removeSheet,
  showRows,
  takeMemories,
  touchedIn,
  unlessMoved,
  type CellsWritten,
  type Opened,
} from '../write/writing';
import { withMarks } from '../write/writeMarks';
import { writeSheet } from '../write/writeSheet';

/** So many characters of a step go in one message with the cells that are put back, which may be all there are. */
const TEXT_WITH_CELLS = 500_000;

/** Puts the sheets of a section back as they were before snapshot `id`; this too can be undone. */
export async function putBack(id: number, plan: Plan, options: WriteOptions): Promise<Written> {
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
  options: WriteOptions,
): Promise<CellsWritten> {
  const { cells } = options;
  const old = await loadMemories(context, id, options.section ?? UNNAMED, cells);
  const keys = old.map(({ key }) => key);
  const seen = seenWith(cells)?.state ?? (await loadBookState(context));
  const state = await withMarks(context, seen, keys);
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
  const taken = await takeMemories(context, touched, state, options.cells);
  const { registry, store, hidden } = taken;
  if (hasOtherSteps(store, cells)) throw new Moved();
  let { memories } = taken;
  const inTheWay = putBackConflicts(coming, memories, state);
  if (inTheWay.length > 0) return { ok: false, problems: inTheWay };
  const snapshot = (store.ids.at(-1) ?? 0) + 1;
  const undoable = memories.filter(({ key }) => isUndone(key, [...keys, ...going]));
  const wasOf = new Map(memories.map(({ key, was }) => [key, was]));
  const attempted = [...coming.map((memory) => planOf(memory, state)), ...logs];
  const opened: Opened = { unfiltered: [], unhidden: [] };
  try {
    const { title } = plan;
    const { time, stateAfterUndo: leaves } = options;
    const names = undoable.map(({ sheet }) => sheet);
    const wrote = shortEffects(options.effects);
    const heading = { id: snapshot, time, title, sheets: names, leaves, ...wrote };
    const touches = sectionsOf({ ...plan, remove: undoable.map(({ key }) => key) });
    const headed = { ...heading, ...headedBy(touches) };
    const size = addSnapshot(context, store, headed, undoable, options.language);
    if (size > TEXT_WITH_CELLS) await context.sync();
    const again = remember(context, touched, state);
    for (const sheet of placed) showRows(context, sheet, state, hidden.get(sheet.key), opened);
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
    const isHidden = [...again.hidden().keys()].some((key) => !hidden.has(key));
    if (moved || isHidden) {
      memories = moved ?? memories;
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
    writeHeads(context, plan.log ?? [], state.heads);
    await context.sync();
    for (const check of lines) await check();
    return { ok: true, snapshot, looks, opened, show: null };
  } catch (reason) {
    throw await rollBack(reason, memories, attempted, snapshot, registry, {
      ...state,
      log: plan.log,
    });
  }
}

/** What putting a sheet back writes, as a plan. */
const planOf = (memory: SheetMemory, state: BookState): SheetPlan => {
  const plan = memory.was?.plan;
  return plan ? placePlan(plan, offsetOf(plan, state)) : touchedBy(memory, state);
};
