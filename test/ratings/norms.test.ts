import { blankEvent, blankPlayer } from '../../src/model/blank';
import type { Entry, Outcome, Player, Title, Tournament } from '../../src/model/types';
import { normFigures, normForecast, opponentFigures } from '../../src/ratings/norms';
import { ratingChangeSheet } from '../../src/ratings/ratingChangeSheet';

/**
 * Player 1 of ABC against nine others. Expected: the title regulations B.01 as applied from 1 January
 * 2024 (handbook chapter B012024), figures worked by hand from 1.4.1–1.4.9.
 */
function event(
  opponents: readonly (readonly [rating: number, title: Title | '', federation: string])[],
  outcomes: readonly Outcome[],
  more: Partial<Player> = {},
): Tournament {
  const entry = (opponent: number, outcome: Outcome): Entry => ({
    opponent,
    colour: 'white',
    outcome,
  });
  const first: Player = {
    ...blankPlayer(1, 2300),
    federation: 'ABC',
    ...more,
    entries: outcomes.map((outcome, index) => entry(index + 2, outcome)),
  };
  const others = opponents.map(([rating, title, federation], index) => ({
    ...blankPlayer(index + 2, rating),
    title,
    federation,
  }));
  return blankEvent([first, ...others], outcomes.length);
}

const NINE = [
  [2400, 'IM', 'DEF'],
  [2400, 'IM', 'DEF'],
  [2400, 'IM', 'GHI'],
  [2300, 'FM', 'GHI'],
  [2300, 'FM', 'ABC'],
  [2300, '', 'ABC'],
  [2300, '', 'ABC'],
  [2200, '', 'DEF'],
  [2200, '', 'ABC'],
] as const;
const SIX_AND_A_HALF: readonly Outcome[] = [
  'win',
  'win',
  'win',
  'win',
  'win',
  'win',
  'draw',
  'loss',
  'loss',
];

test('figures: average 2311, 72 per cent is 166 more', () => {
  // 20800 / 9 = 2311.1; 6½ of 9 is 72 %, table 8.1: 166.
  expect(
    opponentFigures(event(NINE, SIX_AND_A_HALF), event(NINE, SIX_AND_A_HALF).players[0]),
  ).toEqual({
    games: 9,
    points: 6.5,
    average: 2311,
    performance: 2477,
    titled: 5,
    federations: 2,
  });
});

/** B.02 8.2.2 and 1.4.9 take both from the same games: ½ of 1 against 2000 is 2000, whatever was won beside it. */
test('the performance is that of the games whose opponents have a rating', () => {
  const tournament = event(
    [
      [2000, '', 'DEF'],
      [0, '', 'DEF'],
      [0, '', 'DEF'],
    ],
    ['draw', 'win', 'win'],
  );
  expect(opponentFigures(tournament, tournament.players[0])).toMatchObject({
    games: 3,
    points: 2.5,
    average: 2000,
    performance: 2000,
  });
});

const norm = (...given: Parameters<typeof event>) => {
  const tournament = event(...given);
  return normFigures(tournament, tournament.players[0]).map(
    ({ title, performance, missing }) => `${title} ${performance} ${missing.join()}`,
  );
};

test('an IM norm by the games: five titled of nine, three IM, two federations', () => {
  expect(norm(NINE, SIX_AND_A_HALF)).toEqual(['IM 2477 ']);
});

const outcomes = (last: Outcome): readonly Outcome[] => [...SIX_AND_A_HALF.slice(0, 8), last];

test('1.4.1c: eight games of nine rounds and a point without a game count as nine', () => {
  // 20800 − 2200 over 8: 2325; 6½ of 8 is 81 %: 251.
  expect(norm(NINE, outcomes('forfeitWin'))).toEqual(['IM 2576 ']);
  const tournament = event(NINE, outcomes('forfeitWin'));
  expect(normFigures(tournament, tournament.players[0])[0].isOfEight).toBe(true);
  const sheet = ratingChangeSheet(tournament, [1], 'en');
  expect(sheet.blocks[1].cells[1][12]).toMatch(/IM norm by the games.*1\.4\.1c/);
});

test('1.4.1: eight games are too few after a forfeit lost; seven with two points without a game', () => {
  expect(norm(NINE, outcomes('forfeitLoss'))).toEqual(['IM 2576 games']);
  const two = [...outcomes('forfeitWin').slice(0, 7), 'forfeitWin', 'forfeitWin'] as const;
  // 20800 − 4400 over 7: 2343; 6½ of 7 is 93 %: 422; the highest average asks for no GM.
  expect(norm(NINE, two)).toEqual(['GM 2765 games,average,title', 'IM 2765 games']);
});

test('too few titles, and six of nine of one’s own federation', () => {
  const plain = NINE.map(([rating], index) => [rating, '', index < 6 ? 'ABC' : 'DEF'] as const);
  expect(norm(plain, SIX_AND_A_HALF)).toEqual(['IM 2477 titled,title,federations,own-federation']);
});

test('the lowest opponent counts as the floor: 2050 for IM', () => {
  const low = NINE.map(
    ([rating, title, federation], index) =>
      [index === 8 ? 1500 : rating, title, federation] as const,
  );
  // 20800 − 2200 + 2050 = 20650; / 9 = 2294; + 166.
  expect(norm(low, SIX_AND_A_HALF)).toEqual(['IM 2460 ']);
});

const altered = (
  changes: Readonly<Record<number, readonly [number, Title | '', string]>>,
): readonly (readonly [number, Title | '', string])[] =>
  NINE.map((line, index) => changes[index] ?? line);

test('1.4.6d: of two without rating one counts as the floor, the other as 1400', () => {
  const unrated = altered({ 7: [0, '', 'DEF'], 8: [0, '', 'ABC'] });
  // 20800 − 4400 + 2050 + 1400 = 19850; / 9 = 2205.6 → 2206; + 166 = 2372: no IM norm.
  expect(norm(unrated, SIX_AND_A_HALF)).toEqual([]);
  // Eight points: 89 %: 351; 2206 + 351 = 2557, but the average is below 2230.
  const eight: readonly Outcome[] = [...SIX_AND_A_HALF.slice(0, 6), 'win', 'win', 'loss'];
  expect(norm(unrated, eight)).toEqual(['IM 2557 average']);
});

test('three of nine without rating: more than a fifth is told as a limit of summaries', () => {
  const three = altered({ 6: [0, '', 'ABC'], 7: [0, '', 'DEF'], 8: [0, '', 'ABC'] });
  const nine: readonly Outcome[] = NINE.map(() => 'win');
  // 20800 − 6700 + 2050 + 2800 = 18950; / 9 = 2105.6 → 2106; + 800. GM: + 2200 instead: 2122.
  expect(norm(three, nine)).toEqual(['GM 2922 unrated,average,title', 'IM 2906 unrated,average']);
});

test('1.4.8b: less than 35 % is no norm however strong the opponents are', () => {
  const strong = NINE.map(([, , federation]) => [2750, 'GM', federation] as const);
  const three: readonly Outcome[] = NINE.map((_, index) => (index < 3 ? 'win' : 'loss'));
  // 3 of 9 is 33 %: −125; 2750 − 125 = 2625.
  expect(norm(strong, three)).toEqual(['GM 2625 score', 'IM 2625 score']);
  const threeAndAHalf: readonly Outcome[] = [...three.slice(0, 8), 'draw'];
  // 39 %: −80.
  expect(norm(strong, threeAndAHalf)).toEqual(['GM 2670 ', 'IM 2670 ']);
});

test('1.4.2a: FID is no federation, neither foreign nor too many of one', () => {
  const withFid = NINE.map(
    ([rating, title, federation]) => [rating, title, federation === 'ABC' ? 'ABC' : 'FID'] as const,
  );
  expect(norm(withFid, SIX_AND_A_HALF)).toEqual(['IM 2477 federations']);
  const allFid = NINE.map(([rating, title]) => [rating, title, 'FID'] as const);
  expect(norm(allFid, SIX_AND_A_HALF, { federation: 'FID' })).toEqual(['IM 2477 federations']);
});

/** Everybody meets everybody `cycles` times; results are of no matter but those of player 1. */
function robin(opponents: readonly (readonly [number, Title | '', string])[], cycles: number) {
  const once = opponents.length;
  const first = event(
    opponents,
    Array.from({ length: once * cycles }, () => 'win' as const),
  );
  const players = first.players.map((player) => ({
    ...player,
    entries: Array.from({ length: cycles }, () =>
      first.players
        .filter(({ no }) => no !== player.no)
        .map(({ no }): Entry => {
          const wins = player.no === 1 || (no !== 1 && no > player.no);
          return { opponent: no, colour: 'white', outcome: wins ? 'win' : 'loss' };
        }),
    ).flat(),
  }));
  return { ...first, players, pairedRounds: once * cycles, totalRounds: once * cycles };
}

test('1.4.2b: in a round robin an unrated player without a point is no opponent', () => {
  // Player 10 is unrated and loses to everybody: eight games are left.
  const tournament = robin(altered({ 8: [0, '', 'ABC'] }), 1);
  const [gm, im] = normFigures(tournament, tournament.players[0]);
  // 20800 − 2200 over 8: 2325, everything won: + 800.
  expect([gm.average, im.average, im.missing]).toEqual([2325, 2325, ['games']]);
});

test('1.4.5f: a double round robin asks for six players and half of them with the title', () => {
  const five = (titles: readonly (Title | '')[]) => {
    const tournament = robin(
      titles.map((title, index) => [2400, title, ['ABC', 'DEF', 'GHI'][index % 3]] as const),
      2,
    );
    return normFigures(tournament, tournament.players[0]).map(
      ({ title, missing }) => `${title} ${missing.join()}`,
    );
  };
  expect(five(['IM', 'IM', 'IM', '', ''])).toEqual(['GM title-double', 'IM ']);
  expect(five(['IM', 'IM', 'FM', '', ''])).toEqual(['GM title-double', 'IM title-double']);
  expect(five(['GM', 'GM', 'GM', 'FM'])).toEqual([
    'GM games,title-double',
    'IM games,title-double',
  ]);
});

test('women’s norms are for women', () => {
  const weak = NINE.map(([rating, title, federation]) => [rating - 60, title, federation] as const);
  // 2311 − 60 = 2251; + 166 = 2417: enough for WGM (2400, average 2180), not for IM.
  expect(norm(weak, SIX_AND_A_HALF)).toEqual([]);
  expect(norm(weak, SIX_AND_A_HALF, { sex: 'w' })).toEqual(['WGM 2417 ', 'WIM 2417 ']);
});

test('the sheet names the regulations, K and whom the limit of 400 concerns', () => {
  const tournament = event(
    [
      [2750, 'GM', 'DEF'],
      [2300, '', 'DEF'],
    ],
    ['loss', 'win'],
  );
  const sheet = ratingChangeSheet(tournament, [1], 'en');
  const [, list] = sheet.blocks;
  // Expected 0.08 (400 points) and 0.50: 1 − 0.58 = 0.42, × 20 = 8.40.
  expect(list.cells[1].slice(0, 8)).toEqual([
    1,
    tournament.players[0].name,
    2300,
    2,
    1,
    0.58,
    20,
    8.4,
  ]);
  expect(list.cells[1][12]).toMatch(/K 20.*400 in round 1/);
  // Above the list, in one line or in two.
  expect(sheet.blocks[0].cells.slice(1).join(' ')).toMatch(
    /B\.02 of 2024-03-01, changed 2025-10-01.*B\.01 of 2024-01-01/,
  );
});

/**
 * By hand: six games against an average of 2350 (14100 / 6), 4 points. With three more of 2350 the
 * average is 2350 ≥ 2230 (IM) and < 2380 (GM). An IM norm asks 2450: 100 more is 64 % (table 8.1: .64
 * is 102, .63 is 95), so 64 % of 9 = 5.76: 6 points are 67 % (125), 5½ are 61 % (80). 2 of 3 are needed.
 */
test('what a norm still asks of the rounds to come', () => {
  const six = [2400, 2400, 2400, 2300, 2300, 2300].map((rating) => [rating, 'IM', 'DEF'] as const);
  const won: readonly Outcome[] = ['win', 'win', 'win', 'win', 'loss', 'loss'];
  const now = { ...event(six, won), totalRounds: 9 };
  expect(normForecast(now, now.players[0])).toEqual([
    { title: 'IM', games: 3, points: 2, against: 2350 },
  ]);
  // Eight rounds give no nine games; after the last one nothing is to come.
  expect(normForecast({ ...now, totalRounds: 8 }, now.players[0])).toEqual([]);
  expect(normForecast({ ...now, totalRounds: 6 }, now.players[0])).toEqual([]);
  const lost = {
    ...event(
      six,
      won.map(() => 'loss'),
    ),
    totalRounds: 9,
  };
  expect(normForecast(lost, lost.players[0])).toEqual([]);
  const sheet = ratingChangeSheet(now, [1], 'en');
  expect(JSON.stringify(sheet.blocks)).toContain('2 of 3 against an average of 2350');
  const titled = { ...now, players: now.players.map((p) => ({ ...p, title: 'IM' as const })) };
  expect(JSON.stringify(ratingChangeSheet(titled, [1], 'en').blocks)).not.toContain('of 3 against');
});
