import { opposite, type Colour } from '../../model/types';

export const STRENGTHS = ['none', 'mild', 'strong', 'absolute'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** The colour a player should get next, and how much. */
export interface ColourPreference {
  readonly colour: Colour | null;
  readonly strength: Strength;
  /** Games with white minus games with black. */
  readonly difference: number;
  /** The colour of both of their last two games, if it was the same. */
  readonly repeated: Colour | null;
}

/**
 * From the colours of the games really played, oldest first: A.7 of 1994 and 2011, A.6 of 2016, 1.7 of
 * 2026. `isFreed`: whoever the text binds to no colour has no absolute preference.
 */
export function colourPreference(colours: readonly Colour[], isFreed = false): ColourPreference {
  let difference = 0;
  for (const colour of colours) difference += colour === 'white' ? 1 : -1;
  const last = colours.at(-1) ?? null;
  const repeated = last !== null && colours.at(-2) === last ? last : null;
  if (last === null) return { colour: null, strength: 'none', difference, repeated };
  // The difference speaks first where it and the last two games disagree.
  if (!isFreed && Math.abs(difference) > 1)
    return { colour: fewer(difference), strength: 'absolute', difference, repeated };
  if (!isFreed && repeated)
    return { colour: opposite(repeated), strength: 'absolute', difference, repeated };
  if (difference !== 0)
    return { colour: fewer(difference), strength: 'strong', difference, repeated };
  return { colour: opposite(last), strength: 'mild', difference, repeated };
}

const fewer = (difference: number): Colour => (difference > 0 ? 'black' : 'white');
