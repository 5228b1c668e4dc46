import './shim';
import { FUNCTIONS } from '../../functions';
import { TIE_BREAK_COURSE } from '../../src/course/samples/tiebreaks';
import { evaluate } from './evaluate';

const nameOf = (formula: string): string => /^=CHESS\.(\w+)/.exec(formula)![1];

/**
 * The course workbook holds every worked example of the French text. Left of each formula with a
 * number stands the value that the text gives.
 */
describe.each(TIE_BREAK_COURSE.sheets.map((sheet) => [sheet.name, sheet.cells] as const))(
  '%s',
  (_, cells) => {
    const formulas = cells.flatMap((row, i) =>
      row.flatMap((cell, j) =>
        typeof cell === 'string' && cell.startsWith('=') ? [{ cell, i, j, left: row[j - 1] }] : [],
      ),
    );

    it('has formulas', () => expect(formulas.length).toBeGreaterThan(0));

    it.each(formulas.filter(({ left }) => typeof left === 'number'))(
      '$cell is $left',
      ({ cell, left }) => expect(evaluate(cell, cells)).toBe(left),
    );

    it('shows the working of each value, adding up to it', () => {
      for (const { cell, left } of formulas) {
        const detail = cell.replace(/(?:_DETAIL)?\(/, '_DETAIL(');
        if (typeof left !== 'number' || !(nameOf(detail) in FUNCTIONS)) continue;
        const rows = evaluate(detail, cells) as (string | number)[][];
        const counted = rows.slice(1).map((row) => row[rows[0].indexOf('Counted')]);
        const sum = counted.reduce<number>((total, term) => total + Number(term || 0), 0);
        expect([cell, sum.toFixed(6)]).toEqual([cell, left.toFixed(6)]);
      }
    });

    it('shows a working that can be calculated', () => {
      for (const { cell } of formulas)
        if (cell.includes('_DETAIL')) expect(evaluate(cell, cells)).toHaveProperty('length');
    });
  },
);

it('ranks the Koya example as the text does: A C B G D F E I H J', () => {
  const { cells } = TIE_BREAK_COURSE.sheets.find(({ name }) => name === 'Koya')!;
  const formula = cells.flat().find((cell) => String(cell).startsWith('=CHESS.STANDINGS'))!;
  const [header, ...rows] = evaluate(String(formula), cells) as (string | number)[][];
  const column = (name: string) => rows.map((row) => row[header.indexOf(name)]);
  expect(column('Name').map((name) => String(name)[0])).toEqual([...'ACBGDFEIHJ']);
  expect(column('Rank')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(column('Pts')).toEqual([6.5, 5, 5, 5, 5, 5, 4.5, 3.5, 3, 2.5]);
  expect(column('DE')).toEqual(['–', 2.5, 2.5, 2, 1.5, 1.5, '–', '–', '–', '–']);
  expect(column('KOYA-E').slice(1, 3)).toEqual([4.5, 4]);
  expect(column('Broken by')).toEqual(['', '', 'KOYA-E', 'DE', 'DE', 'KOYA', '', '', '', '']);
});
