import { parseAmount, share } from '../../src/generate/amount';
import { drawDraft, type Wishes } from '../../src/generate/draft';
import { chances, tableExpectation } from '../../src/generate/models';
import { playDraft } from '../../src/generate/randomEvent';
import type { Outcome, Tournament } from '../../src/model/types';
import { systemById } from '../../src/systems';

const system = systemById('dutch-2016')!;
const OFF: Wishes = { features: {}, unset: 'off', tieBreakPool: [], mayAccelerate: true };
const make = (wishes: Partial<Wishes>, seed = 1): Tournament => {
  const made = playDraft(drawDraft({ ...OFF, ...wishes }, seed), system);
  if (!made.ok) throw new Error(`round ${made.round}`);
  return made.tournament;
};
const outcomesOf = ({ players }: Tournament): Outcome[] =>
  players.flatMap(({ entries }) => entries.map(({ outcome }) => outcome));
const countOf = (tournament: Tournament, ...wanted: Outcome[]): number =>
  outcomesOf(tournament).filter((outcome) => wanted.includes(outcome)).length;

test('amounts: a number, a share, one round', () => {
  expect(parseAmount('4')).toEqual({ kind: 'count', value: 4, round: null });
  expect(parseAmount('5%@3')).toEqual({ kind: 'share', value: 0.05, round: 3 });
  expect(parseAmount('0.1')).toEqual({ kind: 'share', value: 0.1, round: null });
  for (const bad of ['', '-1', '101%', '2.5', 'x', '5%@']) expect(parseAmount(bad)).toBeNull();
});

/** Values of the published model, as computed from its formulas (white, draw, black). */
test.each([
  [2000, 2000, 0.3549, 0.3628, 0.2822],
  [2000, 1800, 0.6701, 0.2189, 0.111],
  [1800, 2000, 0.1442, 0.255, 0.6008],
  [2500, 2300, 0.5991, 0.3297, 0.0712],
  [2467, 2344, 0.4798, 0.4106, 0.1096],
  [1600, 1600, 0.4129, 0.2195, 0.3676],
  [2800, 2800, 0.2519, 0.5956, 0.1525],
])('Milvang 2024, %i against %i', (white, black, ...expected) => {
  const found = chances('milvang-2024', white, black, 0);
  [found.white, found.draw, found.black].forEach((value, index) =>
    expect(value).toBeCloseTo(expected[index], 3),
  );
});

test('Milvang 2024 never goes below nothing', () => {
  const { white, draw, black } = chances('milvang-2024', 1000, 1000, 0);
  expect(draw).toBe(0);
  expect(white + black).toBeCloseTo(1, 12);
});

/** Expected: table 8.1.2 of the rating regulations, differences capped at 400. */
test.each([
  [0, 0.5],
  [4, 0.51],
  [72, 0.6],
  [200, 0.76],
  [400, 0.92],
  [800, 0.92],
  [-200, 0.24],
])('the table gives %i a score of %f', (difference, expected) => {
  expect(tableExpectation(difference)).toBeCloseTo(expected, 10);
  const white = chances('table', 2000 + difference, 2000, 0.3);
  const black = chances('table', 2000, 2000 + difference, 0.3);
  const mean = (white.white + white.draw / 2 + black.black + black.draw / 2) / 2;
  expect(mean).toBeCloseTo(expected, 10);
});

/** The long run (rating change ≈ 0): four players, three rounds, 1,000 seeds. */
test('over many events everybody scores what the table expects', () => {
  const ratings = [2700, 2650, 1900, 1850];
  const sums = ratings.map(() => ({ scored: 0, expected: 0, games: 0 }));
  for (let seed = 1; seed <= 1000; seed++) {
    const { players } = make(
      { players: [4, 4], rounds: [3, 3], ratings: { kind: 'list', ratings } },
      seed,
    );
    for (const { no, entries } of players)
      for (const { outcome, opponent } of entries) {
        const sum = sums[no - 1];
        sum.games++;
        sum.scored += outcome === 'win' ? 1 : outcome === 'draw' ? 0.5 : 0;
        sum.expected += tableExpectation(ratings[no - 1] - ratings[opponent! - 1]);
      }
  }
  for (const { scored, expected, games } of sums)
    expect(Math.abs(scored - expected) / games).toBeLessThan(0.015);
});

test('numbers that are asked for come exactly', () => {
  const amount = (value: number) => ({ kind: 'count', value, round: null }) as const;
  const tournament = make({
    players: [40, 40],
    rounds: [7, 7],
    features: {
      fullByes: amount(2),
      halfByes: amount(5),
      forfeitWins: amount(4),
      doubleForfeits: amount(1),
      unusual: amount(3),
    },
  });
  expect(countOf(tournament, 'fullBye')).toBe(2);
  expect(countOf(tournament, 'halfBye')).toBe(5);
  expect(countOf(tournament, 'forfeitWin')).toBeLessThanOrEqual(4);
  expect(countOf(tournament, 'forfeitWin')).toBeGreaterThanOrEqual(3);
  expect(countOf(tournament, 'forfeitLoss')).toBeGreaterThanOrEqual(5);
  expect(make({ players: [40, 40], rounds: [7, 7] }).players).not.toEqual(tournament.players);
});

test('one round alone', () => {
  const { players } = make({
    players: [30, 30],
    rounds: [5, 5],
    features: { zeroByes: { kind: 'share', value: 0.3, round: 3 } },
  });
  const rounds = players.flatMap(({ entries }) =>
    entries.flatMap(({ outcome }, index) => (outcome === 'zeroBye' ? [index + 1] : [])),
  );
  expect(new Set(rounds)).toEqual(new Set([3]));
});

test('the same seed gives the same event; asking for one thing does not move the ratings', () => {
  const wishes = { players: [20, 20], rounds: [5, 5] } as const;
  expect(make(wishes, 9)).toEqual(make(wishes, 9));
  const other = make({ ...wishes, features: { halfByes: share(0.1) } }, 9);
  expect(other.players.map(({ rating }) => rating)).toEqual(
    make(wishes, 9).players.map(({ rating }) => rating),
  );
});

test('what is not asked for is drawn, and not always the same', () => {
  const drafts = Array.from({ length: 60 }, (_, seed) =>
    drawDraft({ ...OFF, unset: 'random', tieBreakPool: ['BH', 'SB', 'DE'] }, seed),
  );
  expect(new Set(drafts.map(({ players }) => players)).size).toBeGreaterThan(20);
  expect(new Set(drafts.map(({ rounds }) => rounds)).size).toBeGreaterThan(4);
  expect(drafts.some(({ baku }) => baku)).toBe(true);
  expect(drafts.some(({ features }) => features.late.value > 0)).toBe(true);
  expect(drafts.every(({ tieBreaks }) => tieBreaks.length > 0)).toBe(true);
  for (const { players, rounds } of drafts) expect(rounds).toBeLessThan(players);
});

/** Expected: C.04.7 1.2 and 1.4 for nine rounds. */
test('Baku: the upper half of those who play round 1 has virtual points', () => {
  const { players } = make({ players: [16, 16], rounds: [9, 9], baku: true });
  expect(players.map(({ virtualPoints }) => virtualPoints.join(' '))).toEqual([
    ...Array<string>(8).fill('2 2 2 1 1'),
    ...Array<string>(8).fill(''),
  ]);
});

test('kept-apart pairs never meet; late entries and withdrawals stay away', () => {
  const tournament = make({
    players: [30, 30],
    rounds: [6, 6],
    features: { forbidden: share(0.4), late: share(0.2), withdrawals: share(0.2) },
  });
  expect(tournament.forbidden.length).toBeGreaterThan(3);
  for (const { players } of tournament.forbidden)
    expect(
      tournament.players[players[0] - 1].entries.some(({ opponent }) => opponent === players[1]),
    ).toBe(false);
  expect(countOf(tournament, 'zeroBye')).toBeGreaterThan(5);
});
