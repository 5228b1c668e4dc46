import type { Facts, Field } from '../facts';

/** C.1 (C.04.1.b): two players shall not play each other more than once; the arbiter's list joins in. */
export const breaksC1 = (a: Facts, b: Facts, field: Field): boolean =>
  field.mustNotMeet(a.rank, b.rank);
