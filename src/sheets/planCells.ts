import type { BookCells, CellContent, TableCells } from './cells';
import type { Plan, SheetPlan } from './plan';

/** The tables of a plan as they will read once it is applied to an empty workbook. */
export const planCells = (plan: Plan): BookCells => ({
  tables: plan.sheets.flatMap((sheet) => sheetTables(sheet)),
});

function sheetTables(sheet: SheetPlan): TableCells[] {
  const at = (row: number, column: number): CellContent => {
    for (const block of sheet.blocks) {
      const cell = block.cells[row - block.row]?.[column - block.column];
      if (cell !== undefined) return typeof cell === 'object' && cell ? cell.formula : cell;
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
