import type { Facts } from '../facts';
import type { AdditiveCriterion } from './criterion';

/**
 * C.8: minimize the topscorers or their opponents who get a colour difference beyond ±2. C.3 lets
 * two players with the same absolute preference meet only if one is a topscorer, and one of them
 * goes beyond exactly when both stand at ±2 or more.
 */
export const c08: AdditiveCriterion = {
  article: 'C.8',
  measure: 'count',
  isForLastRound: true,
  ofPair: (higher, lower) =>
    isWide(higher) && isWide(lower) && higher.preference.colour === lower.preference.colour ? 1 : 0,
  ofFloater: () => 0,
};

const isWide = ({ preference }: Facts): boolean => Math.abs(preference.difference) > 1;
