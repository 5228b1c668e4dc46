import { messageOf } from '../store/mishaps';
import type { SheetMemory } from './memory';
import type { SheetPlan } from '../../src/sheets/plan/plan';
import { hasSheet, type SheetState } from '../../src/sheets/apply/bookState';
import { REGISTRY_SHEET, type Registry } from '../../src/sheets/apply/registry';
import { batch } from './batch';
import { loadBookState } from './bookState';
import { SNAPSHOT_PREFIX, snapshotName } from './history';
import { writeRegistry } from './registry';
import { restoreExactly } from './restore';
import { deleteSheet } from './store';
import { withMarks } from './writeMarks';
import { syncThenPictures } from './writePictures';

/** Writing failed; `isUndone` says whether the workbook is as it was. */
export class WriteFailed extends Error {
  constructor(
    readonly reason: unknown,
    readonly isUndone: boolean,
    /** Why putting it back failed too. */
    readonly second?: unknown,
  ) {
    super(messageOf(reason));
    this.name = 'WriteFailed';
  }
}

/** A snapshot that was about to be deleted. */
const isOpened = ({ name, visibility }: SheetState): boolean =>
  name.startsWith(SNAPSHOT_PREFIX) && visibility !== 'VeryHidden';

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
  active: string,
): Promise<WriteFailed> {
  const restoreAs = (how: readonly SheetMemory[], plans: readonly SheetPlan[]) =>
    restore(how, plans, snapshot, registry, active);
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
function restore(
  memories: readonly SheetMemory[],
  attempted: readonly SheetPlan[],
  snapshot: number | null,
  registry: Registry,
  active: string,
): Promise<void> {
  return batch(async (context) => {
    const keys = memories.map(({ key }) => key);
    const state = await withMarks(context, await loadBookState(context), keys);
    const plans = new Map(attempted.map((plan) => [plan.key, plan]));
    const pictures = restoreExactly(context, memories, plans, state);
    const hasRegistry = hasSheet(state, REGISTRY_SHEET);
    if (registry.exists) writeRegistry(context, hasRegistry, registry.plans);
    else if (hasRegistry) deleteSheet(context, REGISTRY_SHEET);
    const name = snapshot === null ? '' : snapshotName(snapshot);
    if (hasSheet(state, name)) deleteSheet(context, name);
    for (const sheet of state.sheets)
      if (sheet.name !== name && isOpened(sheet))
        context.workbook.worksheets.getItem(sheet.name).visibility = 'VeryHidden';
    if (state.active !== active) context.workbook.worksheets.getItem(active).activate();
    await syncThenPictures(context, pictures);
  });
}
