import { upfloatDifferences } from './floats';

/** C.17: minimize the score differences of players who receive the same upfloat as in the previous round. */
export const c17 = upfloatDifferences('C.17', 0);
