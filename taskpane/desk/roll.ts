import type { Reason } from '../../src/explain/reason';
import {
  announceAbsence,
  enterLate,
  reinstate,
  withdraw,
  type NewPlayer,
} from '../../src/model/handling';
import type { Problem } from '../../src/model/problems';
import type { PlayerNo, Tournament } from '../../src/model/types';
import { changeSheets } from '../../src/sheets';
import type { Desk } from './desk';
import { logLine } from './logLine';
import type { OpenEvent, Presence, Roll } from './types';

export function note(desk: Desk, no: PlayerNo, presence: Presence): void {
  const roll = new Map(desk.getState().roll);
  if (presence === presenceIn(desk.getState().event, no)) roll.delete(no);
  else roll.set(no, presence);
  desk.set({ roll });
}

/** What the workbook says of a player for the next round. */
export function presenceIn(event: OpenEvent | null, no: PlayerNo): Presence {
  const tournament = event?.tournament;
  const player = tournament?.players.find((other) => other.no === no);
  if (!tournament || !player) return 'present';
  if (player.withdrawn) return 'withdrawn';
  return player.requestedByes.get(tournament.pairedRounds + 1) ?? 'present';
}

type Rolled =
  | { readonly ok: true; readonly tournament: Tournament; readonly reasons: readonly Reason[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** The event with the roll called: absences, byes, withdrawals and returns, each by its article. */
export function callRoll(tournament: Tournament, roll: Roll, round: number): Rolled {
  let event = tournament;
  const reasons: Reason[] = [];
  for (const [no, presence] of roll) {
    if (presence === 'present') {
      const player = event.players.find((other) => other.no === no);
      if (player?.withdrawn) {
        const handled = reinstate(event, no);
        if (!handled.ok) return handled;
        event = handled.tournament;
        reasons.push(...handled.reasons);
      }
      event = withoutBye(event, no, round);
      continue;
    }
    const handled =
      presence === 'withdrawn' ? withdraw(event, no) : announceAbsence(event, no, round, presence);
    if (!handled.ok) return handled;
    event = handled.tournament;
    reasons.push(...handled.reasons);
  }
  return { ok: true, tournament: event, reasons };
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

/** Writes the roll without pairing. */
export function saveRoll(desk: Desk): Promise<void> {
  return desk.run({ key: 'pane.writing' }, async () => {
    const { event, roll } = desk.getState();
    if (!event?.tournament || roll.size === 0) return;
    const round = event.tournament.pairedRounds + 1;
    const rolled = callRoll(event.tournament, roll, round);
    if (!rolled.ok) return refuse(desk, rolled.problems);
    const title = { key: 'pane.roll-saved', args: { count: roll.size, round } };
    const written = await desk.write({
      title,
      sheets: changed(event, rolled.tournament),
      log: [logLine(desk, title, { round, detail: rolled.reasons })],
    });
    if (!written) return;
    desk.set({ roll: new Map() });
    desk.tell('success', title);
  });
}

/** The cells that differ. */
const changed = (event: OpenEvent, after: Tournament, numbers?: ReadonlyMap<PlayerNo, PlayerNo>) =>
  changeSheets({
    read: event.read,
    before: event.tournament!,
    after,
    numbers,
    language: event.settings.language,
  });

export const refuse = (desk: Desk, problems: readonly Problem[]): void =>
  desk.set({ notice: { tone: 'error', lines: [], problems } });

/** A player who enters when the event has begun (C.04.2.C); false if that was refused. */
export async function enterPlayer(
  desk: Desk,
  newcomer: NewPlayer,
  missed: 'zeroBye' | 'halfBye',
  evenLater: boolean,
): Promise<boolean> {
  let isIn = false;
  await desk.run({ key: 'pane.writing' }, async () => {
    const { event } = desk.getState();
    if (!event?.tournament) return;
    const handled = enterLate(event.tournament, newcomer, { missed, evenLater });
    if (!handled.ok) return refuse(desk, handled.problems);
    // Everybody from his place on moves down by one.
    const numbers = new Map(
      event.tournament.players.filter(({ no }) => no >= handled.no).map(({ no }) => [no, no + 1]),
    );
    const title = { key: 'pane.player-entered', args: { name: newcomer.name, no: handled.no } };
    isIn = await desk.write({
      title,
      sheets: changed(event, handled.tournament, numbers),
      log: [
        logLine(desk, title, {
          round: event.tournament.pairedRounds + 1,
          detail: handled.reasons.slice(0, 3),
        }),
      ],
    });
    if (isIn) desk.tell('success', title);
  });
  return isIn;
}
