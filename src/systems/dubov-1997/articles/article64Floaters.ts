import { opposite, type Colour } from '../../../model/types';
import { dominatingColour, naturalColumns } from './article62Columns';
import type { Card } from '../cards';
import { Departures } from '../departures';
import type { Field } from '../field';
import type { Rest } from '../completion/rest';

export interface Downfloater {
  readonly player: Card;
  readonly needed: number;
  readonly dominating: Colour | null;
  readonly hasOpponentBelow: boolean;
  readonly passedOver: readonly Card[];
}

/**
 * 6.4: the fewest players who must leave the group (R18). Preferred: who has a legal opponent in the
 * next lower group; then the dominating column; then the bottom of the column of 6.2.
 */
export function chooseDownfloaters(
  field: Field,
  rest: Rest,
  group: readonly Card[],
  below: readonly Card[],
): Downfloater[] {
  const departures = new Departures(
    field,
    rest,
    group.map((card) => card.index),
  );
  const { needed } = departures;
  const chosen: Downfloater[] = [];
  let staying = group;
  const nextGroup = nearestGroup(below);
  while (chosen.length < needed) {
    const { order, dominating, hasOpponentBelow } = departureOrder(field, staying, nextGroup);
    const at = order.findIndex((card) => departures.name(card.index));
    if (at < 0) throw new Error('dubov-1997: nobody can leave a group that must lose somebody');
    const player = order[at];
    staying = staying.filter((card) => card !== player);
    chosen.push({
      player,
      needed,
      dominating,
      hasOpponentBelow: hasOpponentBelow.has(player),
      passedOver: order.slice(0, at),
    });
  }
  return chosen;
}

/** The next lower group that still has somebody to pair. */
function nearestGroup(below: readonly Card[]): Card[] {
  const score = Math.max(...below.map((card) => card.score));
  return below.filter((card) => card.score === score);
}

function departureOrder(
  field: Field,
  staying: readonly Card[],
  nextGroup: readonly Card[],
): { order: Card[]; dominating: Colour | null; hasOpponentBelow: Set<Card> } {
  const columns = naturalColumns(staying);
  const dominating = dominatingColour(columns);
  const first = dominating ?? 'white';
  const fromBelow = [...columns[first]].reverse().concat([...columns[opposite(first)]].reverse());
  const hasOpponentBelow = new Set(
    staying.filter((card) => nextGroup.some((o) => field.ban[card.index][o.index] === null)),
  );
  const order = [
    ...fromBelow.filter((card) => hasOpponentBelow.has(card)),
    ...fromBelow.filter((card) => !hasOpponentBelow.has(card)),
  ];
  return { order, dominating, hasOpponentBelow };
}
