/**
 * Cells that an arbiter has merged. Of merged cells Excel keeps and shows the first ("Merge and unmerge cells",
 * Microsoft Support), so that a list written over them would leave somebody out; and no list spills into them ("How
 * to correct a #SPILL! error", Microsoft Support). Those over the titles stay.
 */
import '../../../support/files/textCoding';
import { readBook } from '../../../../src/xlsx/workbook';
import { updateBook, writeBook } from '../../../../src/xlsx/workbook';
import { Package } from '../../../../src/xlsx/package/package';
import { eventPlan } from '../../../../src/sheets/write/eventPlan';
import { DEFAULT_SETTINGS } from '../../../../src/sheets/settings';
import { planList, rankingOf } from '../../../../src/event/lists/lists';
import { isChecked, openCells } from '../../../../src/event/open/openEvent';
import { planCells } from '../../../../src/sheets/plan/planCells';
import { parseArea } from '../../../../workbench/host/cells/address';
import { list, nextRound, sevenPlayers } from '../../../support/pane/deskBook';
import { SEVEN } from '../../../support/seven';

jest.setTimeout(60_000);

const merge = (address: string) => parseArea(address)!;

test.each([
  ['values', false],
  ['a formula', true],
])('a list of %s is written whole where cells were merged inside it', async (_, isLive) => {
  const { office, desk } = await sevenPlayers();
  await nextRound(desk);
  await list(desk, 'standings', isLive);
  await office.calculated();
  const whole = office.sheet('Standings').values('A4:C11');
  const { sheet } = office.sheet('Standings');
  // Over the title, and two rows of names into one.
  sheet.merge(merge('A1:D1'));
  sheet.merge(merge('B6:B7'));
  await list(desk, 'standings', isLive);
  await office.calculated();
  await desk.refresh();
  expect(office.sheet('Standings').values('A4:C11')).toEqual(whole);
  expect(sheet.merges).toEqual([merge('A1:D1')]);
});

test('the host keeps the first of merged cells only', async () => {
  const { office } = await sevenPlayers();
  const { sheet } = office.sheet('Players');
  sheet.merge(merge('Z2:Z3'));
  await Excel.run(async (context) => {
    context.workbook.worksheets.getItem('Players').getRange('Z2:Z4').values = [['a'], ['b'], ['c']];
    await context.sync();
  });
  expect(office.sheet('Players').values('Z2:Z4')).toEqual([['a'], [''], ['c']]);
});

test('the same in a file', async () => {
  const event = openCells(planCells(eventPlan(SEVEN, DEFAULT_SETTINGS)));
  if (!isChecked(event)) throw new Error('not read');
  const ranking = rankingOf(event, { tieBreaks: ['BH'], after: 0 });
  if (!ranking.ok) throw new Error(ranking.problems[0]!.code);
  const standings = planList(event, 'standings', ranking.value, false);
  const first = await updateBook(await writeBook(eventPlan(SEVEN, DEFAULT_SETTINGS)), standings);
  if (!first.ok) throw new Error(first.problems[0]!.code);
  const merged = new Package(first.value);
  const part = merged.parts.find(
    (name) => name.includes('worksheets/sheet') && merged.text(name).includes('Rank'),
  )!;
  merged.replaceText(
    part,
    /<\/sheetData>/,
    '</sheetData><mergeCells count="2"><mergeCell ref="A1:D1"/><mergeCell ref="B6:B7"/></mergeCells>',
  );
  const again = await updateBook(merged.bytes(), standings);
  if (!again.ok) throw new Error(again.problems[0]!.code);
  const text = new Package(again.value).text(part);
  expect(/<mergeCells.*<\/mergeCells>/.exec(text)?.[0]).toBe(
    '<mergeCells count="1"><mergeCell ref="A1:D1"/></mergeCells>',
  );
  expect((await readBook(again.value)).ok).toBe(true);
});
