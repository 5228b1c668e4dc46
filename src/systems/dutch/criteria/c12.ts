import { repeatedDownfloats } from './floats';

/** C.12: minimize the number of players who receive the same downfloat as in the previous round. */
export const c12 = repeatedDownfloats('C.12', 0);
