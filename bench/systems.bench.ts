import { systemsOffered } from '../src/systems';
import { median } from './measure';
import { playedEvent, type Habits } from './playedEvent';

/**
 * One round of every Swiss that may be used today, in process: `npm run bench -- systems`, one of them by
 * `SYSTEM=… npm run bench -- systems`. The worst families may take five times as long. Fails beyond the limits.
 */
const usual: Habits = { draws: 0.33, byes: 0.02, forfeits: 0.02, withdrawals: 0 };
const allDraws: Habits = { draws: 1, byes: 0.02, forfeits: 0.02, withdrawals: 0 };
const whiteWins: Habits = { draws: 0, byes: 0, forfeits: 0, withdrawals: 0, whiteWins: true };
const forfeits: Habits = { draws: 0.33, byes: 0.1, forfeits: 0.3, withdrawals: 0.01 };

const SIZES = [
  { players: 200, limit: 200 },
  { players: 1000, limit: 2000 },
] as const;
const FAMILIES = [
  { name: 'usual', habits: usual, rounds: [1, 2, 3, 5, 9], times: 1 },
  { name: 'all draws', habits: allDraws, rounds: [2, 4, 7], times: 5 },
  { name: 'White wins', habits: whiteWins, rounds: [2, 3, 5], times: 5 },
  { name: 'forfeits', habits: forfeits, rounds: [3, 6, 9], times: 5 },
] as const;

const systems = systemsOffered().filter(
  ({ kind, inForce, permitted }) => kind === 'swiss' && (inForce ?? permitted)?.until === null,
);
let failures = 0;
for (const system of systems) {
  if ((process.env.SYSTEM ?? system.id) !== system.id) continue;
  console.log(`${system.id}\nplayers  event        round        ours     limit`);
  for (const { players, limit } of SIZES)
    for (const { name, habits, rounds, times } of FAMILIES)
      for (const [round, task] of playedEvent(players, habits, rounds, system)) {
        const taken = median(3, () => system.pair(task));
        if (taken > limit * times) failures++;
        console.log(
          `${String(players).padStart(7)}  ${name.padEnd(11)}  ${String(round).padStart(5)}  ` +
            `${taken.toFixed(1).padStart(8)} ms  ${limit * times} ms${taken > limit * times ? '  too slow' : ''}`,
        );
      }
}
if (failures > 0) throw new Error(`${failures} rounds took longer than their limit`);
