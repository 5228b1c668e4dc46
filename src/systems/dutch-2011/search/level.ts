import type { MayMeet } from '../articles/b1b2';
import type { Bracket, Found } from './bracket';
import { byRank, type Card } from '../cards';

/** A bracket that has been dealt with, as C.12 and C.13 need it to take it up again. */
export interface Level {
  /** The scoregroup's own players, and those who came from above. */
  readonly residents: readonly Card[];
  readonly incoming: readonly Card[];
  /** Who left by C.1: they are in the set moved down whatever the pairing. */
  readonly left: readonly Card[];
  readonly bracket: Bracket;
  found: Found;
}

/** The players moved down from a level. */
export const movedDownFrom = (level: Level): Card[] =>
  [...level.left, ...level.found.stayOver].sort(byRank);

/** C.1: players for whom nobody in the bracket is a possible opponent. */
export function withoutOpponent(mayMeet: MayMeet, players: readonly Card[]): Card[] {
  return players.filter((card) => !players.some((other) => mayMeet(card, other)));
}

/** A.3: heterogeneous if some, but less than half of the players were moved down. */
export const startingM1 = (movedDown: number, players: number): number =>
  2 * movedDown < players ? movedDown : 0;
