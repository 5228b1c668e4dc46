import type { Colour } from '../../../model/types';
import type { PassedOver } from '../account';
import { alphabetical } from './article62Columns';
import type { Card } from '../cards';
import { compareCma } from '../cma';
import type { Field } from '../field';

/**
 * 2.5: except in the last round, nobody is transferred upward twice running, nor more than three
 * times (four in ten rounds or more). It bars transfers of 7.1 and 7.2 only, and is never broken
 * (R14, R15).
 */
export function transferBan(field: Field, card: Card): PassedOver | null {
  if (field.lastRound) return null;
  if (card.transfers.includes(field.round - 1)) return 'transferredLastRound';
  return card.transfers.length >= field.transferLimit ? 'tooManyTransfers' : null;
}

/** R3: without a preference, either side satisfies "the opposite colour". */
export const wantsOther = (card: Card, colour: Colour | null): boolean =>
  colour === null || card.preference === null || card.preference !== colour;

/** 7.1, 7.2, 8.2: opposite colour, higher rating, lower CMA, then by name. */
export const byCandidacy =
  (colour: Colour | null) =>
  (a: Card, b: Card): number =>
    Number(wantsOther(b, colour)) - Number(wantsOther(a, colour)) ||
    b.rating - a.rating ||
    compareCma(a.cma, b.cma) ||
    alphabetical(a, b);

/** R13: lower groups from the nearest down, each in the order of candidates. */
export function candidatesBelow(below: readonly Card[], colour: Colour | null): readonly Card[] {
  return [...below].sort((a, b) => b.score - a.score || byCandidacy(colour)(a, b));
}
