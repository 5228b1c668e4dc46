/** Where the edition may stand, what is announced of unrated players, and what lists say of themselves. */
import { outcomeOf } from './shim';
import { FUNCTIONS } from '../../functions';
import { onRemark } from '../../functions/call/remarks';

const call = (id: string, ...given: unknown[]): unknown =>
  outcomeOf(() => (FUNCTIONS[id] as (...parameters: unknown[]) => unknown)(...given));

/** Ada had the bye: 3 points of 3 rounds. By 16.4.2 of 2026 the dummy has 1½ at most, before 2026 her 3. */
const TABLE = [
  ['No', 'Name', 'Rtg', 'R1', 'R2', 'R3', 'Pts'],
  [1, 'Ada', 2000, 'bye', '2w1', '3b1', 3],
  [2, 'Bea', 1900, '3w1', '1b0', '4w1', 2],
  [3, 'Carl', 0, '2b0', '4w1', '1w0', 1],
  [4, 'Dora', 1800, '5w1', '3b0', '2b0', 1],
  [5, 'Emil', 1700, '4b0', 'bye', '-', 1],
];

test('the edition may stand anywhere behind the table', () => {
  const own = call('BUCHHOLZ', 1, TABLE, null, 'C07-2024');
  expect([own, call('BUCHHOLZ', 1, TABLE, null, 'C07-2026')]).toEqual([6, 4.5]);
  expect(call('BUCHHOLZ', 1, TABLE, 'C07-2024')).toBe(own);
  expect(call('BUCHHOLZ', 1, TABLE, 'c07-2024', null)).toBe(own);
  expect(call('TIEBREAK', 1, TABLE, 'BH', 'C07-2024')).toBe(own);
  expect(call('DIRECT_ENCOUNTER', 2, TABLE, [['C07-2024']])).toBe(
    call('DIRECT_ENCOUNTER', 2, TABLE, null, 'C07-2024'),
  );
  const list = call('STANDINGS', TABLE, 'BH', null, 'C07-2024') as unknown[][];
  expect(list[1].slice(0, 6)).toEqual([1, 1, 'Ada', 2000, 3, own]);
});

test('a code of another edition is refused with where it is', () => {
  expect(call('YUGOSLAV', 1, TABLE, 'C07-2026')).toContain(
    '“YUG” is only in FFE-1998, not in C07-2026',
  );
  expect(call('STANDARD_POINTS', 1, TABLE, 'C07-2024')).toContain('“STD” is only in C07-2026');
});

test('the announced rating of unrated players is an argument', () => {
  expect(call('AVERAGE_RATING', 1, TABLE)).toContain('#N/A');
  // Bea 1900 and Carl as announced: (1900 + 1500) / 2.
  expect(call('AVERAGE_RATING', 1, TABLE, null, null, 1500)).toBe(1700);
  expect(call('TIEBREAK', 1, TABLE, 'ARO', null, null, 1500)).toBe(1700);
  const list = call('STANDINGS', TABLE, 'ARO', null, null, null, 1500) as unknown[][];
  expect(list[1][5]).toBe(1700);
  expect(call('AVERAGE_RATING', 1, TABLE, null, null, -3)).toContain('#VALUE!');
});

test('a round beyond the event is refused', () => {
  expect(call('STANDINGS', TABLE, 'BH', 3)).toHaveLength(6);
  expect(call('STANDINGS', TABLE, 'BH', 4)).toContain('round 4 has no pairing yet');
});

test('the edition is visible where the formula does not name it, and old shapes stay', () => {
  const head = (...given: unknown[]) =>
    (call('STANDINGS', TABLE, ...given) as unknown[][])[0].at(-1);
  expect(head('BH')).toBe('Broken by (C07-2026)');
  expect(head('BH', null, null, 'C07-2024')).toBe('Broken by');
  expect(head()).toBe('Broken by');
  const detail = call('BUCHHOLZ_DETAIL', 1, TABLE) as unknown[][];
  expect(detail[0].at(-1)).toBe('Article (C07-2026)');
});

describe('a round that is running', () => {
  const running = [
    ['No', 'Name', 'R1', 'R2', 'Pts'],
    [1, 'Ada', '3b1', '2w', 1],
    [2, 'Bo', '4w1', '1b', 1],
    [3, 'Cy', '1w0', '4b', 0],
    [4, 'Di', '2b0', '3w', 0],
  ];

  test('is said in the list, below the comparison, by the check of the table and to the pane', () => {
    const said = 'not final: round 2 is running, 2 games have no result';
    expect((call('STANDINGS', running, 'BH') as unknown[][])[0].at(-1)).toContain(said);
    expect((call('COMPARE_TIEBREAKS', running) as unknown[][]).flat()).toContain(said);
    expect((call('TABLE_CHECK', running) as unknown[][]).flat()).toContain(said);
    const remarks: string[] = [];
    onRemark((text) => remarks.push(text));
    call(
      'BUCHHOLZ',
      1,
      running.map((row) => [...row]),
    );
    onRemark(undefined);
    expect(remarks).toEqual([said]);
  });

  test('counts in no value and is not called played', () => {
    expect(call('BUCHHOLZ', 1, running)).toBe(0);
    const rows = call('BUCHHOLZ_DETAIL', 1, running) as unknown[][];
    expect(rows[2].slice(0, 3)).toEqual([2, 2, 'Bo']);
    expect(rows[2][6]).toBe('');
    expect(rows[2][7]).toBe('no result yet: counts nowhere');
  });
});
