import { isPlayed } from '../../model/outcomes';
import { colourDifference } from '../../model/tournament';
import type { Player } from '../../model/types';
import type { KeizerRules } from './parameters';

/** Which rule gave the colours (K8). */
export type ColourRule = 'balance' | 'meetings' | 'place';

export interface Colours {
  readonly white: Player;
  readonly black: Player;
  readonly by: ColourRule;
}

/** The colours of a pair; `higher` stands above `lower` on the ladder. */
export function coloursOf(higher: Player, lower: Player, rules: KeizerRules): Colours {
  const whiteTo = (player: Player, by: ColourRule): Colours => ({
    white: player,
    black: player === higher ? lower : higher,
    by,
  });
  const difference = colourDifference(higher) - colourDifference(lower);
  if (difference !== 0) return whiteTo(difference < 0 ? higher : lower, 'balance');
  const among = rules.colours === 'meetings' ? whitesAmong(higher, lower) : 0;
  if (among !== 0) return whiteTo(among < 0 ? higher : lower, 'meetings');
  return whiteTo(rules.white === 'higher' ? higher : lower, 'place');
}

/** Games of the two against each other: those with White of the first minus those with Black. */
const whitesAmong = ({ entries }: Player, other: Player): number =>
  entries.reduce((sum, { opponent, outcome, colour }) => {
    if (opponent !== other.no || !isPlayed(outcome)) return sum;
    return sum + (colour === 'white' ? 1 : -1);
  }, 0);
