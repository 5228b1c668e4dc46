import { systemById } from '../../../src/systems';
import { randomRounds } from './events';
import { witness2016 } from '../../../src/systems/literal/dutch-2016/witness';

/** The witness itself is measured, on tiny events: the engine has the corpora of two foreign programs behind it. */
test('trying everything gives the round that the engine gives', () => {
  const system = systemById('dutch-2016')!;
  let rounds = 0;
  for (let seed = 1; seed <= 90; seed++)
    for (const task of randomRounds(seed * 31, 4 + (seed % 5), 7, system)) {
      const result = system.pair(task);
      const ours = result.ok
        ? [...result.pairs.map(({ white, black }) => `${white}-${black}`)]
        : [];
      const found = witness2016(task);
      const theirs = found?.pairs.map(({ white, black }) => `${white}-${black}`) ?? [];
      expect([seed, task.round, result.ok, ours.sort()]).toEqual([
        seed,
        task.round,
        found !== null,
        theirs.sort(),
      ]);
      if (result.ok) expect(result.bye).toBe(found!.bye);
      rounds++;
    }
  expect(rounds).toBeGreaterThan(300);
}, 120_000);
