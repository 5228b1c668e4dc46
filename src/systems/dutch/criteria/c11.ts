import type { Facts } from '../facts';
import type { AdditiveCriterion } from './criterion';

/**
 * C.11: minimize the number of players who do not get their strong colour preference. The one who
 * yields (E.2) has a strong preference when both want the same colour, neither mildly, and not both
 * absolutely.
 */
export const c11: AdditiveCriterion = {
  article: 'C.11',
  measure: 'count',
  ofPair: (higher, lower) =>
    higher.preference.colour === lower.preference.colour &&
    isFirm(higher) &&
    isFirm(lower) &&
    !(isAbsolute(higher) && isAbsolute(lower))
      ? 1
      : 0,
  ofFloater: () => 0,
};

const isAbsolute = ({ preference }: Facts): boolean => preference.strength === 'absolute';
const isFirm = (player: Facts): boolean =>
  isAbsolute(player) || player.preference.strength === 'strong';
