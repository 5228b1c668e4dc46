import type { RoundToPair } from '../src/model/types';
import { dutch2011 } from '../src/systems/dutch-2011';
import { dutch2012 } from '../src/systems/dutch-2012';
import type { PairingSystem } from '../src/systems/system';
import { simulate } from '../test/systems/dutch-2011/simulate';
import { twoWhoHaveMet } from './hardRounds';
import { processorTime, report } from './measure';

/** The slowest round of whole events, trace included; the limit holds for every single round. */
const LIMIT = 1000;

const time = (system: PairingSystem, task: RoundToPair): number =>
  processorTime(() => system.pair(task));

for (const system of [dutch2011, dutch2012]) {
  for (const { name, ...plan } of [
    { name: 'usual', players: 300, rounds: 11, draws: 0.3, forfeits: 0.02, byes: 0.02 },
    { name: 'decisive', players: 299, rounds: 11, draws: 0, forfeits: 0, byes: 0 },
    { name: 'messy', players: 301, rounds: 11, draws: 0.4, forfeits: 0.15, byes: 0.1 },
    // Everybody equal: one bracket of the whole field, round after round.
    { name: 'all draws', players: 300, rounds: 11, draws: 1, forfeits: 0, byes: 0 },
    { name: 'bracket of 60 equals', players: 60, rounds: 45, draws: 1, forfeits: 0, byes: 0 },
    { name: 'bracket of 61 equals', players: 61, rounds: 45, draws: 1, forfeits: 0.03, byes: 0 },
    // Nearly a round robin: hardly anybody has not met.
    { name: 'long', players: 40, rounds: 36, draws: 0.3, forfeits: 0.02, byes: 0 },
  ]) {
    let slowest = 0;
    let rounds = 0;
    simulate(system, plan.players, plan, (task) => {
      slowest = Math.max(slowest, time(system, task));
      rounds++;
    });
    report(
      `${system.id}, ${plan.players} players, ${name}, slowest of ${rounds} rounds`,
      slowest,
      LIMIT,
    );
  }
  report(
    `${system.id}, C.13: a penultimate bracket of 298 gives up a pair for the lowest`,
    time(system, twoWhoHaveMet(298)),
    LIMIT,
  );
}
