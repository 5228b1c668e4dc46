import type { Outcome } from '../../model/types';
import { plainWord } from '../tidy';
import type { CellText } from './range';

/**
 * Grids of a round robin: row i, column j holds what player i made against player j. They name no
 * rounds and no colours, and Excel turns their blanks into 0, as it does a lost game.
 */
export type GridResult = 'win' | 'draw' | 'loss' | 'forfeitWin' | 'forfeitLoss';

const GRID_RESULTS: Readonly<Record<string, GridResult>> = {
  '1': 'win',
  '½': 'draw',
  '05': 'draw',
  '0,5': 'draw',
  '1/2': 'draw',
  '=': 'draw',
  '0': 'loss',
  '+': 'forfeitWin',
  '1f': 'forfeitWin',
  '-': 'forfeitLoss',
  '0f': 'forfeitLoss',
};
const DIAGONAL = /^(?:x+|\*+|-+|■+|█+|\\)$/i;

export const isGridResult = (cell: CellText): boolean =>
  cell === null || plainWord(String(cell)) in GRID_RESULTS || DIAGONAL.test(String(cell).trim());

export const isDiagonal = (cell: CellText): boolean =>
  cell === null || DIAGONAL.test(String(cell).trim());

/**
 * What the cell says, null for nothing. An empty cell is a lost game if the opponent's cell shows
 * the win: Excel cannot tell a blank from 0, but the other half of the grid can.
 */
export function gridResult(cell: CellText, mirrored: CellText): Outcome | null {
  const own = cell === null ? undefined : GRID_RESULTS[plainWord(String(cell))];
  if (own) return own;
  const other = mirrored === null ? undefined : GRID_RESULTS[plainWord(String(mirrored))];
  if (other === 'win') return 'loss';
  return other === 'forfeitWin' ? 'forfeitLoss' : null;
}

/**
 * The round (from 0) in which the circle method lets players i and j (from 0) of n meet: a grid
 * does not say, and only the Cumulative asks.
 */
export function circleRound(i: number, j: number, n: number): number {
  const rounds = n % 2 === 0 ? n - 1 : n;
  if (n % 2 === 0 && i === n - 1) return (2 * j) % rounds;
  if (n % 2 === 0 && j === n - 1) return (2 * i) % rounds;
  return (i + j) % rounds;
}
