import type { Colour } from '../../model/types';
import type { Candidate, PassedOver } from './account';
import { candidatesBelow, transferBan } from './article25Transfers';
import { dominatingColour, naturalColumns } from './article62Columns';
import type { Card } from './card';
import type { Field } from './field';
import { leftOver } from './leftOver';
import { matchInside } from './matching';
import type { Rest } from './rest';

export interface OddGroup {
  readonly dominating: Colour | null;
  readonly candidates: readonly Candidate[];
  readonly transferred: Card | null;
}

/**
 * 7.2: an odd group takes the first player from below with whom the whole group can be paired. If a
 * group must lose three or more anyway, the first who lowers that number; if nobody does, nobody
 * comes and 6.4 applies (R16). He joins the columns like any other.
 */
export function transferToOddGroup(
  field: Field,
  rest: Rest,
  group: readonly Card[],
  below: readonly Card[],
): OddGroup {
  const dominating = dominatingColour(naturalColumns(group));
  const order = candidatesBelow(below, dominating);
  const completing = firstWho(field, group, order, completesGroup(field, rest, group));
  if (completing.transferred !== null) return { dominating, ...completing };
  const members = group.map((card) => card.index);
  const without = leftOver(field, rest, members)!.length;
  if (without === 1) return { dominating, ...completing };
  const helps = (card: Card): PassedOver | null =>
    leftOver(field, rest, [...members, card.index], [], without - 1) ? null : 'groupNotPaired';
  return { dominating, ...firstWho(field, group, order, helps) };
}

function firstWho(
  field: Field,
  group: readonly Card[],
  order: readonly Card[],
  fails: (card: Card) => PassedOver | null,
): { candidates: Candidate[]; transferred: Card | null } {
  const candidates: Candidate[] = [];
  for (const card of order) {
    const lonely = group.every((member) => field.ban[member.index][card.index] !== null);
    const why = lonely ? 'noOpponentInGroup' : (transferBan(field, card) ?? fails(card));
    candidates.push({ no: card.no, why });
    if (why === null) return { candidates, transferred: card };
  }
  return { candidates, transferred: null };
}

/** Whether the group with him, and then everybody else, can be paired. */
function completesGroup(
  field: Field,
  rest: Rest,
  group: readonly Card[],
): (card: Card) => PassedOver | null {
  const members = group.map((card) => card.index);
  const alone = matchInside(field, members);
  return (card) => {
    const joined = [...members, card.index];
    if (alone.uncovered.length > 1) return 'groupNotPaired';
    if (matchInside(field, joined, Int32Array.from(alone.mate)).uncovered.length > 0)
      return 'groupNotPaired';
    return rest.canSpare(joined) ? null : 'lookAhead';
  };
}
