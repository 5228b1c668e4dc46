/**
 * A file asks Excel to calculate everything at opening only where a value in it may be out of date: then
 * Excel asks for functions before the add-in has given them, and keeps `#NAME?` (office-js #4502, #5408,
 * #6611). Read from the file itself.
 */
import { DEFAULT_SETTINGS } from '../../src/sheets/settings';
import { eventPlan } from '../../src/sheets/write/eventPlan';
import { Package } from '../../src/xlsx/package/package';
import { isVersionLine } from '../../src/xlsx/calculation';
import { updateBook, writeBook, writeWorkbook } from '../../src/xlsx/workbook';
import { planList, rankingOf } from '../../src/event/lists/lists';
import { isChecked, openCells } from '../../src/event/open/openEvent';
import { planCells } from '../../src/sheets/plan/planCells';
import type { Plan } from '../../src/sheets/plan/plan';
import { SEVEN } from '../support/seven';

const calculation = (bytes: Uint8Array): string =>
  /<calcPr[^>]*>/.exec(new Package(bytes).text('xl/workbook.xml'))?.[0] ?? '';

const plan = eventPlan(SEVEN, DEFAULT_SETTINGS);

function live(): Plan {
  const event = openCells(planCells(plan));
  if (!isChecked(event)) throw new Error('not read');
  const list = rankingOf(event, { tieBreaks: ['BH', 'SB'], after: 0 });
  if (!list.ok) throw new Error(list.problems[0].code);
  return planList(event, 'standings', list.value, true);
}

async function updated(bytes: Uint8Array, more: Plan): Promise<Uint8Array> {
  const written = await updateBook(bytes, more);
  if (!written.ok) throw new Error(written.problems[0].code);
  return written.value;
}

const NOTE: Plan = {
  title: { key: 'sheet.standings' },
  sheets: [
    {
      key: 'note',
      name: 'Note',
      mode: 'replace',
      blocks: [{ row: 0, column: 0, cells: [[{ formula: '=SUM(A2:A3)' }], [1], [2]] }],
    },
  ],
};

test('an event without formulas is shown as it is in the file', async () => {
  expect(calculation(await writeBook(plan))).not.toContain('fullCalcOnLoad');
});

test('a live list comes with what it shows, and Excel is not asked to calculate it', async () => {
  const bytes = await updated(await writeBook(plan), live());
  const file = new Package(bytes);
  const sheet = file.parts.map((part) => (/worksheets\/sheet/.test(part) ? file.text(part) : ''));
  const list = sheet.find((text) => text.includes('_xldudf_CHESS_STANDINGS'))!;
  expect(list).toMatch(/<f t="array" ref="A4:[^"]*">[^<]*<\/f><v>Rank<\/v>/);
  expect(list).toContain('<v>Alder</v>');
  expect(calculation(bytes)).toMatch(/calcId="191029"/);
  expect(calculation(bytes)).not.toContain('fullCalcOnLoad');
});

test('whoever writes beside a live list leaves it to Excel', async () => {
  const bytes = await updated(await updated(await writeBook(plan), live()), NOTE);
  expect(calculation(bytes)).toContain('fullCalcOnLoad="1"');
});

test('formulas of others are calculated', async () => {
  expect(calculation(await updated(await writeBook(plan), NOTE))).toContain('fullCalcOnLoad="1"');
});

test('a file of the workbench: only where it has formulas of others', async () => {
  const sheet = (formula: string) => ({
    name: 'One',
    rows: [[1]],
    cells: new Map([['0,0', { value: 1, formula }]]),
  });
  const saved = (formula: string) => writeWorkbook({ sheets: [sheet(formula) as never] });
  expect(calculation(await saved('_xldudf_CHESS_WINS(1,A1)'))).not.toContain('fullCalcOnLoad');
  expect(calculation(await saved('SUM(A2:A3)'))).toContain('fullCalcOnLoad');
});

test('the line that says that functions are missing does not count', () => {
  expect(isVersionLine('IF(IFERROR(ERROR.TYPE(_xldudf_CHESS_VERSION()),0)=5,"a","b")')).toBe(true);
  expect(isVersionLine('IF(ISERROR(CHESS.VERSION()),"a","b")')).toBe(true);
  expect(isVersionLine('IF(ISERROR(CHESS.VERSION()),1,CHESS.WINS(1,A1))')).toBe(false);
});
