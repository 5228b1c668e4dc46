import type { Reason } from '../../explain/reason';
import { enterLate, type NewPlayer } from '../../handling';
import { unfinishedRound } from '../../model/tournament';
import type { Player, PlayerNo, Tournament } from '../../model/types';
import { changeSheets } from '../../sheets/write/changePlan';
import { handlingOf } from '../../systems';
import { paired } from './changeRound';
import { logLine } from '../log/logLine';
import type { CheckedEvent } from '../open/openEvent';
import type { Planned, Refused } from '../round/planned';
import { judgeChange, type Proposal } from './proposal';

/** What the rounds that he missed are worth, and whether he may come after the usual rounds. */
export interface EntryTerms {
  readonly missed: 'zeroBye' | 'halfBye';
  readonly evenLater: boolean;
}

/** The plan of an entry and the number that it gives. */
export type PlannedEntry = (Exclude<Planned, Refused> & { readonly no: PlayerNo }) | Refused;

/** A player who enters when the event has begun (C.04.2.C). */
export function planEntry(
  event: CheckedEvent,
  newcomer: NewPlayer,
  terms: EntryTerms,
): PlannedEntry {
  const { read, tournament: before, settings } = event;
  const handled = enterLate(before, newcomer, {
    ...terms,
    rules: handlingOf(settings.system),
  });
  if (!handled.ok) return handled;
  const { tournament: after, no, reasons } = handled;
  const title: Reason = { key: 'pane.player-entered', args: { name: newcomer.name, no } };
  const numbers = movedDown(before, no);
  const sheets = changeSheets({ read, before, after, numbers, language: settings.language });
  const round = before.pairedRounds + 1;
  const log = [logLine(event, title, { round, detail: reasons.slice(0, 3) })];
  return { ok: true, plan: { title, sheets, log }, no };
}

/** Everybody from his place on moves down by one. */
const movedDown = ({ players }: Tournament, from: PlayerNo): ReadonlyMap<PlayerNo, PlayerNo> =>
  new Map(players.filter(({ no }) => no >= from).map(({ no }) => [no, no + 1]));

/** The player with the bye of a round that is still being played; null: there is none. */
export function openBye(tournament: Tournament): { round: number; player: Player } | null {
  const { pairedRounds: round, players } = tournament;
  if (round === 0 || unfinishedRound(tournament) === null) return null;
  const player = players.find(({ entries }) => entries[round - 1].outcome === 'pairingBye');
  return player ? { round, player } : null;
}

/**
 * A new player who plays at once whoever has the bye: entry and table in one change, judged first.
 * Null: nobody has the bye of a round under way.
 */
export function proposeNewAgainstBye(
  event: CheckedEvent,
  newcomer: NewPlayer,
  { missed, evenLater }: EntryTerms,
): Proposal | Refused | null {
  const bye = openBye(event.tournament);
  if (!bye) return null;
  const { round } = bye;
  const rules = handlingOf(event.settings.system);
  // Whoever plays in round n enters in round n, though it is paired.
  const isInTime = rules.lastEntryRound === null || round <= rules.lastEntryRound;
  const handled = enterLate(event.tournament, newcomer, {
    missed,
    evenLater: evenLater || isInTime,
    rules,
  });
  if (!handled.ok) return handled;
  const { tournament: was, no } = handled;
  const numbers = movedDown(event.tournament, no);
  const opponent = numbers.get(bye.player.no) ?? bye.player.no;
  return judgeChange(event.settings.system, {
    round,
    what: {
      key: 'pane.new-against-bye',
      article: rules.articles.lateEntry,
      args: { player: { players: [no] }, opponent: { players: [opponent] }, round },
    },
    was,
    after: paired(was, round, opponent, no),
    numbers,
  });
}
