import fs from 'fs';
import path from 'path';
import { bergerRound, placesFor, roundsOfCycle } from '../../../src/systems/round-robin/berger';

/** Expected: Berger tables as published in public; those to 16 places in part compared with C.05 Annex 1. */
const printed = new Map<number, string[]>();
for (const line of fs
  .readFileSync(path.join(__dirname, '../../fixtures/berger/tables.txt'), 'utf8')
  .split('\n')) {
  const head = /^(\d+) places$/.exec(line);
  if (head) printed.set(Number(head[1]), []);
  else if (/^\d/.test(line)) [...printed.values()].at(-1)!.push(line);
}

const asLine = (places: number, round: number) =>
  bergerRound(places, round)
    .map(([white, black]) => `${white}-${black}`)
    .join(' ');

test('the tables for 3 to 24 players equal the printed ones', () => {
  expect([...printed.keys()]).toEqual([4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24]);
  for (const [places, rounds] of printed)
    expect(rounds.map((_, index) => asLine(places, index + 1))).toEqual(rounds);
});

test.each([2, 26, 40, 100])('for %i places everybody meets everybody once', (places) => {
  const met = new Set<string>();
  for (let round = 1; round < places; round++) {
    const seats = bergerRound(places, round).flat();
    expect(new Set(seats).size).toBe(places);
    for (const [a, b] of bergerRound(places, round)) met.add([a, b].sort((x, y) => x - y).join());
  }
  expect(met.size).toBe((places * (places - 1)) / 2);
});

test('an odd number of players has an empty place and a round more', () => {
  expect([placesFor(7), roundsOfCycle(7)]).toEqual([8, 7]);
  expect([placesFor(8), roundsOfCycle(8)]).toEqual([8, 7]);
});
