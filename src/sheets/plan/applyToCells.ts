import type { BookCells, CellContent, TableCells } from './cells';
import type { CellValue, SheetPlan } from './plan';
import { planCells } from './planCells';

const content = (value: CellValue): CellContent =>
  typeof value === 'object' && value !== null ? (value.shown ?? value.formula) : value;

/** The tables of a workbook as they will read once the sheets of a plan are written into it. */
export function applyToCells(book: BookCells, sheets: readonly SheetPlan[]): BookCells {
  let { tables } = book;
  for (const sheet of sheets) {
    if (sheet.mode === 'replace') {
      const made = planCells({ title: { key: 'pane.writing' }, sheets: [sheet] }).tables;
      tables = [
        ...tables.filter(({ name }) => !made.some((table) => table.name === name)),
        ...made,
      ];
    } else
      tables = tables.map((table) => (table.sheet === sheet.name ? update(table, sheet) : table));
  }
  const { record, carried, stored, published } = planCells({
    title: { key: 'pane.writing' },
    sheets,
  });
  return {
    tables,
    record: record ?? book.record,
    carried: carried ?? book.carried,
    stored: stored ?? book.stored,
    published: published ?? book.published,
  };
}

function update(table: TableCells, sheet: SheetPlan): TableCells {
  const rows = table.rows.map((row) => [...row]);
  for (const block of sheet.blocks)
    block.cells.forEach((line, i) =>
      line.forEach((value, j) => {
        // A plan writes beside its tables too (titles, notes); those cells are nobody's input.
        const row = rows[block.row + i - table.row - 1];
        const column = block.column + j - table.column;
        if (value !== null && row && column >= 0 && column < table.header.length)
          row[column] = content(value);
      }),
    );
  const added = (sheet.rows ?? []).filter((more) => more.table === table.name);
  const gone = (sheet.rowsGone ?? []).filter((less) => less.table === table.name);
  const isGone = (index: number) => gone.some((less) => less.rows.includes(index));
  return {
    ...table,
    rows: [
      ...rows.filter((_, index) => !isGone(index)),
      ...added.flatMap(({ cells }) => cells.map((c) => c.map(content))),
    ],
  };
}
