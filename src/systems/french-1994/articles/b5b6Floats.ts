import type { Float } from '../../../model/types';
import type { Card } from '../field';

/**
 * How much of B.5/B.6 has been given up for a level (C.9 for downfloaters, C.10 for upfloaters):
 * nothing, B.6, or both. What is given up is given up for the whole level (ruling 9).
 */
export const GIVEN_UP = [0, 1, 2] as const;
export type GivenUp = (typeof GIVEN_UP)[number];

/** May this player float again in this direction? */
export function mayFloat(card: Card, direction: Float, givenUp: GivenUp): boolean {
  if (card.freed) return true;
  if (givenUp < 2 && card.lastFloat === direction) return false;
  return givenUp > 0 || card.floatBefore !== direction;
}

/**
 * B.5/B.6 of the opponent of a moved-down player. The note after B.6 frees a pair with a player of
 * more than 50 % in the last round, their opponent too (ruling 5).
 */
export function mayMeetFromAbove(moved: Card, opponent: Card, givenUp: GivenUp): boolean {
  return moved.freed || moved.score <= opponent.score || mayFloat(opponent, 'up', givenUp);
}
