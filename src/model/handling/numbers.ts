import type { Reason } from '../../explain/reason';
import { renumber } from '../renumber';
import type { PlayerNo, Tournament } from '../types';
import { refused, type Handled } from './handled';
import { initialOrder, type InitialOrderOptions } from './initialOrder';

/** No number changes once this round has been paired (C.04.2.B.3). */
export const LAST_ROUND_FOR_NUMBERS = 4;

/** Whoever changed number: old → new. */
export type NumberChanges = ReadonlyMap<PlayerNo, PlayerNo>;

/**
 * Gives everybody the number of his place in the initial order: the definitive numbers when the
 * list closes (C.04.2.C.3), new ones after a rating was corrected (B.3). The whole history follows.
 */
export function renumberByInitialOrder(
  tournament: Tournament,
  options: InitialOrderOptions = {},
): Handled<{ readonly changes: NumberChanges }> {
  const order = initialOrder(tournament.players, options);
  return assignNumbers(tournament, new Map(order.map((no, index) => [no, index + 1])));
}

/** Changes pairing numbers, unless round 4 has been paired (C.04.2.B.3). */
export function assignNumbers(
  tournament: Tournament,
  numbers: ReadonlyMap<PlayerNo, PlayerNo>,
): Handled<{ readonly changes: NumberChanges }> {
  const changes = new Map([...numbers].filter(([from, to]) => from !== to));
  if (changes.size === 0) return { ok: true, tournament, changes, reasons: [] };
  if (tournament.pairedRounds >= LAST_ROUND_FOR_NUMBERS)
    return refused('numbers-are-final', 'numbers', String(changes.size), {
      round: LAST_ROUND_FOR_NUMBERS,
    });
  const reasons = [...changes].map(([from, to]): Reason => ({
    key: 'handling.number-changed',
    article: 'C.04.2.B.3',
    args: { from, to },
  }));
  return { ok: true, tournament: renumber(tournament, changes), changes, reasons };
}
