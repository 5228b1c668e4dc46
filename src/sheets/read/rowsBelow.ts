import { isFooter } from '../../formats/footers';
import { findColumns, PLAYER_COLUMNS } from '../names/headers';
import type { SheetCells, TableCells } from '../plan/cells';
import { cellText } from '../plan/numbers';

/**
 * How many players stand right below the table of players without being part of it: Excel's tables
 * do not grow with everything that is pasted. A row without a name, or a footer, ends them.
 */
export function rowsBelow(table: TableCells, { row, column, rows }: SheetCells): number {
  const name = findColumns(PLAYER_COLUMNS, table.header).get('name');
  if (name === undefined) return 0;
  const below = rows.slice(Math.max(0, table.row + 1 + table.rows.length - row));
  const texts = below.map((cells) => cellText(cells[table.column + name - column] ?? null));
  const end = texts.findIndex((text) => text === '' || isFooter(text));
  return end < 0 ? texts.length : end;
}
