import { blankEvent, blankPlayer } from '../../../src/model/blank';
import { withField } from '../../../src/generate/randomEvent';
import { pointSystem } from '../../../src/model/outcomes';
import { roundToPair } from '../../../src/model/tournament';
import type {
  Colour,
  Entry,
  ForbiddenGroup,
  MatchPlay,
  Outcome,
  Player,
  PointSystem,
  RoundToPair,
  Tournament,
} from '../../../src/model/types';
import { dutch2016 } from '../../../src/systems/dutch-2016';
import type { PairingSystem } from '../../../src/systems/system';

/** Small made-up events: each player's rounds as words, "3w1" = against 3, white, won; "U", "H"… byes. */
export interface EventOptions {
  readonly totalRounds?: number;
  readonly initialColour?: Colour;
  readonly points?: PointSystem;
  readonly forbidden?: readonly ForbiddenGroup[];
  readonly virtualPoints?: Readonly<Record<number, readonly number[]>>;
}

const GAMES: Readonly<Record<string, Outcome>> = {
  '1': 'win',
  '=': 'draw',
  '0': 'loss',
  '+': 'forfeitWin',
  '-': 'forfeitLoss',
};
const BYES: Readonly<Record<string, Outcome>> = {
  U: 'pairingBye',
  F: 'fullBye',
  H: 'halfBye',
  Z: 'zeroBye',
};

function entry(word: string): Entry {
  if (word in BYES) return { outcome: BYES[word], opponent: null, colour: null };
  const parts = /^(\d+)([wb])(.)$/.exec(word);
  if (!parts) throw new Error(`Not a round: ${word}`);
  return {
    outcome: GAMES[parts[3]],
    opponent: Number(parts[1]),
    colour: parts[2] === 'w' ? 'white' : 'black',
  };
}

/** One string per player, rounds separated by spaces. */
export function eventOf(lines: readonly string[], options: EventOptions = {}): Tournament {
  const entries = lines.map((line) => line.split(' ').filter(Boolean).map(entry));
  return tournamentOf(entries, options);
}

export function tournamentOf(
  entries: readonly (readonly Entry[])[],
  options: EventOptions = {},
): Tournament {
  const pairedRounds = entries[0]?.length ?? 0;
  const players = entries.map((rounds, index): Player => ({
    ...blankPlayer(index + 1, 2400 - index),
    entries: rounds,
    virtualPoints: options.virtualPoints?.[index + 1] ?? [],
  }));
  return {
    ...blankEvent(players, options.totalRounds ?? pairedRounds + 3),
    initialColour: options.initialColour ?? 'white',
    points: options.points ?? pointSystem(2, 1, 0),
    forbidden: options.forbidden ?? [],
  };
}

export const taskOf = (lines: readonly string[], options: EventOptions = {}): RoundToPair =>
  roundToPair(eventOf(lines, options));

/** Seeded numbers in [0, 1). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const TWO_GAMES: MatchPlay = {
  of: 'two-games',
  preferences: 'none',
  primary: 'game',
  ranksBySecond: false,
};

/** Plays a random event with the engine and hands out each round before it is paired. */
export function* randomRounds(
  seed: number,
  wanted: number,
  atMost: number,
  system: PairingSystem = dutch2016,
): Generator<RoundToPair> {
  const random = seeded(seed);
  const drawShare = random();
  // Where a table of teams fixes every game, its field is played and whoever is away keeps the game.
  const field = system.fieldFor?.(wanted);
  const players = field?.players ?? wanted;
  const needed = field?.rounds ?? system.roundsFor?.(players) ?? atMost;
  const rounds = Math.min(atMost, needed);
  // Whoever is out of a knock-out stays away by its own rules, and a level meeting waits for the arbiter.
  const isCup = system.kind === 'knock-out';
  const byeShare = field || isCup ? 0 : random() * 0.15;
  const forfeitShare = random() * 0.15;
  const entries: Entry[][] = Array.from({ length: players }, () => []);
  for (let round = 1; round <= rounds; round++) {
    const away = new Map<number, Outcome>();
    for (let no = 1; no <= players; no++)
      if (random() < byeShare) away.set(no, random() < 0.5 ? 'zeroBye' : 'halfBye');
    const seen = withField(tournamentOf(entries, { totalRounds: rounds }), system);
    const entered = system.entered?.(seen) ?? seen;
    const present = entered.players
      .filter(({ no, withdrawn }) => !withdrawn && !away.has(no))
      .map(({ no }) => no);
    const event = {
      ...entered,
      // Each of the rounds here is one that the system pairs, also where that is a match of two games.
      ...(system.roundOfPairing ? { matchPlay: TWO_GAMES } : {}),
    };
    const task = roundToPair(event, round, present);
    yield task;
    const result = system.pair(task);
    if (!result.ok) return;
    for (const [no, outcome] of away)
      entries[no - 1].push({ outcome, opponent: null, colour: null });
    if (result.bye !== null)
      entries[result.bye - 1].push({ outcome: 'pairingBye', opponent: null, colour: null });
    for (const { white, black } of result.pairs) {
      const results: [Outcome, Outcome] =
        random() < forfeitShare
          ? ['forfeitWin', 'forfeitLoss']
          : !isCup && random() < drawShare
            ? ['draw', 'draw']
            : ['win', 'loss'];
      if (random() < 0.5) results.reverse();
      entries[white - 1].push({ outcome: results[0], opponent: black, colour: 'white' });
      entries[black - 1].push({ outcome: results[1], opponent: white, colour: 'black' });
    }
    // Free in this round, or out.
    for (const own of entries)
      if (own.length < round) own.push({ outcome: 'zeroBye', opponent: null, colour: null });
  }
}
