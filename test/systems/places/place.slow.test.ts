import { exchanges } from '../../../src/systems/shared/exchanges';
import { exchangesOfD2 as frenchExchanges } from '../../../src/systems/french-1994/articles/d2Exchanges';
import { waysBySum } from '../../../src/systems/shared/combinations';
import {
  exchangesBefore,
  homogeneousPlace,
  transpositionsBefore,
} from '../../../src/systems/shared/place';
import { transpositions } from '../../../src/systems/dutch-2011/articles/d1transpositions';

/** Counted against listed: the lists are those that D.1 and D.2 give, written out. */
describe('places are counted as the lists give them', () => {
  test('transpositions (D.1)', () => {
    for (let size = 1; size <= 6; size++)
      for (let places = 0; places <= size; places++) {
        const s2 = Array.from({ length: size }, (_, i) => i);
        let index = 0n;
        for (const order of transpositions(size, places))
          expect(transpositionsBefore(s2, order)).toBe(index++);
      }
  });

  test('exchanges (D.2) of every size', () => {
    for (let n = 2; n <= 10; n++)
      for (let p = 1; p < n; p++) {
        let index = 0n;
        for (let size = 0; size <= Math.min(p, n - p); size++)
          for (const { fromS1, fromS2 } of exchanges(p, n, size)) {
            const before = exchangesBefore({ first: 1, middle: p, last: n }, fromS1, fromS2);
            expect([n, p, fromS1, fromS2, before]).toEqual([n, p, fromS1, fromS2, index++]);
          }
      }
  });

  test('exchanges of 1994 (D.2, BAF 80): the last never, the first only if somebody is left over', () => {
    for (let count = 3; count <= 10; count++)
      for (let size = 1; 2 * size <= count; size++) {
        const range = { first: count === 2 * size ? 2 : 1, middle: size, last: count - 1 };
        let index = 1n; // none at all comes first
        for (const { out, in: into } of frenchExchanges(count, size))
          expect(exchangesBefore(range, out, into)).toBe(index++);
      }
  });

  test('homogeneous brackets: seven players with three pairs, six with three, eight with two', () => {
    for (const [players, pairs] of [
      [7, 3],
      [6, 3],
      [8, 2],
    ]) {
      const all = Array.from({ length: players }, (_, i) => i + 1);
      let index = 0n;
      for (let size = 0; size <= Math.min(pairs, players - pairs); size++)
        for (const { fromS1, fromS2 } of exchanges(pairs, players, size)) {
          const isS1 = (n: number) => (n <= pairs ? !fromS1.includes(n) : fromS2.includes(n));
          const s1 = all.filter(isS1);
          const s2 = all.filter((n) => !isS1(n));
          for (const order of transpositions(s2.length, pairs)) {
            const opponents = order.map((at) => s2[at]);
            expect(homogeneousPlace(players, s1, opponents).number).toBe(++index);
          }
        }
      expect(homogeneousPlace(players, all.slice(0, pairs), all.slice(pairs, 2 * pairs))).toEqual({
        number: 1n,
        total: index,
      });
    }
  });
});

test('subsets by their sum: against trying all of them', () => {
  for (let n = 0; n <= 9; n++)
    for (let chosen = 0; chosen <= n; chosen++) {
      const counts = new Map<number, bigint>();
      for (let mask = 0; mask < 1 << n; mask++) {
        const numbers = Array.from({ length: n }, (_, i) => i + 1).filter(
          (i) => mask & (1 << (i - 1)),
        );
        if (numbers.length !== chosen) continue;
        const sum = numbers.reduce((a, b) => a + b, 0) - (chosen * (chosen + 1)) / 2;
        counts.set(sum, (counts.get(sum) ?? 0n) + 1n);
      }
      expect(waysBySum(n, chosen)).toEqual(
        Array.from({ length: counts.size }, (_, i) => counts.get(i)),
      );
    }
});

/** A bracket of three hundred: the place of the very last candidate is the number of all of them. */
test('a bracket of 300 is counted at once', () => {
  const s1 = Array.from({ length: 150 }, (_, i) => i + 151);
  const opponents = Array.from({ length: 150 }, (_, i) => 150 - i);
  const { number, total } = homogeneousPlace(300, s1, opponents);
  expect(number).toBe(total);
});
