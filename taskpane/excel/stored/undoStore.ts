import {
  firstStoreIds,
  firstStoreName,
  isFirstStore,
  readUndoId,
  UNDO_COLUMNS,
  UNDO_SHEET,
} from '../../../src/sheets/stored/undoStore';
import { deleteSheet } from './store';

/** Which steps are kept, and where. */
export interface UndoStore {
  readonly exists: boolean;
  /** Of both stores, the oldest first. */
  readonly ids: readonly number[];
  /** Rows of store 2 by step. */
  readonly rows: ReadonlyMap<number, number>;
  /** Characters of what they hold, of those that say so. */
  readonly sizes: ReadonlyMap<number, number>;
  /** Columns in use: a shorter step empties what the one before it in its row had more. */
  readonly columns: number;
}

/** Queues the reading; call `read` after the sync. */
export function loadUndoStore(
  context: Excel.RequestContext,
  sheetNames: readonly string[],
  what: 'ids' | 'headings' = 'ids',
): { read: () => UndoStore; headings: () => (readonly [id: number, heading: unknown])[] } {
  const exists = sheetNames.includes(UNDO_SHEET);
  const old = firstStoreIds(sheetNames);
  if (!exists) {
    const none = {
      exists,
      ids: old,
      rows: new Map<number, number>(),
      sizes: new Map(),
      columns: 0,
    };
    return { read: () => none, headings: () => [] };
  }
  const sheet = context.workbook.worksheets.getItem(UNDO_SHEET);
  const used = sheet.getUsedRange(true).load('columnIndex,columnCount');
  const cells = sheet
    .getRange(what === 'ids' ? 'A:A' : 'A:B')
    .getUsedRangeOrNullObject(true)
    .load('values,rowIndex');
  const steps = () => {
    const values = cells.isNullObject ? [] : (cells.values as unknown[][]);
    return values
      .flatMap((row, index) => {
        const stored = readUndoId(row[UNDO_COLUMNS.id]);
        return stored ? [{ ...stored, row: cells.rowIndex + index, cells: row }] : [];
      })
      .sort((a, b) => a.id - b.id);
  };
  return {
    read: () => ({
      exists,
      ids: [...old, ...steps().map(({ id }) => id)],
      rows: new Map(steps().map(({ id, row }) => [id, row])),
      sizes: new Map(steps().map(({ id, size }) => [id, size])),
      columns: used.columnIndex + used.columnCount,
    }),
    headings: () => steps().map(({ id, cells }) => [id, cells[UNDO_COLUMNS.heading]] as const),
  };
}

/** The first row that no step is in. */
function freeRow({ rows }: UndoStore): number {
  const taken = new Set(rows.values());
  let row = 0;
  while (taken.has(row)) row++;
  return row;
}

/** Queues the writing of a step into a free row; the sheet is made with the first one. */
export function writeUndoRow(
  context: Excel.RequestContext,
  store: UndoStore,
  cells: readonly string[],
): void {
  const { worksheets } = context.workbook;
  const sheet = store.exists ? worksheets.getItem(UNDO_SHEET) : worksheets.add(UNDO_SHEET);
  const columns = Math.max(store.columns, cells.length);
  const range = sheet.getRangeByIndexes(freeRow(store), 0, 1, columns);
  range.numberFormat = [Array<string>(columns).fill('@')];
  range.values = [[...cells, ...Array<string>(columns - cells.length).fill('')]];
  if (!store.exists) sheet.visibility = 'VeryHidden';
}

/** Where the heading of a step stands. */
export function headingCell(
  context: Excel.RequestContext,
  { rows }: UndoStore,
  id: number,
): Excel.Range {
  const { worksheets } = context.workbook;
  const row = rows.get(id);
  if (row === undefined) return worksheets.getItem(firstStoreName(id)).getRange('A1');
  return worksheets.getItem(UNDO_SHEET).getRangeByIndexes(row, UNDO_COLUMNS.heading, 1, 1);
}

/** Everything of a step. */
export function stepRange(
  context: Excel.RequestContext,
  { rows, columns }: UndoStore,
  id: number,
): Excel.Range {
  const { worksheets } = context.workbook;
  const row = rows.get(id);
  return row === undefined
    ? worksheets.getItem(firstStoreName(id)).getUsedRange(true)
    : worksheets.getItem(UNDO_SHEET).getRangeByIndexes(row, 0, 1, columns);
}

/** Queues taking a step out: its row is emptied; one of the first store goes with its sheet. */
export function forget(context: Excel.RequestContext, store: UndoStore, id: number): void {
  const row = store.rows.get(id);
  if (row === undefined) return deleteSheet(context, firstStoreName(id));
  const sheet = context.workbook.worksheets.getItem(UNDO_SHEET);
  sheet.getRangeByIndexes(row, 0, 1, store.columns).clear();
}

/** Queues taking out what a write that failed has left of its step, were it only formats of cells. */
export function clearStep(context: Excel.RequestContext, store: UndoStore, id: number): void {
  const row = (store.rows.get(id) ?? freeRow(store)) + 1;
  if (store.exists)
    context.workbook.worksheets.getItem(UNDO_SHEET).getRange(`${row}:${row}`).clear();
}

/** Sheets of the first store that were about to be deleted when something failed. */
export const isOpenedStore = ({
  name,
  visibility,
}: {
  readonly name: string;
  readonly visibility: string;
}): boolean => isFirstStore(name) && visibility !== 'VeryHidden';
