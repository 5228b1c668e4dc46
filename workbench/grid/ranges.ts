/** Our areas ⇄ the grid's ranges. */
import type { Area } from '../host/cells/address';

export const toRange = ({ row, column, rows, columns }: Area) => ({
  startRow: row,
  startColumn: column,
  endRow: row + rows - 1,
  endColumn: column + columns - 1,
});
export const toArea = (range: {
  startRow: number;
  startColumn: number;
  endRow: number;
  endColumn: number;
}): Area => ({
  row: range.startRow,
  column: range.startColumn,
  rows: range.endRow - range.startRow + 1,
  columns: range.endColumn - range.startColumn + 1,
});

export function forEach(area: Area, visit: (row: number, column: number) => void): void {
  for (let r = area.row; r < area.row + area.rows; r++) {
    for (let c = area.column; c < area.column + area.columns; c++) visit(r, c);
  }
}
