import { repeatedDownfloats } from './floats';

/** C.14: minimize the number of players who receive the same downfloat as two rounds before. */
export const c14 = repeatedDownfloats('C.14', 1);
