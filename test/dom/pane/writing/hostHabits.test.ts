/**
 * Habits of a workbook or of an Excel that change what cells read as: days counted from 1904 (workbooks of old
 * Macs: "Differences between the 1900 and the 1904 date system"), and the
 * errors of an Excel in another language.
 */
import '../../../support/files/textCoding';
import { isChecked } from '../../../../src/event/open/openEvent';
import { excelBook } from '../../../../taskpane/excel/excelBook';
import { healLists } from '../../../../taskpane/actions/lists/healLists';
import { isLiveFormula } from '../../../../src/sheets/liveLists';
import { list, nextRound, openDesk, sevenPlayers } from '../../../support/pane/deskBook';

jest.setTimeout(60_000);

test('a day of birth is the same whichever year the workbook counts its days from', async () => {
  const { office, desk } = await sevenPlayers();
  const players = office.book.tables().find(({ name }) => name === 'Players')!;
  const { sheet, area } = players;
  const headers = Array.from({ length: area.columns }, (_, at) =>
    String(sheet.content(area.row, area.column + at).value),
  );
  const column = area.column + headers.findIndex((header) => /born|birth/i.test(header));
  const cell = { row: area.row + 1, column, rows: 1, columns: 1 };
  const born = async (serial: number, counts: boolean) => {
    office.book.countsFrom1904 = counts;
    sheet.setNumberFormats(cell, [['dd/mm/yyyy']]);
    sheet.write(cell, [[{ value: serial }]]);
    await desk.refresh();
    const { event } = desk.getState();
    if (!isChecked(event)) throw new Error(JSON.stringify(event?.problems));
    return event.read.players!.rows[0]!.born;
  };
  // 15 May 2008 by either count: Microsoft's two date systems differ by 1,462 days.
  expect(await born(39583, false)).toBe('2008/05/15');
  expect(await born(39583 - 1462, true)).toBe('2008/05/15');
  // Read again by the write itself, and by a pane that opens.
  await nextRound(desk);
  const fresh = await openDesk();
  for (const { event } of [desk.getState(), fresh.getState()])
    expect(isChecked(event) && event.read.players!.rows[0]!.born).toBe('2008/05/15');
  const sheets = await excelBook.readSheet('Players');
  expect(sheets.rows.flat()).toContain(39583);
});

test.each([
  ['French', '#NOM?'],
  ['Portuguese', '#NOME?'],
  ['Spanish', '#¿NOMBRE?'],
])('a list that shows an error in %s is known to show one', async (_, word) => {
  const { office, desk } = await sevenPlayers();
  office.book.errorWords = { '#NAME?': word };
  await nextRound(desk);
  await list(desk, 'standings', true);
  await office.calculated();
  await desk.refresh();
  expect(office.sheet('Standings').formulas('A4')[0][0]).toContain('STANDINGS');
  await healLists(desk, async () => undefined);
  expect(isLiveFormula(office.sheet('Standings').formulas('A4')[0][0])).toBe(false);
  expect(office.sheet('Standings').values('A4')).toEqual([['Rank']]);
});
