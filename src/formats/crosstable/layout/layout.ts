import { largest } from '../../../model/largest';
import { error, type Checked } from '../../../model/problems';
import type { PointSystem } from '../../../model/types';
import { columnOfHeader, gameOfHeader, roundOfHeader, type CrosstableColumn } from './headers';
import {
  areStarting,
  headerByContent,
  namesColumn,
  numbersColumn,
  titlesColumn,
} from './guessedColumns';
import { nameColumns } from './nameColumns';
import { findRows, type PlayerRows } from './playerRows';
import { parseKindHeader, parsePointsHeader } from './pointsHeader';
import { cellWord, type PlaceOf, type Range } from '../range';

/** Where the parts of a crosstable stand in the range; all counted from 0. */
export interface Layout extends PlayerRows {
  readonly headerRow: number;
  readonly columns: ReadonlyMap<CrosstableColumn, number>;
  /** `rounds[r - 1]` is the column of round r. */
  readonly rounds: readonly number[];
  /** All columns headed 1 … k; more than one where the headings begin again at 1. */
  readonly blocks: readonly (readonly number[])[];
  /** Columns with something in them whose heading says nothing to us. */
  readonly unknown: readonly number[];
  /** The headings, of two lines where there are two. */
  readonly heads: readonly string[];
  /** Given in the header of the points; undefined: 1-½-0. */
  readonly points?: PointSystem;
  /** What it says to be there; undefined: nothing. */
  readonly kind?: string;
  /** The first names, where they have a column of their own beside the surnames. */
  readonly givenNames?: number;
  /** A column without a known heading that can only be the names. */
  readonly guessedNames?: number;
  /** A column without a known heading that numbers the players. */
  readonly guessedNumbers?: number;
}

/** Results sites print a title or two above the table. */
const ROWS_TO_LOOK_AT = 15;

/** Finds the header row and its columns. Needs a name column, or rounds, or both. */
export function findLayout(range: Range, placeOf: PlaceOf): Checked<Layout> {
  const headerRow = findHeaderRow(range);
  if (headerRow === null)
    return refuse(error('table-without-header', placeOf(0, 0), cellWord(range[0]?.[0])));
  const heads = headings(range, headerRow);
  const columns = new Map<CrosstableColumn, number>();
  const numbered: { readonly column: number; readonly label: string; readonly round: number }[] =
    [];
  let points: PointSystem | undefined;
  let kind: string | undefined;
  heads.forEach((head, index) => {
    const said = parseKindHeader(head);
    kind ??= said?.kind;
    const given = parsePointsHeader(said?.word ?? head);
    points ??= given?.points;
    const word = given?.word ?? said?.word ?? head;
    const game = gameOfHeader(word);
    const round = game?.opponent ?? roundOfHeader(word);
    const column = columnOfHeader(word);
    if (round !== null) numbered.push({ column: index, label: game?.game ?? '', round });
    else if (column && !columns.has(column)) columns.set(column, index);
  });
  const blocks = blocksOf(numbered);
  const rounds = blocks[0] ?? [];
  const missing = [...rounds].findIndex((column) => column === undefined);
  if (missing >= 0)
    return refuse(
      error('table-lacks-round', placeOf(headerRow, 0), String(missing + 1), {
        round: missing + 1,
      }),
    );
  const names = nameColumns(heads, columns.get('name'));
  if (names) columns.set('name', names.family);
  const guessedNames = columns.has('name')
    ? undefined
    : namesColumn(range, headerRow, columns, blocks);
  if (guessedNames !== undefined) columns.set('name', guessedNames);
  ratingsUnderRank(range, headerRow, heads, columns);
  const guessedNumbers =
    columns.has('no') || columns.has('rank')
      ? undefined
      : numbersColumn(range, headerRow, columns, blocks);
  if (guessedNumbers !== undefined)
    columns.set(areStarting(range, headerRow, columns) ? 'no' : 'rank', guessedNumbers);
  const titles = columns.has('title') ? undefined : titlesColumn(range, headerRow, heads);
  if (titles !== undefined) columns.set('title', titles);
  const known = new Set([...columns.values(), ...blocks.flat(), ...(names ? [names.given] : [])]);
  const filled = (column: number) =>
    range.some((row, index) => index > headerRow && cellWord(row[column]) !== '');
  const width = largest(range.map((row) => row.length));
  const unknown = Array.from({ length: width }, (_, column) => column).filter(
    (column) => !known.has(column) && filled(column),
  );
  const rows = findRows(range, headerRow, columns, [...blocks.flat(), ...unknown], blocks.flat());
  if (rows.rows.length === 0)
    return refuse(error('table-without-players', placeOf(headerRow, 0), ''));
  return {
    ok: true,
    value: {
      headerRow,
      columns,
      rounds,
      blocks,
      unknown,
      heads,
      points,
      kind,
      givenNames: names?.given,
      guessedNames,
      guessedNumbers,
      ...rows,
    },
    warnings: [],
  };
}

const refuse = (problem: ReturnType<typeof error>): Checked<never> => ({
  ok: false,
  problems: [problem],
});

function findHeaderRow(range: Range): number | null {
  let best: { row: number; found: number } | undefined;
  for (let row = 0; row < Math.min(range.length, ROWS_TO_LOOK_AT); row++) {
    const words = range[row].map(cellWord);
    const known = words.filter((word) => columnOfHeader(word)).length;
    const rounds = words.filter((word) => roundOfHeader(word) !== null).length;
    // A lone word above the table is its title, whatever it says.
    if (words.filter(Boolean).length < 2 && range.some((other) => other.length > 1)) continue;
    // A row of figures only (1 2 3) may be the header of a grid, but also a player's results.
    if (known > 0 && (!best || known + rounds > best.found)) best = { row, found: known + rounds };
  }
  return best?.row ?? headerByContent(range.slice(0, ROWS_TO_LOOK_AT));
}

/** In some languages the word for a ranking heads the ratings: figures that no place can be. */
function ratingsUnderRank(
  range: Range,
  headerRow: number,
  heads: readonly string[],
  columns: Map<CrosstableColumn, number>,
): void {
  if (columns.has('rating')) return;
  const holdsRatings = (column: number): boolean => {
    const texts = range.slice(headerRow + 1).map((row) => cellWord(row[column]));
    const figures = texts.filter((text) => /^\d+$/.test(text)).map(Number);
    const ratings = figures.filter((figure) => figure >= 1000 && figure < 3500);
    return ratings.length > 1 && ratings.length >= 0.6 * figures.length && figures.length < 1000;
  };
  const isRank = (head: string) => columnOfHeader(head) === 'rank';
  const column = heads.findIndex((head, at) => isRank(head) && holdsRatings(at));
  if (column < 0) return;
  if (columns.get('rank') === column) columns.delete('rank');
  columns.set('rating', column);
}

/** The headings; where there are two lines of them, the upper one fills in what the lower lacks. */
function headings(range: Range, headerRow: number): readonly string[] {
  const heads = range[headerRow].map(cellWord);
  const above = headerRow > 0 ? range[headerRow - 1].map(cellWord) : [];
  const isHead = (word: string) =>
    columnOfHeader(word) !== null || /^(?:round|runde|ronde|ronda)$/i.test(word);
  if (above.filter(isHead).length < 2) return heads;
  const has = (column: CrosstableColumn) => heads.some((head) => columnOfHeader(head) === column);
  return heads.map((head, index) => {
    const upper = above[index] ?? '';
    if (roundOfHeader(head) !== null) return head;
    const column = columnOfHeader(upper);
    return column && columnOfHeader(head) === null && !has(column) ? upper : head;
  });
}

/**
 * `1 2 3 1 2 3` and `1a 1b 2a 2b` are blocks of 1 … k; `1 2 3 … Pts 1 2` has a block and something
 * else that is numbered.
 */
function blocksOf(
  numbered: readonly { readonly column: number; readonly label: string; readonly round: number }[],
): number[][] {
  const labels = [...new Set(numbered.map(({ label }) => label))].sort();
  const blocks: number[][] = labels.length > 1 ? labels.map(() => []) : [];
  for (const { column, label, round } of numbered) {
    const free =
      labels.length > 1
        ? blocks[labels.indexOf(label)]
        : blocks.find((block) => block[round - 1] === undefined);
    const block = free ?? [];
    block[round - 1] ??= column;
    if (!free) blocks.push(block);
  }
  return blocks;
}
