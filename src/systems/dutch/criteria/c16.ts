import { downfloatDifferences } from './floats';

/** C.16: minimize the score differences of players who receive the same downfloat as in the previous round. */
export const c16 = downfloatDifferences('C.16', 0);
