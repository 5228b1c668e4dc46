import type { Random } from '../../src/generate/random';
import { blankEvent, blankPlayer } from '../../src/model/blank';
import { roundToPair } from '../../src/model/tournament';
import type { Entry, Outcome, Pair, Player, Tournament } from '../../src/model/types';
import { pairedEntries } from '../../src/model/rounds/round';
import { newRound } from '../../src/sheets/write/newRound';
import { SYSTEMS } from '../../src/systems';
import type { PairingSystem } from '../../src/systems/system';
import { pick } from './nasty';

/** Of players: those of teams have random events of their own. */
export const ROUND_ROBINS = SYSTEMS.filter(
  ({ kind, competitors, fieldFor }) => kind === 'round-robin' && !competitors && !fieldFor,
);

/** A round robin as it was played, and how often everybody was to meet everybody. */
export interface PlayedRobin {
  readonly system: PairingSystem;
  readonly cycles: number;
  readonly tournament: Tournament;
}

/** 3 to 24 players, once or twice, with forfeits and players who leave; half of them still going on. */
export function playedRobin(random: Random): PlayedRobin {
  const system = pick(random, ROUND_ROBINS);
  const size = random.happens(0.7) ? random.integer(3, 10) : random.integer(11, 24);
  const cycles = random.happens(0.3) ? 2 : 1;
  const rounds = cycles * (size % 2 === 0 ? size - 1 : size);
  const players = Array.from({ length: size }, (_, index) => ({
    ...blankPlayer(index + 1, random.integer(1400, 2500)),
    name: `Player ${index + 1}`,
  }));
  let tournament: Tournament = { ...blankEvent(players, rounds), roundsDeclared: true };
  const until = random.happens(0.5) ? rounds : random.integer(1, rounds);
  const leaving = random.happens(0.5) ? 1 / (2 * rounds) : 0;
  const forfeits = random.happens(0.5) ? 0.08 : 0;
  while (tournament.pairedRounds < until)
    tournament = withLeavers(nextRound(tournament, system, random, forfeits), random, leaving);
  return { system, cycles, tournament };
}

function nextRound(
  tournament: Tournament,
  system: PairingSystem,
  random: Random,
  forfeits: number,
): Tournament {
  const paired = system.pair(roundToPair(tournament));
  if (!paired.ok) throw new Error(`refused: ${paired.refusal.reasons[0].key}`);
  const { games, byes, round } = newRound(tournament, paired, undefined, system);
  const entries = new Map(pairedEntries(games, byes));
  for (const { white, black, whiteOutcome, blackOutcome } of games) {
    const [first, second] =
      whiteOutcome === 'pending' ? result(random, forfeits) : [whiteOutcome, blackOutcome];
    entries.set(white, { outcome: first, opponent: black, colour: 'white' });
    entries.set(black, { outcome: second, opponent: white, colour: 'black' });
  }
  return {
    ...tournament,
    pairedRounds: round,
    players: tournament.players.map((player) => ({
      ...player,
      entries: [...player.entries, entries.get(player.no)!],
    })),
  };
}

const RESULTS: readonly (readonly [Outcome, Outcome])[] = [
  ['win', 'loss'],
  ['draw', 'draw'],
  ['loss', 'win'],
];
const FORFEITS: readonly (readonly [Outcome, Outcome])[] = [
  ['forfeitWin', 'forfeitLoss'],
  ['forfeitLoss', 'forfeitWin'],
  ['forfeitLoss', 'forfeitLoss'],
];
const result = (random: Random, forfeits: number) =>
  pick(random, random.happens(forfeits) ? FORFEITS : RESULTS);

/** Whoever leaves does so for good; two stay at least. */
function withLeavers(tournament: Tournament, random: Random, share: number): Tournament {
  let left = tournament.players.filter(({ withdrawn }) => !withdrawn).length;
  return {
    ...tournament,
    players: tournament.players.map((player): Player => {
      const leaves = random.happens(share) && left > 2 && !player.withdrawn;
      if (leaves) left--;
      return leaves ? { ...player, withdrawn: true } : player;
    }),
  };
}

/**
 * The Berger tables by turning the seats, another way than the product's sums: the last number sits
 * still and changes colours from round to round, the others move on by half of the places.
 */
export function turnedTable(size: number): Pair[][] {
  const places = size + (size % 2);
  const others = places - 1;
  return Array.from({ length: others }, (_, index) => {
    const seat = (n: number) => ((n - 1 + index * (places / 2)) % others) + 1;
    const first: Pair =
      index % 2 === 0 ? { white: seat(1), black: places } : { white: places, black: seat(1) };
    const rest = Array.from({ length: places / 2 - 1 }, (_, n) => ({
      white: seat(n + 2),
      black: seat(others - n),
    }));
    return [first, ...rest].filter(({ white, black }) => white <= size && black <= size);
  });
}

export const gamesOf = ({ entries }: Player): readonly Entry[] =>
  entries.filter(({ opponent }) => opponent !== null);
