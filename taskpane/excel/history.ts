import type { Reason } from '../../src/explain/reason';
import { joinPieces } from '../../src/sheets/apply/pieces';
import { isTable } from '../../src/sheets/names/headers';
import { mayBeSectionTable, type Section } from '../../src/sheets/names/section';
import { batch } from './batch';
import type { SheetMemory } from './memory';
import { addStoreSheet, deleteSheet } from './store';

/** Snapshots in very hidden sheets, the newest last; they survive a restart with the file. */
export const SNAPSHOT_PREFIX = '_pairsheet_undo_';
export const SNAPSHOTS_KEPT = 20;

export interface SnapshotHeading {
  readonly id: number;
  readonly time: string;
  /** What was done after it was taken. */
  readonly title: Reason;
  readonly sheets: readonly string[];
  /** Later writes with the same word belong to it. */
  readonly joins?: string;
  /** Digests of the event when it was taken, for the log's line of an undo. */
  readonly leaves?: Readonly<Record<string, string>>;
  /** Whose sheets it holds, by lower-case id; absent: only those of the event without a name. */
  readonly sections?: readonly string[];
}

/** A workbook without sections is kept as it always was. */
export const headedBy = (sections: readonly string[]): Pick<SnapshotHeading, 'sections'> =>
  sections.some(Boolean) ? { sections } : {};

export const headedSections = ({ sections }: SnapshotHeading): readonly string[] =>
  sections ?? [''];

export const snapshotName = (id: number): string =>
  `${SNAPSHOT_PREFIX}${String(id).padStart(5, '0')}`;

export const snapshotIds = (sheetNames: readonly string[]): number[] =>
  sheetNames
    .filter((name) => name.startsWith(SNAPSHOT_PREFIX))
    .map((name) => Number(name.slice(SNAPSHOT_PREFIX.length)))
    .filter((id) => Number.isInteger(id))
    .sort((a, b) => a - b);

export function addSnapshot(
  context: Excel.RequestContext,
  heading: SnapshotHeading,
  memories: readonly SheetMemory[],
): void {
  addStoreSheet(context, snapshotName(heading.id), heading, memories);
}

/** Queues the removal of the oldest snapshots beyond the number kept for each event. */
export function pruneSnapshots(
  context: Excel.RequestContext,
  ids: readonly number[],
  tables: readonly { readonly name: string }[],
): void {
  const isEvent = ({ name }: { readonly name: string }) =>
    isTable('event', name) || mayBeSectionTable('event', name);
  // Work in one section must not use up the undo of another.
  const kept = SNAPSHOTS_KEPT * Math.max(1, tables.filter(isEvent).length);
  for (const id of ids.slice(0, Math.max(0, ids.length - kept)))
    deleteSheet(context, snapshotName(id));
}

/** What can be put back, the newest first. */
export function listHistory(): Promise<SnapshotHeading[]> {
  return batch(async (context) => {
    const { worksheets } = context.workbook;
    worksheets.load('items/name');
    await context.sync();
    const ids = snapshotIds(worksheets.items.map((sheet) => sheet.name));
    const cells = ids.map((id) =>
      worksheets.getItem(snapshotName(id)).getRange('A1').load('values'),
    );
    await context.sync();
    return cells.map((cell) => JSON.parse(joinPieces(cell.values[0])) as SnapshotHeading).reverse();
  });
}

/**
 * The sheets of a section before snapshot `id` was followed by its action: of every sheet that this or
 * a later snapshot of that section touched, the oldest memory counts.
 */
export async function loadMemories(
  context: Excel.RequestContext,
  id: number,
  section: Pick<Section, 'id'>,
): Promise<SheetMemory[]> {
  const { worksheets } = context.workbook;
  worksheets.load('items/name');
  await context.sync();
  const ids = snapshotIds(worksheets.items.map((sheet) => sheet.name)).filter(
    (other) => other >= id,
  );
  const used = ids.map((other) =>
    worksheets.getItem(snapshotName(other)).getUsedRange(true).load('values'),
  );
  await context.sync();
  const oldest = new Map<string, SheetMemory>();
  for (const range of used) {
    const [first, ...cells] = (range.values as unknown[][]).map(([cell]) => cell);
    const heading = JSON.parse(joinPieces([first])) as SnapshotHeading;
    if (!headedSections(heading).includes(section.id.toLowerCase())) continue;
    for (const memory of JSON.parse(joinPieces(cells)) as SheetMemory[])
      if (!oldest.has(memory.key)) oldest.set(memory.key, memory);
  }
  return [...oldest.values()];
}
