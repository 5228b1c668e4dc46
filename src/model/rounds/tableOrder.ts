import type { HalfPoints, Pair, PlayerNo } from '../types';

/**
 * Order of the tables (C.04.2.D.9; the older texts say the same in F.1): score of the higher
 * ranked player, sum of the scores, rank of the higher ranked player. Real scores, without the
 * virtual points of an acceleration.
 */
export function inTableOrder(
  pairs: readonly Pair[],
  scoreOf: (no: PlayerNo) => HalfPoints,
): Pair[] {
  const keyed = pairs.map((pair) => {
    const white = scoreOf(pair.white);
    const black = scoreOf(pair.black);
    const whiteIsHigher = white > black || (white === black && pair.white < pair.black);
    return {
      pair,
      high: Math.max(white, black),
      sum: white + black,
      rank: whiteIsHigher ? pair.white : pair.black,
    };
  });
  keyed.sort((a, b) => b.high - a.high || b.sum - a.sum || a.rank - b.rank);
  return keyed.map(({ pair }) => pair);
}
