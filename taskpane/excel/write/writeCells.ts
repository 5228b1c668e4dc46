import type { NumberFormatAt } from '../../../src/sheets/apply/looks';
import type { Area, Block, CellValue } from '../../../src/sheets/plan/plan';
import { ownFormula } from '../namespace';

/**
 * Writes a rectangle. The format goes first: in a cell that is `@` nothing is taken for a formula,
 * a date or a number, whatever a name or a club looks like.
 */
export function writeBlock(
  sheet: Excel.Worksheet,
  block: Block,
  numberFormatAt: NumberFormatAt = () => 'General',
): void {
  if (block.cells.length === 0 || block.cells[0].length === 0) return;
  const range = rangeAt(sheet, {
    row: block.row,
    column: block.column,
    rows: block.cells.length,
    columns: block.cells[0].length,
  });
  writeRange(range, block, numberFormatAt);
}

/** The same for a range of the block's size, wherever it is. */
export function writeRange(range: Excel.Range, block: Block, numberFormatAt: NumberFormatAt): void {
  range.numberFormat = block.cells.map((row, i) =>
    row.map((cell, j) => cellFormat(cell, numberFormatAt(block.row + i, block.column + j))),
  ) as string[][];
  const entered = block.cells.map((row) => row.map(cellInput)) as unknown[][];
  // Formulas belong into `formulas`: what `values` makes of them depends on the build.
  if (block.cells.some((row) => row.some(isFormulaCell))) range.formulas = entered;
  else range.values = entered;
}

/** null leaves format and value of a cell as they are. */
function cellFormat(cell: CellValue, numberFormat: string): string | null {
  if (cell === null) return null;
  return typeof cell === 'string' ? '@' : numberFormat;
}

const isFormulaCell = (cell: CellValue): cell is { readonly formula: string } =>
  typeof cell === 'object' && cell !== null;

const cellInput = (cell: CellValue): string | number | null =>
  isFormulaCell(cell) ? ownFormula(cell.formula) : cell;

export const rangeAt = (sheet: Excel.Worksheet, where: Area): Excel.Range =>
  sheet.getRangeByIndexes(where.row, where.column, where.rows, where.columns);

/** Takes out what stands in cells of ours; looks stay. */
export function emptyCells(sheet: Excel.Worksheet, where: Area): void {
  if (where.rows < 1 || where.columns < 1) return;
  const range = rangeAt(sheet, where);
  range.clear('Contents');
  range.numberFormat = Array.from({ length: where.rows }, () =>
    Array<string>(where.columns).fill('General'),
  );
}
