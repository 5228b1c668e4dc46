import { upfloatDifferences } from './floats';

/** C.19: minimize the score differences of players who receive the same upfloat as two rounds before. */
export const c19 = upfloatDifferences('C.19', 1);
