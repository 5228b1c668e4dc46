import type { Colour } from '../../../model/types';
import { colourPreference } from '../../shared/colourPreference';

export const STRENGTHS = ['weak', 'strong', 'absolute'] as const;
export type Strength = (typeof STRENGTHS)[number];

export interface Preference {
  readonly colour: Colour;
  readonly strength: Strength;
}

/**
 * A.7: the preferred colour from the games really played, oldest first (F.3 closes the gaps).
 * Nobody without a game has one (ruling 4).
 *
 * @param freed last round, more than 50 %: A.7.a does not apply (ruling 5)
 */
export function preferenceOf(colours: readonly Colour[], freed: boolean): Preference | null {
  const { colour, strength } = colourPreference(colours, freed);
  if (colour === null || strength === 'none') return null;
  return { colour, strength: strength === 'mild' ? 'weak' : strength };
}

/** A.7: games with white minus games with black. */
export function differenceOf(colours: readonly Colour[]): number {
  return colours.reduce((sum, colour) => sum + (colour === 'white' ? 1 : -1), 0);
}

/** The difference as written on the card: "+0" wants black, "-0" wants white. */
export function writeDifference(colours: readonly Colour[]): string {
  const difference = differenceOf(colours);
  if (difference !== 0) return difference > 0 ? `+${difference}` : String(difference);
  if (colours.length === 0) return '0';
  return colours[colours.length - 1] === 'white' ? '+0' : '-0';
}
