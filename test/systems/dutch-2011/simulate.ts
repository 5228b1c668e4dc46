import type { Entry, Outcome, PlayerNo, RoundToPair, Tournament } from '../../../src/model/types';
import type { PairingSystem } from '../../../src/systems/system';
import { event, field, nextRound } from './builder';

/** Numbers in 0…1 from a seed (mulberry32). */
export function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export interface Plan {
  readonly players: number;
  readonly rounds: number;
  readonly draws: number;
  readonly forfeits: number;
  readonly byes: number;
}

/** Plays an event paired by `system`; `visit` sees every round before it is played. */
export function simulate(
  system: PairingSystem,
  seed: number,
  plan: Plan,
  visit: (task: RoundToPair) => void,
): void {
  const random = numbersFrom(seed);
  let tournament: Tournament = event(field(plan.players), { totalRounds: plan.rounds });
  for (let round = 1; round <= plan.rounds; round++) {
    const absent = tournament.players.map(({ no }) => no).filter(() => random() < plan.byes);
    const task = nextRound(tournament, absent);
    if (task.present.length < 2) return;
    visit(task);
    const result = system.pair(task);
    if (!result.ok) return;
    const entries = new Map<PlayerNo, Entry>(
      absent.map((no) => [no, bye(random() < 0.5 ? 'halfBye' : 'zeroBye')]),
    );
    if (result.bye !== null) entries.set(result.bye, bye('pairingBye'));
    for (const { white, black } of result.pairs) {
      const [first, second] = outcomes(random, plan);
      entries.set(white, { outcome: first, opponent: black, colour: 'white' });
      entries.set(black, { outcome: second, opponent: white, colour: 'black' });
    }
    tournament = {
      ...tournament,
      pairedRounds: round,
      players: tournament.players.map((player) => ({
        ...player,
        entries: [...player.entries, entries.get(player.no)!],
      })),
    };
  }
}

const bye = (outcome: Outcome): Entry => ({ outcome, opponent: null, colour: null });

function outcomes(random: () => number, plan: Plan): [Outcome, Outcome] {
  const whiteIsBetter = random() < 0.5;
  if (random() < plan.forfeits)
    return whiteIsBetter ? ['forfeitWin', 'forfeitLoss'] : ['forfeitLoss', 'forfeitWin'];
  if (random() < plan.draws) return ['draw', 'draw'];
  return whiteIsBetter ? ['win', 'loss'] : ['loss', 'win'];
}

/** A plan for a tiny event, all kinds of trouble mixed. */
export function tinyPlan(seed: number, most: number): Plan {
  const random = numbersFrom(seed * 7919);
  const players = 4 + Math.floor(random() * (most - 3));
  return {
    players,
    rounds: Math.max(3, Math.min(9, players - 1)),
    draws: random() * 0.6,
    forfeits: random() < 0.5 ? random() * 0.12 : 0,
    byes: random() < 0.5 ? random() * 0.12 : 0,
  };
}
