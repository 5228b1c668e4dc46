import type { BookCells, CellContent, TableCells } from '../../src/sheets/cells';
import { isTable, roundOfTable } from '../../src/sheets/headers';

const isOurs = (name: string): boolean =>
  isTable('event', name) || isTable('players', name) || roundOfTable(name) !== null;

/** The tables of the event as plain data, in two round trips. The log is not read. */
export function readBook(): Promise<BookCells> {
  return Excel.run(async (context) => {
    const { tables } = context.workbook;
    tables.load('items/name,items/worksheet/name');
    await context.sync();
    const ours = tables.items.filter((table) => isOurs(table.name));
    const ranges = ours.map((table) => table.getRange().load('values,rowIndex,columnIndex'));
    await context.sync();
    return {
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
