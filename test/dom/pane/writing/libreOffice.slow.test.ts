/**
 * The file of a finished event, saved by the workbench, where Pairsheet is not installed: all lists are
 * values, and LibreOffice, where this machine has it, shows them as they were.
 */
import '../../../support/files/textCoding';
import { DEFAULT_SETTINGS } from '../../../../src/sheets/settings';
import { eventPlan } from '../../../../src/sheets/write/eventPlan';
import { readWorkbook } from '../../../../src/xlsx/workbook';
import { applyPlan } from '../../../../taskpane/excel/applyPlan';
import { isLiveFormula } from '../../../../src/sheets/liveLists';
import { openBook, saveToGive } from '../../../../workbench/files/workbookFile';
import { MemoryBook } from '../../../../workbench/host/memory/memoryBook';
import type { FunctionsMetadata } from '../../../../workbench/host/functionArguments';
import { list, nextRound, openDesk, result, SEVEN } from '../../../support/pane/deskBook';
import { shownByLibreOffice } from '../../../support/files/libreOffice';
import { startOffice, type Office } from '../../../support/pane/officeHost';
import { shippedFunctions } from '../../../support/words/shippedFunctions';

jest.setTimeout(180_000);

const LISTS = ['Standings', 'Crosstable'];
let functions: FunctionsMetadata;
let office: Office;
beforeAll(async () => {
  functions = await shippedFunctions();
});

/** Two rounds of two, with live lists; `results` of the three games of the last round are in. */
async function play(results: number): Promise<void> {
  office = await startOffice({ functions });
  const plan = eventPlan({ ...SEVEN, totalRounds: 2 }, DEFAULT_SETTINGS);
  await applyPlan(plan, { language: 'en', time: '2026-05-01 10:00' });
  const desk = await openDesk();
  await nextRound(desk);
  for (let index = 0; index < results; index++) await result(desk, 2, index, '1-0');
  for (const output of ['standings', 'crosstable'] as const) await list(desk, output, true);
  await office.calculated();
}

const shown = (name: string) => office.sheet(name).values('A4:F11');

test('while it runs its live lists stay formulas, with a line for whoever has no Pairsheet', async () => {
  await play(2);
  const { bytes, isFrozen } = await saveToGive(office.book);
  expect(isFrozen).toBe(false);
  const file = await readWorkbook(bytes);
  const saved = file.ok ? file.value.sheets.find(({ name }) => name === 'Standings')! : null;
  expect(saved?.cells?.get('3,0')?.formula).toMatch(/,_xldudf_CHESS_STANDINGS\(.*\)$/);
  expect(saved?.cells?.get('2,0')?.formula).toMatch(
    /^IF\(IFERROR\(ERROR\.TYPE\(_xldudf_CHESS_VERSION\(\)\),0\)=5,"Pairsheet is not installed here/,
  );
  expect(office.sheet('Standings').values('A3')).toEqual([['']]);
});

test('a file of a running event shows its lists in LibreOffice, and opened again they are formulas', async () => {
  await play(2);
  const { bytes } = await saveToGive(office.book);
  const file = await readWorkbook(bytes);
  if (!file.ok) throw new Error('not read');
  const standings = file.value.sheets.find(({ name }) => name === 'Standings')!;
  expect(standings.cells?.get('3,0')?.formula).toMatch(
    /^IF\(ISERROR\(_xldudf_CHESS_VERSION\(\)\),'Pairsheet values 1'!\$A\$1:\$[A-Z]\$8,_xldudf_CHESS_STANDINGS\(/,
  );
  // The pane knows the list as live, whoever has saved the file last.
  expect(isLiveFormula(`=${standings.cells!.get('3,0')!.formula}`)).toBe(true);
  const fill = await openBook(bytes);
  const book = new MemoryBook();
  fill(book);
  const again = await startOffice({ functions, book });
  expect(again.sheetNames()).toEqual(office.sheetNames());
  for (const name of LISTS)
    for (const cell of ['A3', 'A4'])
      expect(again.sheet(name).formulas(cell)).toEqual(office.sheet(name).formulas(cell));
  const there = shownByLibreOffice({ book: bytes });
  if (!there) return;
  for (const name of LISTS) {
    const rows = there.book[name];
    expect(rows.flat().join('\n')).not.toMatch(/#NAME\?|###|Err:/);
    expect(rows[2][0]).toMatch(/as it was when the file was saved/);
    expect(rows.slice(3, 11).map((row) => row.slice(0, 3))).toEqual(
      shown(name).map((row) => row.slice(0, 3).map(String)),
    );
  }
});

test('the line shows where the functions are missing', async () => {
  await play(2);
  const formula = office.sheet('Standings').formulas('A3')[0][0];
  const bare = await startOffice({ functions: { functions: [] } });
  const [sheet] = bare.book.sheets();
  await Excel.run(async (context) => {
    context.workbook.worksheets.getItem(sheet.name).getRange('A1').formulas = [[formula]];
    await context.sync();
  });
  await bare.calculated();
  expect(bare.sheet(sheet.name).values('A1')[0][0]).toMatch(/^Pairsheet is not installed here/);
});

test('when it is over every list is written as values, and LibreOffice shows them', async () => {
  await play(3);
  const { bytes, isFrozen } = await saveToGive(office.book);
  expect(isFrozen).toBe(true);
  const file = await readWorkbook(bytes);
  if (!file.ok) throw new Error('not read');
  for (const { cells } of file.value.sheets.filter(({ veryHidden }) => !veryHidden))
    for (const cell of cells?.values() ?? []) expect(cell.formula ?? '').not.toContain('CHESS');
  const there = shownByLibreOffice({ book: bytes });
  if (!there) return;
  for (const name of LISTS) {
    const rows = there.book[name];
    expect(rows.flat().join('\n')).not.toMatch(/#NAME\?|###|Err:/);
    expect(rows.slice(3, 11).map((row) => row.slice(0, 3))).toEqual(
      shown(name).map((row) => row.slice(0, 3).map(String)),
    );
  }
});
