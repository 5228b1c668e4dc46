import { colourDifference } from '../../model/tournament';
import { opposite, type Pair } from '../../model/types';
import type { Cup, Meeting } from './meetings';

/** Which rule gave the colours (KO7). */
export type ColourRule = 'balance' | 'place' | 'turned';

export interface Colours extends Pair {
  readonly by: ColourRule;
}

/** The colours of two who meet at a board of the round, in the first or the second of their games. */
export function coloursOf(
  cup: Cup,
  { players, stage }: Meeting,
  game: number,
  board: number,
): Colours {
  const [a, b] = players as readonly [number, number];
  const [upper, lower] = a < b ? [a, b] : [b, a];
  const given = (white: number, by: ColourRule): Colours => ({
    white,
    black: white === upper ? lower : upper,
    by,
  });
  if (game > 1) {
    const first = (stage - 1) * cup.rules.games;
    const before = cup.players.get(upper)!.entries[first]!.colour;
    if (before !== null) return given(before === 'white' ? lower : upper, 'turned');
  }
  const balance = (no: number) => colourDifference(cup.players.get(no)!);
  const difference = balance(upper) - balance(lower);
  if (difference !== 0) return given(difference < 0 ? upper : lower, 'balance');
  const drawn = cup.tournament.initialColour ?? 'white';
  const colour = board % 2 === 1 ? drawn : opposite(drawn);
  return given(colour === 'white' ? upper : lower, 'place');
}
