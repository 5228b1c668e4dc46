import { opposite, type Colour } from '../../model/types';
import { STRENGTHS, type Strength } from './colourPreference';
import { latestDifference } from './latestDifference';

/**
 * The steps by which the texts give the colours of a pair; each edition says in which order, and what
 * decides where none does. Each gives the colour of the first of the two, or null where it is silent.
 */
export interface Wish {
  readonly colour: Colour | null;
  readonly strength: Strength;
}

/** Both preferences are granted (somebody without one takes what is left). */
export function bothGranted(own: Wish, other: Wish): Colour | null {
  if (own.colour === null) return other.colour && opposite(other.colour);
  return own.colour === other.colour ? null : own.colour;
}

/** Of two who want the same, whoever wants it more. */
export function strongerGranted(own: Wish, other: Wish): Colour | null {
  if (own.colour === null) return null;
  const gap = STRENGTHS.indexOf(own.strength) - STRENGTHS.indexOf(other.strength);
  if (gap === 0) return null;
  return gap > 0 ? own.colour : opposite(own.colour);
}

/** Alternate to the most recent time in which one had white and the other black. */
export function alternated(own: readonly Colour[], other: readonly Colour[]): Colour | null {
  const had = latestDifference(own, other);
  return had && opposite(had);
}
