import fc from 'fast-check';
import {
  UNMATCHED,
  canStayAlone,
  deficiency,
  maximumMatching,
  unmatchedCount,
} from '../../../src/systems/matching/maximumMatching';

/** The definition, by trying everything: the expectation of every test here. */
function bruteForceSize(adjacent: readonly (readonly boolean[])[]): number {
  const n = adjacent.length;
  const best = (used: number, from: number): number => {
    let v = from;
    while (v < n && used & (1 << v)) v++;
    if (v >= n) return 0;
    let most = best(used | (1 << v), v + 1);
    for (let w = v + 1; w < n; w++)
      if (adjacent[v][w] && !(used & (1 << w)))
        most = Math.max(most, 1 + best(used | (1 << v) | (1 << w), v + 1));
    return most;
  };
  return best(0, 0);
}

const graphs = fc
  .record({ n: fc.integer({ min: 0, max: 11 }), density: fc.integer({ min: 5, max: 90 }) })
  .chain(({ n, density }) =>
    fc
      .array(fc.integer({ min: 0, max: 99 }), {
        minLength: (n * (n - 1)) / 2,
        maxLength: (n * (n - 1)) / 2,
      })
      .map((dice) => {
        const adjacent = Array.from({ length: n }, () => Array<boolean>(n).fill(false));
        let k = 0;
        for (let v = 0; v < n; v++)
          for (let w = v + 1; w < n; w++) adjacent[v][w] = adjacent[w][v] = dice[k++] < density;
        return adjacent;
      }),
  );

const lists = (adjacent: readonly (readonly boolean[])[]) => (v: number) =>
  adjacent[v].flatMap((yes, w) => (yes ? [w] : []));

test('finds as many pairs as trying everything does', () => {
  fc.assert(
    fc.property(graphs, (adjacent) => {
      const mate = maximumMatching(adjacent.length, lists(adjacent));
      mate.forEach((w, v) => {
        if (w === UNMATCHED) return;
        expect(mate[w]).toBe(v);
        expect(adjacent[v][w]).toBe(true);
      });
      expect(adjacent.length - unmatchedCount(mate)).toBe(2 * bruteForceSize(adjacent));
    }),
    { numRuns: 600 },
  );
});

test('repairs a matching it is given', () => {
  fc.assert(
    fc.property(graphs, fc.integer({ min: 0, max: 10 }), (adjacent, gone) => {
      const n = adjacent.length;
      const start = maximumMatching(n, lists(adjacent));
      const without = adjacent.map((row, v) =>
        row.map((yes, w) => yes && v !== gone && w !== gone),
      );
      if (gone < n && start[gone] !== UNMATCHED) {
        start[start[gone]] = UNMATCHED;
        start[gone] = UNMATCHED;
      }
      const mate = maximumMatching(n, lists(without), start);
      expect(n - unmatchedCount(mate)).toBe(2 * bruteForceSize(without));
    }),
    { numRuns: 500 },
  );
});

test('the deficiency names the vertices that some maximum matching misses (Gallai–Edmonds)', () => {
  fc.assert(
    fc.property(graphs, (adjacent) => {
      const n = adjacent.length;
      const size = bruteForceSize(adjacent);
      const { missable } = deficiency(n, lists(adjacent), maximumMatching(n, lists(adjacent)));
      const expected = adjacent.flatMap((_, gone) => {
        const without = adjacent.map((row, v) =>
          row.map((yes, w) => yes && v !== gone && w !== gone),
        );
        return bruteForceSize(without) === size ? [gone] : [];
      });
      expect(missable).toEqual(expected);
    }),
    { numRuns: 500 },
  );
});

test('somebody else can stay alone exactly if the others can all be paired without them', () => {
  let asked = 0;
  fc.assert(
    fc.property(graphs, (adjacent) => {
      const n = adjacent.length;
      const mate = maximumMatching(n, lists(adjacent));
      if (unmatchedCount(mate) !== 1) return;
      const canStay = canStayAlone(n, lists(adjacent), mate, mate.indexOf(UNMATCHED));
      for (let gone = 0; gone < n; gone++) {
        const without = adjacent.map((row, v) =>
          row.map((yes, w) => yes && v !== gone && w !== gone),
        );
        expect(canStay(gone)).toBe(2 * bruteForceSize(without) === n - 1);
        asked++;
      }
    }),
    { numRuns: 600 },
  );
  expect(asked).toBeGreaterThan(100);
});
