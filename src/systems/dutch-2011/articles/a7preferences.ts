import type { Colour } from '../../../model/types';
import { colourPreference, type Strength } from '../../shared/colourPreference';

export type Preference =
  | { readonly strength: 'none'; readonly colour: null }
  | { readonly strength: Exclude<Strength, 'none'>; readonly colour: Colour };

/**
 * A.7: the preference that follows from the colours of the games played, oldest first.
 *
 * - A.7.a absolute: colour difference beyond ±1, or the same colour in the last two games *played*
 *   (unplayed rounds are skipped); where both hold, the difference decides.
 * - A.7.b strong: difference ±1. A.7.c mild: difference 0, to alternate. A.7.f: no game, no preference.
 */
export function preferenceAfter(colours: readonly Colour[]): Preference {
  const { colour, strength } = colourPreference(colours);
  return colour === null || strength === 'none'
    ? { strength: 'none', colour: null }
    : { strength, colour };
}

/** Both want the same colour, however strongly: such a pair counts in X (A.8.a). */
export const wantSameColour = (a: Preference, b: Preference): boolean =>
  a.colour !== null && a.colour === b.colour;

export const isAtLeastStrong = ({ strength }: Preference): boolean =>
  strength === 'strong' || strength === 'absolute';

/** Both want the same colour at least strongly: Z in even rounds (A.8.b), A.7.d in odd ones. */
export const wantSameColourStrongly = (a: Preference, b: Preference): boolean =>
  wantSameColour(a, b) && isAtLeastStrong(a) && isAtLeastStrong(b);

/** B.2: both want the same colour absolutely. */
export const wantSameColourAbsolutely = (a: Preference, b: Preference): boolean =>
  wantSameColour(a, b) && a.strength === 'absolute' && b.strength === 'absolute';
