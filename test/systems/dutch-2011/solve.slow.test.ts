import fc from 'fast-check';
import { Random } from '../../../src/generate/random';
import { firstSmallestAssignment } from '../../../src/systems/dutch-2011/solve/assignment';
import {
  smallestPerfectMatching,
  solvePerfectly,
} from '../../../src/systems/dutch-2011/solve/perfectMatching';
import type { MatchingProblem } from '../../../src/systems/dutch-2011/solve/problem';

type Costs = (readonly number[] | null)[][];

const COUNTS = 3;
const cost = fc.oneof(
  { weight: 1, arbitrary: fc.constant(null) },
  { weight: 2, arbitrary: fc.array(fc.nat(3), { minLength: COUNTS, maxLength: COUNTS }) },
);
const square = (size: number) =>
  fc.array(fc.array(cost, { minLength: size, maxLength: size }), {
    minLength: size,
    maxLength: size,
  });
/** Bounds that share one limb, and bounds that need three. */
const bounds = fc.constantFrom([40, 40, 40], [2 ** 30, 2 ** 30, 2 ** 30]);

const plus = (a: readonly number[], b: readonly number[]) => a.map((value, i) => value + b[i]);
const compare = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : a[at] - b[at];
};

function smallestByTrying(costs: Costs, free: readonly number[]): number[] | null {
  if (free.length === 0) return [0, 0, 0];
  const [first, ...rest] = free;
  let best: number[] | null = null;
  for (const other of rest) {
    const own = costs[first][other];
    if (own === null) continue;
    const others = smallestByTrying(
      costs,
      rest.filter((v) => v !== other),
    );
    if (others === null) continue;
    const total = plus(own, others);
    if (best === null || compare(total, best) < 0) best = total;
  }
  return best;
}

test('the smallest perfect matching is that found by trying all', () => {
  const problems = fc.integer({ min: 1, max: 5 }).chain((half) => square(2 * half));
  fc.assert(
    fc.property(problems, bounds, (costs, limits) => {
      const solution = smallestPerfectMatching({
        size: costs.length,
        bounds: limits,
        edge(i, j, add) {
          costs[i][j]?.forEach((value, count) => add(count, value));
          return costs[i][j] !== null;
        },
      });
      const expected = smallestByTrying(
        costs,
        costs.map((_, i) => i),
      );
      expect(solution?.totals ?? null).toEqual(expected);
      solution?.mate.forEach((mate, i) => expect(solution.mate[mate]).toBe(i));
    }),
    { numRuns: 600, seed: 2011 },
  );
});

test('the first of the smallest assignments is that found by trying all', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }).chain(square), bounds, (costs, limits) => {
      const ours = firstSmallestAssignment({
        size: costs.length,
        bounds: limits,
        edge(row, column, add) {
          costs[row][column]?.forEach((value, count) => add(count, value));
          return costs[row][column] !== null;
        },
      });
      let best: { total: number[]; columns: number[] } | null = null;
      const extend = (columns: number[], total: number[]): void => {
        if (columns.length === costs.length) {
          if (best === null || compare(total, best.total) < 0) best = { total, columns };
          return;
        }
        costs[columns.length].forEach((own, column) => {
          if (own !== null && !columns.includes(column))
            extend([...columns, column], plus(total, own));
        });
      };
      extend([], [0, 0, 0]);
      expect(ours).toEqual((best as { columns: number[] } | null)?.columns ?? null);
    }),
    { numRuns: 600, seed: 2011 },
  );
});

/** Every perfect matching with the smallest counts. */
function allSmallest(costs: Costs): number[][] {
  let best: { total: number[]; mates: number[][] } | null = null;
  const extend = (free: readonly number[], mate: number[], total: number[]): void => {
    if (free.length === 0) {
      const sign = best === null ? -1 : compare(total, best.total);
      if (sign < 0) best = { total, mates: [mate] };
      else if (sign === 0) best?.mates.push(mate);
      return;
    }
    const [first, ...rest] = free;
    for (const other of rest) {
      const own = costs[first][other];
      if (own === null) continue;
      const next = [...mate];
      next[first] = other;
      next[other] = first;
      extend(
        rest.filter((v) => v !== other),
        next,
        plus(total, own),
      );
    }
  };
  extend(
    costs.map((_, i) => i),
    costs.map(() => -1),
    [0, 0, 0],
  );
  return (best as { mates: number[][] } | null)?.mates ?? [];
}

test('the first mates of some vertices, one after the other, are those found by trying all', () => {
  // Few different costs, so that many matchings are the smallest and odd cycles matter.
  const few = fc.oneof(
    { weight: 2, arbitrary: fc.constant(null) },
    { weight: 5, arbitrary: fc.constantFrom([0, 0, 0], [1, 0, 0], [0, 1, 0]) },
  );
  const problems = fc.integer({ min: 1, max: 5 }).chain((half) =>
    fc.array(fc.array(few, { minLength: 2 * half, maxLength: 2 * half }), {
      minLength: 2 * half,
      maxLength: 2 * half,
    }),
  );
  fc.assert(
    fc.property(problems, fc.integer({ min: 1, max: 5 }), (costs, wanted) => {
      const solver = solvePerfectly({
        size: costs.length,
        bounds: [40, 40, 40],
        edge(i, j, add) {
          costs[i][j]?.forEach((value, count) => add(count, value));
          return costs[i][j] !== null;
        },
      });
      let left = allSmallest(costs);
      expect(solver === null).toBe(left.length === 0);
      if (solver === null) return;
      // No two of them are matched with each other by the way they are asked for.
      const asked: number[] = [];
      const expected: [number, number][] = [];
      for (let v = 0; v < costs.length && asked.length < wanted; v++) {
        if (expected.some(([, mate]) => mate === v)) continue;
        const first = Math.min(...left.map((mate) => mate[v]));
        left = left.filter((mate) => mate[v] === first);
        asked.push(v);
        expected.push([v, first]);
      }
      const everybody = costs.map((_, v) => v);
      expect(solver.firstMates(asked, everybody)).toEqual(expected);
    }),
    { numRuns: 1500, seed: 2012 },
  );
});

/**
 * One search tells every possible partner: the same as trying one after the other. Seed 25497 leaves a
 * blossom that pays nothing, which such a search must not take for closed.
 */
test('possible partners all at once are those found one by one', () => {
  const seeds = [25497, ...Array.from({ length: 1500 }, (_, index) => index + 1)];
  let compared = 0;
  for (const seed of seeds) {
    const random = new Random(seed);
    const size = 2 * random.integer(4, 8);
    const density = random.share() * 0.6 + 0.3;
    const kinds = random.integer(1, 3);
    const costsOf = (): [number, number] | null =>
      random.happens(density) ? [random.integer(0, kinds), random.integer(0, 1)] : null;
    const everybody = Array.from({ length: size }, (_, v) => v);
    const costs = everybody.map(() => everybody.map(costsOf));
    const problem: MatchingProblem = {
      size,
      bounds: [60, 60],
      edge(i, j, add) {
        costs[i][j]?.forEach((value, count) => add(count, value));
        return costs[i][j] !== null;
      },
    };
    const [atOnce, oneByOne] = [solvePerfectly(problem), solvePerfectly(problem)];
    if (!atOnce || !oneByOne) continue;
    compared++;
    const gone = new Set<number>();
    for (const v of everybody) {
      if (gone.has(v)) continue;
      const left = everybody.filter((w) => !gone.has(w) && w !== v);
      const expected = left.find((w) => oneByOne.tryPair(v, w))!;
      expect([seed, v, atOnce.takeFirstPartner(v, left, true)]).toEqual([seed, v, expected]);
      gone.add(v).add(expected);
    }
  }
  expect(compared).toBeGreaterThan(1000);
});
