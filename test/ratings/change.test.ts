import { blankEvent, blankPlayer } from '../../src/model/blank';
import type { Outcome, Player } from '../../src/model/types';
import {
  countedDifference,
  RATING_KINDS,
  ratingKindOf,
  regulationsOf,
  developmentCoefficient,
  ratingChange,
  type KFacts,
} from '../../src/ratings/change';

/** Expected: B.02 of 1 March 2024, 8.3.3, worked by hand. */
test.each<[string, KFacts, number]>([
  ['new to the list, 29 games', { rating: 1800, games: 29 }, 40],
  ['30 games', { rating: 1800, games: 30 }, 20],
  ['in the year of the 18th birthday', { rating: 2299, birthYear: 2008, year: 2026 }, 40],
  ['the year after', { rating: 2299, birthYear: 2007, year: 2026 }, 20],
  ['young, but 2300', { rating: 2300, birthYear: 2012, year: 2026 }, 20],
  ['2399', { rating: 2399 }, 20],
  ['2400', { rating: 2400 }, 10],
  ['what the list says goes before', { rating: 2350, given: 10 }, 10],
])('K: %s', (_, facts, k) => {
  expect(developmentCoefficient(facts).k).toBe(k);
});

test('K of the young needs the day of the event, and says so', () => {
  const young = { rating: 1800, birthYear: 2010 };
  expect(developmentCoefficient(young)).toEqual({ k: 20, rule: 'needs-start' });
  expect(developmentCoefficient({ ...young, rating: 2300 }).rule).toBe('below-2400');
  expect(developmentCoefficient({ ...young, birthYear: 1980 }).rule).toBe('below-2400');
  expect(developmentCoefficient({ ...young, year: 2026 }).rule).toBe('youth');
});

/** Expected: 8.3.1 as changed on 1 October 2025. */
test.each([
  [2200, 500, 400],
  [2200, -500, -400],
  [2649, 450, 400],
  [2650, 450, 450],
  [2700, 900, 900],
  [2000, 400, 400],
])('rated %i, a difference of %i counts as %i', (rating, difference, expected) => {
  expect(countedDifference(rating, difference)).toBe(expected);
});

const event = (ratings: readonly number[], results: readonly (readonly [number, Outcome])[]) => {
  const players = ratings.map((rating, index) => blankPlayer(index + 1, rating));
  const first: Player = {
    ...players[0],
    entries: results.map(([opponent, outcome]) => ({
      outcome,
      opponent: opponent === 0 ? null : opponent,
      colour: 'white',
    })),
  };
  const tournament = { ...blankEvent([first, ...players.slice(1)], results.length) };
  return { tournament: { ...tournament, pairedRounds: results.length }, first };
};

/**
 * 1850, K 20: a win against 1900 (difference −50 → .43), a draw against 1700 (+150 → .70), a loss
 * against 2300 (capped at −400 → .08): 11.4 − 4.0 − 1.6 = +5.8.
 */
test('game by game and in total', () => {
  const { tournament, first } = event(
    [1850, 1900, 1700, 2300],
    [
      [2, 'win'],
      [3, 'draw'],
      [4, 'loss'],
    ],
  );
  const result = ratingChange(tournament, first)!;
  expect(result.games.map(({ expected, isCapped }) => [expected, isCapped])).toEqual([
    [0.43, false],
    [0.7, false],
    [0.08, true],
  ]);
  expect(result.games.map(({ change }) => Math.round(change * 100) / 100)).toEqual([
    11.4, -4, -1.6,
  ]);
  expect([result.scored, result.expected, result.change]).toEqual([1.5, 1.21, 5.8]);
});

test('forfeits, byes, games under one move and unrated opponents do not count, and are told', () => {
  const { tournament, first } = event(
    [1850, 0, 1700],
    [
      [2, 'win'],
      [3, 'forfeitWin'],
      [0, 'halfBye'],
    ],
  );
  const entries = [...first.entries, { ...first.entries[0], opponent: 3, unrated: true }];
  const result = ratingChange(tournament, { ...first, entries })!;
  expect(result.games).toEqual([]);
  expect(result.uncounted.map(({ why }) => why)).toEqual([
    'unrated-opponent',
    'not-played',
    'not-played',
    'unrated-game',
  ]);
  expect(result.change).toBe(0);
});

/** 8.3.3: 40 × 18 = 720 is beyond 700; 700 / 18 = 38.9. */
test('K is lowered where it would weigh more than 700', () => {
  const results = Array.from({ length: 18 }, () => [2, 'draw'] as const);
  const { tournament, first } = event([1500, 1500], results);
  const result = ratingChange(tournament, first, { games: 5 })!;
  expect([result.k.k, result.isKLowered]).toEqual([38, true]);
});

test('who has no rating gets his first one by another article', () => {
  const { tournament, first } = event([0, 1500], [[2, 'win']]);
  expect(ratingChange(tournament, first)).toBeNull();
});

/** Boundaries of B.02 by 60 moves: 60 minutes and more, more than 10, up to 10. */
test.each([
  ['5400+30', '', 'standard'],
  ['40/6000+30:900+30', '', 'standard'],
  ['3600', '', 'standard'],
  ['W900+10-B900+10', '', 'rapid'],
  ['600+5', '', 'rapid'],
  ['600', '', 'blitz'],
  ['180+2', '', 'blitz'],
  ['', '90 min + 30 sec', 'standard'],
  ['', '15+10', 'rapid'],
  ['', "3' + 2''", 'blitz'],
  ['', 'as usual', null],
  ['', '', null],
])('time control %p %p is %p', (timeCode, timeControl, kind) => {
  expect(ratingKindOf({ ...blankEvent([], 0).info, timeCode, timeControl })).toBe(kind);
});

test('in rapid and blitz a difference of more than 400 counts as 400 for everybody', () => {
  expect(countedDifference(2700, 650)).toBe(650);
  for (const kind of ['rapid', 'blitz'] as const)
    expect([countedDifference(2700, 650, kind), countedDifference(2000, -500, kind)]).toEqual([
      400, -400,
    ]);
});

/**
 * 7.3.1 of the chapter on rapid and blitz, since 1 December 2024: 2601 against 2001 is not rated for either,
 * 2601 against 2002 and 2600 against 2000 are; in standard games all are.
 */
test.each([
  [2601, 2001, 'rapid', ['far-apart']],
  [2001, 2601, 'blitz', ['far-apart']],
  [2601, 2002, 'rapid', []],
  [2600, 2000, 'blitz', []],
  [2601, 2001, 'standard', []],
] as const)('a game of %p against %p in %s: %p', (own, other, kind, why) => {
  const { tournament, first } = event([own, other], [[2, 'win']]);
  const change = ratingChange(tournament, first, {}, kind)!;
  expect(change.uncounted.map((game) => game.why)).toEqual(why);
  expect(change.games).toHaveLength(1 - why.length);
});

/** 7.3.3 of the chapter on rapid and blitz has the K of standard games. */
test('K of rapid and blitz is the one of standard games', () => {
  const { tournament, first } = event([2410, 2300], [[2, 'win']]);
  for (const kind of RATING_KINDS)
    expect([
      ratingChange(tournament, first, {}, kind)!.k.k,
      ratingChange(tournament, first, { games: 5 }, kind)!.k.k,
    ]).toEqual([10, 40]);
});

test('each chapter says when it was changed', () => {
  expect(RATING_KINDS.map((kind) => regulationsOf(kind).changed)).toEqual([
    '2025-10-01',
    '2024-12-01',
    '2024-12-01',
  ]);
});
