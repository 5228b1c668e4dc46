import type { Colour } from '../../../model/types';
import type { Card } from '../cards';
import { compareCma } from '../cma';

/** The two columns of a group: those who should play white, those who should play black. */
export interface Columns {
  readonly white: readonly Card[];
  readonly black: readonly Card[];
}

/** R27: plain comparison of the names, then the pairing number. */
export function alphabetical(a: Card, b: Card): number {
  if (a.name !== b.name) return a.name < b.name ? -1 : 1;
  return a.no - b.no;
}

/** 6.2, white column: lower CMA first, then higher rating (R6), then by name. */
export const byWhiteColumn = (a: Card, b: Card): number =>
  compareCma(a.cma, b.cma) || b.rating - a.rating || alphabetical(a, b);

/**
 * 6.2, black column: higher rating first (R5: the text's own example, against its word
 * "croissant"), then higher CMA, then by name.
 */
export const byBlackColumn = (a: Card, b: Card): number =>
  b.rating - a.rating || compareCma(b.cma, a.cma) || alphabetical(a, b);

export function inColumnOrder({ white, black }: Columns): Columns {
  return { white: [...white].sort(byWhiteColumn), black: [...black].sort(byBlackColumn) };
}

/**
 * Columns by natural preference. Who has none goes to the smaller one, white if they are equal, by
 * decreasing rating, then the initial list (R3).
 */
export function naturalColumns(group: readonly Card[]): Columns {
  const white = group.filter((card) => card.preference === 'white');
  const black = group.filter((card) => card.preference === 'black');
  const neutral = group
    .filter((card) => card.preference === null)
    .sort((a, b) => b.rating - a.rating || a.no - b.no);
  for (const card of neutral) (white.length <= black.length ? white : black).push(card);
  return inColumnOrder({ white, black });
}

/** R4: the larger column; none if they are equal. */
export function dominatingColour({ white, black }: Columns): Colour | null {
  if (white.length === black.length) return null;
  return white.length > black.length ? 'white' : 'black';
}
