import { readFileSync } from 'fs';
import path from 'path';
import { ladderAfter } from '../../../src/systems/keizer/ladder';
import { readRules, topValue } from '../../../src/systems/keizer/parameters';
import { ladderRanking } from '../../../src/systems/keizer/ranking';
import { season, type Evening } from './events';

const rulesOf = (text: string) => {
  const { rules, unread } = readRules(text);
  expect(unread).toEqual([]);
  return rules;
};
const points = (count: number, evenings: readonly Evening[], text: string) =>
  new Map(ladderAfter(season(count, evenings), rulesOf(text)).map(({ no, value }) => [no, value]));

interface ForeignEvent {
  players: number;
  top: number;
  /** `[0, white, black]` Black won, 1 White won, 2 drawn, `[3, player]` the bye; players from 0. */
  rounds: number[][][];
  /** Number, points and value for the next round, from the top. */
  ladder: number[][];
}

/** FreeKeizer 0.5 (GPL, github.com/Roderick-de-Jong/FreeKeizer), run on random events without ties. */
const FOREIGN: ForeignEvent[] = JSON.parse(
  readFileSync(path.join(__dirname, '../../fixtures/keizer/freekeizer.json'), 'utf8'),
);

test.each(FOREIGN.map((event, index) => [index + 1, event] as const))(
  'the ladder of FreeKeizer, event %d',
  (_, { players, top, rounds, ladder }) => {
    const evenings = rounds.map((results): Evening => ({
      games: results
        .filter(([kind]) => kind < 3)
        .map(([kind, white, black]) => [white + 1, black + 1, ['0-1', '1-0', '½'][kind]] as const),
      others: Object.fromEntries(
        results.filter(([kind]) => kind === 3).map(([, no]) => [no + 1, 'pairingBye' as const]),
      ),
    }));
    const own = ladderAfter(season(players, evenings), rulesOf(`freekeizer; top ${top}`));
    expect(own.map(({ no, value, worth }) => [no, value, worth])).toEqual(ladder);
  },
);

/**
 * The ladder that a Dutch club published after its first evening (Haren, 16 September 2016): the first
 * place is worth 80, and everybody's points stand by the places of the same list. Players by place.
 */
test('a published ladder is the one that its own places give', () => {
  const games = [
    [1, 10, '1-0'],
    [11, 2, '0-1'],
    [3, 12, '1-0'],
    [9, 8, '½'],
    [13, 4, '0-1'],
    [5, 14, '1-0'],
    [6, 15, '1-0'],
    [16, 7, '0-1'],
  ] as const;
  const ladder = ladderAfter(season(16, [{ games }]), rulesOf('club; top 80'));
  expect(ladder.map(({ no }) => no)).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
  expect(ladder.map(({ value }) => value)).toEqual([
    151, 149, 147, 145, 143, 141, 139, 109, 108.5, 71, 70, 69, 68, 67, 66, 65,
  ]);
});

/** The worked examples in the rules of a Dutch club (Kijk Uit): the first place is worth 100. */
test.each([
  ['1-0', 16, 80],
  ['½', 16, 40],
  ['½', 21, 42.5],
  ['0-1', 21, 85],
  ['0-1', 16, 0],
])('number 16 against number 21, %s: %d earns %d', (result, no, earned) => {
  const evening = { games: [[16, 21, result]] as const };
  expect(points(30, [evening], 'top 100; own none; again 0').get(no)).toBe(earned);
});

test('a third of 89 for number 12, who cannot come', () => {
  const evening = { others: { 12: 'zeroBye' as const } };
  expect(points(30, [evening], 'top 100; own none; again 0').get(12)).toBeCloseTo(29.67, 2);
});

/** de.wikipedia, Keizer-System: with 6 players the first place is worth 7, about three times the last. */
test.each([
  ['', 6, 7],
  ['ratio 3', 41, 60],
  ['ratio 2', 41, 80],
  ['step 2', 41, 120],
])('%s, %d players: the first place is worth %d', (text, players, top) => {
  expect(topValue(rulesOf(text), players)).toEqual({ n: top, d: 1 });
});

test('the terms sum up to the points, whatever the rules', () => {
  for (const text of ['club', 'keizerforclubs', 'freekeizer', 'own none; loss 1/7; away 12.5%']) {
    const evenings: Evening[] = [
      { games: [[1, 2, '1-0'], [4, 3, 'adj']], others: { 5: 'pairingBye', 6: 'fullBye' } }, // prettier-ignore
      { games: [[3, 1, '½'], [2, 5, '+-']], others: { 4: 'zeroBye', 6: 'halfBye' } }, // prettier-ignore
      { games: [[1, 3, '0-1'], [6, 2, '*']] }, // prettier-ignore
    ];
    for (const { value, terms } of ladderAfter(season(6, evenings), rulesOf(text)))
      expect(terms.reduce((sum, term) => sum + term.value, 0)).toBeCloseTo(value, 9);
  }
});

test('what is shown adds up to the points that are shown: hundredths that rounding leaves are a term', () => {
  // Three absences of a third of 8: 3 × 2.67 is not 8.
  const evenings: Evening[] = [{}, {}, {}].map(() => ({ others: { 1: 'zeroBye' } }));
  const event = season(7, evenings, 'top 8; own none; away 1/3');
  const row = ladderRanking(event).rows.find(({ no }) => no === 1)!;
  expect(row.parts.map(({ value, why, article }) => [value, why, article])).toEqual([
    [2.67, 'ladder-own', 'K4'],
    [2.67, 'ladder-own', 'K4'],
    [2.67, 'ladder-own', 'K4'],
    [-0.01, 'rounding', 'K4'],
  ]);
  expect(row.value).toBe(8);
  const whole = ladderRanking(season(7, evenings, 'top 9; own none; away 1/3')).rows[0]!;
  expect(whole.parts.map(({ value }) => value)).toEqual([3, 3, 3]);
});

test('a postponed game counts as announced until it is played', () => {
  const evening = (result: string) => [{ games: [[1, 2, result]] as const }];
  const rules = 'top 10; own none; again 0';
  expect(points(4, evening('adj'), rules).get(1)).toBe(points(4, evening('½'), rules).get(1));
  expect(points(4, evening('adj'), `${rules}; postponed 0`).get(1)).toBe(0);
  expect(points(4, evening('*'), rules).get(1)).toBe(0);
});

test('absences: so many have a share, and none before the first game where the rules say so', () => {
  const away = { others: { 1: 'zeroBye' as const } };
  const plays = { games: [[1, 2, '0-1']] as const };
  const rules = 'top 12; own none; again 0; away 1/2; win 0';
  expect(points(4, [away, away, away], rules).get(1)).toBe(18);
  expect(points(4, [away, away, away], `${rules}; absences 2`).get(1)).toBe(12);
  expect(points(4, [away, plays, away], `${rules}; credit game`).get(1)).toBe(6);
});

test.each([
  ['top 60; rematch 8', []],
  ['KeizerForClubs; Top = 60; away: 1/3', []],
  ['top sixty', ['top sixty']],
  ['top 60; top 70', ['top 70']],
  ['win -1; speed 3', ['win -1', 'speed 3']],
  ['rematch 8; club', ['club']],
  ['draw 1/0', ['draw 1/0']],
  ['again 51; ratio 1', ['again 51', 'ratio 1']],
])('“%s”: not understood %j', (text, unread) => {
  expect(readRules(text).unread).toEqual(unread);
});
