import { withInitialColour } from '../../../model/rules/initialColour';
import { opposite, type Colour, type RoundToPair } from '../../../model/types';
import type { Card } from './witness';

export interface Preference {
  readonly colour: Colour | null;
  readonly strength: 'absolute' | 'strong' | 'mild' | 'none';
}

/** 1.6, 1.7: from the colours of the games really played, oldest first. */
export function preferenceOf(colours: readonly Colour[]): Preference {
  if (colours.length === 0) return { colour: null, strength: 'none' };
  const whites = colours.filter((colour) => colour === 'white').length;
  const difference = 2 * whites - colours.length;
  const last = colours[colours.length - 1];
  const twice = colours.length > 1 && colours[colours.length - 2] === last;
  if (Math.abs(difference) > 1)
    return { colour: difference > 0 ? 'black' : 'white', strength: 'absolute' };
  if (twice) return { colour: opposite(last), strength: 'absolute' };
  if (difference !== 0) return { colour: difference > 0 ? 'black' : 'white', strength: 'strong' };
  return { colour: opposite(last), strength: 'mild' };
}

const RANKS = { absolute: 3, strong: 2, mild: 1, none: 0 };

/** 5.2.1–5.2.5. */
export function coloursOf(a: Card, b: Card, task: RoundToPair): { white: number; black: number } {
  const [higher, lower] = order(a, b);
  const give = (colour: Colour) =>
    colour === 'white'
      ? { white: higher.no, black: lower.no }
      : { white: lower.no, black: higher.no };
  const [one, two] = [higher.preference, lower.preference];
  if (one.colour !== two.colour) {
    // 5.2.1; who has no preference leaves the other theirs (1.7.4).
    if (one.colour !== null) return give(one.colour);
    return give(opposite(two.colour!));
  }
  if (one.colour !== null) {
    const weight = ({ preference, colours }: Card) =>
      RANKS[preference.strength] * 100 +
      (preference.strength === 'absolute'
        ? Math.abs(colours.reduce((sum, c) => sum + (c === 'white' ? 1 : -1), 0))
        : 0);
    const difference = weight(higher) - weight(lower);
    if (difference !== 0) return give(difference > 0 ? one.colour : opposite(one.colour)); // 5.2.2
    for (let ago = 1; ago <= Math.min(higher.colours.length, lower.colours.length); ago++) {
      const mine = higher.colours[higher.colours.length - ago];
      const theirs = lower.colours[lower.colours.length - ago];
      if (mine !== theirs) return give(opposite(mine)); // 5.2.3
    }
    return give(one.colour); // 5.2.4
  }
  const initial = withInitialColour(task.tournament).initialColour ?? 'white';
  return give(hasOddNumber(higher, task) ? initial : opposite(initial)); // 5.2.5
}

const order = (a: Card, b: Card): [Card, Card] =>
  a.score > b.score || (a.score === b.score && a.no < b.no) ? [a, b] : [b, a];

/** R6: numbers count among those who have been taken into a pairing so far. */
function hasOddNumber({ no }: Card, { tournament, present }: RoundToPair): boolean {
  const numbered = tournament.players.filter(
    (player) =>
      present.includes(player.no) ||
      player.entries.some(({ opponent, outcome }) => opponent !== null || outcome === 'pairingBye'),
  );
  return numbered.findIndex((player) => player.no === no) % 2 === 0;
}
