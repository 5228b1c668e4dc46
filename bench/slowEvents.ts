import { Random } from '../src/generate/random';
import { blankEvent, blankPlayer } from '../src/model/blank';
import { roundToPair } from '../src/model/tournament';
import type { Entry, Outcome, PlayerNo, Tournament } from '../src/model/types';
import type { PairingSystem } from '../src/systems/system';

/** An event as a few numbers that a search can change. Shares lie between 0 and 1. */
export interface Genes {
  readonly seed: number;
  readonly players: number;
  readonly rounds: number;
  readonly draws: number;
  /** Of the decided games: how many White wins; 1 gives the lopsided colours that cost most. */
  readonly whiteWins: number;
  /** Of the others: how many the higher ranked wins. */
  readonly favourites: number;
  readonly forfeits: number;
  readonly byes: number;
}

export interface Slowest {
  /** Milliseconds of processor time, so that other work on the machine counts less. */
  readonly milliseconds: number;
  readonly round: number;
}

const START: Genes = {
  seed: 1,
  players: 300,
  rounds: 7,
  draws: 0,
  whiteWins: 1,
  favourites: 0.5,
  forfeits: 0,
  byes: 0,
};

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** One or two numbers changed a little, or thrown anew. */
function mutate(genes: Genes, random: Random, most: number): Genes {
  const share = (value: number) => {
    const thrown = random.happens(0.3) ? random.share() : value + random.bell() * 0.15;
    return random.happens(0.3) ? Math.round(clamp(thrown, 0, 1)) : clamp(thrown, 0, 1);
  };
  const changes: readonly (() => Partial<Genes>)[] = [
    () => ({ seed: random.integer(1, 1e6) }),
    () => ({ players: clamp(genes.players + random.integer(-25, 25), 100, most) }),
    () => ({ rounds: random.integer(3, 11) }),
    () => ({ draws: share(genes.draws) }),
    () => ({ whiteWins: share(genes.whiteWins) }),
    () => ({ favourites: share(genes.favourites) }),
    () => ({ forfeits: share(genes.forfeits) / 4 }),
    () => ({ byes: share(genes.byes) / 4 }),
  ];
  const pick = () => changes[random.integer(0, changes.length - 1)]();
  return { ...genes, ...pick(), ...(random.happens(0.5) ? pick() : {}) };
}

/** Plays the event by the system and gives its slowest round. */
export function slowestRound(system: PairingSystem, genes: Genes): Slowest {
  const random = new Random(genes.seed);
  const players = Array.from({ length: genes.players }, (_, i) => blankPlayer(i + 1, 2600 - 4 * i));
  let event: Tournament = { ...blankEvent(players, genes.rounds), initialColour: 'white' };
  let slowest: Slowest = { milliseconds: 0, round: 0 };
  for (let round = 1; round <= genes.rounds; round++) {
    const away = new Set(players.filter(() => random.happens(genes.byes)).map(({ no }) => no));
    const present = players.map(({ no }) => no).filter((no) => !away.has(no));
    const began = process.cpuUsage();
    const result = system.pair(roundToPair(event, round, present));
    const milliseconds = process.cpuUsage(began).user / 1000;
    if (milliseconds > slowest.milliseconds) slowest = { milliseconds, round };
    if (!result.ok) break;
    const entries = new Map<PlayerNo, Entry>();
    for (const { white, black } of result.pairs) {
      const [first, second] = outcomes(genes, random, white < black);
      entries.set(white, { outcome: first, opponent: black, colour: 'white' });
      entries.set(black, { outcome: second, opponent: white, colour: 'black' });
    }
    if (result.bye !== null)
      entries.set(result.bye, { outcome: 'pairingBye', opponent: null, colour: null });
    for (const no of away)
      entries.set(no, {
        outcome: random.happens(0.5) ? 'halfBye' : 'zeroBye',
        opponent: null,
        colour: null,
      });
    event = {
      ...event,
      pairedRounds: round,
      players: event.players.map((player) => ({
        ...player,
        entries: [...player.entries, entries.get(player.no)!],
      })),
    };
  }
  return slowest;
}

function outcomes(genes: Genes, random: Random, whiteIsHigher: boolean): [Outcome, Outcome] {
  const isForfeit = random.happens(genes.forfeits);
  const isDraw = random.happens(genes.draws);
  const whiteWins =
    random.happens(genes.whiteWins) || random.happens(genes.favourites) === whiteIsHigher;
  if (isForfeit) return whiteWins ? ['forfeitWin', 'forfeitLoss'] : ['forfeitLoss', 'forfeitWin'];
  if (isDraw) return ['draw', 'draw'];
  return whiteWins ? ['win', 'loss'] : ['loss', 'win'];
}

/**
 * Climbs towards the event with the slowest round: a change is kept if it makes the slowest round
 * slower. The same seed climbs the same way on machines of the same speed, not elsewhere.
 */
export function climb(
  system: PairingSystem,
  steps: number,
  seed: number,
  most = 300,
): { readonly genes: Genes; readonly slowest: Slowest } {
  const random = new Random(seed);
  let genes: Genes = { ...START, players: Math.min(START.players, most) };
  let slowest = slowestRound(system, genes);
  for (let step = 0; step < steps; step++) {
    const other = mutate(genes, random, most);
    const found = slowestRound(system, other);
    if (found.milliseconds > slowest.milliseconds) [genes, slowest] = [other, found];
  }
  return { genes, slowest };
}
