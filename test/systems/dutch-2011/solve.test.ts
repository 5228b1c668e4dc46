import fc from 'fast-check';
import { firstSmallestAssignment } from '../../../src/systems/dutch-2011/solve/assignment';
import { smallestPerfectMatching } from '../../../src/systems/dutch-2011/solve/perfectMatching';

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
