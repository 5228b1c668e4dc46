/**
 * Player 4 of the Technical Commission's exercise: Buchholz 15 by the edition of 2024, 14 by that of 2026, because the
 * dummy of the half-point bye goes from 3½ to 2½ (corpus of tie-breaks; `docs/tie-break-editions.md`).
 */
import { editionsBesideSheet } from '../../src/sheets/write/working/editionsBeside';
import { isFormula } from '../../src/sheets/plan/plan';
import { fill } from '../../src/explain/phrasebook';
import { LANGUAGES } from '../../src/model/types';
import { editionById } from '../../src/tiebreaks/editions';
import { corpusFiles, readTrf } from '../support/cases';

const exercise = readTrf(
  corpusFiles('tie-breaks-c07', '.trf').find((file) => file.includes('swiss-tec-n16-r5'))!,
);
const editions = [editionById('C07-2024')!, editionById('C07-2026')!] as const;

test.each(LANGUAGES)('term beside term, with what the categories are (%s)', (language) => {
  const sheet = editionsBesideSheet({
    tournament: exercise,
    no: 4,
    code: 'BH',
    editions: [editions[0], editions[1]],
    language,
  });
  const [top, table] = sheet.blocks;
  expect(top.cells.flat()).toContain(fill(language, 'says.categories'));
  const rows = table.cells.slice(2, -1);
  const counted = (column: number) =>
    rows.reduce((sum, row) => sum + (typeof row[column] === 'number' ? row[column] : 0), 0);
  expect([counted(4), counted(8)]).toEqual([15, 14]);
  const differing = rows.filter((row) => row.at(-1) === '≠');
  expect(differing.map((row) => [row[0], row[4], row[8]])).toEqual([[2, 3.5, 2.5]]);
  // The sums are formulas over what stands above them.
  expect(table.cells.at(-1)!.filter((cell) => isFormula(cell))).toHaveLength(2);
  for (const row of table.cells) expect(row).toHaveLength(12);
});
