import { joinPieces, pieces } from '../../src/sheets/stored/pieces';
import { cellsOf } from '../../src/sheets/apply/sheetNow';
import type { CellContent, TableCells } from '../../src/sheets/plan/cells';
import { plainKey } from '../../src/sheets/plan/plan';
import type { TableBefore } from '../store/types';
import { isTable } from '../../src/sheets/names/headers';
import type { Language } from '../../src/model/types';
import { mayBeSectionTable, type Section } from '../../src/sheets/names/section';
import { headingIn, storedHeading } from '../../src/sheets/snapshotTitle';
import type { Effects, SnapshotHeading } from '../../src/sheets/stored/snapshot';
import {
  firstStoreIds,
  firstStoreName,
  readMemories,
  UNDO_COLUMNS,
  undoRow,
} from '../../src/sheets/stored/undoStore';
import { batch } from './batch';
import type { SheetMemory } from './memory';
import {
  forget,
  headingCell,
  loadUndoStore,
  stepRange,
  writeUndoRow,
  type UndoStore,
} from './undoStore';

export type { SnapshotHeading };

export const SNAPSHOTS_KEPT = 20;

/** A workbook without sections is kept as it always was. */
export const headedBy = (sections: readonly string[]): Pick<SnapshotHeading, 'sections'> =>
  sections.some(Boolean) ? { sections } : {};

export const headedSections = ({ sections }: SnapshotHeading): readonly string[] =>
  sections ?? [''];

/** Queues keeping a step; returns how many characters it has. */
export function addSnapshot(
  context: Excel.RequestContext,
  store: UndoStore,
  heading: SnapshotHeading,
  memories: readonly SheetMemory[],
  language: Language,
): number {
  const cells = undoRow(heading.id, storedHeading(heading, language), memories);
  writeUndoRow(context, store, cells);
  return cells.reduce((sum, cell) => sum + cell.length, 0);
}

/** What a heading may say of the cells that were written; where there is more, nobody knows it later. */
const MOST_EFFECTS = 20_000;

export const shortEffects = (effects: Effects | undefined): Pick<SnapshotHeading, 'effects'> =>
  effects && JSON.stringify(effects).length <= MOST_EFFECTS ? { effects } : {};

/** A write that joins a snapshot tells in its heading what it wrote. */
export function joinEffects(
  context: Excel.RequestContext,
  store: UndoStore,
  heading: SnapshotHeading,
  effects: Effects | undefined,
  language: Language,
): void {
  const { effects: before, ...rest } = heading;
  const joined =
    before && effects
      ? Object.fromEntries(
          Object.entries(effects).map(([id, more]) => [
            id,
            lastOfEach([...(before[id] ?? []), ...more]),
          ]),
        )
      : undefined;
  const wrote = shortEffects(joined && { ...before, ...joined });
  const text = storedHeading({ ...rest, ...wrote }, language);
  headingCell(context, store, heading.id).values = [[pieces(text)[0]]];
}

/** Of several writes into one cell the last counts. */
const lastOfEach = (effects: Effects[string]): Effects[string] => [
  ...new Map(effects.map((effect) => [JSON.stringify(effect.slice(0, 3)), effect])).values(),
];

/** Queues forgetting the oldest snapshots beyond the number kept for each event; `taken` is the newest. */
export function pruneSnapshots(
  context: Excel.RequestContext,
  store: UndoStore,
  taken: number,
  tables: readonly { readonly name: string }[],
): void {
  const isEvent = ({ name }: { readonly name: string }) =>
    isTable('event', name) || mayBeSectionTable('event', name);
  // Work in one section must not use up the undo of another.
  const kept = SNAPSHOTS_KEPT * Math.max(1, tables.filter(isEvent).length);
  const ids = [...new Set([...store.ids, taken])];
  for (const id of ids.slice(0, Math.max(0, ids.length - kept))) forget(context, store, id);
}

/** What can be put back, the newest first. */
export function listHistory(): Promise<SnapshotHeading[]> {
  return batch(async (context) => {
    const { worksheets } = context.workbook;
    worksheets.load('items/name');
    await context.sync();
    const names = worksheets.items.map((sheet) => sheet.name);
    const loading = loadUndoStore(context, names, 'headings');
    const old = firstStoreIds(names).map((id) =>
      worksheets.getItem(firstStoreName(id)).getRange('A1').load('values'),
    );
    await context.sync();
    const kept = loading.headings().map(([, heading]) => heading);
    const headings = [...old.map((cell) => cell.values[0][0] as unknown), ...kept];
    return headings.map((heading) => headingIn(joinPieces([heading]))).reverse();
  });
}

/**
 * The sheets of a section before snapshot `id` was followed by its action: of every sheet that this or
 * a later snapshot of that section touched, the oldest memory counts. Read one after the other: Excel on
 * the web answers no more than 5 MB at once.
 */
export async function loadMemories(
  context: Excel.RequestContext,
  id: number,
  section: Pick<Section, 'id'>,
): Promise<SheetMemory[]> {
  const { worksheets } = context.workbook;
  worksheets.load('items/name');
  await context.sync();
  const loading = loadUndoStore(
    context,
    worksheets.items.map((sheet) => sheet.name),
  );
  await context.sync();
  const store = loading.read();
  const oldest = new Map<string, SheetMemory>();
  for (const other of store.ids.filter((each) => each >= id)) {
    const { heading, memories } = await readStep(context, store, other);
    if (!headedSections(heading).includes(section.id.toLowerCase())) continue;
    for (const memory of memories) if (!oldest.has(memory.key)) oldest.set(memory.key, memory);
  }
  return [...oldest.values()];
}

async function readStep(
  context: Excel.RequestContext,
  store: UndoStore,
  id: number,
): Promise<{ heading: SnapshotHeading; memories: SheetMemory[] }> {
  const range = stepRange(context, store, id).load('values');
  await context.sync();
  const values = range.values as unknown[][];
  if (store.rows.has(id)) {
    const memories = readMemories(values[0]);
    if (!memories) throw new Error(`Step ${id} of the undo store is not whole`);
    const heading = headingIn(joinPieces([values[0][UNDO_COLUMNS.heading]]));
    return { heading, memories: memories as SheetMemory[] };
  }
  const [first, ...cells] = values.map(([cell]) => cell);
  const memories = JSON.parse(joinPieces(cells)) as SheetMemory[];
  return { heading: headingIn(joinPieces([first])), memories };
}

/** The tables of a section as putting back to before snapshot `id` would leave them. */
export function tablesBefore(id: number, section: Section): Promise<TableBefore[]> {
  return batch(async (context) =>
    (await loadMemories(context, id, section)).map(({ key, sheet, was }) => ({
      key: plainKey(key),
      isGone: was === null,
      table: was && tableOf(was, sheet),
    })),
  );
}

function tableOf(was: NonNullable<SheetMemory['was']>, sheet: string): TableCells | null {
  if (!was.table) return null;
  const { name, area } = was.table;
  const [header, ...rows] = cellsOf(was.cells.formulas, was, area).map((row) => row.map(entered));
  return { name, sheet, row: area.row, column: area.column, header: header.map(String), rows };
}

/** Text may carry the apostrophe with which it is entered. */
const entered = (cell: unknown): CellContent =>
  typeof cell === 'string' ? cell.replace(/^'/, '') : (cell as CellContent);
