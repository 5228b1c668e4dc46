import { opposite, type Colour } from '../../model/types';
import { dominatingColour, naturalColumns } from './article62Columns';
import type { Card } from './card';
import type { Field } from './field';
import { leftOver } from './leftOver';
import type { Rest } from './rest';

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
  const members = group.map((card) => card.index);
  // Who can go together: the first proof, exchanged as soon as another player goes.
  let together = leftOver(field, rest, members)!;
  const needed = together.length;
  // Who cannot go cannot go either after others have gone.
  const mustStay = new Set<number>();
  const chosen: Downfloater[] = [];
  const leaving: number[] = [];
  const nextGroup = nearestGroup(below);
  const canLeave = (index: number): boolean => {
    if (together.includes(index)) return true;
    if (mustStay.has(index)) return false;
    const found = leftOver(field, rest, members, [...leaving, index], needed);
    if (found === null) mustStay.add(index);
    else together = found;
    return found !== null;
  };
  while (chosen.length < needed) {
    const staying = group.filter((card) => !leaving.includes(card.index));
    const { order, dominating, hasOpponentBelow } = departureOrder(field, staying, nextGroup);
    const at = order.findIndex(({ index }) => canLeave(index));
    if (at < 0) throw new Error('dubov-1997: nobody can leave a group that must lose somebody');
    const player = order[at];
    leaving.push(player.index);
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
