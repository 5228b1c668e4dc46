import { areaName } from '../../../src/sheets/plan/plan';
import { placeOfEntry, type TypedCell, type EntryFate } from '../../../src/sheets/plan/typedCell';
import type { CellContent } from '../../../src/sheets/plan/cells';
import { cellText } from '../../../src/sheets/plan/numbers';
import { SHARED_KEY } from '../../../src/sheets/stored/sharedSheet';
import type { SharedCell } from '../../store/types';
import { batch } from '../batch';
import { finishRollBack } from '../undo/rollBack';
import { writeBlock } from './writeCells';

/** Rows may move between a look and a write; so often it is tried. */
const ATTEMPTS = 4;

/**
 * Writes single cells into rows that are found by what they hold, and nothing else: no sheet, no row, no
 * line of the log, so that whoever works beside us never meets it. Where a row has moved between the look
 * and the write, the cell that was hit is put back and the row is looked for again.
 */
export async function enterCells(
  entries: readonly TypedCell[],
  note: SharedCell | null,
): Promise<EntryFate[]> {
  await finishRollBack();
  const fates: (EntryFate | null)[] = entries.map(() => null);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const open = entries.flatMap((entry, index) => (fates[index] ? [] : [{ entry, index }]));
    if (open.length === 0) break;
    const settled = await enterOnce(
      open.map(({ entry }) => entry),
      note,
    );
    open.forEach(({ index }, each) => (fates[index] = settled[each]));
  }
  return fates.map((fate) => fate ?? { ok: false, there: null });
}

/** null: the row moved meanwhile. */
function enterOnce(
  entries: readonly TypedCell[],
  note: SharedCell | null,
): Promise<(EntryFate | null)[]> {
  return batch(async (context) => {
    const names = [...new Set(entries.map(({ table }) => table))];
    const tables = names.map((name) => {
      const table = context.workbook.tables.getItem(name);
      return {
        table: table.load('name,worksheet/name'),
        range: table.getRange().load('values,rowIndex,columnIndex'),
      };
    });
    try {
      await context.sync();
    } catch (reason) {
      if (isGone(reason)) return entries.map(() => ({ ok: false, there: null }));
      throw reason;
    }
    const looks = entries.map((entry) => {
      const { table, range } = tables[names.indexOf(entry.table)];
      const [header, ...rows] = range.values as CellContent[][];
      const place = placeOfEntry({ header: header.map(String), rows }, entry);
      const there = place && cellText(rows[place.row][place.column]);
      return { entry, there, place, table, range };
    });
    const writes = looks.map((look) => {
      const { entry, place, there, table, range } = look;
      if (!place || there !== entry.was || there === entry.text) return null;
      const sheet = context.workbook.worksheets.getItem(table.worksheet.name);
      const row = range.rowIndex + 1 + place.row;
      const columns = (range.values[0] as unknown[]).length;
      // Read again in the batch that writes, right before it does.
      const before = sheet.getRangeByIndexes(row, range.columnIndex, 1, columns).load('values');
      const at = { row, column: range.columnIndex + place.column };
      writeBlock(sheet, { ...at, cells: [[entry.text]] });
      return { before, sheet, at, place };
    });
    if (note && writes.some((write) => write !== null)) writeNote(context, note);
    await context.sync();
    const missed = writes.map((write, index) => {
      if (!write) return null;
      const { entry, range } = looks[index];
      const header = (range.values as CellContent[][])[0].map(String);
      const rows = write.before.values as CellContent[][];
      const hit = placeOfEntry({ header, rows }, entry);
      const stood = cellText(rows[0][write.place.column]);
      return hit && stood === entry.was ? null : stood;
    });
    missed.forEach((stood, index) => {
      if (stood === null) return;
      const { sheet, at } = writes[index]!;
      writeBlock(sheet, { ...at, cells: [[stood]] });
    });
    if (missed.some((stood) => stood !== null)) await context.sync();
    return looks.map(({ entry, there }, index): EntryFate | null => {
      if (missed[index] !== null) return null;
      if (writes[index] || there === entry.text) return { ok: true };
      return { ok: false, there };
    });
  });
}

const isGone = (reason: unknown): boolean =>
  reason instanceof OfficeExtension.Error && reason.code === Excel.ErrorCodes.itemNotFound;

/** Writes one cell of the hidden sheet; `only`: what must stand there, else nothing is written. */
export function writeShared(note: SharedCell, only?: (there: string) => boolean): Promise<boolean> {
  return batch(async (context) => {
    const cell = cellOf(context, note.row).load('values');
    await context.sync();
    if (only && !only(cellText((cell.values as CellContent[][])[0][0]))) return false;
    writeNote(context, note);
    await context.sync();
    return true;
  });
}

const cellOf = (context: Excel.RequestContext, row: number): Excel.Range =>
  context.workbook.names.getItem(areaName(SHARED_KEY)).getRange().getCell(row, 0);

const writeNote = (context: Excel.RequestContext, { row, text }: SharedCell): void =>
  void (cellOf(context, row).values = [[text]]);
