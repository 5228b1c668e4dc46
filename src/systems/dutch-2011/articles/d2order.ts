import type { AddToCount } from '../solve/problem';

/**
 * The order of the exchanges of a homogeneous group or remainder (D.2), as counts.
 *
 * Players are 0…n-1 in the order of A.2, S1 is 0…p-1. D.2 puts every pairing at its first
 * occurrence: the exchange that sends the lower of each pair inside S1, and everyone of S1 who stays
 * over, to S2, and takes the higher of each pair inside S2 for them. So the S1 player of a pair is
 * always its higher one, and the number exchanged is the number of pairs inside S2.
 *
 * In the order of importance: how many are exchanged; the difference of the sums; who leaves S1
 * (lowest first); who leaves S2 (highest first). The transposition (D.1) is another matter.
 */
export interface ExchangeOrder {
  readonly bounds: readonly number[];
  readonly addPair: (add: AddToCount, higher: number, lower: number) => void;
  readonly addStayOver: (add: AddToCount, player: number) => void;
}

export type OrderDepth = 'difference' | 'exchange';

export function exchangeOrder(
  n: number,
  p: number,
  firstCount: number,
  depth: OrderDepth,
): ExchangeOrder {
  const EXCHANGED = firstCount;
  const DIFFERENCE = firstCount + 1;
  const SETS = firstCount + 2;
  // The difference is made non-negative: every pair and every player staying over adds p.
  const bounds = [2 * p, p * (n + p) + (n - 2 * p) * p];
  if (depth === 'exchange') for (let i = 0; i < n; i++) bounds.push(1);
  const setCount = (player: number) => SETS + (player < p ? p - 1 - player : player);

  return {
    bounds,
    addPair(add, higher, lower) {
      const insideS2 = higher >= p;
      const insideS1 = lower < p;
      // Everyone exchanged is counted on both sides, which leaves the pairs across as the cheapest.
      if (insideS2 || insideS1) add(EXCHANGED, 1);
      add(DIFFERENCE, p + (insideS2 ? higher : 0) - (insideS1 ? lower : 0));
      if (depth === 'difference') return;
      if (!insideS2) add(setCount(higher), 1);
      if (!insideS1) add(setCount(lower), 1);
    },
    addStayOver(add, player) {
      if (player < p) add(EXCHANGED, 1);
      add(DIFFERENCE, player < p ? p - player : p);
      if (depth === 'exchange' && player >= p) add(setCount(player), 1);
    },
  };
}
