/**
 * What happens to the workbook between a look and a write: a second pane, sheets deleted, protected or
 * renamed. Expected: the book is as somebody left it, or as one whole action left it; nothing twice.
 */
import '../../../support/files/textCoding';
import { loadHistory, putBack } from '../../../../taskpane/actions/historyActions';
import { confirmRound, pairRound } from '../../../../taskpane/actions/round/round';
import { dumpBook } from '../../../support/files/bookDump';
import {
  bookInUse,
  nextRound,
  openDesk,
  result,
  sevenPlayers,
} from '../../../support/pane/deskBook';
import type { Office } from '../../../support/pane/officeHost';

jest.setTimeout(60_000);

test('the table of players is renamed: the event is there, and what to do is said', async () => {
  const { office } = await sevenPlayers();
  const table = office.book.tables().find(({ name }) => name === 'Players')!;
  table.name = 'Table7';
  const before = dumpBook(office.book);
  const desk = await openDesk();
  const codes = () => desk.getState().event?.problems.map(({ code }) => code);
  expect(codes()).toEqual(['players-table-renamed']);
  await pairRound(desk);
  expect(dumpBook(office.book)).toEqual(before);
  table.name = 'Players';
  await desk.refresh();
  expect(desk.getState().event!.tournament!.players).toHaveLength(7);
});

describe('two panes on one workbook', () => {
  test('a round that the other has written is not written again', async () => {
    const { office, desk } = await sevenPlayers();
    const other = await openDesk();
    await pairRound(desk);
    await nextRound(other);
    const before = dumpBook(office.book);
    await confirmRound(desk, false);
    expect(desk.getState()).toMatchObject({ preview: null, notice: { tone: 'warning' } });
    expect(dumpBook(office.book)).toEqual(before);
    expect(desk.getState().event!.tournament!.pairedRounds).toBe(2);
  });

  test('results of both stand, and each can be put back', async () => {
    const { office, desk } = await bookInUse();
    const other = await openDesk();
    await result(desk, 2, 0, '½-½');
    await other.refresh();
    await result(other, 2, 1, '0-1');
    await desk.refresh();
    expect(office.sheet('Round 2').values('F5:F6').flat()).toEqual(['½-½', '0-1']);
    await loadHistory(desk);
    await putBack(desk, desk.getState().history[0].id);
    expect(desk.getState().notice).toMatchObject({ tone: 'success' });
    expect(office.sheet('Round 2').values('F6')[0]).not.toContain('0-1');
  });

  test('an older state put back by one is what the other goes on from', async () => {
    const { desk } = await sevenPlayers();
    await nextRound(desk);
    const other = await openDesk();
    await loadHistory(other);
    await putBack(other, other.getState().history[0].id);
    await result(desk, 2, 0, '1-0');
    expect(desk.getState().notice!.problems!.map(({ code }) => code)).toEqual(['no-such-game']);
    expect(desk.getState().event!.tournament!.pairedRounds).toBe(1);
  });
});

describe('between preview and write', () => {
  const CHANGES: readonly (readonly [string, (office: Office) => void])[] = [
    ['the players are deleted', ({ book, sheet }) => book.deleteSheet(sheet('Players').sheet)],
    ['a round is deleted', ({ book, sheet }) => book.deleteSheet(sheet('Round 1').sheet)],
    ['a list is protected', ({ sheet }) => (sheet('By name').sheet.protection = { options: {} })],
    [
      'the players are protected',
      ({ sheet }) => (sheet('Players').sheet.protection = { options: {} }),
    ],
    ['the workbook is protected', ({ book }) => (book.structureProtection = {})],
    ['a sheet takes the name of the round', ({ book }) => book.addSheet('Round 2')],
    ['the round is renamed', ({ sheet }) => (sheet('Round 1').sheet.name = 'Runde 1')],
  ];

  test.each(CHANGES)('%s', async (_, change) => {
    const { office, desk } = await sevenPlayers();
    await pairRound(desk);
    change(office);
    const before = dumpBook(office.book);
    await confirmRound(desk, false);
    const { notice, event } = desk.getState();
    if (notice?.tone === 'success') {
      expect(event!.tournament!.pairedRounds).toBe(2);
      await loadHistory(desk);
      await putBack(desk, desk.getState().history[0].id);
      expect(desk.getState().notice).toMatchObject({ tone: 'success' });
      return;
    }
    expect(notice).not.toBeNull();
    expect(dumpBook(office.book)).toEqual(before);
  });
});
