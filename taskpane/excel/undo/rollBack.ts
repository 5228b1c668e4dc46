import type { SheetMemory } from './memory';
import type { LogEntry, SheetPlan } from '../../../src/sheets/plan/plan';
import { hasSheet } from '../../../src/sheets/apply/bookState';
import { REGISTRY_SHEET, type Registry } from '../../../src/sheets/stored/registry';
import { UNDO_SHEET } from '../../../src/sheets/stored/undoStore';
import { batch } from '../batch';
import { addLooks } from '../write/looks';
import { loadBookState } from '../read/bookState';
import { putHeadsBack, type PlacedHead } from '../stored/logHeads';
import { loadRegistry, writeRegistry } from '../stored/registry';
import { restoreExactly } from './restore';
import { deleteSheet, takeOutSheet } from '../stored/store';
import { clearStep, isOpenedStore, loadUndoStore } from '../stored/undoStore';
import { WriteFailed } from '../write/writeFailed';
import { withMarks } from '../write/writeMarks';

/** What was there beside the sheets, and the lines that were being written. */
interface Before {
  /** The sheet that was shown. */
  readonly active: string;
  readonly heads: readonly PlacedHead[];
  readonly log?: readonly LogEntry[];
}

/** What could not be put back yet. One runtime serves one workbook, so that there is one at most. */
let unfinished: { readonly restore: () => Promise<void>; attempts: number } | null = null;

/** Then the workbook is read as it is: the history still has what was there before. */
const ATTEMPTS = 3;

/** Before anything is read or written: half a write must not be taken for the event. */
export async function finishRollBack(): Promise<void> {
  if (!unfinished) return;
  const { restore } = unfinished;
  if (++unfinished.attempts >= ATTEMPTS) unfinished = null;
  await restore();
  unfinished = null;
}

/**
 * Puts back what a failed write has left behind, in a context of its own: in the old one the
 * failed requests are still queued. Where Excel refuses that too, it is done before the next reading.
 */
export async function rollBack(
  reason: unknown,
  memories: readonly SheetMemory[],
  /** What was being written, as placed in the sheets. */
  attempted: readonly SheetPlan[],
  /** The snapshot taken for the failed write; null: none was. */
  snapshot: number | null,
  registry: Registry,
  before: Before,
): Promise<WriteFailed> {
  const restoreAs = (how: readonly SheetMemory[], plans: readonly SheetPlan[]) =>
    restore(how, plans, snapshot, registry, before);
  unfinished = {
    attempts: 0,
    // Looks that the host refuses are refused here too; the cells come back without them.
    restore: () =>
      restoreAs(memories, attempted).catch(() =>
        restoreAs(memories.map(plainMemory), attempted.map(plain)),
      ),
  };
  try {
    await finishRollBack();
    return new WriteFailed(reason, true);
  } catch (second) {
    return new WriteFailed(reason, false, second);
  }
}

const plain = <P extends SheetPlan>(plan: P): P => ({
  ...plan,
  marks: undefined,
  charts: undefined,
  pictures: undefined,
  print: undefined,
});

const plainMemory = (memory: SheetMemory): SheetMemory => ({
  ...memory,
  was: memory.was && {
    ...memory.was,
    marks: undefined,
    plan: memory.was.plan && plain(memory.was.plan),
  },
});

/** May be done again from its beginning, as it looks first at what is there. */
async function restore(
  memories: readonly SheetMemory[],
  attempted: readonly SheetPlan[],
  snapshot: number | null,
  registry: Registry,
  { active, heads, log = [] }: Before,
): Promise<void> {
  const restored = batch(async (context) => {
    const keys = memories.map(({ key }) => key);
    const state = await withMarks(context, await loadBookState(context), keys);
    const loading = loadUndoStore(
      context,
      state.sheets.map(({ name }) => name),
    );
    const written = loadRegistry(context, hasSheet(state, REGISTRY_SHEET));
    await context.sync();
    const store = loading.read();
    const plans = new Map(attempted.map((plan) => [plan.key, plan]));
    const looks = restoreExactly(context, memories, plans, state);
    const present = written.read();
    if (registry.exists) writeRegistry(context, present, registry.plans);
    else if (present.exists) deleteSheet(context, REGISTRY_SHEET);
    // A store that holds nothing else was made for the write that failed.
    const others = [...store.rows.keys()].filter((id) => id !== snapshot);
    if (store.exists && others.length === 0) takeOutSheet(context, UNDO_SHEET, state);
    else if (snapshot !== null) clearStep(context, store, snapshot);
    for (const sheet of state.sheets)
      if (isOpenedStore(sheet))
        context.workbook.worksheets.getItem(sheet.name).visibility = 'VeryHidden';
    putHeadsBack(context, log, state.heads, heads);
    await context.sync();
    if (state.active !== active) await showAgain(context, active);
    return looks;
  });
  await addLooks(await restored);
}

/** A colleague may have renamed or deleted it since; then the sheet in front stays. */
async function showAgain(context: Excel.RequestContext, name: string): Promise<void> {
  const sheet = context.workbook.worksheets.getItemOrNullObject(name);
  await context.sync();
  if (sheet.isNullObject) return;
  sheet.activate();
  await context.sync();
}
