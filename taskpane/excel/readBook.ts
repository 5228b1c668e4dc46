import type { BookCells, CellContent, TableCells } from '../../src/sheets/cells';
import { isTable, roundOfTable } from '../../src/sheets/headers';
import { areaName } from '../../src/sheets/plan';
import { CARRIED_KEY } from '../../src/sheets/write/carriedSheet';
import { RECORD_KEY } from '../../src/sheets/write/recordSheet';
import { batch } from './batch';
import { finishRollBack } from './rollBack';

const isOurs = (name: string): boolean =>
  isTable('event', name) || isTable('players', name) || roundOfTable(name) !== null;

const HIDDEN = [
  ['record', RECORD_KEY],
  ['carried', CARRIED_KEY],
] as const;

/** The tables of the event and our hidden sheets as plain data, in two round trips. The log is not read. */
export async function readBook(): Promise<BookCells> {
  await finishRollBack();
  return batch(async (context) => {
    const { tables, names } = context.workbook;
    tables.load('items/name,items/worksheet/name');
    const hiddenNames = HIDDEN.map(([, key]) =>
      names.getItemOrNullObject(areaName(key)).load('name'),
    );
    await context.sync();
    const ours = tables.items.filter((table) => isOurs(table.name));
    const ranges = ours.map((table) => table.getRange().load('values,rowIndex,columnIndex'));
    // The name is left over where somebody has deleted the sheet.
    const hidden = hiddenNames.map((name) =>
      name.isNullObject ? null : name.getRangeOrNullObject().load('values'),
    );
    await context.sync();
    return {
      ...Object.fromEntries(
        HIDDEN.flatMap(([name], index) => {
          const range = hidden[index];
          return range && !range.isNullObject ? [[name, range.values as CellContent[][]]] : [];
        }),
      ),
      tables: ours.map((table, index): TableCells => {
        const range = ranges[index];
        const [header, ...rows] = range.values as CellContent[][];
        return {
          name: table.name,
          sheet: table.worksheet.name,
          row: range.rowIndex,
          column: range.columnIndex,
          header: header.map(String),
          rows,
        };
      }),
    };
  });
}
