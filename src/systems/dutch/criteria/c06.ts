import { floaterDifference, type AdditiveCriterion } from './criterion';

/** C.6: minimize the pairing score difference (A.8). */
export const c06: AdditiveCriterion = {
  article: 'C.6',
  measure: 'list',
  ofPair: (higher, lower) => higher.score - lower.score,
  ofFloater: floaterDifference,
};
