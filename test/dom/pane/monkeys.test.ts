/**
 * Arbiters in one workbook who do anything in any order (`test/support/monkeys.ts`). `npm run fuzz -- arbiters
 * --count 2000 --seed 1` plays as many hours as one likes.
 */
import { playHour } from '../../support/monkeys';

const COUNT = Number(process.env['ARBITERS'] ?? 4);
const SEED = Number(process.env['ARBITERS_FROM'] ?? 1);

test(
  `${COUNT} hours of two and three arbiters`,
  async () => {
    const wrong: string[] = [];
    for (let seed = SEED; seed < SEED + COUNT; seed++) {
      const played = await playHour(seed).catch((reason: Error) => ({
        done: [],
        wrong: `threw ${reason.stack ?? reason.message}`,
      }));
      if (played.wrong === null) continue;
      wrong.push(`${seed}: ${played.wrong} after ${played.done.join(', ')}`);
      if (COUNT > 20) process.stderr.write(`${wrong.at(-1)}\n`);
    }
    expect(wrong).toEqual([]);
  },
  60_000 + COUNT * 30_000,
);
