import { streamOf } from '../../src/generate/random';
import { verdict } from '../../scripts/fuzz/kind';
import { KINDS } from '../../scripts/fuzz/kinds';

/**
 * A few inputs of every kind, the same in every run; `npm run fuzz` makes as many as one likes.
 * Expected of each: a checked event or problems with place and cure, and of every system rounds that
 * break no rule, the same from a workbook in another language and from a TRF with its rows reversed.
 */
const INPUTS = 20;

test.each(KINDS.map((kind) => [kind.name, kind] as const))(
  '%s',
  async (name, kind) => {
    const failures: string[] = [];
    for (let seed = 1; seed <= INPUTS; seed++) {
      const failure = await verdict(kind, await kind.make(streamOf(seed, name)));
      if (failure !== null) failures.push(`${name} ${seed}: ${failure}`);
    }
    expect(failures).toEqual([]);
  },
  120_000,
);
