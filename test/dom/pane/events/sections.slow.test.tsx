/**
 * Several events in one workbook, in the pane over real office.js: a section is added and switched
 * to, players are moved before round 1, and an undo in one section never touches another.
 */
import { act } from 'react';
import '../../../support/files/textCoding';
import type { Ports } from '../../../../taskpane/store/types';
import { Desk } from '../../../../taskpane/store/desk';
import { loadHistory, putBack } from '../../../../taskpane/actions/historyActions';
import { pairRound } from '../../../../taskpane/actions/round/round';
import { movePlayers } from '../../../../taskpane/actions/setup/sections';
import { lastSection } from '../../../../taskpane/lastSection';
import { excelBook } from '../../../../taskpane/excel/excelBook';
import { inlinePairing } from '../../../../taskpane/worker/inlinePairing';
import { UNNAMED } from '../../../../src/sheets/names/section';
import { verifyEvent } from '../../../../src/event/log/verifyEvent';
import { readBook } from '../../../../src/xlsx/workbook';
import { saveBook } from '../../../../workbench/files/workbookFile';
import { dumpBook } from '../../../support/files/bookDump';
import { list, nextRound, openDesk, result, type DeskBook } from '../../../support/pane/deskBook';
import { Pane } from '../../../support/pane/pane';
import { B, checkedIn } from '../../../support/twoSections';
import { twoEmptySections } from '../../../support/pane/writingActions';

jest.setTimeout(120_000);

const names = (desk: Desk) => desk.getState().event!.tournament?.players.map(({ name }) => name);

/** Everything in the sheets of a section, its hidden ones too; snapshots and the registry are shared. */
const sheetsOf = ({ office }: DeskBook, isB: boolean) =>
  dumpBook(office.book).sheets.filter(({ name }) => {
    const isOfB = /^B /.test(name) || /_B$/.test(name);
    return isOfB === isB && !/^_pairsheet(_undo)?$/.test(name);
  });

/** Both sections with players, before round 1. */
async function bothWithPlayers(): Promise<DeskBook> {
  const book = await twoEmptySections();
  await movePlayers(book.desk, B, [1, 2, 5]);
  return book;
}

const errorOf = (desk: Desk) => desk.getState().notice?.problems?.map(({ code }) => code);

test('without sections there is no switch; the first one that is added brings it and is shown', async () => {
  const { office } = await twoEmptySections();
  const pane = await Pane.open('en');
  // Taken back, the workbook is one event again.
  await pane.fill('section', 'B');
  await act(() => loadHistory(pane.desk));
  await pane.click(`put-back-${pane.desk.getState().history[0].id}`);
  expect(pane.has('section')).toBe(false);
  expect(pane.desk.getState().section.id).toBe('');
  await pane.settle(() => pane.desk.show('sections'));
  expect(pane.has('move-go')).toBe(false);
  await pane.fill('section-name', 'U14');
  await pane.click('add-section');
  expect(pane.desk.getState().section).toMatchObject({ id: 'U14', name: 'U14' });
  expect(pane.has('section')).toBe(true);
  expect(office.sheetNames()).toEqual(expect.arrayContaining(['U14 Event', 'U14 Players']));
  expect(pane.desk.getState().event!.settings.section).toBe('U14');
});

test.each(['', 'A/B', 'a name far too long'])('“%s” as a name is refused', async (name) => {
  const { office, desk } = await twoEmptySections();
  const before = dumpBook(office.book);
  const { addSection } = await import('../../../../taskpane/actions/setup/sections');
  expect(await addSection(desk, name)).toBe(false);
  expect(errorOf(desk)).toEqual(['bad-section-name']);
  expect(await addSection(desk, 'b')).toBe(false);
  expect(errorOf(desk)).toEqual(['section-exists']);
  expect(dumpBook(office.book)).toEqual(before);
});

test('players are moved in the pane, with what the arbiter noted, and back by one undo', async () => {
  const { office } = await twoEmptySections();
  office.type('B Players', 'M4', 'Paid');
  const pane = await Pane.open('en');
  const before = dumpBook(office.book).sheets.filter(({ name }) => /Players$/.test(name));
  await pane.settle(() => pane.desk.show('sections'));
  await pane.click('move-2');
  await pane.click('move-5');
  await pane.click('move-go');
  expect(names(pane.desk)).toEqual(['Alder', 'Cedar', 'Dogwood', 'Fir', 'Gorse']);
  expect(
    office
      .sheet('Players')
      .values('A5:C9')
      .map(([no, , name]) => `${no} ${name}`),
  ).toEqual(['1 Alder', '2 Cedar', '3 Dogwood', '4 Fir', '5 Gorse']);
  // Birch had paid: that stood in Birch's row.
  expect(office.sheet('B Players').values('C5:C6').flat()).toEqual(['Birch', 'Elm']);
  expect(office.sheet('B Players').values('M5:M6').flat()).toEqual(['yes', '']);
  expect(office.sheet('Players').values('M5:M9').flat().join('')).toBe('');
  await pane.fill('section', 'B');
  expect(names(pane.desk)).toEqual(['Birch', 'Elm']);
  await act(() => loadHistory(pane.desk));
  const [moved] = pane.desk.getState().history;
  expect(moved.sections).toEqual(['', 'b']);
  await pane.click(`put-back-${moved.id}`);
  const now = dumpBook(office.book).sheets.filter(({ name }) => /Players$/.test(name));
  expect(now.map(({ cells }) => cells)).toEqual(before.map(({ cells }) => cells));
});

test('an undo in one section never touches the other, in both directions', async () => {
  const book = await bothWithPlayers();
  const { desk } = book;
  await nextRound(desk);
  const withoutRound = sheetsOf(book, true);
  desk.openSection(B);
  await nextRound(desk);
  await result(desk, 1, 0, '1-0');
  await list(desk, 'standings', true);
  desk.openSection(UNNAMED);
  await result(desk, 1, 0, '0-1');
  await list(desk, 'standings', true);
  const [a, b] = [sheetsOf(book, false), sheetsOf(book, true)];
  await loadHistory(desk);
  // The newest three of the unnamed one: list, result, round.
  await putBack(desk, desk.getState().history[2].id);
  expect(desk.getState().notice).toMatchObject({ tone: 'success' });
  expect(desk.getState().event!.tournament!.pairedRounds).toBe(0);
  expect(sheetsOf(book, true)).toEqual(b);
  expect(sheetsOf(book, false)).not.toEqual(a);
  const afterUndo = sheetsOf(book, false);
  desk.openSection(B);
  expect(desk.getState().event!.tournament!.pairedRounds).toBe(1);
  await loadHistory(desk);
  await putBack(desk, desk.getState().history[2].id);
  expect(desk.getState().event!.tournament!.pairedRounds).toBe(0);
  expect(sheetsOf(book, false)).toEqual(afterUndo);
  const seen = (sheets: ReturnType<typeof sheetsOf>) =>
    sheets.filter(({ name }) => name !== 'B Log').map(({ name, cells }) => ({ name, cells }));
  expect(seen(sheetsOf(book, true))).toEqual(seen(withoutRound));
});

test('a move is not undone once the other section went on; the reason names it', async () => {
  const book = await bothWithPlayers();
  const { desk, office } = book;
  desk.openSection(B);
  await nextRound(desk);
  desk.openSection(UNNAMED);
  await loadHistory(desk);
  const before = dumpBook(office.book);
  await putBack(desk, desk.getState().history[0].id);
  expect(desk.getState().notice!.problems).toMatchObject([
    { code: 'section-changed-since', value: 'B' },
  ]);
  expect(dumpBook(office.book)).toEqual(before);
});

test('nobody is moved once a round is paired, in either section', async () => {
  const book = await bothWithPlayers();
  const { desk, office } = book;
  await nextRound(desk);
  const before = dumpBook(office.book);
  expect(await movePlayers(desk, B, [1])).toBe(false);
  expect(errorOf(desk)).toEqual(['section-has-begun']);
  desk.openSection(B);
  expect(await movePlayers(desk, UNNAMED, [1])).toBe(false);
  expect(errorOf(desk)).toEqual(['section-has-begun']);
  expect(dumpBook(office.book)).toEqual(before);
  const pane = await Pane.open('fr');
  await pane.settle(() => pane.desk.show('sections'));
  expect(pane.find('move-late').textContent).toContain('ronde 1');
});

test('what is typed into another section does not disturb a preview; into its own it does', async () => {
  const book = await bothWithPlayers();
  const { desk, office } = book;
  desk.openSection(B);
  await nextRound(desk);
  desk.openSection(UNNAMED);
  await pairRound(desk);
  office.type('B Round 1', 'F5', '1-0');
  await desk.refresh();
  expect(desk.getState().preview).not.toBeNull();
  office.type('Players', 'D5', '2345');
  await desk.refresh();
  expect(desk.getState().preview).toBeNull();
});

test('the section that was open last is open after a restart', async () => {
  await bothWithPlayers();
  const kept = new Map<string, string>();
  const keeper = () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  const ports: Ports = {
    book: excelBook,
    pairing: inlinePairing(),
    now: () => '2026-05-01 10:00',
    seed: () => 'LOTS2026',
    lastSection: lastSection(keeper),
  };
  const started = async () => {
    const desk = new Desk(ports, 'en');
    await desk.load();
    return desk;
  };
  expect((await started()).getState().section.id).toBe('');
  (await started()).openSection(B);
  expect((await started()).getState().section.id).toBe('B');
});

test('each section proves itself by its own log', async () => {
  const book = await bothWithPlayers();
  const { desk } = book;
  await nextRound(desk);
  desk.openSection(B);
  await nextRound(desk);
  await result(desk, 1, 0, '1-0');
  const read = await readBook(await saveBook(book.office.book));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  for (const section of [UNNAMED, B]) {
    const { breaks } = verifyEvent(checkedIn(read.value, section));
    expect({ section: section.id, breaks }).toEqual({ section: section.id, breaks: [] });
  }
});

test('a section that somebody deleted is told of, and the first one is shown', async () => {
  const { office } = await bothWithPlayers();
  const desk = await openDesk();
  desk.openSection(B);
  const sheet = office.book.sheets().find(({ name }) => name === 'B Players')!;
  office.book.deleteSheet(sheet);
  await desk.refresh();
  expect(desk.getState().section.id).toBe('');
  expect(desk.getState().notice!.lines).toMatchObject([
    { key: 'pane.section-gone' },
    // The deleted sheets held lines of the log.
    { key: 'pane.lines-gone-told', args: { was: 2, now: 1 } },
  ]);
});
