import { opposite } from '../../../model/types';
import type { Facts } from '../facts';
import type { AdditiveCriterion } from './criterion';

/**
 * C.9: minimize the topscorers or their opponents who get the same colour three times in a row. It
 * can only happen to the one of two same absolute preferences who yields: the narrower colour
 * difference (E.2), or, at equal differences, either of them when both repeat the same colour
 * (otherwise E.3 gives each the colour he did not repeat).
 */
export const c09: AdditiveCriterion = {
  article: 'C.9',
  measure: 'count',
  isForLastRound: true,
  ofPair: (higher, lower) => (getsThirdInARow(higher, lower) ? 1 : 0),
  ofFloater: () => 0,
};

function getsThirdInARow(higher: Facts, lower: Facts): boolean {
  const [a, b] = [higher.preference, lower.preference];
  if (a.strength !== 'absolute' || b.strength !== 'absolute' || a.colour !== b.colour) return false;
  const gap = Math.abs(a.difference) - Math.abs(b.difference);
  if (gap === 0) return a.repeated !== null && a.repeated === b.repeated;
  return (gap > 0 ? b : a).repeated === opposite(a.colour!);
}
