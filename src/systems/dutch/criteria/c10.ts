import type { AdditiveCriterion } from './criterion';

/** C.10: minimize the number of players who do not get their colour preference. */
export const c10: AdditiveCriterion = {
  article: 'C.10',
  measure: 'count',
  ofPair: ({ preference: a }, { preference: b }) =>
    a.colour !== null && a.colour === b.colour ? 1 : 0,
  ofFloater: () => 0,
};
