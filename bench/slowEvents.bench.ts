import { SYSTEMS } from '../src/systems';
import { report } from './measure';
import { climb } from './slowEvents';

/**
 * The slowest round that hill climbing finds among events of 100 to 300 players, for every system.
 * `STEPS=200 npm run bench -- slowEvents` searches longer; `SYSTEM=…` one system only.
 */
const LIMIT = 1000;
const steps = Number(process.env.STEPS ?? 15);

for (const system of SYSTEMS) {
  if ((process.env.SYSTEM ?? system.id) !== system.id) continue;
  const { genes, slowest } = climb(system, steps, 2026);
  console.log(JSON.stringify({ system: system.id, ...genes, round: slowest.round }));
  report(`${system.id}, slowest of ${steps} changed events`, slowest.milliseconds, LIMIT);
}
