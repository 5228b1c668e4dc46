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
    [
      '',
      expect.stringMatching(/^BH, 3 Cy: 4 printed, 3.5 by C07-2026; no other edition/),
      '',
      '',
      '',
    ],
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

/** Five players over three rounds; the legend's words fit every kind of Buchholz. */
const withLegend = (
  columns: readonly string[],
  rows: readonly (readonly number[])[],
  legend: string[],
) => [
  ['No', 'Name', 'R1', 'R2', 'R3', 'Pts', ...columns],
  [1, 'Ada', 'bye', '3b1', '4w1', 3, ...rows[0]],
  [2, 'Bo', '5w1', '4b1', '-', 2, ...rows[1]],
  [3, 'Cy', '4b½', '1w0', '5w1', 1.5, ...rows[2]],
  [4, 'Di', '3w½', '2w0', '1b0', 0.5, ...rows[3]],
  [5, 'Ed', '2b0', 'bye', '3b0', 1, ...rows[4]],
  ...legend.map((text) => [text, ...Array<string>(5 + columns.length).fill('')]),
];
const remarks = (rows: (string | number)[][]) =>
  rows.filter(([no]) => no === '').map(([, text]) => String(text));

it('believes the figures before the legend', () => {
  const own = (code: string) =>
    [1, 2, 3, 4, 5].map((no) => FUNCTIONS_TIEBREAK(no, withLegend([], NONE, []), code));
  const cut = own('BH/C1');
  const whole = own('BH');
  const table = withLegend(
    ['TB1', 'TB2'],
    cut.map((each, index) => [each, whole[index]]),
    [
      'Tie Break1: Buchholz Tie-Breaks (variabel with parameter)',
      'Tie Break2: Buchholz Tie-Breaks (variabel with parameter)',
    ],
  );
  const said = remarks(compare(table, null, 'C07-2026'));
  expect(said[0]).toBe(
    'TB1 was taken for BH/C1, which fits best: 5 of 5 figures agree with C07-2026',
  );
  expect(said[1]).toBe('TB2 is BH by the legend: 5 of 5 figures agree with C07-2026');
});

const NONE = [[], [], [], [], []];
const FUNCTIONS_TIEBREAK = (no: number, rows: unknown[][], code: string): number =>
  (FUNCTIONS.TIEBREAK as (...given: unknown[]) => number)(no, rows, code, null, 'C07-2026');

it('gives each column its own edition', () => {
  const by = (code: string, edition: string) =>
    [1, 2, 3, 4, 5].map((no) =>
      (FUNCTIONS.TIEBREAK as (...given: unknown[]) => number)(
        no,
        withLegend([], NONE, []),
        code,
        null,
        edition,
      ),
    );
  const [older, newer] = [by('BH', 'C07-2024'), by('BH', 'C07-2026')];
  expect(older).not.toEqual(newer);
  const table = withLegend(
    ['Buc', 'BH'],
    older.map((each, index) => [each, newer[index]]),
    [],
  );
  const said = remarks(compare(table, null, null));
  expect(said[0]).toMatch(/5 of 5 figures agree with C07-202[34]/);
  expect(said[1]).toContain('5 of 5 figures agree with C07-2026');
});

it('says what cannot be computed and keeps the columns of direct encounter, without a mark', () => {
  const table = withLegend(
    ['TB1', 'TB2'],
    [
      [2100, 0],
      [2050, 0],
      [2000, 1],
      [1990, 0],
      [1980, 0],
    ],
    [
      'TB1: Average performance rating of opponents',
      'TB2: Direct Encounter (The results of the players in the same point group)',
    ],
  );
  const rows = compare(table, null, 'C07-2026');
  expect(rows.flat()).not.toContain('≠ ');
  expect(rows.slice(1, 6).map((row) => row[4])).toEqual(['', '', '', '', '']);
  const said = remarks(rows);
  expect(said[0]).toMatch(/^TB1 is APRO \(C07-2026\), not compared: /);
  expect(said[1]).toMatch(/^TB2 is DE \(C07-2026\), not compared: /);
});

it('keeps the order of an explicit list, also where a column disagrees', () => {
  const table = withLegend(
    ['', 'TB2'],
    [
      [9, 3],
      [9, 2],
      [8, 0],
      [7, 0],
      [6, 1],
    ],
    [],
  );
  const rows = compare(table, 'BH,WIN', 'C07-2026');
  expect(rows[0].slice(2)).toEqual([
    '(column 7) (published)',
    'BH',
    '≠',
    'TB2 (published)',
    'WIN',
    '≠',
  ]);
});

it('says in one sentence what probably was done where a figure differs', () => {
  const right = [1, 2, 3, 4, 5].map((no) => FUNCTIONS_TIEBREAK(no, withLegend([], NONE, []), 'BH'));
  // Ada's bye of round 1 counted with a point more than the dummy of 16.4.2.
  const table = withLegend(
    ['BH'],
    right.map((each, index) => [index === 0 ? each + 1 : each]),
    [],
  );
  const said = remarks(compare(table, null, 'C07-2026'));
  expect(said[1]).toMatch(
    /^BH, 1 Ada: .* printed, .* if the opponent of round 1 counts 2\.5; 16\.4\.2 wants 1\.5$/,
  );
});
