import type { Candidate } from '../account';
import { byCandidacy } from './article25Transfers';
import type { Card } from '../cards';
import type { Field } from '../field';
import type { Rest } from '../completion/rest';

export interface Search {
  readonly candidates: readonly Candidate[];
  readonly opponent: Card | null;
}

/**
 * 8.2 and R20: a floater meets the resident of the opposite colour with the highest rating, then
 * the lowest CMA; another floater only as a last resort. None: they float on.
 */
export function opponentOfFloater(
  field: Field,
  rest: Rest,
  floater: Card,
  residents: readonly Card[],
  otherFloaters: readonly Card[],
): Search & { readonly lastResort: boolean } {
  const order = byCandidacy(floater.preference);
  const resident = firstLegal(field, rest, floater, [...residents].sort(order));
  if (resident.opponent !== null) return { ...resident, lastResort: false };
  const other = firstLegal(field, rest, floater, [...otherFloaters].sort(order));
  const candidates = [...resident.candidates, ...other.candidates];
  return { candidates, opponent: other.opponent, lastResort: other.opponent !== null };
}

/** The first whom the player may meet without leaving the others unpairable. */
export function firstLegal(
  field: Field,
  rest: Rest,
  player: Card,
  order: readonly Card[],
  barred: (card: Card) => Candidate['why'] = () => null,
): Search {
  const candidates: Candidate[] = [];
  for (const card of order) {
    const why =
      field.ban[player.index][card.index] ??
      barred(card) ??
      (rest.canSparePair(player.index, card.index) ? null : 'lookAhead');
    candidates.push({ no: card.no, why });
    if (why === null) return { candidates, opponent: card };
  }
  return { candidates, opponent: null };
}
