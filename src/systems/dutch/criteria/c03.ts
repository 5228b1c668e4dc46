import type { Facts } from '../facts';

/** C.3: non-topscorers with the same absolute colour preference shall not meet. */
export const breaksC3 = (a: Facts, b: Facts): boolean =>
  a.preference.strength === 'absolute' &&
  b.preference.strength === 'absolute' &&
  a.preference.colour === b.preference.colour &&
  !a.isTopscorer &&
  !b.isTopscorer;

export const mayMeetByColour = (a: Facts, b: Facts): boolean => !breaksC3(a, b);
