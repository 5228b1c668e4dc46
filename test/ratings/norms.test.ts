import { blankEvent, blankPlayer } from '../../src/model/blank';
import type { Entry, Outcome, Player, Title, Tournament } from '../../src/model/types';
import { normFigures, opponentFigures } from '../../src/ratings/norms';
import { ratingChangeSheet } from '../../src/ratings/ratingChangeSheet';

/** Player 1 of ABC against nine others; the limits are those of B.01 (1.4). */
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

const norm = (...given: Parameters<typeof event>) => {
  const tournament = event(...given);
  return normFigures(tournament, tournament.players[0]).map(
    ({ title, performance, missing }) => `${title} ${performance} ${missing.join()}`,
  );
};

test('an IM norm by the games: five titled of nine, three IM, two federations', () => {
  expect(norm(NINE, SIX_AND_A_HALF)).toEqual(['IM 2477 ']);
});

test('eight games are too few; a forfeit is no game', () => {
  const forfeit: readonly Outcome[] = [...SIX_AND_A_HALF.slice(0, 8), 'forfeitWin'];
  // 20800 − 2200 over 8: 2325; 6½ of 8 is 81 %: 251.
  expect(norm(NINE, forfeit)).toEqual(['IM 2576 games']);
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
  expect(sheet.blocks[0].cells[1][0]).toMatch(
    /B\.02 of 2024-03-01, changed 2025-10-01.*B\.01 of 2022-01-01/,
  );
});
