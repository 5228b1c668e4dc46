import type { BookCells, CellContent, TableCells } from './cells';
import type { CellValue, Plan, SheetPlan } from './plan';
import { RECORD_KEY } from './write/recordSheet';

/** The tables of a plan as they will read once it is applied to an empty workbook. */
export const planCells = (plan: Plan): BookCells => ({
  tables: plan.sheets.flatMap((sheet) => sheetTables(sheet)),
  ...recordCells(plan.sheets),
});

function recordCells(sheets: readonly SheetPlan[]): Pick<BookCells, 'record'> {
  const cells = sheets.find(({ key }) => key === RECORD_KEY)?.blocks[0]?.cells;
  return cells ? { record: cells.map((row) => row.map(plain)) } : {};
}

const plain = (cell: CellValue): CellContent =>
  typeof cell === 'object' && cell ? cell.formula : cell;

function sheetTables(sheet: SheetPlan): TableCells[] {
  const at = (row: number, column: number): CellContent => {
    for (const block of sheet.blocks) {
      const cell = block.cells[row - block.row]?.[column - block.column];
      if (cell !== undefined) return plain(cell);
    }
    return null;
  };
  return (sheet.tables ?? []).map(({ name, area }) => {
    const line = (row: number) =>
      Array.from({ length: area.columns }, (_, index) => at(row, area.column + index));
    return {
      name,
      sheet: sheet.name,
      row: area.row,
      column: area.column,
      header: line(area.row).map(String),
      rows: Array.from({ length: area.rows - 1 }, (_, index) => line(area.row + 1 + index)),
    };
  });
}
