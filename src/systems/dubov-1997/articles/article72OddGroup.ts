import type { Colour } from '../../../model/types';
import { canStayAlone } from '../../matching/maximumMatching';
import type { Candidate, PassedOver } from '../account';
import { candidatesBelow, transferBan } from './article25Transfers';
import { dominatingColour, naturalColumns } from './article62Columns';
import type { Card } from '../cards';
import type { Field } from '../field';
import { leftOver, mostPairsOf } from '../completion/leftOver';
import { among, maskOf, matchInside } from '../completion/matching';
import type { Rest } from '../completion/rest';

export interface OddGroup {
  readonly dominating: Colour | null;
  readonly candidates: readonly Candidate[];
  readonly transferred: Card | null;
}

/**
 * 7.2: an odd group takes the first player from below with whom the whole group can be paired. If a
 * group must lose three or more anyway, the first who lowers that number; if nobody does, nobody
 * comes and 6.4 applies (R16). They join the columns like any other.
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
  const without = leftOver(field, rest, members);
  if (without.players.length === 1) return { dominating, ...completing };
  const pairing = without.pairing ?? mostPairsOf(field, rest, members);
  // They lower the number exactly if the group can lose as few and they meet one of those who leave it.
  const helps = ({ index }: Card): PassedOver | null =>
    (pairing.findPartner(index, 'inside') ??
    leftOver(field, rest, [...members, index]).players.length < without.players.length)
      ? null
      : 'groupNotPaired';
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

/** Whether the group with them, and then everybody else, can be paired. */
function completesGroup(
  field: Field,
  rest: Rest,
  group: readonly Card[],
): (card: Card) => PassedOver | null {
  const members = group.map((card) => card.index);
  const { mate, uncovered } = matchInside(field, members);
  if (uncovered.length > 1) return () => 'groupNotPaired';
  const isMember = maskOf(field, members);
  const inGroup = among(field, isMember);
  // They complete the group if they may meet somebody who can be the one left alone in it.
  const canBeTheOdd = canStayAlone(mate.length, inGroup, mate, uncovered[0]);
  // Mostly the first who is asked can come; the search for all is made when one could not.
  let search: ((player: number) => boolean) | null = null;
  const canGoWithGroup = (player: number): boolean => {
    if (search === null && rest.canSpare([...members, player])) return true;
    search ??= rest.whoCanGoWith(members);
    return search(player);
  };
  return ({ index }) => {
    if (!field.opponents[index].some((v) => isMember[v] && canBeTheOdd(v))) return 'groupNotPaired';
    return canGoWithGroup(index) ? null : 'lookAhead';
  };
}
