import { isFooter } from '../../footers';
import { headerWord, type CrosstableColumn } from './headers';
import { cellWord, type Range } from '../range';

/** Which rows of a table are players, and what the others are. */
export interface PlayerRows {
  /** Rows with a player. */
  readonly rows: readonly number[];
  /** The second line of a player's row where the chart prints two. */
  readonly secondLines: ReadonlyMap<number, number>;
  /** Rows with something in them that is no player: footers, remarks. */
  readonly skipped: readonly number[];
}

/**
 * A player has a name and, where the rows are numbered, a number. What has neither, or has no
 * round beside a blank number, stands below or between the players.
 */
export function findRows(
  range: Range,
  headerRow: number,
  columns: ReadonlyMap<CrosstableColumn, number>,
  contents: readonly number[],
  rounds: readonly number[],
): PlayerRows {
  const word = (row: number, column: number | undefined) =>
    column === undefined ? '' : cellWord(range[row][column]);
  const numberColumns = [columns.get('no'), columns.get('rank')].filter((at) => at !== undefined);
  const isNumber = (text: string) => /^\d{1,4}\.?$/.test(text);
  const hasNumber = (row: number) => numberColumns.some((at) => isNumber(word(row, at)));
  const below = Array.from({ length: range.length - headerRow - 1 }, (_, i) => headerRow + 1 + i);
  const isNumbered = below.filter(hasNumber).length > 0;
  const heads = range[headerRow].map((cell) => headerWord(cellWord(cell)));

  const rows: number[] = [];
  const secondLines = new Map<number, number>();
  const skipped: number[] = [];
  for (const row of below) {
    const texts = range[row].map(cellWord);
    if (texts.every((text) => text === '' || /^[-=_|+: ]+$/.test(text))) continue;
    if (texts.length === heads.length && texts.every((text, at) => headerWord(text) === heads[at]))
      continue;
    const last = rows.at(-1);
    const name = word(row, columns.get('name'));
    const under = [word(row, numberColumns[0]), name];
    const hasRounds = rounds.some((at) => word(row, at) !== '');
    const hasContent = contents.some((at) => word(row, at) !== '');
    if (
      isNumbered &&
      !hasNumber(row) &&
      last === row - 1 &&
      isSecondLine(range, row, rounds, under)
    )
      secondLines.set(last, row);
    else if (columns.has('name') && name === '') skipped.push(row);
    else if (isNumbered && !hasNumber(row) && (!hasRounds || isFooter(texts.find(Boolean) ?? '')))
      skipped.push(row);
    else if (!isNumbered && isFooter(texts.find(Boolean) ?? '') && !hasRounds) skipped.push(row);
    else if (
      !isNumbered &&
      !hasContent &&
      word(row, columns.get('points')) === '' &&
      rounds.length > 0
    )
      skipped.push(row);
    else if (!columns.has('name') && !hasNumber(row) && !hasRounds) skipped.push(row);
    else rows.push(row);
  }
  return { rows, secondLines, skipped };
}

/**
 * Colours or running scores under the games: `W B W`, `1.0 1.5 2.5`; for somebody who played no
 * game only what stands under their number and their name.
 */
function isSecondLine(
  range: Range,
  row: number,
  rounds: readonly number[],
  under: readonly string[],
): boolean {
  const words = rounds.map((column) => cellWord(range[row][column]));
  if (!words.every((text) => /^(?:[wb]|\d{1,2}(?:[.,]\d|½)?|½|)$/i.test(text))) return false;
  return words.some(Boolean) || (under.every(Boolean) && !isFooter(under[0]));
}
