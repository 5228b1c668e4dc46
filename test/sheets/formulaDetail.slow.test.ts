import path from 'node:path';
import { cellAddress } from '../../src/sheets/plan/cells';
import { formulaDetailSheet } from '../../src/sheets/write/working/formulaDetail';
import { computeTieBreak } from '../../src/tiebreaks/compute';
import { editionById } from '../../src/tiebreaks/editions';
import { Field } from '../../src/tiebreaks/field';
import { corpusFiles, readTrf } from '../support/cases';
import { shown, type Cell } from '../support/words/sheetFormula';

/**
 * Expected: the value of the tie-break, which the corpora hold against a program that is not ours;
 * calculated here from the formulas of the sheet by a reader of formulas of the tests' own.
 */
const CODES: Readonly<Record<string, readonly string[]>> = {
  'C07-2026': ['BH', 'BH/C1', 'BH/M1', 'SB', 'SB/C1', 'PS', 'PS/C1', 'WIN', 'WON', 'FB', 'KS'],
  'C07-2024': ['BH', 'BH/C2', 'SB', 'PS', 'ARO', 'AOB', 'BPG', 'REP'],
  'FIDE-2009': ['BH', 'BH/C1', 'SB', 'PS', 'DE', 'ARO'],
  'FFE-1998': ['BH', 'BH-M1', 'SB', 'CUM', 'CUM-C1', 'KASH', 'ARO'],
};
const files = corpusFiles('tie-breaks-c07', '.trf');

/** How many formulas there may be whose sum is only a number: none whose terms are in the table. */
test.each(Object.entries(CODES))('%s: the sums of the formulas are the values', (id, codes) => {
  const edition = editionById(id)!;
  const wrong: string[] = [];
  let values = 0;
  for (const file of files.filter((_, index) => index % 4 === 0)) {
    const tournament = readTrf(file);
    const field = new Field(tournament);
    const asked = tournament.players
      .filter((_, index) => index % 3 === 0)
      .flatMap(({ no }) => codes.map((code) => ({ no, code })))
      .filter(({ no, code }) => computeTieBreak(edition, field, code, no).value !== null);
    const sheet = formulaDetailSheet({ tournament, edition, asked, language: 'en' });
    const cells = new Map<string, Cell | { formula: string }>();
    for (const { row, column, cells: rows } of sheet.blocks)
      rows.forEach((line, r) =>
        line.forEach((cell, c) => {
          if (cell !== null) cells.set(cellAddress(row + r, column + c), cell);
        }),
      );
    for (const [index, { no, code }] of asked.entries()) {
      const block = sheet.blocks[index + 2];
      const total = cellAddress(block.row + block.cells.length - 1, 4);
      const value = computeTieBreak(edition, field, code, no).value!;
      const sum = Number(shown({ Detail: cells }, 'Detail', total));
      values++;
      if (Math.abs(sum - value) > 1e-6)
        wrong.push(`${path.basename(file)} ${code} ${no}: ${sum} instead of ${value}`);
    }
  }
  expect(values).toBeGreaterThan(300);
  expect(wrong).toEqual([]);
});

test('terms of a Buchholz are formulas on the table, cuts do not count', () => {
  const tournament = readTrf(files[0]);
  const edition = editionById('C07-2026')!;
  const [{ no }] = tournament.players;
  const sheet = formulaDetailSheet({
    tournament,
    edition,
    asked: [{ no, code: 'BH/C1' }],
    language: 'en',
  });
  const lines = sheet.blocks[2].cells.slice(2, -1);
  expect(lines.some(([, , used]) => JSON.stringify(used).includes('SUMIFS('))).toBe(true);
  expect(lines.filter(([, , , , , counted]) => counted === 0)).toHaveLength(1);
});

/** The number that a formula begins with a look into the table and then bends by: no rule says so. */
const BENT = /SUMIFS\([^()]*\)[+-][\d.]/;

test.each(Object.entries(CODES))('%s: no formula is bent until it fits', (id, codes) => {
  const edition = editionById(id)!;
  for (const file of files.filter((_, index) => index % 4 === 1)) {
    const tournament = readTrf(file);
    const asked = tournament.players.flatMap(({ no }) => codes.map((code) => ({ no, code })));
    const sheet = formulaDetailSheet({ tournament, edition, asked, language: 'en' });
    const formulas = sheet.blocks.slice(2).flatMap(({ cells }) => cells.map(([, , used]) => used));
    expect(formulas.filter((used) => BENT.test(JSON.stringify(used)))).toEqual([]);
  }
});

/** FIDE's rules of 2009: score before the round, what was not got in it, a draw in every later one. */
test('a virtual opponent is the formula of its rule', () => {
  const edition = editionById('FIDE-2009')!;
  const cases = files.map(readTrf).flatMap((tournament) =>
    tournament.players
      .filter(({ no, entries }) => {
        const { parts } = computeTieBreak(edition, new Field(tournament), 'BH', no);
        return entries[1]?.outcome === 'zeroBye' && parts.some(({ round }) => round === 2);
      })
      .map(({ no }) => ({ tournament, no })),
  );
  const [{ tournament, no }] = cases;
  const sheet = formulaDetailSheet({
    tournament,
    edition,
    asked: [{ no, code: 'BH' }],
    language: 'en',
  });
  const [, , used] = sheet.blocks[2].cells.find(([round]) => round === 2)!;
  expect(JSON.stringify(used)).toMatch(/[A-Z]+\d+\+\(1-[A-Z]+\d+\)\+/);
  expect(JSON.stringify(used)).toContain(`0.5*(${tournament.pairedRounds}-2)`);
});

test('an average shows its sum and by how many it is divided', () => {
  const tournament = readTrf(files[0]);
  const edition = editionById('C07-2026')!;
  const [{ no }] = tournament.players;
  const sheet = formulaDetailSheet({
    tournament,
    edition,
    asked: [{ no, code: 'AOB' }],
    language: 'en',
  });
  const division = sheet.blocks[2].cells.at(-2)!;
  expect(division[1]).toBe('Sum, number, mean');
  expect(JSON.stringify(division[4])).toMatch(/SUMIFS\(.*\)\/COUNTIFS\(/);
});
