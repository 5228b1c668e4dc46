import { handlingOf } from '../../systems';
import type { Reason } from '../../explain/reason';
import {
  assignNumbers,
  compareInitialOrder,
  correctColours,
  correctRating,
  initialOrder,
  renumberByInitialOrder,
} from '../../handling';
import { error, type Refused } from '../../model/problems';
import { byeOf, playerByNo } from '../../model/tournament';
import type { Player, PlayerNo, Tournament } from '../../model/types';
import { paired, swapped, tablesExchanged } from './changeRound';
import { hasFixedTable, isDrawnBracket } from './lateEntry';
import type { CheckedEvent } from '../open/openEvent';
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

/** The games of two players exchange their tables: who plays whom stays, so that nothing is to be judged. */
export function proposeTables(
  { tournament }: CheckedEvent,
  round: number,
  a: PlayerNo,
  b: PlayerNo,
): Proposal | null {
  const after = tablesExchanged(tournament, round, a, b);
  const table = (no: PlayerNo) =>
    tournament.players.find((player) => player.no === no)?.entries[round - 1]?.table ?? 0;
  const what: Reason = { key: 'pane.tables-exchanged', args: { a: table(a), b: table(b), round } };
  return after && { round, what, after, isOfTables: true, breaks: [], remarks: [], compared: [] };
}

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
  const isAway = awayFrom(event.tournament.players, round).some(({ no }) => no === late);
  return judged(
    event,
    round,
    what,
    bye === null || !isAway ? null : paired(event.tournament, round, bye, late),
  );
}

/** Whoever neither plays the round nor has its bye. */
export const awayFrom = (players: readonly Player[], round: number): readonly Player[] =>
  players.filter(({ entries }) => {
    const entry = entries[round - 1];
    return entry !== undefined && entry.opponent === null && entry.outcome !== 'pairingBye';
  });

const judged = (
  { tournament: was, settings }: CheckedEvent,
  round: number,
  what: Reason,
  after: Tournament | null,
): Proposal | null => after && judgeChange(settings.system, { round, what, was, after });

/** A rating that was wrong. */
export function proposeRating(
  event: CheckedEvent,
  no: PlayerNo,
  rating: number,
): Proposal | Refused {
  const { tournament, settings } = event;
  const handled = correctRating(tournament, no, rating, {
    rules: handlingOf(settings.system),
    keepNumbers: hasFixedTable(event),
  });
  if (!handled.ok) return handled;
  const [what, ...remarks] = handled.reasons;
  return renumbered(tournament, what!, handled, remarks);
}

/** Numbers by the initial order (C.04.2.B); null: they are so already. */
export function proposeRenumbering(event: CheckedEvent): Proposal | Refused | null {
  const { tournament } = event;
  if (hasFixedTable(event)) return numbersStay(event);
  const handled = renumberByInitialOrder(tournament);
  if (!handled.ok) return handled;
  if (handled.changes.size === 0) return null;
  const what: Reason = { key: 'pane.renumber', args: { count: handled.changes.size } };
  return renumbered(tournament, what, handled, handled.reasons);
}

/**
 * Two players exchange their pairing numbers, and everything that goes by them follows the players
 * (C.04.2: until round 4 is paired). A list without numbers gets those of the initial order first.
 */
export function proposeNumberExchange(
  { tournament, settings, read }: CheckedEvent,
  a: PlayerNo,
  b: PlayerNo,
): Proposal | Refused | null {
  const players = playerByNo(tournament);
  const [first, second] = [players.get(a), players.get(b)];
  if (!first || !second || a === b) return null;
  if (hasFixedTable({ settings, tournament })) return numbersStay({ settings, tournament });
  const isNumbered = read.players?.isNumbered !== false;
  const order = isNumbered ? players.keys() : initialOrder(tournament.players);
  const numbers = new Map([...order].map((no, index) => [no, isNumbered ? no : index + 1]));
  const [of, ofOther] = [numbers.get(a)!, numbers.get(b)!];
  numbers.set(a, ofOther).set(b, of);
  const rules = handlingOf(settings.system);
  const handled = assignNumbers(tournament, numbers, rules);
  if (!handled.ok) return handled;
  const what: Reason = { key: 'pane.numbers-exchanged', args: { a: first.name, b: second.name } };
  const isByOrder = compareInitialOrder(first, second, { third: () => 0 }) !== 0;
  const args = { a: first.name, b: second.name };
  return renumbered(tournament, what, handled, [
    ...handled.reasons,
    ...(isByOrder
      ? [{ key: 'pane.exchange-by-order', article: rules.articles.numbers, args } as const]
      : []),
  ]);
}

function numbersStay(event: Pick<CheckedEvent, 'settings' | 'tournament'>): Refused {
  const { pairedRounds: round } = event.tournament;
  const place = { kind: 'argument', name: 'round' } as const;
  if (isDrawnBracket(event))
    return { ok: false, problems: [error('bracket-is-drawn', place, String(round))] };
  return { ok: false, problems: [error('table-numbers-stay', place, String(round), { round })] };
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
