import { roundToPair } from '../src/model/tournament';
import { dubov1997 } from '../src/systems/dubov-1997';
import { newEvent, play, seeded } from '../test/systems/dubov-1997/simulate';
import { report } from './measure';

/** The slowest round of whole events, trace included; the limit is for 300 players in any round. */
for (const { players, rounds, spread, forfeits, limit } of [
  { players: 100, rounds: 9, spread: 800, forfeits: 0, limit: 1000 },
  { players: 300, rounds: 9, spread: 800, forfeits: 0, limit: 1000 },
  { players: 299, rounds: 13, spread: 800, forfeits: 0.1, limit: 1000 },
  // Nearly equal ratings: ties everywhere. Far more rounds than usual: many have met.
  { players: 300, rounds: 30, spread: 5, forfeits: 0.05, limit: 1000 },
  { players: 1000, rounds: 9, spread: 1000, forfeits: 0.02, limit: 5000 },
]) {
  const random = seeded(players + rounds);
  let event = newEvent(players, rounds, random, spread);
  let slowest = 0;
  for (let round = 1; round <= rounds; round++) {
    const task = roundToPair(event, round);
    const start = performance.now();
    const result = dubov1997.pair(task);
    slowest = Math.max(slowest, performance.now() - start);
    if (!result.ok) throw new Error(`no round ${round}`);
    event = play(event, result.pairs, result.bye, random, forfeits);
  }
  report(`${players} players, slowest of ${rounds} rounds`, slowest, limit);
}
