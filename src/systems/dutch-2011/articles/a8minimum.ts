import { isAtLeastStrong } from './a7preferences';
import type { Card } from '../cards';

export interface Minimum {
  readonly x1: number;
  /** Null in odd rounds. */
  readonly z1: number | null;
}

/**
 * A.8: how many pairs can't satisfy all colour preferences, by counting. In even rounds the mild
 * preferences (an odd number of rounds unplayed) stand apart: w and b in the text, W and B being the
 * remaining ones.
 */
export function minimumOf(players: readonly Card[], pairs: number, round: number): Minimum {
  const even = round % 2 === 0;
  const count = (wanted: (card: Card) => boolean) => players.filter(wanted).length;
  const isMild = (card: Card) => even && !isAtLeastStrong(card.preference);
  const w = count((card) => isMild(card) && card.preference.colour === 'white');
  const b = count((card) => isMild(card) && card.preference.colour === 'black');
  const white = count((card) => !isMild(card) && card.preference.colour === 'white');
  const black = count((card) => !isMild(card) && card.preference.colour === 'black');
  const a = count((card) => card.preference.colour === null);
  const x1 = pairs - (black + b > white + w ? white + w : black + b) - a;
  const z1 = pairs - (black > white ? white : black) - b - w - a;
  return { x1: Math.max(0, x1), z1: even ? Math.max(0, z1) : null };
}
