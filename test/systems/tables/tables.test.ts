import { molterTable } from '../../../src/systems/molter/tables';
import { scheveningenTable } from '../../../src/systems/scheveningen/tables';
import type { GameTable } from '../../../src/systems/tables/table';
import { brokenRules } from './verify';

const shown = (table: GameTable): string[] =>
  table.map((games) =>
    games
      .map((game) => game.map(({ team, board }) => `${'AB'[team - 1]}${board}`).join('-'))
      .join(' '),
  );

test.each([2, 3, 4, 5, 6, 7, 8, 9, 10])(
  'Scheveningen on %d boards: everybody once, colours',
  (n) => {
    const table = scheveningenTable(n);
    expect(table).toHaveLength(n);
    expect(brokenRules(table, 2, n, 'scheveningen')).toEqual([]);
    for (const games of table) {
      const whites = games.filter(([white]) => white.team === 1).length;
      // On two boards the printed table gives one team both Whites, then both Blacks.
      expect(Math.abs(2 * whites - n)).toBe(n === 2 ? 2 : n % 2);
    }
  },
);

/** As the standard tables are printed (en.wikipedia.org/wiki/Scheveningen_system, read 2026). */
test('the printed tables of 3 and 5 boards, and the first rounds of 7', () => {
  expect(shown(scheveningenTable(3))).toEqual([
    'A1-B1 A2-B2 B3-A3',
    'B2-A1 A2-B3 B1-A3',
    'A1-B3 B1-A2 A3-B2',
  ]);
  expect(shown(scheveningenTable(5))).toEqual([
    'A1-B1 A2-B2 A3-B3 B4-A4 B5-A5',
    'B2-A1 B3-A2 A3-B4 A4-B5 B1-A5',
    'A1-B3 A2-B4 B5-A3 B1-A4 A5-B2',
    'B4-A1 A2-B5 A3-B1 B2-A4 B3-A5',
    'A1-B5 B1-A2 B2-A3 A4-B3 A5-B4',
  ]);
  expect(shown(scheveningenTable(7)).slice(0, 3)).toEqual([
    'A1-B1 A2-B2 A3-B3 A4-B4 B5-A5 B6-A6 B7-A7',
    'B2-A1 B3-A2 B4-A3 A4-B5 A5-B6 A6-B7 B1-A7',
    'A1-B3 A2-B4 A3-B5 B6-A4 B7-A5 B1-A6 A7-B2',
  ]);
});

test('Molter: every number of teams, boards and rounds keeps every rule', () => {
  const wrong: string[] = [];
  for (let teams = 3; teams <= 16; teams++)
    for (let boards = 2; boards <= 8; boards++)
      for (let rounds = 1; rounds < teams; rounds++) {
        if (boards % 2 === 1 && teams % 2 === 1) continue;
        const table = molterTable(teams, boards, rounds);
        if (table.length !== rounds) wrong.push(`${teams}×${boards}×${rounds}: length`);
        const broken = brokenRules(table, teams, boards, 'molter');
        if (broken.length > 0) wrong.push(`${teams}×${boards}×${rounds}: ${broken[0]}`);
      }
  expect(wrong).toEqual([]);
});

test('Molter: the verifier finds what is wrong', () => {
  const table = molterTable(5, 4, 4);
  expect(brokenRules([table[0], table[0], ...table.slice(2)], 5, 4, 'molter')).not.toEqual([]);
  const [[first, ...others], ...rest] = table;
  const turned = [[[first[1], first[0]] as const, ...others], ...rest];
  expect(brokenRules(turned, 5, 4, 'molter')).not.toEqual([]);
  expect(brokenRules([others, ...rest], 5, 4, 'molter')).toContain('round 1: not everybody once');
});

test('Molter: teams meet as many different teams as they can, early', () => {
  const met = (teams: number, boards: number, rounds: number): number[] => {
    const seen = Array.from({ length: teams }, () => new Set<number>());
    for (const [white, black] of molterTable(teams, boards, rounds).flat()) {
      seen[white.team - 1].add(black.team);
      seen[black.team - 1].add(white.team);
    }
    return seen.map(({ size }) => size);
  };
  expect(Math.min(...met(9, 4, 2))).toBeGreaterThanOrEqual(3);
  expect(Math.min(...met(10, 4, 2))).toBe(4);
  expect(Math.min(...met(10, 4, 4))).toBeGreaterThanOrEqual(8);
  expect(Math.min(...met(9, 4, 8))).toBe(8);
});
