import type { SheetMemory } from './memory';
import { loadBookState, hasSheet } from './bookState';
import { snapshotName } from './history';
import { REGISTRY_SHEET, writeRegistry, type Registry } from './registry';
import { restoreSheets } from './restore';
import { withMarks } from './writeMarks';
import { deleteSheet } from './store';

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

export const messageOf = (reason: unknown): string =>
  reason instanceof Error ? reason.message : String(reason);

/**
 * Puts back what a failed write has left behind, in a context of its own: in the old one the
 * failed requests are still queued.
 */
export async function rollBack(
  reason: unknown,
  memories: readonly SheetMemory[],
  /** The snapshot taken for the failed write; null: none was. */
  snapshot: number | null,
  registry: Registry,
  active: string,
): Promise<WriteFailed> {
  try {
    await Excel.run(async (context) => {
      const keys = memories.map(({ key }) => key);
      const state = await withMarks(context, await loadBookState(context), keys);
      restoreSheets(context, memories, state);
      const hasRegistry = hasSheet(state, REGISTRY_SHEET);
      if (registry.exists) writeRegistry(context, hasRegistry, registry.plans);
      else if (hasRegistry) deleteSheet(context, REGISTRY_SHEET);
      const name = snapshot === null ? '' : snapshotName(snapshot);
      if (hasSheet(state, name)) deleteSheet(context, name);
      if (state.active !== active) context.workbook.worksheets.getItem(active).activate();
      await context.sync();
    });
    return new WriteFailed(reason, true);
  } catch (second) {
    return new WriteFailed(reason, false, second);
  }
}
