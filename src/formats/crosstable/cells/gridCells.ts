import type { Outcome } from '../../../model/types';
import { plainWord, tidy } from '../../tidy';
import { LETTER_SETS } from './notations';
import type { CellText } from '../range';

/**
 * Cells of a grid: row i, column j holds what player i made against player j, one sign for each
 * game. `+` and `-` are forfeits beside figures, wins and losses where there are no figures.
 */
export type GridAlphabet = ReadonlyMap<string, Outcome>;

const FIGURES: GridAlphabet = new Map([
  ['1', 'win'],
  ['½', 'draw'],
  ['=', 'draw'],
  ['r', 'draw'],
  ['0', 'loss'],
  ['+', 'forfeitWin'],
  ['-', 'forfeitLoss'],
]);
const SIGNS: GridAlphabet = new Map([
  ['+', 'win'],
  ['=', 'draw'],
  ['½', 'draw'],
  ['-', 'loss'],
]);
const LETTERS = LETTER_SETS.map(
  ([win, draw, loss]): GridAlphabet =>
    new Map([
      ['+', 'forfeitWin'],
      ['-', 'forfeitLoss'],
      [draw, 'draw'],
      [loss, 'loss'],
      [win, 'win'],
    ]),
);

/** `1-0`: one game, own points first; or, where that does not fit, the points of two games. */
const SCORE: GridAlphabet = new Map(FIGURES);
const TWO_SCORES: GridAlphabet = new Map(FIGURES);

export const GRID_ALPHABETS: readonly GridAlphabet[] = [
  FIGURES,
  SIGNS,
  SCORE,
  TWO_SCORES,
  ...LETTERS,
];
export const usesSigns = (alphabet: GridAlphabet): boolean => alphabet === SIGNS;

const DIAGONAL = /^(?:x+|\.+|·+|\*+|-+|=+|#+|■+|█+|●+|•+|\\+|\/+|n\/a)$/i;
export const isDiagonal = (cell: CellText): boolean =>
  cell === null || DIAGONAL.test(String(cell).trim());

const ONE_POINT = ['1-0', '0-1', '½-½', '+--', '--+'];

/** The games in a cell: `½1`, `1 0`, `101`, `1F`; null if it is none, [] for nothing written. */
export function gamesInCell(cell: CellText, alphabet: GridAlphabet): Outcome[] | null {
  const signs = cellSigns(cell);
  // A dot holds the place of a game that is not there.
  if (signs === '' || signs === '.' || signs === '·') return [];
  const score = /^([10½+-])[-:]([10½+-])$/.exec(signs);
  if (score && alphabet === SCORE)
    return ONE_POINT.includes(signs.replace(':', '-')) ? [alphabet.get(score[1]!)!] : null;
  if (score && alphabet === TWO_SCORES) return score.slice(1).map((sign) => alphabet.get(sign)!);
  // Three games with a forfeit in the middle are not written so.
  if (score && alphabet === FIGURES && !/[+]/.test(signs)) return null;
  if (alphabet === SCORE || alphabet === TWO_SCORES) return null;
  const forfeit = /^([10])(?:f|k)$/.exec(signs);
  if (forfeit) return [forfeit[1] === '1' ? 'forfeitWin' : 'forfeitLoss'];
  const outcomes = [...signs].map((sign) => alphabet.get(sign));
  return outcomes.includes(undefined) ? null : (outcomes as Outcome[]);
}

function cellSigns(cell: CellText): string {
  if (cell === null) return '';
  return tidy(String(cell))
    .toLowerCase()
    .replace(/1\/2|0[.,]50?(?!\d)|(?<!\d)[.,]50?/g, '½')
    .replace(/([01])[.,]0(?!\d)/g, '$1')
    .replace(/[ ;|/]/g, '');
}

/** `2`, `1½`, `2.5`, `0`: points of a cell, in halves; null if it is no number. */
export function pointsInCell(cell: CellText): number | null {
  const text = plainWord(String(cell ?? '').replace('.', ',')).replace(/ /g, '');
  const match = /^(\d{0,2})(½|,\d)?$/.exec(text.replace('1/2', '½'));
  if (!match || text === '') return null;
  const half = match[2] === '½' || match[2] === ',5' ? 1 : 0;
  return match[2] !== undefined && half === 0 && match[2] !== ',0'
    ? null
    : 2 * Number(match[1] || 0) + half;
}

/** What the other side of a game has. */
export const OPPOSITE: ReadonlyMap<Outcome, Outcome> = new Map([
  ['win', 'loss'],
  ['loss', 'win'],
  ['draw', 'draw'],
  ['forfeitWin', 'forfeitLoss'],
  ['forfeitLoss', 'forfeitWin'],
]);

/**
 * Both sides of the games of two players. Excel turns `00` into a blank and `01` into 1: what is
 * missing on one side follows from the other where it shows wins only.
 */
export function bothSides(
  own: readonly Outcome[],
  theirs: readonly Outcome[],
): readonly [readonly Outcome[], readonly Outcome[]] {
  const lacking = theirs.length - own.length;
  if (lacking === 0) return [own, theirs];
  if (lacking < 0) {
    const [second, first] = bothSides(theirs, own);
    return [first, second];
  }
  const lost = theirs.slice(0, lacking);
  const isLost = lost.every((outcome) => outcome === 'win' || outcome === 'forfeitWin');
  return isLost
    ? [[...lost.map((outcome) => OPPOSITE.get(outcome)!), ...own], theirs]
    : [own, theirs];
}
