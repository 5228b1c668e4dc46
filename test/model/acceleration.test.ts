import { parseTrf } from '../../src/formats/trf/parseTrf';
import { bakuPoints, lastOfGroupA } from '../../src/model/rules/acceleration';
import { check } from '../../src/model/check';
import { CLASSIC_POINTS } from '../../src/model/outcomes';
import { pairingScore } from '../../src/model/tournament';

/** Expected: the table of C.04.7 1.4 (rounds → rounds with a win's points, rounds with half of it). */
test.each([
  [3, 1, 1],
  [4, 1, 1],
  [5, 2, 1],
  [6, 2, 1],
  [7, 2, 2],
  [8, 2, 2],
  [9, 3, 2],
  [10, 3, 2],
  [11, 3, 3],
  [12, 3, 3],
  [13, 4, 3],
  [15, 4, 4],
])('%i rounds: %i with a full point, %i with half', (rounds, full, half) => {
  expect(bakuPoints(rounds, CLASSIC_POINTS)).toEqual([
    ...Array<number>(full).fill(2),
    ...Array<number>(half).fill(1),
  ]);
});

const player = (no: number, rounds: string): string =>
  `001 ${String(no).padStart(4)}      ${`P${no}`.padEnd(33)} ${String(2400 - no)}${' '.repeat(39)}${rounds}`;

const event = (count: number, head: string, roundsOf: (no: number) => string = () => ''): string =>
  [
    '012 Acceleration',
    head,
    ...Array.from({ length: count }, (_, index) => player(index + 1, roundsOf(index + 1))),
  ].join('\n');

function read(text: string) {
  const checked = check(parseTrf(text));
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return checked.value;
}

/** Expected: C.04.7 1.2, group A = 2·⌈N/4⌉; its own example is 161 → 82. */
test.each([
  [161, 82],
  [100, 50],
  [8, 4],
  [5, 4],
  [6, 4],
])('%i players: group A ends with %i', (count, last) => {
  expect(lastOfGroupA(read(event(count, '142 9')))).toBe(last);
});

test('a code with BAKU gives the virtual points that nobody wrote', () => {
  const { players, ...rest } = read(event(8, '142 9\n192 FIDE_DUTCH_2026_BAKU'));
  const tournament = { ...rest, players };
  expect(players.map(({ virtualPoints }) => virtualPoints)).toEqual([
    ...Array<number[]>(4).fill([2, 2, 2, 1, 1]),
    ...Array<number[]>(4).fill([]),
  ]);
  expect(pairingScore(tournament, players[0], 4)).toBe(1);
  expect(pairingScore(tournament, players[0], 6)).toBe(0);
});

test('virtual points that are written out go before the code (250 overrides 192)', () => {
  const head = '142 9\n192 FIDE_DUTCH_2026_BAKU\n250      01.0 001 003 0001 0002';
  expect(read(event(8, head)).players.map(({ virtualPoints }) => virtualPoints.length)).toEqual([
    3, 3, 0, 0, 0, 0, 0, 0,
  ]);
});

/** Reading A3: who has a requested bye in round 1 has no place yet, and joins A if they stand above its last. */
test('players who miss round 1 do not count for the border', () => {
  const bye = (no: number) => (no <= 2 ? '0000 - H' : '');
  const text = event(10, '142 9\n192 FIDE_DUTCH_2026_BAKU', bye);
  // 8 take part: 3, 4, 5, 6 are the half of them.
  const tournament = read(text);
  expect(lastOfGroupA(tournament)).toBe(6);
  expect(tournament.players.filter(({ virtualPoints }) => virtualPoints.length > 0)).toHaveLength(
    6,
  );
});

test('3-1-0 is refused with the article (1.1)', () => {
  const head = '142 7\n162  W 3.0    D 1.0    L 0.0\n192 FIDE_DUTCH_2026_BAKU';
  const checked = check(parseTrf(event(8, head)));
  expect(checked.ok).toBe(false);
  if (!checked.ok) expect(checked.problems.map(({ code }) => code)).toEqual(['baku-points']);
});

test('without the number of rounds there is no Baku (1.4)', () => {
  const checked = check(parseTrf(event(8, '192 FIDE_DUTCH_2026_BAKU')));
  expect(checked.ok).toBe(false);
  if (!checked.ok)
    expect(checked.problems.map(({ code }) => code)).toContain('baku-without-rounds');
});
