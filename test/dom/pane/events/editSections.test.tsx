/**
 * Sections renamed, put in order and deleted in the pane, over real office.js. Expected: what is done
 * is logged and comes back whole by one undo; the other section is not touched.
 */
import { act } from 'react';
import '../../../support/files/textCoding';
import { loadHistory, putBack } from '../../../../taskpane/actions/historyActions';
import { deleteSection, movePlayers } from '../../../../taskpane/actions/setup/sections';
import { verifyEvent } from '../../../../src/event/log/verifyEvent';
import { UNNAMED } from '../../../../src/sheets/names/section';
import { readBook, readWorkbook } from '../../../../src/xlsx/workbook';
import { saveBook, saveToGive } from '../../../../workbench/files/workbookFile';
import { dumpBook } from '../../../support/files/bookDump';
import { list, nextRound, result, type DeskBook } from '../../../support/pane/deskBook';
import { Pane } from '../../../support/pane/pane';
import { B, checkedIn } from '../../../support/twoSections';
import { twoEmptySections } from '../../../support/pane/writingActions';

jest.setTimeout(180_000);

const isOfB = (name: string) => /^B /.test(name) || /_B$/.test(name);
/** What stands in its sheets; rows that were added to a table come back without their lines. */
const contentOfB = ({ office }: DeskBook) =>
  dumpBook(office.book)
    .sheets.filter(({ name }) => isOfB(name))
    .map(({ name, cells }) => ({
      name,
      cells: Object.entries(cells).map(([place, { value, formula }]) => [place, value, formula]),
    }));
const tablesOfB = ({ office }: DeskBook) =>
  office.book
    .tables()
    .map(({ name }) => name)
    .filter(isOfB)
    .sort();

/** Section B has played a round with its three players and shows live standings. */
async function played(rounds?: string): Promise<DeskBook> {
  const book = await twoEmptySections();
  const { desk } = book;
  await movePlayers(desk, B, [1, 2, 5]);
  if (rounds) {
    const event = book.office.sheet('B Event').values('A1:A40').flat();
    book.office.type('B Event', `B${event.indexOf('Rounds') + 1}`, rounds);
    await desk.refresh();
  }
  desk.openSection(B);
  await nextRound(desk);
  await result(desk, 1, 0, '1-0');
  await list(desk, 'standings', true);
  return book;
}

const sectionsOf = (pane: Pane) => pane.desk.getState().sections.map(({ label }) => label);

test('a section is renamed: its label, its setting and its event’s name; its tables stay', async () => {
  const book = await played();
  const pane = await Pane.open('en');
  await pane.settle(() => pane.desk.show('sections'));
  const [first] = sectionsOf(pane);
  await pane.click('section-rename-B');
  await pane.fill('section-new-name', first);
  await pane.click('section-rename-go');
  expect(pane.desk.getState().notice?.problems?.map(({ code }) => code)).toEqual([
    'section-exists',
  ]);
  await pane.fill('section-new-name', 'Youth');
  await pane.click('section-rename-go');
  expect(sectionsOf(pane)).toEqual([first, 'Youth']);
  expect(book.office.sheetNames()).toContain('B Players');
  await verified(book);
  await act(() => loadHistory(pane.desk));
});

test('the order is that of the pane and of lists over all sections', async () => {
  const book = await played();
  const pane = await Pane.open('en');
  await pane.settle(() => pane.desk.show('sections'));
  const [first, second] = sectionsOf(pane);
  await pane.click('section-up-B');
  expect(sectionsOf(pane)).toEqual([second, first]);
  await pane.click('section-up-');
  expect(sectionsOf(pane)).toEqual([first, second]);
  await verified(book);
});

test('a section with rounds is deleted after two questions, logged, and comes back by one undo', async () => {
  const book = await played();
  const before = [contentOfB(book), tablesOfB(book)];
  expect(tablesOfB(book)).toEqual(['Event_B', 'Log_B', 'Players_B', 'Round_1_B']);
  const pane = await Pane.open('en');
  await pane.settle(() => pane.desk.show('sections'));
  await pane.click('section-delete-B');
  await pane.click('section-keep');
  expect(sectionsOf(pane)).toHaveLength(2);
  await pane.click('section-delete-B');
  expect(pane.has('section-delete-go')).toBe(false);
  await pane.click('section-delete-next');
  await pane.click('section-delete-go');
  expect(sectionsOf(pane)).toHaveLength(1);
  expect(book.office.sheetNames().filter(isOfB)).toEqual([]);
  const log = book.office.sheet('Log').values('A1:G30').flat().join(' ');
  expect(log).toContain('Section “B” deleted (3 players, 1 round)');
  await act(() => loadHistory(pane.desk));
  await act(() => putBack(pane.desk, pane.desk.getState().history[0].id));
  expect(sectionsOf(pane)).toHaveLength(2);
  expect([contentOfB(book), tablesOfB(book)]).toEqual(before);
  await verified(book);
});

test('the event of the workbook itself is not deleted', async () => {
  const { desk } = await played();
  const [first] = desk.getState().sections;
  expect(first.id).toBe('');
  await deleteSection(desk, first);
  expect(desk.getState().notice?.problems?.map(({ code }) => code)).toEqual([
    'section-not-deleted',
  ]);
});

/** Both logs say what the sheets hold. */
async function verified({ office }: DeskBook): Promise<void> {
  const read = await readBook(await saveBook(office.book));
  if (!read.ok) throw new Error(read.problems[0].code);
  for (const section of [UNNAMED, B])
    expect(verifyEvent(checkedIn(read.value, section)).breaks).toEqual([]);
}

test('lists of a finished section are values in a file to be given away, live ones of another stay', async () => {
  const { desk, office } = await played('3');
  // Three players in three rounds, everybody rests once.
  await nextRound(desk);
  await result(desk, 2, 0, '½-½');
  await nextRound(desk);
  await result(desk, 3, 0, '0-1');
  desk.openSection(UNNAMED);
  await nextRound(desk);
  await list(desk, 'standings', true);
  const { bytes } = await saveToGive(office.book);
  const file = await readWorkbook(bytes);
  if (!file.ok) throw new Error(file.problems[0].code);
  const formulas = (name: string) =>
    [...(file.value.sheets.find((sheet) => sheet.name === name)?.cells?.values() ?? [])].filter(
      ({ formula }) => formula?.includes('CHESS_STANDINGS'),
    ).length;
  expect([formulas('B Standings'), formulas('Standings')]).toEqual([0, 1]);
});
