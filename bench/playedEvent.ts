import { blankEvent, blankPlayer } from '../src/model/blank';
import { roundToPair } from '../src/model/tournament';
import type {
  Entry,
  MatchPlay,
  Outcome,
  Player,
  RoundToPair,
  Tournament,
} from '../src/model/types';
import type { PairingSystem } from '../src/systems/system';

/** How the players of a made-up event behave; shares from 0 to 1. */
export interface Habits {
  readonly draws: number;
  readonly byes: number;
  readonly forfeits: number;
  readonly withdrawals: number;
  /** White wins every game. */
  readonly whiteWins?: true;
}

/** A match of two games is one entry here, as the system pairs it. */
const TWO_GAMES: MatchPlay = {
  of: 'two-games',
  preferences: 'none',
  primary: 'game',
  ranksBySecond: false,
};

/** Plays an event of nine rounds, always the same for the same habits, and hands out some rounds. */
export function* playedEvent(
  count: number,
  habits: Habits,
  wanted: readonly number[],
  system: PairingSystem,
): Generator<[number, RoundToPair]> {
  const random = seeded(count);
  const entries: Entry[][] = Array.from({ length: count }, () => []);
  const gone = new Set<number>();
  for (let round = 1; round <= Math.max(...wanted); round++) {
    const away = new Map<number, Outcome>();
    for (let no = 1; no <= count; no++) {
      if (round > 1 && random() < habits.withdrawals) gone.add(no);
      if (gone.has(no)) away.set(no, 'zeroBye');
      else if (random() < habits.byes) away.set(no, random() < 0.5 ? 'halfBye' : 'zeroBye');
    }
    const present = Array.from({ length: count }, (_, i) => i + 1).filter((no) => !away.has(no));
    const played = tournamentOf(entries);
    const event = system.roundOfPairing ? { ...played, matchPlay: TWO_GAMES } : played;
    const task = roundToPair(event, round, present);
    if (wanted.includes(round)) yield [round, task];
    const result = system.pair(task);
    if (!result.ok) throw new Error(`round ${round} has no pairing`);
    for (const [no, outcome] of away)
      entries[no - 1].push({ outcome, opponent: null, colour: null });
    if (result.bye !== null)
      entries[result.bye - 1].push({ outcome: 'pairingBye', opponent: null, colour: null });
    for (const { white, black } of result.pairs) {
      const [one, other] = resultOf(random, habits, (black - white) / (3 * count));
      entries[white - 1].push({ outcome: one, opponent: black, colour: 'white' });
      entries[black - 1].push({ outcome: other, opponent: white, colour: 'black' });
    }
  }
}

function resultOf(random: () => number, habits: Habits, edge: number): [Outcome, Outcome] {
  if (random() < habits.forfeits)
    return random() < 0.5 ? ['forfeitWin', 'forfeitLoss'] : ['forfeitLoss', 'forfeitWin'];
  if (habits.whiteWins) return ['win', 'loss'];
  if (random() < habits.draws) return ['draw', 'draw'];
  return random() < 0.5 + edge ? ['win', 'loss'] : ['loss', 'win'];
}

function tournamentOf(entries: readonly (readonly Entry[])[]): Tournament {
  const players = entries.map((rounds, index): Player => ({
    ...blankPlayer(index + 1, 2800 - Math.floor(index / 4)),
    entries: [...rounds],
  }));
  return blankEvent(players, 9);
}

/** Seeded numbers in [0, 1): a benchmark measures the same event every time. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}
