import { firstAssignment } from '../../../../src/systems/french-1994/search/assignment';
import { maxWeightMatching } from '../../../../src/systems/french-1994/search/weightedMatching';
import { permutations } from '../../../../src/systems/french-1994/d1Permutations';
import { seeded } from '../randomEvents';

/** Expectations by trying everything. */
describe('maximum-weight matching', () => {
  const bestWithout = (weights: number[][], used: number): number => {
    const n = weights.length;
    let first = 0;
    while (first < n && (used >> first) & 1) first++;
    if (first === n) return 0;
    let best = bestWithout(weights, used | (1 << first));
    for (let other = first + 1; other < n; other++) {
      if ((used >> other) & 1 || weights[first][other] === 0) continue;
      const rest = bestWithout(weights, used | (1 << first) | (1 << other));
      best = Math.max(best, weights[first][other] + rest);
    }
    return best;
  };

  test('weight, partners and what it excludes, on random graphs', () => {
    const random = seeded(20);
    for (let run = 0; run < 400; run++) {
      const n = 2 + Math.floor(random() * 7);
      const heaviest = random() < 0.5 ? 3 : 50;
      const density = random();
      const weights = Array.from({ length: n }, () => Array<number>(n).fill(0));
      for (let u = 0; u < n; u++)
        for (let v = u + 1; v < n; v++)
          if (random() < density) weights[u][v] = weights[v][u] = Math.floor(random() * heaviest);
      const { mate, mayContain, mayMiss } = maxWeightMatching(n, (u, v) => weights[u][v]);
      const best = bestWithout(weights, 0);
      let weight = 0;
      mate.forEach((v, u) => {
        if (v < 0) return expect(mayMiss(u)).toBe(true);
        expect(mate[v]).toBe(u);
        expect(mayContain(u, v)).toBe(true);
        if (u < v) weight += weights[u][v];
      });
      expect(weight).toBe(best);
      for (let u = 0; u < n; u++) {
        if (!mayMiss(u)) expect(bestWithout(weights, 1 << u)).toBeLessThan(best);
        for (let v = u + 1; v < n; v++) {
          if (weights[u][v] === 0 || mayContain(u, v)) continue;
          const rest = bestWithout(weights, (1 << u) | (1 << v));
          expect(weights[u][v] + rest).toBeLessThan(best);
        }
      }
    }
  });

  test('a weight that cannot be exact is our mistake and says so', () => {
    expect(() => maxWeightMatching(2, () => Number.MAX_SAFE_INTEGER)).toThrow('too large');
  });
});

describe('first assignment', () => {
  test('least cost, then the first permutation, on random tables', () => {
    const random = seeded(21);
    for (let run = 0; run < 400; run++) {
      const size = 1 + Math.floor(random() * 6);
      const cost = Array.from({ length: size }, () =>
        Array.from({ length: size }, () => (random() < 0.3 ? Infinity : Math.floor(random() * 3))),
      );
      const total = (order: readonly number[]) =>
        order.reduce((sum, column, row) => sum + cost[row][column], 0);
      const all = [...permutations(Array.from({ length: size }, (_, i) => i))];
      const least = Math.min(...all.map(total));
      const found = firstAssignment(size, (row, column) => cost[row][column]);
      if (least === Infinity) expect(found).toBeNull();
      else
        expect([found?.cost, [...(found?.columnOf ?? [])]]).toEqual([
          least,
          all.find((order) => total(order) === least),
        ]);
    }
  });

  test('a limit below the least cost: none', () => {
    expect(firstAssignment(1, () => 3, 2)).toBeNull();
    expect(firstAssignment(1, () => 3, 3)?.cost).toBe(3);
  });
});
