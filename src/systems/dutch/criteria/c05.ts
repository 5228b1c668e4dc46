import type { AdditiveCriterion } from './criterion';

/** C.5: maximize the number of pairs, that is, minimize the number of downfloaters. */
export const c05: AdditiveCriterion = {
  article: 'C.5',
  measure: 'count',
  ofPair: () => 0,
  ofFloater: () => 1,
};
