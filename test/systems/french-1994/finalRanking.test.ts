import { reasonAsText } from '../../../src/explain/text';
import type { Entry, Tournament } from '../../../src/model/types';
import { editionById } from '../../../src/tiebreaks/editions';
import { standings } from '../../../src/tiebreaks/standings/standings';
import { newEvent } from './randomEvents';

const FRENCH = editionById('FFE-1998')!;

/**
 * F.10: score; for the first place the games among the tied; mean Elo of the opponents; lots.
 *
 *        R1    R2    R3    pts   mean Elo of opponents
 * 1      4+    2-    3+    2     (4, 2, 3)
 * 2      3+    1+    4-    2     (3, 1, 4)
 * 3      2-    4+    1-    1     (2, 4, 1)
 * 4      1-    3-    2+    1     (1, 3, 2)
 *
 * 1 and 2 are tied for the first place: 2 won their game although 2 met the stronger opponents
 * anyway; 3 and 4 are tied lower down, where 3's win over 4 does not count, only the mean Elo.
 */
const RESULTS: readonly (readonly [number, number])[][] = [
  [
    [1, 4],
    [2, 3],
  ],
  [
    [2, 1],
    [3, 4],
  ],
  [
    [1, 3],
    [4, 2],
  ],
];

function event(ratings: readonly number[]): Tournament {
  const start = newEvent(4, 3);
  const entries = (no: number): Entry[] =>
    RESULTS.map((games): Entry => {
      const game = games.find((pair) => pair.includes(no))!;
      const isWinner = game[0] === no;
      return {
        outcome: isWinner ? 'win' : 'loss',
        opponent: isWinner ? game[1] : game[0],
        colour: isWinner ? 'white' : 'black',
      };
    });
  return {
    ...start,
    pairedRounds: 3,
    players: start.players.map((player, i) => ({
      ...player,
      rating: ratings[i],
      entries: entries(player.no),
    })),
  };
}

const PRESET = FRENCH.presets.find(({ id }) => id === 'french-f10')!;

function ranked(tournament: Tournament) {
  const list = standings(tournament, { tieBreaks: PRESET.codes, edition: FRENCH.id });
  if (!list.ok) throw new Error(JSON.stringify(list.problems));
  return list.value;
}

const order = (ratings: readonly number[]) =>
  ranked(event(ratings))
    .rows.map(({ no, rank }) => `${rank}.${no}`)
    .join(' ');

test('the criteria in the order of F.10; the score comes first in every list', () => {
  expect([PRESET.article, PRESET.codes]).toEqual(['F.10', ['DE-1', 'ARO']]);
});

test('first place by the game between the tied, the others by the mean Elo only', () => {
  // 2 meets (3, 1, 4), mean 2033; 1 meets (4, 2, 3), mean 2067: by mean Elo 1 would be ahead.
  expect(order([2100, 2200, 2000, 2000])).toMatch(/^1\.2 2\.1/);
  // 4 meets (1, 3, 2) and 3 meets (2, 4, 1): 4 is ahead if 3 is rated above 4, although 3 won.
  expect(order([2100, 2200, 2050, 2000])).toBe('1.2 2.1 3.4 4.3');
  expect(order([2100, 2200, 2000, 2050])).toBe('1.2 2.1 3.3 4.4');
});

test('still equal: a shared rank, lots are for the arbiter', () => {
  expect(order([2100, 2200, 2000, 2000])).toBe('1.2 2.1 3.3 3.4');
});

test('the games among the tied are asked for the first place only, with the reason', () => {
  const list = ranked(event([2100, 2200, 2050, 2000]));
  expect(list.rows.map(({ no, tieBreaks }) => [no, tieBreaks['DE-1']])).toEqual([
    [2, 1],
    [1, 0],
    [4, null],
    [3, null],
  ]);
  expect(list.rows.map(({ brokenBy }) => brokenBy)).toEqual([null, 'DE-1', null, 'ARO']);
  const options = { language: 'en' } as const;
  expect(reasonAsText(list.detail(3, 'DE-1').undefinedBecause!, options)).toBe(
    'F.10: not tied for the first place',
  );
  expect(list.detail(2, 'DE-1').parts).toMatchObject([
    { round: 2, opponent: 1, value: 1, article: 'F.10' },
  ]);
});

test('if the tied for the first place have not all met, the mean Elo decides', () => {
  // After round 1 both winners have 1 point and have not met: 1 met 4, 2 met 3.
  const list = standings(event([2100, 2200, 2050, 2000]), {
    tieBreaks: PRESET.codes,
    edition: FRENCH.id,
    after: 1,
  });
  if (!list.ok) throw new Error('refused');
  expect(list.value.detail(1, 'DE-1').undefinedBecause).toMatchObject({
    key: 'tiebreaks.undefined.not-all-met',
    article: 'F.10',
  });
  expect(list.value.rows.map(({ no, brokenBy }) => [no, brokenBy]).slice(0, 2)).toEqual([
    [2, null],
    [1, 'ARO'],
  ]);
});
