import { unplayed } from '../../../src/systems/dutch-2011/articles/b1bUnplayed';
import { preferenceAfter } from '../../../src/systems/dutch-2011/articles/a7preferences';
import { minimumOf } from '../../../src/systems/dutch-2011/articles/a8minimum';
import { isTopScorer } from '../../../src/systems/shared/moreThanHalf';
import { floatsByScores } from '../../../src/systems/shared/unplayed';
import { cardsOf } from '../../../src/systems/dutch-2011/cards';
import type { Colour } from '../../../src/model/types';
import { crosstable, event, field, nextRound } from './builder';

const colours = (text: string): Colour[] =>
  [...text].map((letter) => (letter === 'W' ? 'white' : 'black'));

test('A.2: score, then pairing number', () => {
  const tournament = crosstable(['4w0', '3w=', '2b=', '1b1']);
  expect(cardsOf(nextRound(tournament)).map(({ no }) => no)).toEqual([4, 2, 3, 1]);
});

test('A.4: the player with more points floats down, the other up; equals do not float', () => {
  const tournament = crosstable(['3w1 2b1', '4b0 1w0', '1b0 4w=', '2w1 3b=']);
  const floats = floatsByScores(unplayed, tournament, 2);
  expect(tournament.players.map(({ no }) => floats.get(no))).toEqual(['down', 'up', 'up', 'down']);
  expect(floatsByScores(unplayed, tournament, 1).size).toBe(0);
});

test('B.1.b: a point or half point without play is a downfloat and bars the bye (ruling 2)', () => {
  const tournament = crosstable(['U', 'F', 'H', 'Z', '+6w', '-5b', '.', '-9w', '-8b']);
  const floats = floatsByScores(unplayed, tournament, 1);
  const down = [...floats].filter(([, float]) => float === 'down').map(([no]) => no);
  expect(down.sort()).toEqual([1, 2, 3, 5]);
  const barred = cardsOf(nextRound(tournament))
    .filter((card) => !card.mayHaveBye)
    .map(({ no }) => no);
  expect(barred.sort()).toEqual([1, 2, 3, 5]);
});

/** A.7.a–c, A.7.f; where both causes of an absolute preference hold, the difference decides (ruling 5). */
test.each([
  ['', 'none', null],
  ['W', 'strong', 'black'],
  ['B', 'strong', 'white'],
  ['WB', 'mild', 'white'],
  ['BW', 'mild', 'black'],
  ['WW', 'absolute', 'black'],
  ['BWW', 'absolute', 'black'],
  ['BWBB', 'absolute', 'white'],
  ['WWBB', 'absolute', 'white'],
  ['WWBWW', 'absolute', 'black'],
  ['WWWBB', 'absolute', 'white'],
  ['WWWWBB', 'absolute', 'black'],
  ['WBW', 'strong', 'black'],
])('A.7: after %s the preference is %s for %s', (history, strength, colour) => {
  expect(preferenceAfter(colours(history))).toEqual({ strength, colour });
});

test('A.7.a: the two last games played count, unplayed rounds are skipped (ruling 3)', () => {
  const tournament = crosstable(['2w1 Z 3w1', '1b0 Z Z', 'Z Z 1b0']);
  const [first] = cardsOf(nextRound(tournament));
  expect(first.no).toBe(1);
  expect(first.preference).toEqual({ strength: 'absolute', colour: 'black' });
});

test('A.8: X1 and Z1 by counting', () => {
  // After one round: 1 and 2 had white, 3 and 4 black, 5 and 6 have not played.
  const even = cardsOf(nextRound(crosstable(['3w=', '4w=', '1b=', '2b=', 'H', 'H'])));
  const only = (...numbers: number[]) => even.filter(({ no }) => numbers.includes(no));
  expect(minimumOf(only(1, 2, 3, 4), 2, 2)).toEqual({ x1: 0, z1: 0 });
  expect(minimumOf(only(1, 2), 1, 2)).toEqual({ x1: 1, z1: 1 });
  expect(minimumOf(only(1, 2, 5, 6), 2, 2)).toEqual({ x1: 0, z1: 0 });
  expect(minimumOf(only(1, 2), 1, 3)).toEqual({ x1: 1, z1: null });
});

test('A.8.b: in even rounds mild preferences count in X1, not in Z1', () => {
  // Before round 4: 1 and 2 have played once white, once black, last black: mild for white.
  const tournament = crosstable(['3w= 4b= Z', '4w= 3b= Z', '1b= 2w= Z', '2b= 1w= Z']);
  const cards = cardsOf(nextRound(tournament)).filter(({ no }) => no <= 2);
  expect(minimumOf(cards, 1, 4)).toEqual({ x1: 1, z1: 0 });
});

test('A.10: top scorers exist in the last round only, above half of the points', () => {
  const tournament = event(field(4), { totalRounds: 5 });
  expect(isTopScorer(tournament, 5, 5)).toBe(true);
  expect(isTopScorer(tournament, 5, 4)).toBe(false);
  expect(isTopScorer(tournament, 4, 6)).toBe(false);
});
