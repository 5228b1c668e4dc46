import { bothWays } from './blanks';
import { outcomeOf } from './shim';
import { FUNCTIONS } from '../../functions';

const FRENCH = 'FFE-1998';

/** Calls as Excel does: blanks are 0 or null, omitted optionals null. */
const call = (id: string, ...given: unknown[]): unknown =>
  bothWays(
    (each) => outcomeOf(() => (FUNCTIONS[id] as (...parameters: unknown[]) => unknown)(...each)),
    given,
  );

const table = () => [
  ['No', 'Name', 'Rtg', 'R1', 'R2', 'R3'],
  [1, 'Álvarez, Ana', 2000, '2w1', '3b½', '4w1'],
  [2, 'Brown, Bea', 1900, '1b0', '4w1', '3b-'],
  [3, 'Brown, Carl', 1800, '4b1', '1w½', '2w+'],
  [4, 'Dupont, Didier', 0, '3w0', '2b0', '1b0'],
  [5, 'Extra, Ed', 0, 'bye', 0, 0],
];

describe('the player', () => {
  it.each([1, '1', 'Álvarez, Ana', 'alvarez, ana', 'Alvarez', 'ANA'])('%j is found', (player) =>
    expect(call('WINS', player, table(), null)).toBe(2),
  );
  it('is asked for again when nobody or several fit', () => {
    expect(call('WINS', 'Zoe', table(), null)).toBe(
      '#VALUE! player: there is no player “Zoe” in the table. Give a number or a name as in the table.',
    );
    expect(call('WINS', 'Brown', table(), null)).toMatch(
      /several players fit.*2 Brown, Bea, 3 Brown/,
    );
    expect(call('WINS', 0, table(), null)).toMatch(/^#VALUE! player/);
  });
});

it('gives the working in rows, "" where there is nothing', () => {
  // S.A.: 1 has 2½; 2 has 1 + ½ (forfeit) = 1½; 3 has 1½ + ½ = 2; 4 has 0. Forfeit: half of 2's 1½.
  expect(call('BUCHHOLZ_DETAIL', 3, table(), null, FRENCH)).toEqual([
    ['Round', 'No', 'Opponent', 'Used', 'Points', 'Term', 'Counted', 'Why', 'Article'],
    [1, 4, 'Dupont, Didier', 0, '', 0, 0, 'played', '2.2.1.1'],
    [2, 1, 'Álvarez, Ana', 2.5, '', 2.5, 2.5, 'played', '2.2.1.1'],
    [3, 2, 'Brown, Bea', 1.5, '', 0.75, 0.75, 'forfeit: virtual opponent', '4 Score Ajusté (A1)'],
  ]);
  expect(call('BUCHHOLZ', 3, table(), null, FRENCH)).toBe(3.25);
  expect(call('BUCHHOLZ', 3, table(), 'literal', FRENCH)).toBe(4.5);
  expect(call('BUCHHOLZ', 3, table(), 'played-only', 'ffe-1998')).toBe(2.5);
  expect(call('BUCHHOLZ_CUT', 3, table(), null, null, FRENCH)).toBe(3.25);
  expect(call('TIEBREAK', 3, table(), 'Brésilien', null, FRENCH)).toBe(3.25);
  expect(call('TIEBREAK', 3, table(), 'BH-C2', FRENCH, null)).toBe(2.5);
});

it('asks who beat whom for the first place only (F.10 of the French system of 1994)', () => {
  // Ana and Carl lead with 2½ and drew their game; Bea and Ed have a point each.
  expect(call('TIEBREAK', 1, table(), 'DE-1', null, null)).toBe(0.5);
  expect(call('TIEBREAK', 2, table(), 'DE-1', null, null)).toBe(
    '#N/A F.10: not tied for the first place',
  );
  const [header, ...rows] = call('STANDINGS', table(), 'DE-1,ARO', null, null, null) as string[][];
  const values = rows.map((row) => row[header.indexOf('DE-1')]);
  expect(values).toEqual([0.5, 0.5, '–', '–', '–']);
});

describe('what cannot be computed is #N/A with the reason, never 0', () => {
  it.each<[string, unknown[], string]>([
    ['PERFORMANCE', [5, FRENCH], '#N/A 4 Performance: no game was played over the board'],
    [
      'BUCHHOLZ_CUT',
      [3, 3, null, FRENCH],
      '#N/A 2.2.1.5: too few opponents: 3, at least 4 are needed',
    ],
    ['DIRECT_ENCOUNTER', [4, null, FRENCH], '#N/A 2.1.4: tied with nobody'],
    [
      'DIRECT_ENCOUNTER',
      [2, null, FRENCH],
      '#N/A 2.1.4: not all of the tied have met: Brown, Bea and Extra, Ed',
    ],
  ])('%s(%j)', (id, [player, ...options], expected) =>
    expect(call(id, player, table(), ...options)).toBe(expected),
  );
  it('and ends the column of the working in #N/A', () => {
    const rows = call('PERFORMANCE_DETAIL', 5, table(), null) as unknown[][];
    expect(rows.at(-1)![6]).toMatchObject({ code: '#N/A' });
  });
});

describe('a bad cell is #VALUE! with the place and the cure', () => {
  it('an error in the range', () => {
    const broken = table();
    broken[2][4] = { code: '#NAME?' } as unknown as string;
    expect(call('WINS', 1, broken, null)).toBe(
      '#VALUE! table, row 3, column 5: the cell shows #NAME?. Text such as =3N was taken for a formula: format the cells as text, then paste again.',
    );
    // The same content again, in fresh objects, is recognised and refused alike.
    const again = table();
    again[2][4] = { code: '#NAME?' } as unknown as string;
    expect(call('WINS', 1, again, null)).toMatch(/^#VALUE! table, row 3, column 5/);
  });
  it('several, and how many more', () => {
    const broken = table().map((row, i) => (i === 0 ? row : [...row.slice(0, 3), 'x', 'y', '?']));
    expect(call('WINS', 1, broken, null)).toMatch(/row 2, column 4.*row 2, column 5.*12 more/);
  });
  it.each<[string, unknown[]]>([
    ['BUCHHOLZ_MEDIAN', [1, table(), 'two', null, null]],
    ['BUCHHOLZ_MEDIAN', [1, table(), -1, null, null]],
    ['BUCHHOLZ', [1, table(), 'sometimes', null]],
    ['BUCHHOLZ', [1, table(), null, 'FIDE-2099']],
    ['TIEBREAK', [1, table(), 'XYZ', null, null]],
    ['STANDINGS', [table(), [['BH,NO']], null, null, null]],
    ['STANDINGS', [table(), null, 1.5, null, null]],
    ['QUANTITY', [5, 4]],
    ['QUANTITY', [0.3, 4]],
    ['RATING_DIFFERENCE', [1.2]],
    ['EXPECTED_SCORE', [0, 2000]],
    ['ELO_FROM_INGO', ['strong']],
    ['RESULT_TEXT', ['won']],
    ['MATCH_POINTS', [[[2]], null]],
    ['BERLIN', [[['much']]]],
  ])('%s refuses a bad argument', (id, given) => expect(call(id, ...given)).toMatch(/^#VALUE! /));
});

it('notices a changed cell', () => {
  const changed = table();
  expect(call('WINS', 1, changed, null)).toBe(2);
  changed[1][5] = '4w½';
  changed[4][5] = '1b½';
  expect(
    call(
      'WINS',
      1,
      changed.map((row) => [...row]),
      null,
    ),
  ).toBe(1);
  expect(call('WINS', 1, table(), null)).toBe(2);
});

it('ranks, with what broke each tie', () => {
  expect(call('STANDINGS', table(), [['WINS', 'BH']], null, null, FRENCH)).toEqual([
    ['Rank', 'No', 'Name', 'Rtg', 'Pts', 'WINS', 'BH', 'Broken by'],
    [1, 1, 'Álvarez, Ana', 2000, 2.5, 2, 3.5, ''],
    [2, 3, 'Brown, Carl', 1800, 2.5, 1, 3.25, 'WINS'],
    [3, 2, 'Brown, Bea', 1900, 1, 1, 3.5, ''],
    [4, 5, 'Extra, Ed', '', 1, 0, 4.5, 'WINS'],
    [5, 4, 'Dupont, Didier', '', 0, 0, 6, ''],
  ]);
  const after1 = call('STANDINGS', table(), 0, 1, null, null) as unknown[][];
  expect(after1.slice(1).map(([rank, no]) => [rank, no])).toEqual([
    [1, 1],
    [1, 3],
    [1, 5],
    [4, 2],
    [4, 4],
  ]);
});

it('prints a crosstable from players and rounds, and reads it back', () => {
  const players = [
    ['No', 'Name', 'Rtg'],
    [1, 'Ada', 2000],
    [2, 'Bo', 1900],
    [3, 'Cy', 0],
  ];
  const round1 = [
    ['Table', 'No', 'White', 'Result', 'Black', 'No'],
    [1, 1, 'Ada', '1-0', 'Bo', 2],
    [0, 3, 'Cy', 'bye', 0, 0],
  ];
  const round2 = [
    ['Table', 'No', 'White', 'Result', 'Black', 'No'],
    [1, 3, 'Cy', '½', 'Ada', 1],
  ];
  const printed = call('CROSSTABLE', players, [round1, round2]) as unknown[][];
  expect(printed).toEqual([
    ['No', 'Name', 'Rtg', 'R1', 'R2', 'Pts'],
    [1, 'Ada', 2000, '2w1', '3b½', 1.5],
    [2, 'Bo', 1900, '1b0', '', 0],
    [3, 'Cy', '', 'bye', '1w½', 1.5],
  ]);
  expect(call('CROSSTABLE', printed, null)).toEqual(printed);
});

it('knows colours and floats', () => {
  const [, ana] = call('COLOUR_PREFERENCE', table(), null) as unknown[][];
  expect(ana).toEqual([1, 'Álvarez, Ana', 'WBW', 1, 'Black', 'strong']);
  const rows = call('FLOATS', table(), 'dutch-2016') as unknown[][];
  expect(rows[0]).toEqual(['No', 'Name', 'R1', 'R2', 'R3']);
  // Round 3: 1 with 1½ meets 4 with 0; 2 forfeits against 3. Round 1: the bye of 5 is a downfloat.
  expect(rows.map((row) => row[4])).toEqual(['R3', '↓', '↓', '↓', '↑', '↓']);
  expect(rows[5][2]).toBe('↓');
  expect(
    call(
      'COLOUR_PREFERENCE',
      [
        ['No', 'Name', 'R1'],
        [1, 'A', 'W2'],
        [2, 'B', 'L1'],
      ],
      null,
    ),
  ).toMatch(/does not say who had which colour/);
});

describe('helpers', () => {
  it.each<[string, unknown[], unknown]>([
    ['RATING_DIFFERENCE', [0.75], 193],
    ['RATING_DIFFERENCE', [0.25], -193],
    ['RATING_DIFFERENCE', [0.5], 0],
    ['RATING_DIFFERENCE', [1], 736],
    ['EXPECTED_SCORE', [2000, 1800], 0.76],
    ['EXPECTED_SCORE', [1800, 2000], 0.24],
    // French system of 1994, A.1: Elo = 2840 − 8 INGO = 600 + 8 BCR.
    ['ELO_FROM_INGO', [105], 2000],
    ['ELO_FROM_BCR', [175], 2000],
    ['RESULT_TEXT', ['0,5'], '½-½'],
    ['RESULT_TEXT', ['+-'], '1-0F'],
    ['RESULT_TEXT', [0], ''],
    ['MATCH_POINTS', [[[2.5, 2, '1½', 0]], 4], 3],
    ['BERLIN', [[[1], ['½'], [0], ['0,5']]], 6],
  ])('%s(%j) is %j', (id, given, expected) => expect(call(id, ...given)).toBe(expected));
});

describe('teams: Sonneborn-Berger with the four combinations (ruling A6)', () => {
  // Four boards. A beats B 3-1, draws C 2-2; B beats C 2½-1½. MP: A 3, B 2, C 1; GP: 5, 3½, 3½.
  const grid = [
    ['No', 'Team', 1, 2, 3],
    [1, 'A', 'X', 3, 2],
    [2, 'B', 1, 'X', '2½'],
    [3, 'C', 2, 1.5, 'X'],
  ];
  it.each([
    [null, 3 * 2 + 2 * 1],
    ['MPxMP', 2 * 2 + 1 * 1],
    ['GPxGP', 3 * 3.5 + 2 * 3.5],
    ['GPxMP', 2 * 3.5 + 1 * 3.5],
  ])('%j', (combination, expected) =>
    expect(call('TEAM_SONNEBORN_BERGER', 'A', grid, 4, combination)).toBe(expected),
  );
  it('the same by rounds', () => {
    const swiss = [
      ['No', 'Team', 'R1', 'R2', 'R3'],
      [1, 'A', '2:3', '3:2', 0],
      [2, 'B', '1:1', 0, '3:2½'],
      [3, 'C', 0, '1:2', '2:1½'],
    ];
    expect(call('TEAM_SONNEBORN_BERGER', 1, swiss, 4, null)).toBe(8);
    expect(call('GAME_POINTS', 'B', swiss, 4)).toBe(3.5);
  });
});

describe('points other than 1-½-0', () => {
  const players = [
    ['No', 'Name', 'Rtg'],
    [1, 'Ada', 2000],
    [2, 'Bo', 1900],
    [3, 'Cy', 1800],
  ];
  const round = [
    ['Table', 'No', 'White', 'Result', 'Black', 'No'],
    [1, 1, 'Ada', '½-½', 'Bo', 2],
    [0, 3, 'Cy', 'bye', 0, 0],
  ];
  const event = (setting: string, value: string | number) => [
    ['Setting', 'Value'],
    [setting, value],
  ];
  it('come with the table Event and travel in the header of the points', () => {
    const printed = call('CROSSTABLE', players, [
      round,
      event('Points for the bye', '½'),
    ]) as unknown[][];
    expect(printed.map((row) => row.at(-1))).toEqual(['Pts (1-½-0 U½)', 0.5, 0.5, 0.5]);
    const ranked = call('STANDINGS', printed, null, null, null, null) as unknown[][];
    expect(ranked.slice(1).map(([rank, , , , points]) => [rank, points])).toEqual([
      [1, 0.5],
      [1, 0.5],
      [1, 0.5],
    ]);
  });
});

it('pairs the next round, in table order', () => {
  const list = [
    ['No', 'Name', 'Rtg'],
    [1, 'Ada', 2000],
    [2, 'Bo', 1900],
    [3, 'Cy', 1800],
    [4, 'Di', 1700],
    [5, 'Ed', 1600],
  ];
  const paired = call('PAIRINGS', list, null, 5, null) as unknown[][];
  // Dutch 2016: S1 1 2, S2 3 4, the last has the bye; White of table 1 by the initial colour.
  expect(paired[0]).toEqual(['Table', 'No', 'White', 'Rtg', 'Pts', 'Pts', 'Rtg', 'Black', 'No']);
  expect(paired.slice(1).map((row) => [row[0], [row[1], row[8]].sort()])).toEqual([
    [1, [1, 3]],
    [2, [2, 4]],
    ['', ['', 5]],
  ]);
  const next = call('PAIRINGS', table(), 'french 1994', 5, null) as unknown[][];
  expect(next).toHaveLength(1 + 3);
  expect(call('PAIRINGS', table(), 'swiss', null, null)).toMatch(/^#VALUE! system/);
});

/** Each line of a printed table is one cell when it is pasted; an answer by rows stands beside the lines. */
it('reads a table that a program printed for a wall, pasted line by line', () => {
  const lines = [
    'Open of the Grove',
    '',
    '  N NAME            Rtg   T  Fed  Pts |   1     2',
    '---------------------------------------------------',
    '  1 Alder, Ada     2000  FM SUI  1.5 | +W3   =B2',
    '  2 Birch, Bo      1900     FRA  1.5 | +B4   =W1',
    '  3 Cedar, Cy      1800     GER  0.0 | -B1   -F4',
    '  4 Dogwood, Di    1700     AUT  1.0 | -W2   +F3',
    '',
    'Generated by a program',
  ].map((line) => [line]);
  expect(call('BUCHHOLZ', 1, lines, null, 'C07-2026')).toBe(1.5);
  // Alder met Cedar (0) and Birch (1½), as points are printed; the ruler has a row of its own.
  const column = call('TIEBREAK_COLUMN', lines, 'PTS', 'C07-2026') as unknown[][];
  expect(column).toEqual([[''], [1.5], [1.5], [0], [1], [''], ['']]);
  const wrong = lines.map(([line]) => [line!.replace('+B4', '?B4')]);
  expect(call('BUCHHOLZ', 1, wrong, null, null)).toMatch(/row 6, column 1: “\?B4”/);
});
