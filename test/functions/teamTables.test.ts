/** Tables of teams as formulas give them. Expected values are worked by hand. */
import './shim';
import { FUNCTIONS } from '../../functions';

const call = (id: string, ...given: unknown[]): unknown[][] =>
  (FUNCTIONS[id] as (...parameters: unknown[]) => unknown[][])(...given);

/** Round 1: 1-3 3-1 and 4-2 2½-1½, the first named with White at board 1. */
const TABLE = [
  ['No', 'Team', 'R1'],
  [1, 'Ash', '3w3'],
  [2, 'Birch', '4b1½'],
  [3, 'Cedar', '1b1'],
  [4, 'Elm', '2w2½'],
];

test('TEAM_CROSSTABLE: by match points, then game points', () => {
  expect(call('TEAM_CROSSTABLE', TABLE, 4, [['MPvGP']])).toEqual([
    ['Rank', 'No', 'Name', 'R1', 'MP', 'GP'],
    [1, 1, 'Ash', '3w3', 2, 3],
    [2, 4, 'Elm', '2w2½', 2, 2.5],
    [3, 2, 'Birch', '4b1½', 0, 1.5],
    [4, 3, 'Cedar', '1b1', 0, 1],
  ]);
});

/** C.04.6: the winners meet and the losers; 1 and 4 both had White: the first team's colour alternates. */
test('TEAM_PAIRINGS: the next round, by colours that the cells give', () => {
  const [header, ...rows] = call('TEAM_PAIRINGS', TABLE, 4);
  expect(header).toHaveLength(7);
  expect(rows).toEqual([
    [1, 4, 'Elm', 2, 2, 'Ash', 1],
    [2, 2, 'Birch', 0, 0, 'Cedar', 3],
  ]);
});

test('BOARD_POINTS: board by board, with the sums at the foot', () => {
  const table = [
    ['No', 'Team', 'R1', 'R2'],
    [1, 'Ash', '2:1 ½', '3:0 1'],
    [2, 'Birch', '1:0 ½', 'bye:1'],
    [3, 'Cedar', 'bye:1', '1:1 0'],
  ];
  expect(call('BOARD_POINTS', 'Ash', table, 2)).toEqual([
    ['Round', 'Opponent', 1, 2, 'GP'],
    [1, 'Birch', 1, 0.5, 1.5],
    [2, 'Cedar', 0, 1, 1],
    ['', '', 1, 1.5, 2.5],
  ]);
  expect(() => call('BOARD_POINTS', 'Oak', table, 2)).toThrow();
});

/** Both met: Ash 3-1 and 2-2, so 3 × 2 match points of Cedar and so on, counted by hand. */
test('TEAM_TIEBREAK and its working: extended Sonneborn-Berger', () => {
  const table = [
    ['No', 'Team', 'R1', 'R2'],
    [1, 'Ash', '2:3', '3:2'],
    [2, 'Birch', '1:1', '4:2½'],
    [3, 'Cedar', '4:4', '1:2'],
    [4, 'Elm', '3:0', '2:1½'],
  ];
  // Match points: Ash 3, Birch 2, Cedar 3, Elm 0. Ash: 3 against Birch (2), 2 against Cedar (3).
  expect(call('TEAM_TIEBREAK', 'Ash', 'EMGSB', table, 4)).toBe(3 * 2 + 2 * 3);
  const [header, ...terms] = call('TEAM_TIEBREAK_DETAIL', 1, 'EMGSB', table, 4);
  expect(terms).toHaveLength(2);
  const at = header!.indexOf('Counted');
  expect(terms.reduce((sum, term) => sum + Number(term[at]), 0)).toBe(12);
  expect(terms.map((term) => term[2])).toEqual(['Birch', 'Cedar']);
  // The same as the column of the standings.
  const standings = call('TEAM_STANDINGS', table, 4, [['EMGSB']]);
  expect(standings.find((row) => row[2] === 'Ash')![5]).toBe(12);
  expect(() => call('TEAM_TIEBREAK', 'Ash', 'XYZ', table, 4)).toThrow();
});
