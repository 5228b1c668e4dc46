import { FINAL_RANKING, finalRanking } from '../../../src/systems/french-1994/f10FinalRanking';
import type { Entry, Tournament } from '../../../src/model/types';
import { newEvent } from './randomEvents';

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

const order = (ratings: readonly number[]) => {
  const ranking = finalRanking(event(ratings));
  return ranking.ok ? ranking.value.map(({ no, rank }) => `${rank}.${no}`).join(' ') : 'refused';
};

test('the criteria in the order of F.10', () => {
  expect(FINAL_RANKING.map((one) => (one.kind === 'tie-break' ? one.code : one.kind))).toEqual([
    'score',
    'DE',
    'ARO',
    'lots',
  ]);
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
