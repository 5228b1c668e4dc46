import { inTableOrder } from '../../src/model/rounds/tableOrder';

/** C.04.2.D.9: score of the higher ranked, sum of the scores, rank of the higher ranked. */
const SCORES: Readonly<Record<number, number>> = { 1: 4, 2: 4, 3: 4, 4: 3, 5: 3, 6: 2, 7: 4, 8: 4 };
const order = (...pairs: [number, number][]) =>
  inTableOrder(
    pairs.map(([white, black]) => ({ white, black })),
    (no) => SCORES[no],
  ).map(({ white, black }) => `${white}-${black}`);

test('the score of the higher ranked player decides', () => {
  expect(order([4, 5], [6, 1])).toEqual(['6-1', '4-5']);
});

test('then the sum of both scores', () => {
  expect(order([1, 6], [2, 4], [3, 7])).toEqual(['3-7', '2-4', '1-6']);
});

test('then the rank of the higher ranked player, whatever the colour', () => {
  expect(order([8, 3], [2, 7])).toEqual(['2-7', '8-3']);
});

test('the higher ranked of a pair is the one with more points, not the lower number', () => {
  // 6 (2) against 7 (4) and 4 (3) against 8 (4): both led by 4 points, sums 6 and 7.
  expect(order([6, 7], [4, 8])).toEqual(['4-8', '6-7']);
});
