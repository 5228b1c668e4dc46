import type { Colour } from '../../../src/model/types';
import { blankEvent, blankPlayer } from '../../../src/model/blank';
import { systemByTrfCode } from '../../../src/systems';
import { TEAM_EDITION, teamSwiss2026 } from '../../../src/systems/team-swiss-2026';
import { fieldOf } from '../../../src/systems/matches/field';
import { identifierOf } from '../../../src/systems/matches/measure';
import { preference } from '../../../src/systems/team-swiss-2026/preference';

const colours = (letters: string): Colour[] =>
  [...letters].map((letter) => (letter === 'W' ? 'white' : 'black'));

/** 1.7, case by case: [colours so far, type A, type B, type B in the last round]. */
test.each([
  ['', '-', '-', '-'],
  ['W', '-', 'b', 'b'],
  ['B', '-', 'w', 'w'],
  ['WB', '-', 'w', '-'],
  ['BW', '-', 'b', '-'],
  ['WW', 'B', 'B', 'B'],
  ['BB', 'W', 'W', 'W'],
  ['WWBB', 'W', 'W', 'W'],
  ['BWW', 'B', 'B', 'B'],
  ['WWWBB', '-', 'b', 'b'],
  ['BBBWW', '-', 'w', 'w'],
  ['WBWBW', '-', 'b', 'b'],
  ['WWBWW', 'B', 'B', 'B'],
])('1.7: after %s', (letters, a, b, last) => {
  const shown = (type: 'A' | 'B', isLastRound: boolean): string => {
    const { colour, strength } = preference(colours(letters), type, isLastRound);
    if (colour === null) return '-';
    const letter = colour === 'white' ? 'w' : 'b';
    return strength === 'strong' ? letter.toUpperCase() : letter;
  };
  expect([shown('A', false), shown('B', false), shown('B', true)]).toEqual([a, b, last]);
});

/** 3.6.1: the example of the text. */
test('3.6.1: 11-24 16-6 10-9 8-4 is 4 6 9 11 8 16 10 24', () => {
  const players = Array.from({ length: 24 }, (_, index) => blankPlayer(index + 1));
  const present = players.map(({ no }) => no);
  const task = { tournament: blankEvent(players, 5), round: 1, present };
  const { competitors } = fieldOf(task, TEAM_EDITION);
  const of = new Map(competitors.map((each) => [each.no, each]));
  const pairs = [
    [11, 24],
    [16, 6],
    [10, 9],
    [8, 4],
  ].map(([a, b]) => [of.get(a)!, of.get(b)!] as const);
  expect(identifierOf(pairs)).toEqual([4, 6, 9, 11, 8, 16, 10, 24]);
});

/** TRF26, record 192. */
test.each(['FIDE_TEAM', 'FIDE_TEAM_TYPEB_GP_MP', 'FIDE_TEAM_MP', 'FIDE_TEAM_TYPEA_MP_GP_BAKU'])(
  '%s is this system, and is written back so',
  (code) => {
    expect(systemByTrfCode(code)).toBe(teamSwiss2026);
    expect(teamSwiss2026.trfCodeFor!({ ...blankEvent([], 5), systemCode: code })).toBe(code);
  },
);
