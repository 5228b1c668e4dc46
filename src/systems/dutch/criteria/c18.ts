import { downfloatDifferences } from './floats';

/** C.18: minimize the score differences of players who receive the same downfloat as two rounds before. */
export const c18 = downfloatDifferences('C.18', 1);
