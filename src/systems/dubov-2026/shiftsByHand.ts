import { CompletePairing } from '../shared/completePairing';
import { mayMeet } from './absolute';
import type { Facts, Field } from './field';
import type { PairedBracket } from './pairRound';

/**
 * Whether the bracket has a legal pairing that is best on C7 once `first` have left the smaller
 * subgroup and `second` the larger one; `second` null: whoever is best then. Those who left meet
 * somebody whom they left, or C7 would be better than it can be.
 */
export function canShift(
  { subgroups: { g1, g2 } }: PairedBracket,
  first: readonly Facts[],
  second: readonly Facts[] | null,
  field: Field,
): boolean {
  const [smaller, larger] = g1.length <= g2.length ? [g1, g2] : [g2, g1];
  const all = [...smaller, ...larger];
  const isSmaller = new Set(smaller);
  const left = new Set([...first, ...(second ?? [])]);
  const pairing = new CompletePairing(all.length, (a, b) => {
    const [one, other] = [all[a], all[b]];
    if (!mayMeet(one, other, field)) return false;
    const areTogether = isSmaller.has(one) === isSmaller.has(other);
    if (!areTogether) return !left.has(one) && !left.has(other);
    if (!isSmaller.has(one) && second === null) return true;
    return left.has(one) !== left.has(other);
  });
  return pairing.allows(all.map((_, index) => index));
}
