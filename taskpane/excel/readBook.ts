import type { BookCells, CellContent, TableCells } from '../../src/sheets/cells';
import { isTable, roundOfTable } from '../../src/sheets/headers';
import { areaName } from '../../src/sheets/plan';
import { RECORD_KEY } from '../../src/sheets/write/recordSheet';

const isOurs = (name: string): boolean =>
  isTable('event', name) || isTable('players', name) || roundOfTable(name) !== null;

/** The tables of the event and our record as plain data, in two round trips. The log is not read. */
export function readBook(): Promise<BookCells> {
  return Excel.run(async (context) => {
    const { tables, names } = context.workbook;
    tables.load('items/name,items/worksheet/name');
    const recordName = names.getItemOrNullObject(areaName(RECORD_KEY)).load('name');
    await context.sync();
    const ours = tables.items.filter((table) => isOurs(table.name));
    const ranges = ours.map((table) => table.getRange().load('values,rowIndex,columnIndex'));
    // The name is left over where somebody has deleted the sheet.
    const record = recordName.isNullObject
      ? null
      : recordName.getRangeOrNullObject().load('values');
    await context.sync();
    return {
      ...(record && !record.isNullObject ? { record: record.values as CellContent[][] } : {}),
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
