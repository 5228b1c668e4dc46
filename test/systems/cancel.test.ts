import { roundToPair } from '../../src/model/tournament';
import { systemById } from '../../src/systems';
import { corpusFiles, readTrf } from '../support/cases';

/** A callback that throws ends the work: also within one score group, not only between two. */
test.each(['dutch-2011', 'dutch-2012', 'french-1994'])(
  '%s can be cancelled within a group',
  (id) => {
    const file = corpusFiles('dutch-2012', '.trf').find((each) => each.includes('n12'))!;
    const task = roundToPair(readTrf(file), 8);
    const system = systemById(id)!;
    const shares: number[] = [];
    system.pair(task, (done) => shares.push(done));
    const groups = new Set(shares).size;
    expect(shares.length).toBeGreaterThan(groups);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    for (let stop = 1; stop <= shares.length; stop++) {
      let calls = 0;
      const cancelled = new Error('cancelled');
      const run = () =>
        system.pair(task, () => {
          if (++calls === stop) throw cancelled;
        });
      expect(run).toThrow(cancelled);
    }
  },
);
