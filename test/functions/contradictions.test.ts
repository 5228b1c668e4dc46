/** Printed points that the results do not give: told by every function, wherever there is room. */
import { outcomeOf } from './shim';
import { FUNCTIONS } from '../../functions';
import { onRemark } from '../../functions/call/remarks';

const call = (id: string, ...given: unknown[]): unknown =>
  outcomeOf(() => (FUNCTIONS[id] as (...parameters: unknown[]) => unknown)(...given));

/** Ana made 1½, not 2, and Bea 1½, not 1; a table in which most did not agree is refused. */
const table = (name: string) => [
  ['No', 'Name', 'Rtg', 'R1', 'R2', 'Pts'],
  [1, name, 2000, '5w1', '2b½', 2],
  [2, 'Bea', 1950, '6b1', '1w½', 1],
  [3, 'Carl', 1900, '7w1', '4w1', 2],
  [4, 'Dora', 1850, '8b1', '3b0', 1],
  [5, 'Emil', 1800, '1b0', '6w1', 1],
  [6, 'Fay', 1750, '2w0', '5b0', 0],
  [7, 'Gus', 1700, '3b0', '8w½', 0.5],
  [8, 'Hana', 1650, '4w0', '7b½', 0.5],
];
const TOLD =
  'table, row 2, column 6: number 1 is said to have 2 points; the results give 1½ (2 in all)';

let remarks: string[];
beforeEach(() => {
  remarks = [];
  onRemark((text) => remarks.push(text));
});
afterEach(() => onRemark(undefined));

test('a single number goes by the results, and the pane is told once a table', () => {
  expect(call('WINS', 1, table('Ana'), null)).toBe(1);
  expect(call('BUCHHOLZ', 2, table('Ana'), null, null)).toEqual(expect.any(Number));
  expect(remarks).toEqual([TOLD]);
  call('WINS', 1, table('Anna'), null);
  expect(remarks).toEqual([TOLD, TOLD]);
});

test('what is said before the pane listens waits for it', () => {
  onRemark(undefined);
  call('WINS', 1, table('Early'), null);
  expect(remarks).toEqual([]);
  onRemark((text) => remarks.push(text));
  expect(remarks).toEqual([TOLD]);
});

test('a list and a working say it below themselves', () => {
  for (const rows of [
    call('STANDINGS', table('Ana'), null, null, null, null),
    call('BUCHHOLZ_DETAIL', 1, table('Ana'), null, null),
    call('COMPARE_TIEBREAKS', table('Ana'), null, null),
  ] as unknown[][][])
    expect(rows.at(-1)).toContain(TOLD);
});

test('a crosstable made anew tells the pane', () => {
  call('CROSSTABLE', table('Ana'), []);
  expect(remarks).toHaveLength(1);
  expect(remarks[0]).toContain('number 1 is said to have 2 points');
});

test('TABLE_CHECK lists every place with its cure, after how the table was read', () => {
  const rows = call('TABLE_CHECK', table('Ana')) as string[][];
  expect(rows[0]).toEqual(['Where', 'What was found', 'What to do']);
  expect(rows[1][1]).toMatch(/crosstable.*8 players/);
  expect(rows.slice(2).map(([where, what]) => [where, what])).toEqual([
    ['table, row 2, column 6', 'number 1 is said to have 2 points; the results give 1½'],
    ['table, row 3, column 6', 'number 2 is said to have 1 points; the results give 1½'],
  ]);
  for (const [, , cure] of rows.slice(2)) expect(cure).not.toBe('');
});

test('TABLE_CHECK of a table that agrees says so, and of one that cannot be read says where', () => {
  const good = table('Ana').map((row) => row.slice(0, 5));
  expect((call('TABLE_CHECK', good) as string[][])[2][1]).toBe(
    'nothing in the table contradicts itself',
  );
  const bad = [
    ['No', 'Name', 'R1'],
    [1, 'Ana', '2w1'],
    [2, 'Bea', '9b0'],
  ];
  const rows = call('TABLE_CHECK', bad) as string[][];
  expect(rows.length).toBeGreaterThan(1);
  expect(rows[1][0]).toMatch(/^table, row \d, column \d$/);
});

/** A free place that has a row of its own, and a bye printed as its points: read, and said with every answer. */
test('what a table does not say in so many words is told too', () => {
  const byes = [
    ['No', 'Name', 'Rtg', 'R1', 'R2', 'R3', 'Pts'],
    [1, 'Ana', 2000, '2w1', '3b1', '4w1', 3],
    [2, 'Bea', 1900, '1b0', '4w1', '½', 1.5],
    [3, 'Carl', 1800, '4w1', '1w0', '-', 1],
    [4, 'BYE', '', '3b0', '2b0', '1b0', 0],
  ];
  const texts = [
    '“BYE” (number 4) is not a player; the player paired with it has a bye',
    '“½” in round 3 names no opponent; it is read as a bye worth that much',
  ];
  const list = call('STANDINGS', byes, 'BH') as unknown[][];
  expect(list.slice(1).map((row) => row[2])).toEqual(['Ana', 'Bea', 'Carl', ...texts]);
  // Games won over the board: the third round was none.
  expect(call('WINS', 1, byes, null)).toBe(2);
  expect(remarks).toEqual(texts);
});
