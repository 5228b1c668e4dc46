import { blankEvent, blankPlayer } from '../../src/model/blank';
import type { Outcome, Player } from '../../src/model/types';
import { firstRating } from '../../src/ratings/firstRating';
import { ratingChangeSheet } from '../../src/ratings/ratingChangeSheet';

/** Player 1 is unrated and meets 2, 3 … once each. */
function event(opponents: readonly number[], outcomes: readonly Outcome[]) {
  const first: Player = {
    ...blankPlayer(1, 0),
    entries: outcomes.map((outcome, index) => ({
      outcome,
      opponent: index + 2,
      colour: 'white',
    })),
  };
  const others = opponents.map((rating, index) => blankPlayer(index + 2, rating));
  return blankEvent([first, ...others], outcomes.length);
}

const of = (...given: Parameters<typeof event>) => {
  const tournament = event(...given);
  return firstRating(tournament, tournament.players[0]);
};

/** Expected: B.02 of 1 March 2024 (handbook chapter B022024), 7.1.4 and 8.2, worked by hand. */
test('8.2: two draws with 1800 are added', () => {
  // 1700 × 5 + 3600 = 12100; / 7 = 1728.57; 2½ + 1 of 7 is 50 %: 0.
  expect(of([1700, 1700, 1700, 1700, 1700], ['win', 'win', 'draw', 'loss', 'loss'])).toEqual({
    state: 'rating',
    games: 5,
    points: 2.5,
    rating: 1729,
  });
  // 4 + 1 of 7 is 71 %: 158; 1728.57 + 158 = 1886.57.
  expect(of([1700, 1700, 1700, 1700, 1700], ['win', 'win', 'win', 'win', 'loss']).rating).toBe(
    1887,
  );
});

test('8.2.3: not more than 2200', () => {
  // 2300 × 5 + 3600 = 15100; / 7 = 2157; 6 of 7 is 86 %: 309.
  expect(of([2300, 2300, 2300, 2300, 2300], ['win', 'win', 'win', 'win', 'win']).rating).toBe(2200);
});

test('7.1.4: five games against rated opponents, and 1400', () => {
  expect(of([1700, 1700, 1700, 1700, 0], ['win', 'win', 'draw', 'loss', 'win'])).toMatchObject({
    state: 'few',
    games: 4,
  });
  // 1400 × 5 + 3600 = 10600; / 7 = 1514.29; ½ + 1 of 7 is 21 %: −230.
  expect(
    of([1400, 1400, 1400, 1400, 1400], ['draw', 'loss', 'loss', 'loss', 'loss']),
  ).toMatchObject({ state: 'below-floor', rating: 1284 });
});

test('8.2.1: nothing scored is not counted; forfeits are no games', () => {
  const none = Array.from({ length: 5 }, () => 'loss' as const);
  expect(of([1700, 1700, 1700, 1700, 1700], none).state).toBe('zero');
  expect(of([1700, 1700], ['forfeitWin', 'forfeitLoss'])).toMatchObject({ state: 'few', games: 0 });
});

test('the sheet tells it', () => {
  const tournament = event([1700, 1700, 1700, 1700, 1700], ['win', 'win', 'draw', 'loss', 'loss']);
  const [, list] = ratingChangeSheet(tournament, [1], 'en').blocks;
  expect(list.cells[1][12]).toMatch(/first rating by these games alone: 1729/);
});
