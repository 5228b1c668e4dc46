import { withInitialColour } from '../../../model/rules/initialColour';
import { opposite, type Colour, type RoundToPair } from '../../../model/types';
import { byRank, type Card, type Couple } from './card';

const STRENGTH = { absolute: 3, strong: 2, mild: 1, none: 0 };

/** 5.2.1–5.2.5; who is higher ranked, the index says (1.8). */
export function coloursOf(a: Card, b: Card, task: RoundToPair): { white: number; black: number } {
  const [higher, lower] = [a, b].sort(byRank);
  const give = (colour: Colour) =>
    colour === 'white'
      ? { white: higher.no, black: lower.no }
      : { white: lower.no, black: higher.no };
  const [mine, theirs] = [higher.preference, lower.preference];
  // 5.2.1
  if (higher.colours.length === 0 && lower.colours.length === 0) {
    const initial = withInitialColour(task.tournament).initialColour ?? 'white';
    return give(hasOddNumber(higher, task) ? initial : opposite(initial));
  }
  // 5.2.2, with 1.5.4: who has no preference leaves the other theirs.
  if (mine.colour !== theirs.colour) return give(mine.colour ?? opposite(theirs.colour!));
  // 5.2.3
  const stronger = STRENGTH[mine.strength] - STRENGTH[theirs.strength];
  if (stronger !== 0) return give(stronger > 0 ? mine.colour! : opposite(mine.colour!));
  // 5.2.4, counted back over games played (C.04.2 3.4)
  for (let ago = 1; ago <= Math.min(higher.colours.length, lower.colours.length); ago++) {
    const [had, other] = [higher.colours.at(-ago)!, lower.colours.at(-ago)!];
    if (had !== other) return give(opposite(had));
  }
  return give(mine.colour!); // 5.2.5
}

/** How many of the two get what they prefer; who prefers nothing has nothing to lose. */
export function grantedIn([a, b]: Couple, task: RoundToPair): number {
  const { white } = coloursOf(a, b, task);
  return [a, b].filter(({ no, preference }) => {
    const given = no === white ? 'white' : 'black';
    return preference.colour === null || preference.colour === given;
  }).length;
}

/** TPNs are given to those who have been taken into a pairing so far. */
function hasOddNumber({ no }: Card, { tournament, present }: RoundToPair): boolean {
  const numbered = tournament.players.filter(
    (player) =>
      present.includes(player.no) ||
      player.entries.some(({ opponent, outcome }) => opponent !== null || outcome === 'pairingBye'),
  );
  return numbered.findIndex((player) => player.no === no) % 2 === 0;
}
