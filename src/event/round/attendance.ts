import type { Reason } from '../../explain/reason';
import {
  announceAbsence,
  expel,
  noShows,
  reinstate,
  withdraw,
  type Handled,
  type HandlingRules,
} from '../../handling';
import { handlingOf } from '../../systems';
import type { PlayerNo, RequestedBye, Tournament } from '../../model/types';
import { standingBefore as standingBefore, entryIn, playerByNo } from '../../model/tournament';
import { isTeamBook } from '../../model/matches/teamEvent';
import { changeSheets } from '../../sheets/write/changePlan';
import { type EventRead } from '../../sheets/read/readEvent';
import { logLine } from '../log/logLine';
import type { CheckedEvent, OpenEvent } from '../open/openEvent';
import type { Planned } from './planned';
import { applyTeamAttendance, teamPresence } from './teamAttendance';

/** What the arbiter notes of a player for the next round. */
export type Presence = RequestedBye | 'withdrawn' | 'expelled' | 'present';
export type Attendance = ReadonlyMap<PlayerNo, Presence>;

/**
 * The event before its last round, to pair that one again. Whoever was absent or had a bye asked for has
 * it again, and so has whoever asks for it only now: the column Byes may name a round that is published.
 */
export function beforeLastRound(read: EventRead, whole: Tournament): Tournament {
  const round = whole.pairedRounds;
  const stood = standingBefore(whole, round);
  const typed = new Map(
    (read.players?.rows ?? []).map(({ no, byes }) => [no.value, byes.get(round)]),
  );
  return {
    ...stood,
    players: stood.players.map((player, index) => {
      const { outcome, opponent } = entryIn(whole.players[index]!, round);
      const isAsked = outcome === 'halfBye' || outcome === 'fullBye' || outcome === 'zeroBye';
      const isAway = opponent === null && outcome === 'absent';
      const bye = typed.get(player.no) ?? (isAsked ? outcome : isAway ? 'zeroBye' : null);
      if (bye === null || player.withdrawn) return player;
      return { ...player, requestedByes: new Map(player.requestedByes).set(round, bye) };
    }),
  };
}

/** What the workbook says of a player for the next round, or for the last one if that is paired again. */
export const presenceIn = (event: OpenEvent | null, no: PlayerNo, again = false): Presence =>
  presencesIn(event, again)(no);

/** The same for everybody. */
export function presencesIn(event: OpenEvent | null, again = false): (no: PlayerNo) => Presence {
  const whole = event?.tournament;
  if (!event || !whole) return () => 'present';
  const isAgain = again && whole.pairedRounds > 0;
  const tournament = isAgain ? beforeLastRound(event.read, whole) : whole;
  if (isTeamBook(tournament))
    return (no) => teamPresence(tournament, no, tournament.pairedRounds + 1);
  const players = playerByNo(tournament);
  return (no) => {
    const player = players.get(no);
    if (player?.withdrawn) return player.expelled ? 'expelled' : 'withdrawn';
    return player?.requestedByes.get(tournament.pairedRounds + 1) ?? 'present';
  };
}

/**
 * Who lost the round before by forfeit and of whom nobody has said yet whether they play on
 * (C.04.2.D.2). A bye that they asked for is word enough.
 */
export function undecidedNoShows(tournament: Tournament, attendance: Attendance): PlayerNo[] {
  const round = tournament.pairedRounds + 1;
  const asked = new Set(
    tournament.players.filter(({ requestedByes }) => requestedByes.has(round)).map(({ no }) => no),
  );
  return noShows(tournament).filter((no) => !attendance.has(no) && !asked.has(no));
}

/** What the attendance changes: whoever is noted to play and was to play anyway changes nothing. */
export const changesOf = (tournament: Tournament, attendance: Attendance): number =>
  [...attendance].filter(([no, presence]) => {
    const player = tournament.players.find((other) => other.no === no);
    if (presence !== 'present' || !player) return true;
    return player.withdrawn || player.requestedByes.has(tournament.pairedRounds + 1);
  }).length;

export type AttendanceApplied = Handled;

/** The event with the attendance applied: absences, byes, withdrawals and returns, each by its article. */
export function applyAttendance(
  tournament: Tournament,
  attendance: Attendance,
  round: number,
  rules: HandlingRules,
): AttendanceApplied {
  let event = tournament;
  const reasons: Reason[] = [];
  for (const [no, presence] of attendance) {
    if (presence === 'present') {
      const player = event.players.find((other) => other.no === no);
      if (player?.withdrawn) {
        const handled = reinstate(event, no, rules);
        if (!handled.ok) return handled;
        event = handled.tournament;
        reasons.push(...handled.reasons);
      }
      event = withoutBye(event, no, round);
      continue;
    }
    const handled = notedAs(presence, event, no, round, rules);
    if (!handled.ok) return handled;
    event = handled.tournament;
    reasons.push(...handled.reasons);
  }
  return { ok: true, tournament: event, reasons };
}

function notedAs(
  presence: Exclude<Presence, 'present'>,
  event: Tournament,
  no: PlayerNo,
  round: number,
  rules: HandlingRules,
): Handled {
  if (presence === 'withdrawn') return withdraw(event, no, rules);
  if (presence === 'expelled') return expel(event, no);
  return announceAbsence(event, no, round, presence, rules);
}

function withoutBye(tournament: Tournament, no: PlayerNo, round: number): Tournament {
  return {
    ...tournament,
    players: tournament.players.map((player) => {
      if (player.no !== no || !player.requestedByes.has(round)) return player;
      const requestedByes = new Map(player.requestedByes);
      requestedByes.delete(round);
      return { ...player, requestedByes };
    }),
  };
}

/** The attendance as a plan of its own, without pairing. */
export function planAttendance(event: CheckedEvent, attendance: Attendance): Planned {
  const { read, tournament: before, settings } = event;
  const round = before.pairedRounds + 1;
  const noted = isTeamBook(before)
    ? applyTeamAttendance(before, attendance, round)
    : applyAttendance(before, attendance, round, handlingOf(event.settings.system));
  if (!noted.ok) return noted;
  const title: Reason = {
    key: 'pane.roll-saved',
    args: { count: changesOf(before, attendance), round },
  };
  const { language } = settings;
  const sheets = changeSheets({ read, before, after: noted.tournament, language });
  const log = [logLine(event, title, { round, detail: noted.reasons })];
  return { ok: true, plan: { title, sheets, log } };
}
