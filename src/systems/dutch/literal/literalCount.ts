import { combinationCount, permutationCount } from '../../shared/combinations';

export { permutationCount } from '../../shared/combinations';

/** B.3, B.7: all candidates of a bracket with `m1` of its `movedDown` players paired. */
export const candidateCount = (
  movedDown: number,
  residents: number,
  maxPairs: number,
  m1: number,
): bigint =>
  combinationCount(movedDown, m1) *
  permutationCount(residents, m1) *
  remainderCount(residents - m1, maxPairs - m1);

/**
 * B.6: every exchange (D.2) with every transposition (D.1). An exchange of any size is a choice of
 * the players who stand in S1.
 */
export const remainderCount = (players: number, pairs: number): bigint =>
  combinationCount(players, pairs) * permutationCount(players - pairs, pairs);
