import '../functions/shim';
import { FUNCTIONS } from '../../functions';

const compare = FUNCTIONS.COMPARE_TIEBREAKS as (...given: unknown[]) => (string | number)[][];

/**
 * Four players, three rounds; Cy had the bye in round 1 and Di was absent in round 3. Points 2½ 1 2½ 0.
 * C.07 of 2026, 8.1: Ada 1 + 2½ + 0+… see each expectation.
 *
 * | no | R1 | R2 | R3 | points | BH | SB |
 * |---|---|---|---|---|---|---|
 * | 1 Ada | 2w1 | 3b½ | 4w1 | 2½ | 1 + 2½ + 0 = 3½ | 1 + 1¼ + 0 = 2¼ |
 * | 2 Bo | 1b0 | 4w1 | 3b0 | 1 | 2½ + 0 + 2½ = 5 | 0 |
 * | 3 Cy | 4b1 | 1w½ | 2w1 | 2½ | 0 + 2½ + 1 = 3½ | 0 + 1¼ + 1 = 2¼ |
 * | 4 Di | 3w0 | 2b0 | 1b0 | 0 | 2½ + 1 + 2½ = 6 | 0 |
 */
const table = (head: string, values: readonly (string | number)[]) => [
  ['No', 'Name', 'R1', 'R2', 'R3', 'Pts', head],
  [1, 'Ada', '2w1', '3b½', '4w1', '2½', values[0]],
  [2, 'Bo', '1b0', '4w1', '3b0', 1, values[1]],
  [3, 'Cy', '4b1', '1w½', '2w1', '2½', values[2]],
  [4, 'Di', '3w0', '2b0', '1b0', 0, values[3]],
];

it('marks the figure that differs, by the heading of its column', () => {
  expect(compare(table('BH', ['3½', 5, '4,0', 6]), null, 'C07-2026')).toEqual([
    ['No', 'Name', 'BH (published)', 'BH', '≠'],
    [1, 'Ada', 3.5, 3.5, ''],
    [2, 'Bo', 5, 5, ''],
    [3, 'Cy', 4, 3.5, '≠'],
    [4, 'Di', 6, 6, ''],
    ['', 'BH is BH by its heading: 3 of 4 figures agree with C07-2026', '', '', ''],
  ]);
});

it('finds what TB1 is by the legend, or by trying', () => {
  const values = ['2¼', 0, '2¼', 0];
  const withLegend = [...table('TB1', values), ['TB1: Sonneborn-Berger', '', '', '', '', '', '']];
  expect(compare(withLegend, null, 'C07-2026').at(-1)![1]).toBe(
    'TB1 is SB by the legend: 4 of 4 figures agree with C07-2026',
  );
  expect(compare(table('TB1', values), null, 'C07-2026').at(-1)![1]).toBe(
    'TB1 was taken for SB, which fits best: 4 of 4 figures agree with C07-2026',
  );
  expect(compare(table('TB1', [7, 7, 7, 7]), null, null).at(-1)![1]).toBe(
    'TB1: no tie-break that we know fits it',
  );
});

it('says once, with the first place and the count, that printed points contradict the results', () => {
  const wrong = table('BH', ['3½', 5, '3½', 6]);
  wrong[1][5] = '3';
  wrong[4][5] = '1';
  const told = /^table, row 2, column 6: .*2½.* \(2 in all\)$/;
  expect(compare(wrong, null, 'C07-2026').at(-1)![1]).toMatch(told);
  const standings = FUNCTIONS.STANDINGS as (...given: unknown[]) => unknown[][];
  expect(standings(wrong, 'BH', null, null, null).at(-1)![2]).toMatch(told);
  const detail = FUNCTIONS.BUCHHOLZ_DETAIL as (...given: unknown[]) => unknown[][];
  expect(detail(1, wrong, null, null).at(-1)![7]).toMatch(told);
});
