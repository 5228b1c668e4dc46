import type { Colour } from '../../../model/types';
import { opposite } from '../../../model/types';
import { alphabetical, inColumnOrder, type Columns } from './article62Columns';
import type { Card } from '../cards';
import { compareCma } from '../cma';

export interface Balance {
  readonly columns: Columns;
  /** The column that was too long; null if both were equal. */
  readonly from: Colour | null;
  readonly moved: readonly Card[];
  /** Passed over because the other colour would break 2.3 or 2.4 (2.6, R17). */
  readonly skipped: readonly Card[];
}

/** 7.3: whites with the lowest CMA move, then the higher rating, then by name. */
const byDepartureFromWhite = (a: Card, b: Card): number =>
  compareCma(a.cma, b.cma) || b.rating - a.rating || alphabetical(a, b);

/** 7.4: blacks with the highest CMA move, then the lower rating, then by name. */
const byDepartureFromBlack = (a: Card, b: Card): number =>
  compareCma(b.cma, a.cma) || a.rating - b.rating || alphabetical(a, b);

/**
 * 7.3 and 7.4: of a column longer by 2n, n players move to the other one and are sorted into it by
 * 6.2. A player who may not have the other colour stays, the next in the same order moves (R17).
 */
export function balanceColumns(natural: Columns): Balance {
  const excess = natural.white.length - natural.black.length;
  if (excess === 0) return { columns: natural, from: null, moved: [], skipped: [] };
  const from: Colour = excess > 0 ? 'white' : 'black';
  const order = from === 'white' ? byDepartureFromWhite : byDepartureFromBlack;
  const moved: Card[] = [];
  const skipped: Card[] = [];
  for (const card of [...natural[from]].sort(order)) {
    if (moved.length === Math.floor(Math.abs(excess) / 2)) break;
    (card.mayHave[opposite(from)] ? moved : skipped).push(card);
  }
  const stay = natural[from].filter((card) => !moved.includes(card));
  const joined = [...natural[opposite(from)], ...moved];
  const columns: Columns =
    from === 'white' ? { white: stay, black: joined } : { white: joined, black: stay };
  return { columns: inColumnOrder(columns), from, moved, skipped };
}
