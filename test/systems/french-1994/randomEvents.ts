import { blankEvent, blankPlayer } from '../../../src/model/blank';
import { roundToPair } from '../../../src/model/tournament';
import type { Entry, Outcome, RoundToPair, Tournament } from '../../../src/model/types';

/** A small deterministic generator of numbers in [0, 1). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const NOTHING: Entry = { outcome: 'absent', opponent: null, colour: null };

/** An event before its first round. */
export function newEvent(players: number, totalRounds: number): Tournament {
  const list = Array.from({ length: players }, (_, i) => blankPlayer(i + 1, 2400 - 5 * i));
  return blankEvent(list, totalRounds);
}

export interface Habits {
  readonly draws: number;
  readonly forfeits: number;
  readonly absences: number;
}

/** The next round with whoever comes. */
export function nextTask(event: Tournament, habits: Habits, random: () => number): RoundToPair {
  const present = event.players.filter(() => random() >= habits.absences).map(({ no }) => no);
  return roundToPair(event, event.pairedRounds + 1, present);
}

/** The event after the round was played with random results; the stronger rating wins more often. */
export function playRound(
  event: Tournament,
  pairing: { pairs: readonly { white: number; black: number }[]; bye: number | null },
  habits: Habits,
  random: () => number,
): Tournament {
  const entries = new Map<number, Entry>();
  for (const { white, black } of pairing.pairs) {
    const [w, b] = result(white < black, habits, random);
    entries.set(white, { outcome: w, opponent: black, colour: 'white' });
    entries.set(black, { outcome: b, opponent: white, colour: 'black' });
  }
  if (pairing.bye !== null)
    entries.set(pairing.bye, { outcome: 'pairingBye', opponent: null, colour: null });
  return {
    ...event,
    pairedRounds: event.pairedRounds + 1,
    players: event.players.map((player) => ({
      ...player,
      entries: [...player.entries, entries.get(player.no) ?? NOTHING],
    })),
  };
}

function result(favourite: boolean, habits: Habits, random: () => number): [Outcome, Outcome] {
  if (random() < habits.forfeits)
    return random() < 0.5 ? ['forfeitWin', 'forfeitLoss'] : ['forfeitLoss', 'forfeitWin'];
  if (random() < habits.draws) return ['draw', 'draw'];
  return random() < (favourite ? 0.65 : 0.35) ? ['win', 'loss'] : ['loss', 'win'];
}
