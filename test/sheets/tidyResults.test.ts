/** The workbook contract: spellings that people type are understood and put into our own. */
import { DEFAULT_SETTINGS } from '../../src/sheets/settings';
import { eventPlan } from '../../src/sheets/write/eventPlan';
import { planCells } from '../../src/sheets/plan/planCells';
import { readEvent } from '../../src/sheets/read/readEvent';
import { tidyResults } from '../../src/sheets/write/tidyResults';
import { applyToCells } from '../support/files/planBook';
import { FOUR } from '../support/fourPlayers';

/** Round 1 of FOUR is 1-0 at table 1 and ½-½ at table 2. */
function typed(...results: readonly string[]) {
  const book = planCells(eventPlan(FOUR, DEFAULT_SETTINGS));
  return {
    ...book,
    tables: book.tables.map((table) => {
      if (table.name !== 'Round_1') return table;
      const at = table.header.indexOf('Result');
      const rows = table.rows.map((row, index) =>
        row.map((cell, column) => (column === at ? (results[index] ?? cell) : cell)),
      );
      return { ...table, rows };
    }),
  };
}

test.each([
  ['1:0', '1-0'],
  ['blancs', '1-0'],
  ['1/2', '½-½'],
  ['0,5', '½-½'],
  ['empate', '½-½'],
  ['+-', '1-0F'],
])('%j becomes %j', (text, result) => {
  const book = typed(text);
  const sheets = tidyResults(readEvent(book));
  expect(sheets).toHaveLength(1);
  const table = applyToCells(book, sheets).tables.find(({ name }) => name === 'Round_1')!;
  expect(table.rows.map((row) => row[table.header.indexOf('Result')])).toEqual([result, '½-½']);
});

it('touches nothing that is in our spelling, and nothing that it cannot read', () => {
  expect(tidyResults(readEvent(typed()))).toEqual([]);
  expect(tidyResults(readEvent(typed('banana')))).toEqual([]);
});
