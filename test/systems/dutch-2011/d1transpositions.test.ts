import { transpositions } from '../../../src/systems/dutch-2011/articles/d1transpositions';

/** D.1.1, the printed list for S1 = 1…5 and S2 = 6…11: numbers 0 to 24 and 719. */
const PRINTED = `
0 6 7 8 9 10 11
1 6 7 8 9 11 10
2 6 7 8 10 9 11
3 6 7 8 10 11 9
4 6 7 8 11 9 10
5 6 7 8 11 10 9
6 6 7 9 8 10 11
7 6 7 9 8 11 10
8 6 7 9 10 8 11
9 6 7 9 10 11 8
10 6 7 9 11 8 10
11 6 7 9 11 10 8
12 6 7 10 8 9 11
13 6 7 10 8 11 9
14 6 7 10 9 8 11
15 6 7 10 9 11 8
16 6 7 10 11 8 9
17 6 7 10 11 9 8
18 6 7 11 8 9 10
19 6 7 11 8 10 9
20 6 7 11 9 8 10
21 6 7 11 9 10 8
22 6 7 11 10 8 9
23 6 7 11 10 9 8
24 6 8 7
719 11 10 9 8 7 6`;

test('D.1.1: the printed transpositions stand at their printed numbers', () => {
  const all = [...transpositions(6)].map((positions) => positions.map((at) => at + 6));
  expect(all.length).toBe(720);
  const printed = PRINTED.trim().split('\n');
  expect(printed.length).toBe(26);
  for (const line of printed) {
    const [number, ...players] = line.split(' ').map(Number);
    expect(all[number].slice(0, players.length)).toEqual(players);
  }
});

test('D.1.2: two of S1 against six of S2 use the first two places only', () => {
  const all = [...transpositions(6, 2)].map((positions) => positions.map((at) => at + 3));
  expect(all.length).toBe(30);
  expect(all.slice(0, 6)).toEqual([
    [3, 4],
    [3, 5],
    [3, 6],
    [3, 7],
    [3, 8],
    [4, 3],
  ]);
});
