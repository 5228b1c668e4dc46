import { candidatesBelow, transferBan } from './article25Transfers';
import { floaterOrder } from './article81Order';
import { firstLegal, type Search } from './article82Floaters';
import type { Card } from '../cards';
import type { Field } from '../field';
import type { Rest } from '../completion/rest';

/** R11: players without a legal opponent in their group, in the order of 8.1 (R12). */
export function islands(field: Field, group: readonly Card[]): Card[] {
  return floaterOrder(
    group.filter((card) => group.every((other) => field.ban[card.index][other.index] !== null)),
  );
}

/**
 * 7.1: the player transferred from below for an island, whom they then meet (R12). The nearest group
 * that holds a suitable player gives them (R13); 2.5 bars transfers (R14). None: the island floats.
 */
export function opponentOfIsland(
  field: Field,
  rest: Rest,
  island: Card,
  below: readonly Card[],
): Search {
  const order = candidatesBelow(below, island.preference);
  return firstLegal(field, rest, island, order, (card) => transferBan(field, card));
}
