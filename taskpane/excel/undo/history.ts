import { joinPieces, pieces } from '../../../src/sheets/stored/pieces';
import { cellsOf } from '../../../src/sheets/apply/sheetNow';
import type { BookCells, CellContent, TableCells } from '../../../src/sheets/plan/cells';
import { plainKey } from '../../../src/sheets/plan/plan';
import type { TableBefore } from '../../store/types';
import { isTable } from '../../../src/sheets/names/headers';
import type { Language } from '../../../src/model/types';
import { mayBeSectionTable, type Section } from '../../../src/sheets/names/section';
import { headingIn, storedHeading } from '../../../src/sheets/names/snapshotTitle';
import type { Effects, SnapshotHeading } from '../../../src/sheets/stored/snapshot';
import {
  firstStoreIds,
  firstStoreName,
  readMemories,
  readUndoId,
  UNDO_COLUMNS,
  undoRow,
} from '../../../src/sheets/stored/undoStore';
import { batch } from '../batch';
import type { SheetMemory } from './memory';
import { seenWith } from '../read/readBook';
import {
  forget,
  headingCell,
  loadUndoStore,
  stepRange,
  writeUndoRow,
  type UndoStore,
} from '../stored/undoStore';

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

/** The steps there are. What was read of them goes with the reading that it was asked for. */
interface Looked {
  readonly store: UndoStore;
  readonly headings: ReadonlyMap<number, SnapshotHeading>;
  /** By section and the first step that is put back. */
  readonly memories: Map<string, readonly SheetMemory[]>;
}

const looked = new WeakMap<BookCells, Looked>();

async function lookAt(
  context: Excel.RequestContext,
  cells: BookCells | undefined,
): Promise<Looked> {
  const known = cells && looked.get(cells);
  if (known) return known;
  const names = await sheetNames(context, cells);
  const loading = loadUndoStore(context, names, 'headings');
  const old = firstStoreIds(names).map((id) => {
    const sheet = context.workbook.worksheets.getItem(firstStoreName(id));
    return { id, cell: sheet.getRange('A1').load('values') };
  });
  await context.sync();
  const texts = [
    ...old.map(({ id, cell }) => [id, cell.values[0][0] as unknown] as const),
    ...loading.headings(),
  ];
  const headings = texts.map(([id, text]) => [id, headingIn(joinPieces([text]))] as const);
  const found = { store: loading.read(), headings: new Map(headings), memories: new Map() };
  if (cells) looked.set(cells, found);
  return found;
}

async function sheetNames(
  context: Excel.RequestContext,
  cells: BookCells | undefined,
): Promise<readonly string[]> {
  const known = seenWith(cells)?.state?.sheets;
  if (known) return known.map(({ name }) => name);
  const { worksheets } = context.workbook;
  worksheets.load('items/name');
  await context.sync();
  return worksheets.items.map((sheet) => sheet.name);
}

/** What can be put back, the newest first; `cells` are of a reading just made. */
export const listHistory = (cells?: BookCells): Promise<SnapshotHeading[]> =>
  batch(async (context) => [...(await lookAt(context, cells)).headings.values()].reverse());

/** Whether other steps are there than when the reading was looked at. */
export const hasOtherSteps = (store: UndoStore, cells: BookCells | undefined): boolean => {
  const known = cells && looked.get(cells);
  return known !== undefined && known.store.ids.join() !== store.ids.join();
};

/** Characters of steps that are asked for together: as JSON in JSON well below the 5 MB that the web answers. */
const TEXT_AN_ANSWER = 1_500_000;

/**
 * The sheets of a section before snapshot `id` was followed by its action: of every sheet that this or
 * a later snapshot of that section touched, the oldest memory counts. As many are read at once as Excel on
 * the web answers; of the first store nobody knows how long they are, so that each is read by itself.
 */
export async function loadMemories(
  context: Excel.RequestContext,
  id: number,
  section: Pick<Section, 'id'>,
  cells?: BookCells,
): Promise<readonly SheetMemory[]> {
  const { store, headings, memories } = await lookAt(context, cells);
  const key = `${id} ${section.id.toLowerCase()}`;
  const known = memories.get(key);
  if (known) return known;
  const isOfSection = (step: number) =>
    headedSections(headings.get(step)!).includes(section.id.toLowerCase());
  const wanted = store.ids.filter((step) => step >= id && isOfSection(step));
  const oldest = new Map<string, SheetMemory>();
  for (const together of inAnswers(wanted, store))
    for (const memory of await readSteps(context, store, together))
      if (!oldest.has(memory.key)) oldest.set(memory.key, memory);
  const found = [...oldest.values()];
  memories.set(key, found);
  return found;
}

function inAnswers(ids: readonly number[], { sizes }: UndoStore): number[][] {
  const groups: number[][] = [];
  let room = 0;
  for (const id of ids) {
    const size = sizes.get(id) ?? TEXT_AN_ANSWER;
    if (size > room) {
      groups.push([]);
      room = TEXT_AN_ANSWER;
    }
    groups.at(-1)?.push(id);
    room -= size;
  }
  return groups;
}

async function readSteps(
  context: Excel.RequestContext,
  store: UndoStore,
  ids: readonly number[],
): Promise<SheetMemory[]> {
  const ranges = ids.map((id) => stepRange(context, store, id).load('values'));
  await context.sync();
  return ranges.flatMap((range, index) => stepIn(range.values as unknown[][], store, ids[index]));
}

function stepIn(
  values: readonly (readonly unknown[])[],
  store: UndoStore,
  id: number,
): SheetMemory[] {
  if (store.rows.has(id)) {
    const memories = readMemories(values[0]);
    if (!memories || readUndoId(values[0][UNDO_COLUMNS.id])?.id !== id)
      throw new Error(`Step ${id} of the undo store is not whole`);
    return memories as SheetMemory[];
  }
  const [, ...cells] = values.map(([cell]) => cell);
  return JSON.parse(joinPieces(cells)) as SheetMemory[];
}

/** The tables of a section as putting back to before snapshot `id` would leave them. */
export function tablesBefore(
  id: number,
  section: Section,
  cells?: BookCells,
): Promise<TableBefore[]> {
  return batch(async (context) =>
    (await loadMemories(context, id, section, cells)).map(({ key, sheet, was }) => ({
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
