import type { Area, Block } from '../plan/plan';

/** The rows below the header, as far as the columns are ours. */
export const bodyOf = (table: Area, columns: number): Area => ({
  row: table.row + 1,
  column: table.column,
  rows: table.rows - 1,
  columns: Math.min(table.columns, columns),
});

/** The header of a table that exists stays as the arbiter has it. */
export const keepHeader = (block: Block, table: Area): Block =>
  block.row === table.row
    ? { ...block, cells: [block.cells[0].map(() => null), ...block.cells.slice(1)] }
    : block;
