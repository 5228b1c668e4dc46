import { dutch2011 } from '../../../src/systems/dutch-2011';
import { dutch2012 } from '../../../src/systems/dutch-2012';
import { TEXT_2011, TEXT_2012 } from './literalCards';
import { literalRound } from './literalRound';
import { simulate, tinyPlan } from './simulate';

const EVENTS = Number(process.env['LITERAL_EVENTS'] ?? 80);

/**
 * Second witness: the procedure tried out candidate by candidate (literalSearch.ts, literalRound.ts)
 * on random tiny events with draws, forfeits and byes.
 */
test.each([
  ['dutch-2011', dutch2011, TEXT_2011],
  ['dutch-2012', dutch2012, TEXT_2012],
] as const)(
  '%s pairs tiny events as the literal procedure does',
  (_, system, edition) => {
    let rounds = 0;
    const differing: string[] = [];
    for (let seed = 1; seed <= EVENTS; seed++)
      simulate(system, seed, tinyPlan(seed, 8), (task) => {
        const result = system.pair(task);
        const ours = result.ok
          ? result.pairs
              .map(({ white, black }) => `${Math.min(white, black)}-${Math.max(white, black)}`)
              .sort()
          : null;
        const literal = literalRound(edition, task);
        rounds++;
        if (JSON.stringify(ours) !== JSON.stringify(literal))
          differing.push(`seed ${seed} round ${task.round}: ${ours} instead of ${literal}`);
      });
    expect(rounds).toBeGreaterThan(300);
    expect(differing).toEqual([]);
  },
  120_000 + 2_000 * EVENTS,
);
