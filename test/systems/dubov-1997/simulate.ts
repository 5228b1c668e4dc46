import { blankEvent, blankPlayer } from '../../../src/model/blank';
import type { Entry, Outcome, Pair, Tournament } from '../../../src/model/types';

/** Random events for the property tests; the same seed gives the same event. */

export type Random = () => number;

/** Mulberry32. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function newEvent(count: number, rounds: number, random: Random, spread = 800): Tournament {
  const ratings = Array.from({ length: count }, () => 1500 + Math.floor(random() * spread));
  ratings.sort((a, b) => b - a);
  const players = ratings.map((rating, index) => blankPlayer(index + 1, rating));
  return {
    ...blankEvent(players, rounds),
    initialColour: random() < 0.5 ? 'white' : 'black',
  };
}

/** Adds a round with random results; who is not in it gets a half-point or a zero-point bye. */
export function play(
  event: Tournament,
  pairs: readonly Pair[],
  bye: number | null,
  random: Random,
  forfeits: number,
): Tournament {
  const entries = new Map<number, Entry>();
  for (const { white, black } of pairs) {
    const [forWhite, forBlack] = result(random, forfeits);
    entries.set(white, { outcome: forWhite, opponent: black, colour: 'white' });
    entries.set(black, { outcome: forBlack, opponent: white, colour: 'black' });
  }
  const alone = (outcome: Outcome): Entry => ({ outcome, opponent: null, colour: null });
  if (bye !== null) entries.set(bye, alone('pairingBye'));
  return {
    ...event,
    pairedRounds: event.pairedRounds + 1,
    players: event.players.map((player) => ({
      ...player,
      entries: [
        ...player.entries,
        entries.get(player.no) ?? alone(random() < 0.5 ? 'halfBye' : 'zeroBye'),
      ],
    })),
  };
}

function result(random: Random, forfeits: number): [Outcome, Outcome] {
  const luck = random();
  if (random() < forfeits) {
    if (luck < 0.1) return ['forfeitLoss', 'forfeitLoss'];
    return luck < 0.55 ? ['forfeitWin', 'forfeitLoss'] : ['forfeitLoss', 'forfeitWin'];
  }
  if (luck < 0.02) return ['adjourned', 'adjourned'];
  if (luck < 0.3) return ['draw', 'draw'];
  return luck < 0.68 ? ['win', 'loss'] : ['loss', 'win'];
}
