import type { Colour } from '../../../model/types';
import { colourPreference } from '../../shared/colourPreference';

/** The colour that a player should ideally get, and how much (1.6). */
export interface DueColour {
  readonly colour: Colour;
  readonly strength: 'mild' | 'strong' | 'absolute';
}

/**
 * 1.5, 1.6.1–1.6.3 say what C.04.3 says of the colours played so far; somebody without a game has a
 * mild preference for Black (1.6.4).
 */
export function preferenceOf(colours: readonly Colour[]): DueColour {
  const { colour, strength } = colourPreference(colours);
  if (colour === null || strength === 'none') return { colour: 'black', strength: 'mild' };
  return { colour, strength };
}
