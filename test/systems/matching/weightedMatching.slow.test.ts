import fc from 'fast-check';
import {
  LOWER,
  UPPER,
  WeightedMatching,
  type Role,
  type WeightedGraph,
} from '../../../src/systems/matching/weightedMatching';

type Pairs = readonly (readonly [number, number])[];

interface Sample {
  readonly graph: WeightedGraph;
  readonly blocked: ReadonlySet<string>;
}

const samples = fc
  .record({
    n: fc.integer({ min: 2, max: 9 }),
    classes: fc.integer({ min: 1, max: 5 }),
    words: fc.integer({ min: 1, max: 3 }),
    most: fc.integer({ min: 1, max: 4 }),
    density: fc.integer({ min: 30, max: 100 }),
    pairsFirst: fc.boolean(),
    // Every vertex a class of its own: no two pairs need have the same weight.
    isDense: fc.boolean(),
    hasLowerWeight: fc.boolean(),
  })
  .map((shape) => (shape.isDense ? { ...shape, classes: shape.n } : shape))
  .chain(({ n, classes, words, most, density, pairsFirst, isDense, hasLowerWeight }) =>
    fc
      .record({
        classOf: isDense
          ? fc.constant(Array.from({ length: n }, (_, v) => v))
          : fc.array(fc.integer({ min: 0, max: classes - 1 }), { minLength: n, maxLength: n }),
        lower: fc.array(fc.integer({ min: -5, max: 20 }), { minLength: n, maxLength: n }),
        numbers: fc.array(fc.integer({ min: 0, max: most }), {
          minLength: classes * classes * words,
          maxLength: classes * classes * words,
        }),
        dice: fc.array(fc.integer({ min: 0, max: 99 }), { minLength: n * n, maxLength: n * n }),
      })
      .map(({ classOf, lower, numbers, dice }): Sample => {
        const weight = Array.from({ length: words }, (_, q) => {
          const table = new Float64Array(classes * classes);
          for (let a = 0; a < classes; a++)
            for (let b = a; b < classes; b++) {
              const value = numbers[q * classes * classes + a * classes + b];
              const whole = q === 0 && pairsFirst ? value + 20 : value;
              table[a * classes + b] = table[b * classes + a] = whole;
            }
          return table;
        });
        const blocked = new Set<string>();
        for (let v = 0; v < n; v++)
          for (let w = v + 1; w < n; w++) if (dice[v * n + w] >= density) blocked.add(`${v} ${w}`);
        return {
          blocked,
          graph: {
            vertices: n,
            classOf: Int32Array.from(classOf),
            classes,
            weight,
            isBlocked: (a, b) => blocked.has(a < b ? `${a} ${b}` : `${b} ${a}`),
            ...(hasLowerWeight ? { lowerWeight: Float64Array.from(lower) } : {}),
          },
        };
      }),
  );

function* allMatchings(graph: WeightedGraph, from = 0, used = 0): Generator<Pairs> {
  let v = from;
  while (v < graph.vertices && used & (1 << v)) v++;
  if (v >= graph.vertices) {
    yield [];
    return;
  }
  yield* allMatchings(graph, v + 1, used | (1 << v));
  for (let w = v + 1; w < graph.vertices; w++) {
    if (used & (1 << w) || graph.isBlocked(v, w)) continue;
    for (const rest of allMatchings(graph, v + 1, used | (1 << v) | (1 << w)))
      yield [[v, w], ...rest];
  }
}

function value(graph: WeightedGraph, pairs: Pairs): number[] {
  const words = graph.weight.map((table) =>
    pairs.reduce(
      (sum, [v, w]) => sum + table[graph.classOf[v] * graph.classes + graph.classOf[w]],
      0,
    ),
  );
  const { lowerWeight } = graph;
  return lowerWeight ? [...words, pairs.reduce((sum, [v]) => sum + lowerWeight[v], 0)] : words;
}

const compare = (a: readonly number[], b: readonly number[]): number => {
  for (let q = 0; q < a.length; q++) if (a[q] !== b[q]) return a[q] - b[q];
  return 0;
};

/** All best matchings, by trying every one: the expectation of the tests below. */
function bestMatchings(graph: WeightedGraph): Pairs[] {
  let best: Pairs[] = [];
  let record: number[] | undefined;
  for (const pairs of allMatchings(graph)) {
    const found = value(graph, pairs);
    const sign = record ? compare(found, record) : 1;
    if (sign > 0) {
      record = found;
      best = [pairs];
    } else if (sign === 0) best.push(pairs);
  }
  return best;
}

function found(solver: WeightedMatching, n: number): Pairs {
  const pairs: [number, number][] = [];
  for (let v = 0; v < n; v++) if (solver.mateOf(v) > v) pairs.push([v, solver.mateOf(v)]);
  return pairs;
}

const has = (pairs: Pairs, v: number, w: number): boolean =>
  pairs.some(([a, b]) => a === v && b === w);

test('finds a matching as good as the best of all', () => {
  fc.assert(
    fc.property(samples, ({ graph }) => {
      const solver = new WeightedMatching(graph, graph.vertices);
      solver.solve((v) => v + (graph.vertices >> 1));
      const pairs = found(solver, graph.vertices);
      pairs.forEach(([v, w]) => expect(graph.isBlocked(v, w)).toBe(false));
      expect(value(graph, pairs)).toEqual(value(graph, bestMatchings(graph)[0]));
    }),
    { numRuns: 800 },
  );
});

test('narrows the best matchings pair by pair, exactly', () => {
  fc.assert(
    fc.property(samples, ({ graph }) => {
      const n = graph.vertices;
      const solver = new WeightedMatching(graph, n);
      solver.solve((v) => v + (n >> 1));
      let left = bestMatchings(graph);
      const gone = new Set<number>();
      for (let v = 0; v < n; v++)
        for (let w = v + 1; w < n; w++) {
          if (gone.has(v) || gone.has(w)) continue;
          const possible = left.filter((pairs) => has(pairs, v, w));
          expect([v, w, solver.tryPair(v, w)]).toEqual([v, w, possible.length > 0]);
          if (possible.length === 0) continue;
          left = possible;
          gone.add(v).add(w);
        }
    }),
    { numRuns: 800 },
  );
});

test('narrows the best matchings role by role, exactly', () => {
  fc.assert(
    fc.property(
      samples,
      fc.array(fc.tuple(fc.nat(8), fc.constantFrom<Role>(UPPER, LOWER)), { maxLength: 8 }),
      ({ graph }, wishes) => {
        const n = graph.vertices;
        const solver = new WeightedMatching(graph, n);
        solver.solve((v) => v + (n >> 1));
        // A role that excludes an edge excludes it for good, whatever its other end wants.
        let left = bestMatchings(graph);
        const roles = new Map<number, Role>();
        for (const [v, role] of wishes) {
          if (v >= n || roles.has(v)) continue;
          const fits = (pairs: Pairs) =>
            role === UPPER ? pairs.some(([a]) => a === v) : pairs.every(([a]) => a !== v);
          const possible = left.filter(fits);
          expect(solver.tryRoles([v], role)).toBe(possible.length > 0);
          if (possible.length === 0) continue;
          left = possible;
          roles.set(v, role);
        }
      },
    ),
    { numRuns: 800 },
  );
});
