import type { TableCells } from '../../../src/sheets/plan/cells';
import { batch } from '../batch';

/** Takes the rows below a table into it. */
export function growTable(table: TableCells, more: number): Promise<void> {
  const { row, column, rows, header } = table;
  return batch(async (context) => {
    const sheet = context.workbook.worksheets.getItem(table.sheet);
    const { tables } = sheet;
    tables.load('items/name');
    await context.sync();
    const ranges = tables.items.map((each) => each.getRange().load('rowIndex,columnIndex'));
    await context.sync();
    const found = tables.items.find(
      (_, index) => ranges[index].rowIndex === row && ranges[index].columnIndex === column,
    );
    found?.resize(sheet.getRangeByIndexes(row, column, 1 + rows.length + more, header.length));
    await context.sync();
  });
}
