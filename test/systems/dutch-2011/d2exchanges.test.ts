import { subsetsOf } from '../../../src/systems/shared/combinations';
import { exchanges } from '../../../src/systems/shared/exchanges';
import { ONE_PLAYER, TWO_PLAYERS } from '../../support/printedExchanges';

/** Lines "from S1 / from S2" by number. */
function cells(table: string): Map<number, string> {
  const [header, ...rows] = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  const numbered = new Map<number, string>();
  for (const [fromS2, ...numbers] of rows)
    numbers.forEach((number, column) =>
      numbered.set(Number(number), `${header[column]} / ${fromS2}`),
    );
  return numbered;
}

test.each([
  ['one player', 1, ONE_PLAYER, 30],
  ['two players', 2, TWO_PLAYERS, 150],
])('D.2: the printed table for %s', (_, count, table, size) => {
  const printed = cells(table);
  expect(printed.size).toBe(size);
  const ours = [...exchanges(5, 11, count)];
  expect(ours.length).toBe(size);
  ours.forEach(({ fromS1, fromS2 }, index) => {
    expect(`${fromS1.join()} / ${fromS2.join()}`).toBe(printed.get(index + 1));
  });
});

test('D.2: the first six exchanges of three players, with their differences', () => {
  const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
  const first = [...exchanges(5, 11, 3)]
    .slice(0, 6)
    .map(({ fromS1, fromS2 }) => `${fromS1} with ${fromS2}: ${sum(fromS2) - sum(fromS1)}`);
  expect(first).toEqual([
    '5,4,3 with 6,7,8: 9',
    '5,4,3 with 6,7,9: 10',
    '5,4,2 with 6,7,8: 10',
    '5,4,3 with 6,7,10: 11',
    '5,4,3 with 6,8,9: 11',
    '5,4,2 with 6,7,9: 11',
  ]);
});

test('D.2: the list of groups of three of S1 as printed', () => {
  expect([...subsetsOf([5, 4, 3, 2, 1], 3)].map(String)).toEqual(
    '5,4,3 5,4,2 5,4,1 5,3,2 5,3,1 5,2,1 4,3,2 4,3,1 4,2,1 3,2,1'.split(' '),
  );
});
