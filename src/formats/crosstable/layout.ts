import { error, type Checked } from '../../model/problems';
import type { PointSystem } from '../../model/types';
import { columnOfHeader, roundOfHeader, type CrosstableColumn } from './headers';
import { parsePointsHeader } from './pointsHeader';
import { cellContent, cellWord, rangePlace, type Range } from './range';

/** Where the parts of a crosstable stand in the range; all counted from 0. */
export interface Layout {
  readonly headerRow: number;
  readonly columns: ReadonlyMap<CrosstableColumn, number>;
  /** `rounds[r - 1]` is the column of round r. */
  readonly rounds: readonly number[];
  /** Rows with a player. */
  readonly rows: readonly number[];
  /** Given in the header of the points; undefined: 1-½-0. */
  readonly points?: PointSystem;
}

/** Results sites print a title or two above the table. */
const ROWS_TO_LOOK_AT = 10;

/** Finds the header row and its columns. Needs a name column, or rounds, or both. */
export function findLayout(range: Range, name: string): Checked<Layout> {
  let best: { row: number; found: number } | undefined;
  for (let row = 0; row < Math.min(range.length, ROWS_TO_LOOK_AT); row++) {
    const words = range[row].map(cellWord);
    const known = words.filter((word) => columnOfHeader(word)).length;
    const rounds = words.filter((word) => roundOfHeader(word) !== null).length;
    // A row of figures only (1 2 3) may be the header of a grid, but also a player's results.
    const hasText = known > 0;
    if (hasText && (!best || known + rounds > best.found)) best = { row, found: known + rounds };
  }
  if (!best)
    return {
      ok: false,
      problems: [error('table-without-header', rangePlace(name, 0, 0), cellWord(range[0]?.[0]))],
    };
  const headerRow = best.row;
  const columns = new Map<CrosstableColumn, number>();
  const rounds: number[] = [];
  let points: PointSystem | undefined;
  range[headerRow].forEach((cell, index) => {
    const given = parsePointsHeader(cellWord(cell));
    points ??= given?.points;
    const word = given?.word ?? cellWord(cell);
    const round = roundOfHeader(word);
    const column = columnOfHeader(word);
    if (round !== null) rounds[round - 1] ??= index;
    else if (column && !columns.has(column)) columns.set(column, index);
  });
  const missing = [...rounds].findIndex((column) => column === undefined);
  if (missing >= 0)
    return {
      ok: false,
      problems: [
        error('table-lacks-round', rangePlace(name, headerRow, 0), String(missing + 1), {
          round: missing + 1,
        }),
      ],
    };
  const rows: number[] = [];
  for (let row = headerRow + 1; row < range.length; row++)
    if (isPlayerRow(range[row], columns, rounds)) rows.push(row);
  if (rows.length === 0)
    return {
      ok: false,
      problems: [error('table-without-players', rangePlace(name, headerRow, 0), '')],
    };
  return { ok: true, value: { headerRow, columns, rounds, rows, points }, warnings: [] };
}

function isPlayerRow(
  row: readonly unknown[],
  columns: Layout['columns'],
  rounds: readonly number[],
): boolean {
  const name = columns.get('name');
  if (name !== undefined) return cellContent(row[name]) !== null;
  const no = columns.get('no') ?? columns.get('rank');
  const wanted = no === undefined ? rounds : [no];
  return wanted.some((column) => cellContent(row[column]) !== null);
}
