import './shim';
import { FUNCTIONS } from '../../functions';

const TABLE = [
  ['No', 'Name', 'Rtg', '1.Rd', '2.Rd', 'Pts'],
  [1, 'Alder, Ada', 2000, '3w1', '2b½', 1.5],
  [2, 'Birch, Ben', 1900, '4b1', '1w½', 1.5],
  [3, 'Cedar, Cid', 1800, '1b0', '4w1', 1],
  [4, 'Doom, Dee', 1700, '2w0', '3b0', 0],
];
const ask = (...given: unknown[]) => FUNCTIONS.SECOND_OPINION(...(given as never[])) as string[][];

/** Round 2 by hand: 1 and 2 have a point each and have not met, nor have 3 and 4. */
test('a sentence, then a row per bracket', () => {
  const [[text], header, ...rows] = ask(TABLE, 2, 'dutch-2026');
  expect(text).toMatch(/^engine and literal reading agree in 2 of 2 brackets/);
  expect(header).toHaveLength(5);
  expect(rows.map(([number, points, verdict]) => [number, points, verdict])).toEqual([
    [1, '1', 'agree'],
    [2, '0', 'agree'],
  ]);
  expect(rows.map(([, , , literal, engine]) => literal === engine)).toEqual([true, true]);
});

test('the round as it was played is told apart from the one of the rules', () => {
  const turned = TABLE.map((row) => [...row]);
  turned[1][4] = '2w½';
  turned[2][4] = '1b½';
  expect(ask(TABLE, 2, 'dutch-2026')[0][0]).not.toContain('as it was played');
  expect(ask(turned, 2, 'dutch-2026')[0][0]).toContain('as it was played is another one');
});

test('a round that is not there is refused by name', () => {
  expect(() => ask(TABLE, 7)).toThrow(/round/);
});
