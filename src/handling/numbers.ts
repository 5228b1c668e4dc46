import type { Reason } from '../explain/reason';
import { renumber } from '../model/renumber';
import type { PlayerNo, Tournament } from '../model/types';
import { refused, type Handled } from './handled';
import { HANDLING_2016, type HandlingRules } from './rules';
import { initialOrder, type InitialOrderOptions } from './initialOrder';

/** Whoever changed number: old → new. */
export type NumberChanges = ReadonlyMap<PlayerNo, PlayerNo>;

/**
 * Gives everybody the number of their place in the initial order: the definitive numbers when the
 * list closes (C.04.2.C.3), new ones after a rating was corrected (B.3). The whole history follows.
 */
export function renumberByInitialOrder(
  tournament: Tournament,
  options: InitialOrderOptions = {},
  rules: HandlingRules = HANDLING_2016,
): Handled<{ readonly changes: NumberChanges }> {
  const order = initialOrder(tournament.players, options);
  const numbers = new Map(order.map((no, index) => [no, index + 1]));
  return assignNumbers(tournament, numbers, rules);
}

/** Changes pairing numbers, unless the round has been paired until which that may be (C.04.2.B.3, 2.3). */
export function assignNumbers(
  tournament: Tournament,
  numbers: ReadonlyMap<PlayerNo, PlayerNo>,
  rules: HandlingRules = HANDLING_2016,
  until: number | null = rules.correctionsRenumberUntil,
): Handled<{ readonly changes: NumberChanges }> {
  const changes = new Map([...numbers].filter(([from, to]) => from !== to));
  if (changes.size === 0) return { ok: true, tournament, changes, reasons: [] };
  if (until !== null && tournament.pairedRounds >= until)
    return refused('numbers-are-final', 'numbers', String(changes.size), { round: until });
  const reasons = [...changes].map(([from, to]): Reason => ({
    key: 'handling.number-changed',
    article: rules.articles.numbers,
    args: { from, to },
  }));
  return { ok: true, tournament: renumber(tournament, changes), changes, reasons };
}
