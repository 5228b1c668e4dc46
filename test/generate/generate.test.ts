import { DEFAULT_REQUEST, generateTournament } from '../../src/generate/generate';
import { Random } from '../../src/generate/random';
import { drawResult, logisticShare } from '../../src/generate/result';
import { isPlayed } from '../../src/model/outcomes';
import { systemById } from '../../src/systems';

const system = systemById('dubov-1997')!;
const make = (changes: object = {}) => {
  const made = generateTournament(
    { ...DEFAULT_REQUEST, players: 60, rounds: 6, seed: 11, ...changes },
    system,
  );
  if (!made.ok) throw new Error('no legal pairing');
  return made.tournament;
};
const entriesOf = (changes: object) => make(changes).players.flatMap(({ entries }) => entries);
const shareOf = (changes: object, outcomes: string[]) => {
  const entries = entriesOf(changes);
  return entries.filter(({ outcome }) => outcomes.includes(outcome)).length / entries.length;
};

describe('random numbers', () => {
  test('the same seed gives the same row, shares lie in [0, 1) and spread evenly', () => {
    const [a, b] = [new Random(7), new Random(7)];
    const shares = Array.from({ length: 10000 }, () => a.share());
    expect(shares).toEqual(Array.from({ length: 10000 }, () => b.share()));
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...shares)).toBeLessThan(1);
    const tenths = Array.from(
      { length: 10 },
      (_, tenth) => shares.filter((share) => Math.floor(share * 10) === tenth).length,
    );
    for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });
});

describe('results', () => {
  /** The logistic curve: 400 points are ten to one. */
  test('the expected score of 400 points is 10/11', () => {
    expect(logisticShare(400)).toBeCloseTo(10 / 11, 10);
    expect(logisticShare(0)).toBe(0.5);
  });

  test('the mean of many results is the expected score, White being worth 35 points', () => {
    const random = new Random(1);
    const points = { win: 1, draw: 0.5 } as Record<string, number>;
    const total = Array.from({ length: 20000 }, () => {
      const [white] = drawResult(random, 2100, 2000, 0.4);
      return points[white] ?? 0;
    }).reduce((sum, value) => sum + value, 0);
    expect(total / 20000).toBeCloseTo(logisticShare(135), 1.7);
  });

  test('the share of draws between equals is the one asked for', () => {
    const random = new Random(2);
    const draws = Array.from({ length: 20000 }, () => drawResult(random, 2000, 2035, 0.4)).filter(
      ([white]) => white === 'draw',
    );
    expect(draws.length / 20000).toBeCloseTo(0.4, 1.7);
  });
});

describe('tournaments', () => {
  test('without further wishes everybody plays every round', () => {
    expect(entriesOf({}).every(({ outcome }) => isPlayed(outcome))).toBe(true);
  });

  test('numbers follow the ratings, which stay in their range', () => {
    const ratings = make({ ratings: [1500, 1600] }).players.map(({ rating }) => rating);
    expect(ratings).toEqual([...ratings].sort((a, b) => b - a));
    expect(ratings[0]).toBeLessThanOrEqual(1600);
    expect(ratings.at(-1)).toBeGreaterThanOrEqual(1500);
  });

  test('forfeits, byes, withdrawals and late entries come in about the share asked for', () => {
    expect(shareOf({ forfeits: 0.2 }, ['forfeitWin', 'forfeitLoss'])).toBeCloseTo(0.2, 0.9);
    expect(shareOf({ byes: 0.2 }, ['halfBye', 'zeroBye'])).toBeCloseTo(0.2, 0.9);
    const leavers = make({ withdrawals: 0.5 }).players.filter(
      ({ entries }) => entries.at(-1)?.outcome === 'zeroBye',
    );
    expect(leavers.length / 60).toBeCloseTo(0.5, 0.6);
    const late = make({ lateEntries: 0.5 }).players.filter(
      ({ entries }) => entries[0].outcome === 'zeroBye',
    );
    expect(late.length / 60).toBeCloseTo(0.5, 0.6);
    // C.04.2.C.2: in round 2 or 3, never later.
    expect(late.every(({ entries }) => entries[2].outcome !== 'zeroBye')).toBe(true);
  });
});
