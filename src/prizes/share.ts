import type { ShareRule } from '../sheets/prizeRules';
import type { Cents } from './types';

/**
 * What each of some tied players gets of the prizes of the places they fill, in their order. The sum
 * is kept to the cent: what division leaves over goes cent by cent to those ranked higher.
 */
export function shareOut(values: readonly Cents[], rule: ShareRule): Cents[] {
  if (rule === 'none' || values.length < 2) return [...values];
  const pot = values.reduce((sum, value) => sum + value, 0);
  const { length } = values;
  // Counted in parts of 1 / (2 · players) of a cent, so that nothing is rounded before the end.
  const exact = values.map((value) => (rule === 'equal' ? 2 * pot : value * length + pot));
  const shares = exact.map((parts) => Math.floor(parts / (2 * length)));
  let left = pot - shares.reduce((sum, share) => sum + share, 0);
  for (let index = 0; left > 0; index = (index + 1) % length) {
    shares[index]++;
    left--;
  }
  return shares;
}
