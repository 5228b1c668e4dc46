import { handlingOf } from '../../systems';
import type { Reason } from '../../explain/reason';
import { correctColours, correctRating, renumberByInitialOrder } from '../../handling';
import { byeOf } from '../../model/tournament';
import type { PlayerNo, Tournament } from '../../model/types';
import { paired, swapped } from './changeRound';
import type { CheckedEvent } from '../open/openEvent';
import type { Refused } from '../round/planned';
import { judgeChange, type Proposal } from './proposal';

/** Exchanges two players of a round, each with the colour and the opponent of the other. */
export const proposeSwap = (
  event: CheckedEvent,
  round: number,
  a: PlayerNo,
  b: PlayerNo,
): Proposal | null =>
  judged(
    event,
    round,
    { key: 'pane.swap', args: { a: { players: [a] }, b: { players: [b] } } },
    swapped(event.tournament, round, a, b),
  );

/** Turns the colours of a game. */
export function proposeTurn(event: CheckedEvent, round: number, white: PlayerNo): Proposal | null {
  const what: Reason = { key: 'pane.turn', args: { player: { players: [white] } } };
  const handled = correctColours(event.tournament, round, white);
  return judged(event, round, what, handled.ok ? handled.corrected : null);
}

/** The player who entered late, or came late, plays the one who has the bye. */
export function proposeAgainstBye(
  event: CheckedEvent,
  round: number,
  late: PlayerNo,
): Proposal | null {
  const what: Reason = { key: 'pane.against-bye', args: { player: { players: [late] } } };
  const bye = byeOf(event.tournament, round);
  return judged(
    event,
    round,
    what,
    bye === null ? null : paired(event.tournament, round, bye, late),
  );
}

const judged = (
  { tournament: was, settings }: CheckedEvent,
  round: number,
  what: Reason,
  after: Tournament | null,
): Proposal | null => after && judgeChange(settings.system, { round, what, was, after });

/** A rating that was wrong. */
export function proposeRating(
  { tournament, settings }: CheckedEvent,
  no: PlayerNo,
  rating: number,
): Proposal | Refused {
  const handled = correctRating(tournament, no, rating, {
    rules: handlingOf(settings.system),
  });
  if (!handled.ok) return handled;
  const [what, ...remarks] = handled.reasons;
  return renumbered(tournament, what, handled, remarks);
}

/** Numbers by the initial order (C.04.2.B); null: they are so already. */
export function proposeRenumbering({ tournament }: CheckedEvent): Proposal | Refused | null {
  const handled = renumberByInitialOrder(tournament);
  if (!handled.ok) return handled;
  if (handled.changes.size === 0) return null;
  const what: Reason = { key: 'pane.renumber', args: { count: handled.changes.size } };
  return renumbered(tournament, what, handled, handled.reasons);
}

const renumbered = (
  { pairedRounds }: Tournament,
  what: Reason,
  { tournament, changes }: { tournament: Tournament; changes: ReadonlyMap<PlayerNo, PlayerNo> },
  remarks: readonly Reason[],
): Proposal => ({
  round: pairedRounds,
  what,
  after: tournament,
  numbers: changes,
  isRegeneration: true,
  breaks: [],
  remarks,
  compared: [],
});
