import { largest } from '../../../model/largest';
import { isTitle } from '../../../model/checks/players';
import { headerWord, type CrosstableColumn } from './headers';
import { parsePrintedPoints } from '../printedPoints';
import { cellWord, type Range } from '../range';

/** Without a heading that we know, the one column in which nearly everybody has other letters. */
export function namesColumn(
  range: Range,
  headerRow: number,
  columns: ReadonlyMap<CrosstableColumn, number>,
  blocks: readonly (readonly number[])[],
): number | undefined {
  const taken = new Set([...columns.values(), ...blocks.flat()]);
  const rows = range.slice(headerRow + 1);
  const width = largest(rows.map((row) => row.length));
  const fits: number[] = [];
  for (let column = 0; column < width; column++) {
    if (taken.has(column)) continue;
    const words = rows.map((row) => cellWord(row[column])).filter(Boolean);
    const names = words.filter((word) => /\p{L}{2}/u.test(word) && !/^\d/.test(word));
    const different = new Set(names.map(headerWord)).size;
    if (names.length >= 2 && names.length >= 0.8 * words.length && different >= 0.9 * names.length)
      if (names.some((name) => /\p{L}{3}/u.test(name) && !/^\p{Lu}{3}$/u.test(name)))
        fits.push(column);
  }
  return fits.length === 1 ? fits[0] : undefined;
}

/** Results sites print the titles under an empty heading. */
export function titlesColumn(
  range: Range,
  headerRow: number,
  heads: readonly string[],
): number | undefined {
  const isTitles = (column: number): boolean => {
    const words = range.slice(headerRow + 1).map((row) => cellWord(row[column]).toUpperCase());
    const filled = words.filter(Boolean);
    return filled.length > 0 && filled.every((word) => isTitle(word));
  };
  const found = heads.findIndex((head, column) => head === '' && isTitles(column));
  return found < 0 ? undefined : found;
}

/** Without such a heading: the first column that holds each of the numbers 1 … n once. */
export function numbersColumn(
  range: Range,
  headerRow: number,
  columns: ReadonlyMap<CrosstableColumn, number>,
  blocks: readonly (readonly number[])[],
): number | undefined {
  const taken = new Set([...columns.values(), ...blocks.flat()]);
  const name = columns.get('name');
  const rows = range
    .slice(headerRow + 1)
    .filter((row) => name === undefined || cellWord(row[name]) !== '');
  const width = largest(rows.map((row) => row.length));
  for (let column = 0; column < width; column++) {
    if (taken.has(column)) continue;
    const texts = rows.map((row) => cellWord(row[column]).replace(/\.$/, ''));
    const numbers = new Set(texts.filter((text) => /^[1-9]\d{0,3}$/.test(text)).map(Number));
    if (numbers.size < 2 || largest(numbers) !== numbers.size) continue;
    // Footers stand among the rows too, but have no such number.
    if (texts.filter((text) => /^\d+$/.test(text)).length === numbers.size) return column;
  }
  return undefined;
}

/**
 * Whether numbers without a heading are those of the start: a table in the order of its points that
 * is not in that of the ratings is a ranking.
 */
export function areStarting(
  range: Range,
  headerRow: number,
  columns: ReadonlyMap<CrosstableColumn, number>,
): boolean {
  const falling = (column: number | undefined): boolean => {
    if (column === undefined) return false;
    const figures = range
      .slice(headerRow + 1)
      .map((row) => parsePrintedPoints(cellWord(row[column])))
      .filter((value) => value !== null);
    return figures.length > 1 && figures.every((value, at) => at === 0 || value <= figures[at - 1]);
  };
  return falling(columns.get('rating')) || !falling(columns.get('points'));
}

/** A game as sites print it: opponent, a letter for the colour, the result. */
const GAME = /^\d{1,4} ?\p{L} ?(?:[01]|½|[+=-]|[01]?[.,]5|1\/2)$/u;

/**
 * In a language of which we know no word: the line above the first one with games in it, filled as
 * far as that one.
 */
export function headerByContent(rows: Range): number | null {
  const games = (row: Range[number]) => row.filter((cell) => GAME.test(cellWord(cell))).length;
  const first = rows.findIndex((row) => games(row) > 0);
  const filled = (row: Range[number]) => row.filter((cell) => cellWord(cell) !== '').length;
  for (let row = first - 1; row >= 0; row--) {
    if (filled(rows[row]) === 0) continue;
    return filled(rows[row]) >= 0.6 * filled(rows[first]) ? row : null;
  }
  return null;
}
