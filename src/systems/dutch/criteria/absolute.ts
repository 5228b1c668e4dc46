import type { Facts, Field } from '../field';

/** Two players shall not meet more than once; the arbiter's list joins in. */
export const breaksMeeting = (a: Facts, b: Facts, field: Field): boolean =>
  field.mustNotMeet(a.rank, b.rank);

/** Who must not have the pairing-allocated bye. */
export const breaksBye = (player: Facts): boolean => player.byeBar !== null;

/** What `breaksColours` asks of a player, for the kinds of players. */
export const COLOUR_QUESTIONS = ['absoluteColour', 'isTopscorer'] as const;

/** Non-topscorers with the same absolute colour preference shall not meet. */
export const breaksColours = (a: Facts, b: Facts): boolean =>
  a.preference.strength === 'absolute' &&
  b.preference.strength === 'absolute' &&
  a.preference.colour === b.preference.colour &&
  !a.isTopscorer &&
  !b.isTopscorer;

/** Whether the two may be paired at all. */
export const mayMeet = (a: Facts, b: Facts, field: Field): boolean =>
  !breaksColours(a, b) && !breaksMeeting(a, b, field);
