import type { Facts } from '../facts';
import { floaterDifference, nothing, type AdditiveCriterion } from './criterion';

/** Which round a float is compared with: 0 the previous one, 1 the one before. */
export type RoundsAgo = 0 | 1;

const floatedDown = (player: Facts, ago: RoundsAgo): boolean => player.floats[ago] === 'down';
const floatedUp = (player: Facts, ago: RoundsAgo): boolean => player.floats[ago] === 'up';

/** C.12 and C.14 say the same of two rounds: players who receive the same downfloat again. */
export const repeatedDownfloats = (
  article: AdditiveCriterion['article'],
  ago: RoundsAgo,
): AdditiveCriterion => ({
  article,
  measure: 'count',
  concerns: (player) => floatedDown(player, ago),
  ofPair: (higher, lower) => (higher.score > lower.score && floatedDown(higher, ago) ? 1 : 0),
  ofFloater: (player) => (floatedDown(player, ago) ? 1 : 0),
});

/** C.13 and C.15: players who receive the same upfloat again. */
export const repeatedUpfloats = (
  article: AdditiveCriterion['article'],
  ago: RoundsAgo,
): AdditiveCriterion => ({
  article,
  measure: 'count',
  concerns: (player) => floatedUp(player, ago),
  ofPair: (higher, lower) => (higher.score > lower.score && floatedUp(lower, ago) ? 1 : 0),
  ofFloater: () => 0,
});

/** C.16 and C.18: score differences of those who receive the same downfloat again. */
export const downfloatDifferences = (
  article: AdditiveCriterion['article'],
  ago: RoundsAgo,
): AdditiveCriterion => ({
  article,
  measure: 'list',
  concerns: (player) => floatedDown(player, ago),
  ofPair: (higher, lower) =>
    higher.score > lower.score && floatedDown(higher, ago) ? higher.score - lower.score : null,
  ofFloater: (player, bracket) =>
    floatedDown(player, ago) ? floaterDifference(player, bracket) : null,
});

/** C.17 and C.19: score differences of those who receive the same upfloat again. */
export const upfloatDifferences = (
  article: AdditiveCriterion['article'],
  ago: RoundsAgo,
): AdditiveCriterion => ({
  article,
  measure: 'list',
  concerns: (player) => floatedUp(player, ago),
  ofPair: (higher, lower) =>
    higher.score > lower.score && floatedUp(lower, ago) ? higher.score - lower.score : null,
  ofFloater: nothing,
});
