import type { Reason } from '../../explain/reason';
import { enterLate, type NewPlayer } from '../../handling';
import { entryIn, unfinishedRound } from '../../model/tournament';
import type { Player, PlayerNo, Tournament } from '../../model/types';
import { error, type Refused, type Result } from '../../model/problems';
import { roundIn } from '../../model/rounds/round';
import { byNameSheet } from '../../sheets/write/lists/wallSheet';
import { changeSheets } from '../../sheets/write/changePlan';
import type { Plan } from '../../sheets/plan/plan';
import { handlingOf, systemById } from '../../systems';
import { paired } from './changeRound';
import { logLine } from '../log/logLine';
import type { CheckedEvent } from '../open/openEvent';
import { judgeChange, type Proposal } from './proposal';

/** What the rounds that they missed are worth, and whether they may come after the usual rounds. */
export interface EntryTerms {
  readonly missed: 'zeroBye' | 'halfBye';
  readonly evenLater: boolean;
}

/** The plan of an entry and the number that it gives. */
export type PlannedEntry = Result<{ readonly plan: Plan; readonly no: PlayerNo }>;

/** A player who enters when the event has begun (C.04.2.C). */
export function planEntry(
  event: CheckedEvent,
  newcomer: NewPlayer,
  terms: EntryTerms,
): PlannedEntry {
  const { read, tournament: before, settings } = event;
  const full = fullTable(event, newcomer);
  if (full) return full;
  const handled = enterLate(before, newcomer, {
    ...terms,
    rules: handlingOf(settings.system),
    atTheEnd: hasFixedTable(event),
  });
  if (!handled.ok) return handled;
  const { tournament: after, no, reasons } = handled;
  const title: Reason = { key: 'pane.player-entered', args: { name: newcomer.name, no } };
  const numbers = movedDown(before, no);
  const { language } = settings;
  const sheets = changeSheets({ read, before, after, numbers, language });
  const last = before.pairedRounds;
  // On the wall everybody stands with their number.
  const list =
    last > 0 && numbers.size > 0
      ? [byNameSheet(after, roundIn(after, last), settings, language)]
      : [];
  const round = last + 1;
  const log = [logLine(event, title, { round, detail: reasons.slice(0, 3) })];
  return { ok: true, plan: { title, sheets: [...sheets, ...list], log }, no };
}

/** The numbers are places of a table or of a bracket by which rounds were played: nobody's may change any more. */
export const hasFixedTable = ({
  settings,
  tournament,
}: Pick<CheckedEvent, 'settings' | 'tournament'>): boolean =>
  tournament.pairedRounds > 0 &&
  ['round-robin', 'knock-out'].includes(systemById(settings.system)?.kind ?? '');

/** Of those the bracket of a knock-out, which nobody enters later. */
export const isDrawnBracket = (event: Pick<CheckedEvent, 'settings' | 'tournament'>): boolean =>
  hasFixedTable(event) && systemById(event.settings.system)?.kind === 'knock-out';

/**
 * With an odd number of players the Berger table has a free place, whose opponents are free: a newcomer
 * can take it. Otherwise they would need a table of another size, in which the rounds played do not fit.
 */
function fullTable(event: CheckedEvent, { name }: NewPlayer): Refused | null {
  const { players, pairedRounds } = event.tournament;
  if (isDrawnBracket(event))
    return {
      ok: false,
      problems: [error('bracket-is-drawn', { kind: 'argument', name: 'player' }, name)],
    };
  if (!hasFixedTable(event) || players.length % 2 === 1) return null;
  const place = { kind: 'argument', name: 'player' } as const;
  const args = { players: players.length, round: pairedRounds };
  return { ok: false, problems: [error('table-is-full', place, name, args)] };
}

/** Everybody from their place on moves down by one. */
const movedDown = ({ players }: Tournament, from: PlayerNo): ReadonlyMap<PlayerNo, PlayerNo> =>
  new Map(players.filter(({ no }) => no >= from).map(({ no }) => [no, no + 1]));

/** The player with the bye of a round that is still being played; null: there is none. */
export function openBye(tournament: Tournament): { round: number; player: Player } | null {
  const { pairedRounds: round, players } = tournament;
  if (round === 0 || unfinishedRound(tournament) === null) return null;
  const player = players.find((each) => entryIn(each, round).outcome === 'pairingBye');
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
  const full = fullTable(event, newcomer);
  if (full) return full;
  const { round } = bye;
  const rules = handlingOf(event.settings.system);
  // Whoever plays in round n enters in round n, though it is paired.
  const isInTime = rules.lastEntryRound === null || round <= rules.lastEntryRound;
  const handled = enterLate(event.tournament, newcomer, {
    missed,
    evenLater: evenLater || isInTime,
    rules,
    atTheEnd: hasFixedTable(event),
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
