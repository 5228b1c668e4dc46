import { repeatedUpfloats } from './floats';

/** C.15: minimize the number of players who receive the same upfloat as two rounds before. */
export const c15 = repeatedUpfloats('C.15', 1);
