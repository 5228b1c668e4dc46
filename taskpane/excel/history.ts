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
import { batch } from './batch';
import type { SheetMemory } from './memory';
import { addStoreSheet, deleteSheet } from './store';

export type { SnapshotHeading };

/** Snapshots in very hidden sheets, the newest last; they survive a restart with the file. */
export const SNAPSHOT_PREFIX = '_pairsheet_undo_';
export const SNAPSHOTS_KEPT = 20;

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
  language: Language,
): void {
  addStoreSheet(context, snapshotName(heading.id), storedHeading(heading, language), memories);
}

/** What a heading may say of the cells that were written; where there is more, nobody knows it later. */
const MOST_EFFECTS = 20_000;

export const shortEffects = (effects: Effects | undefined): Pick<SnapshotHeading, 'effects'> =>
  effects && JSON.stringify(effects).length <= MOST_EFFECTS ? { effects } : {};

/** A write that joins a snapshot tells in its heading what it wrote. */
export function joinEffects(
  context: Excel.RequestContext,
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
  const cell = context.workbook.worksheets.getItem(snapshotName(heading.id)).getRange('A1');
  cell.values = [[pieces(text)[0]]];
}

/** Of several writes into one cell the last counts. */
const lastOfEach = (effects: Effects[string]): Effects[string] => [
  ...new Map(effects.map((effect) => [JSON.stringify(effect.slice(0, 3)), effect])).values(),
];

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
    return cells.map((cell) => headingIn(joinPieces(cell.values[0]))).reverse();
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
    const heading = headingIn(joinPieces([first]));
    if (!headedSections(heading).includes(section.id.toLowerCase())) continue;
    for (const memory of JSON.parse(joinPieces(cells)) as SheetMemory[])
      if (!oldest.has(memory.key)) oldest.set(memory.key, memory);
  }
  return [...oldest.values()];
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
