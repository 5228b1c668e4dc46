import { repeatedUpfloats } from './floats';

/** C.13: minimize the number of players who receive the same upfloat as in the previous round. */
export const c13 = repeatedUpfloats('C.13', 0);
