import type { Facts, Field } from './field';

/** C3: two players with the same absolute preference do not meet, in no round. */
export const breaksColours = (a: Facts, b: Facts): boolean =>
  a.due.strength === 'absolute' && b.due.strength === 'absolute' && a.due.colour === b.due.colour;

/** C1 (with the arbiter's list) and C3. */
export const mayMeet = (a: Facts, b: Facts, field: Field): boolean =>
  !breaksColours(a, b) && !field.mustNotMeet(a.rank, b.rank);

/** C7: of two who want one colour, one does not get it. */
export const losesColour = (a: Facts, b: Facts): boolean => a.due.colour === b.due.colour;
