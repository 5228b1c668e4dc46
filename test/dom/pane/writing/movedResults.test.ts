/**
 * A result that is not where it was entered, since a colleague sorted or paired again meanwhile: nobody's program
 * can tell which of the two was meant, so whoever entered it is told, and whoever is there if not, with the way
 * back. Expected: "no typed result lost or moved" without a word (issue of the shared workbook); cells are merged
 * one by one, the last writer wins ("Coauthoring in Excel add-ins", 06/02/2026).
 */
import '../../../support/files/textCoding';
import { gamesOf } from '../../../../src/event/results/results';
import { sayReason } from '../../../../src/explain/phrasebook';
import { putRight } from '../../../../taskpane/actions/round/lost';
import { loadHistory, putBack } from '../../../../taskpane/actions/historyActions';
import { enterPlayer } from '../../../../taskpane/actions/round/attendance';
import { confirmChange, proposeNumberExchange } from '../../../../taskpane/actions/round/changes';
import { typeResult } from '../../../../taskpane/actions/round/correction';
import type { Desk } from '../../../../taskpane/store/desk';
import { sharedEvent, type Arbiter } from '../../../support/pane/arbiters';
import { nextRound, result, SEVEN } from '../../../support/pane/deskBook';
import { unplayed } from '../../../support/pane/proving';

jest.setTimeout(60_000);

const news = (desk: Desk): string[] => desk.getState().news.map((line) => sayReason('en', line));
const games = ({ desk }: Arbiter) => gamesOf(desk.getState().event, 1);
const at = (arbiter: Arbiter, { white }: { white: number }) =>
  games(arbiter).find((game) => game.white === white)?.result;

async function roundOne(isShared = true) {
  const room = await sharedEvent(unplayed(8), ['ann', 'bob'], isShared);
  const [ann, bob] = room.arbiters as [Arbiter, Arbiter];
  await ann.at((desk) => nextRound(desk));
  await room.settle();
  for (const { desk } of room.arbiters) desk.set({ news: [] });
  return { room, ann, bob, first: games(bob)[0]!, second: games(bob)[1]! };
}

const table = ({ person }: Arbiter) => person.book.tables().find(({ name }) => name === 'Round_1')!;

/** Exchanges the first two rows, as a sort leaves them. */
function swap(arbiter: Arbiter): void {
  const { sheet, area } = table(arbiter);
  const line = (row: number) =>
    Array.from({ length: area.columns }, (_, c) => ({ ...sheet.content(row, area.column + c) }));
  sheet.write({ ...area, row: area.row + 1, rows: 2 }, [line(area.row + 2), line(area.row + 1)]);
}

/** Types into the cell of a game, in the sheet; the pane is told of it as Excel tells it. */
async function typeIntoSheet(arbiter: Arbiter, index: number, text: string): Promise<void> {
  const { sheet, area } = table(arbiter);
  const headers = Array.from({ length: area.columns }, (_, c) =>
    String(sheet.content(area.row, area.column + c).value),
  );
  const column = String.fromCharCode(65 + area.column + headers.indexOf('Result'));
  arbiter.person.type(sheet.name, `${column}${area.row + 2 + index}`, text);
  arbiter.desk.changed('here');
  await arbiter.at((desk) => desk.refresh());
}

test('typed straight into the sheet, and taken to another board by a sort: told, and moved back with one click', async () => {
  const { room, ann, bob, first, second } = await roundOne();
  bob.person.coauthor.isOffline = true;
  await typeIntoSheet(bob, 0, '1-0');
  expect(at(bob, first)).toBe('1-0');
  swap(ann);
  bob.person.coauthor.isOffline = false;
  await room.settle();
  expect([at(bob, first), at(bob, second)]).toEqual(['', '1-0']);
  expect(news(bob.desk)).toContain(
    'Round 1, table 1: your 1-0 is at table 2 now, where nobody entered it; table 1 has –. Check both slips.',
  );
  await bob.at((desk) => putRight(desk, desk.getState().lost[0]!));
  await room.settle();
  expect([at(ann, first), at(ann, second)]).toEqual(['1-0', '']);
});

test('a colleague has entered the same result and sorted: what was typed stands at a second board too, and that is told', async () => {
  const { room, ann, bob, first, second } = await roundOne();
  await ann.at((desk) => result(desk, 1, 0, '1-0'));
  swap(ann);
  await typeIntoSheet(bob, 0, '1-0');
  await room.settle();
  expect([at(bob, first), at(bob, second)]).toEqual(['1-0', '1-0']);
  expect(news(bob.desk)).toEqual([
    'Round 1, table 1: your 1-0 is at table 2 too, where nobody entered it. Check both slips.',
  ]);
  // As long as it stands there, once.
  bob.desk.changed('elsewhere');
  await bob.at((desk) => desk.refresh());
  expect(bob.desk.getState().lost).toMatchObject([{ table: 1, isTwice: true, at: { table: 2 } }]);
  await bob.at((desk) => putRight(desk, desk.getState().lost[0]!));
  await room.settle();
  expect([at(ann, first), at(ann, second)]).toEqual(['1-0', '']);
  expect(bob.desk.getState().lost).toEqual([]);
});

test('rows that a colleague sorted and gave results of their own are no stray results', async () => {
  const { room, ann, bob } = await roundOne();
  await typeIntoSheet(bob, 0, '1-0');
  await room.settle();
  swap(ann);
  await ann.at((desk) => desk.refresh());
  await ann.at((desk) => typeResult(desk, 1, games({ desk } as Arbiter)[1]!, '1-0'));
  await room.settle();
  expect(news(bob.desk)).toEqual(['Table 2: 1-0, entered by ANN']);
  expect(bob.desk.getState().lost).toEqual([]);
});

test('also where nobody has shared the workbook in the pane', async () => {
  const { room, ann, bob } = await roundOne(false);
  bob.person.coauthor.isOffline = true;
  await typeIntoSheet(bob, 0, '1-0');
  swap(ann);
  bob.person.coauthor.isOffline = false;
  await room.settle();
  expect(bob.desk.getState().lost).toMatchObject([{ table: 1, result: '1-0', at: { table: 2 } }]);
});

test('what a colleague types over in the sheet is told as a result that changed, not as one that is lost', async () => {
  const { room, ann, bob } = await roundOne();
  await typeIntoSheet(bob, 0, '1-0');
  await room.settle();
  await typeIntoSheet(ann, 0, '0-1');
  await room.settle();
  expect(news(bob.desk)).toEqual(['Table 1: 0-1, entered by another arbiter']);
  expect(bob.desk.getState().lost).toEqual([]);
});

test('whoever is in charge is told too, by the note that came with it, and puts it right where the other is gone', async () => {
  const { room, ann, bob, first, second } = await roundOne();
  bob.person.coauthor.isOffline = true;
  await bob.at((desk) => result(desk, 1, 0, '1-0'));
  swap(ann);
  bob.person.coauthor.isOffline = false;
  // Bob's device hands it over; Bob does not look at the pane any more.
  bob.meetNow();
  ann.meetNow();
  await ann.at((desk) => desk.refresh());
  expect([at(ann, first), at(ann, second)]).toEqual(['', '1-0']);
  expect(news(ann.desk)).toContain(
    'Round 1, table 1: 1-0, entered by BOB, is at table 2 now, where nobody entered it; table 1 has –. Check both slips.',
  );
  // Once.
  ann.desk.changed('elsewhere');
  await ann.at((desk) => desk.refresh());
  expect(ann.desk.getState().lost).toHaveLength(1);
  await ann.at((desk) => putRight(desk, desk.getState().lost[0]!));
  await room.settle();
  expect([at(bob, first), at(bob, second)]).toEqual(['1-0', '']);
  expect([ann, bob].map(({ desk }) => desk.getState().lost)).toEqual([[], []]);
});

test('put right by one, it is offered to nobody any more', async () => {
  const { room, ann, bob } = await roundOne();
  bob.person.coauthor.isOffline = true;
  await bob.at((desk) => result(desk, 1, 0, '1-0'));
  swap(ann);
  bob.person.coauthor.isOffline = false;
  await room.settle();
  expect([ann, bob].map(({ desk }) => desk.getState().lost.length)).toEqual([1, 1]);
  await bob.at((desk) => putRight(desk, desk.getState().lost[0]!));
  await room.settle();
  expect([ann, bob].map(({ desk }) => desk.getState().lost)).toEqual([[], []]);
});

test('two different results of one game at once: both are told that the sheet has one of them', async () => {
  const { room, ann, bob, first } = await roundOne();
  bob.person.coauthor.isOffline = true;
  await bob.at((desk) => result(desk, 1, 0, '1-0'));
  await ann.at((desk) => result(desk, 1, 0, '0-1'));
  // Ann hands over last.
  bob.person.coauthor.isOffline = false;
  bob.meetNow();
  await room.settle();
  expect([at(ann, first), at(bob, first)]).toEqual(['0-1', '0-1']);
  expect(news(ann.desk)).toContain(
    'Round 1, table 1: 1-0, entered by BOB, is not there; the sheet has 0-1. Check the slip.',
  );
  expect(news(bob.desk)).toContain('Table 1: 0-1, entered by ANN');
});

test('a round that is put back is told by its line, not game by game', async () => {
  const { room, ann, bob } = await roundOne();
  for (const game of games(bob).slice(0, 2))
    await bob.at((desk) => typeResult(desk, 1, game, '1-0'));
  await room.settle();
  bob.desk.set({ news: [] });
  await ann.at((desk) => loadHistory(desk));
  const paired = ann.desk.getState().history.find(({ title }) => title.key === 'pane.round-paired');
  await ann.at((desk) => putBack(desk, paired!.id));
  await room.settle();
  expect(games(bob)).toEqual([]);
  expect(news(bob.desk).join()).toContain('(ANN)');
  expect(news(bob.desk).join()).not.toContain('your 1-0');
  expect(bob.desk.getState().lost).toEqual([]);
});

test('a late entry moves the numbers of the players, and no result of theirs', async () => {
  const { room, ann, bob } = await roundOne();
  for (const game of games(bob).slice(0, 3))
    await bob.at((desk) => typeResult(desk, 1, game, '1-0'));
  await bob.at((desk) => typeResult(desk, 1, games(bob)[3]!, '0-1'));
  await room.settle();
  for (const { desk } of room.arbiters) desk.set({ news: [] });
  const rowan = { ...SEVEN.players[0]!, name: 'Rowan', rating: 2300 };
  await ann.at((desk) => enterPlayer(desk, rowan, { missed: 'zeroBye', evenLater: true }));
  expect(ann.desk.getState().event?.tournament?.players[0]?.name).toBe('Rowan');
  await room.settle();
  expect(games(bob).map((game) => game.result)).toEqual(['1-0', '1-0', '1-0', '0-1']);
  expect(news(bob.desk)).toEqual([expect.stringMatching(/Rowan.*\(ANN\)$/)]);
  expect(bob.desk.getState().lost).toEqual([]);
  // A result that is lost later is told under the numbers of then.
  bob.person.coauthor.isOffline = true;
  await bob.at((desk) => typeResult(desk, 1, games(bob)[0]!, ''));
  await bob.at((desk) => typeResult(desk, 1, games(bob)[0]!, '½-½'));
  swap(ann);
  bob.person.coauthor.isOffline = false;
  await room.settle();
  expect(bob.desk.getState().lost).toMatchObject([
    { table: 1, white: 2, result: '½-½', there: '1-0', at: { table: 2 } },
    { table: 2, result: '1-0', there: '½-½' },
  ]);
});

test('a note that was written before numbers were exchanged is of the same two players', async () => {
  const { room, ann, bob, first } = await roundOne();
  bob.person.coauthor.isOffline = true;
  await bob.at((desk) => typeResult(desk, 1, games(bob)[0]!, '1-0'));
  await bob.at((desk) => typeResult(desk, 1, games(bob)[1]!, '½-½'));
  await ann.at(async (desk) => {
    proposeNumberExchange(desk, 1, 2);
    await confirmChange(desk, 'as they were announced');
  });
  bob.person.coauthor.isOffline = false;
  await room.settle();
  expect(bob.person.reloads).toEqual([]);
  expect([first.white, games(ann)[0]!.white]).toEqual([1, 2]);
  expect(games(ann).map((game) => game.result)).toEqual(['1-0', '½-½', '', '']);
  expect(news(ann.desk).slice(-2)).toEqual([
    'Table 1: 1-0, entered by BOB',
    'Table 2: ½-½, entered by BOB',
  ]);
  expect([ann, bob].map(({ desk }) => desk.getState().lost)).toEqual([[], []]);
});

test('what a device loses because rows came in meanwhile is told to who entered it there', async () => {
  const { room, ann, bob } = await roundOne();
  bob.person.coauthor.isOffline = true;
  await bob.at((desk) => typeResult(desk, 1, games(bob)[0]!, '1-0'));
  const rowan = { ...SEVEN.players[0]!, name: 'Rowan', rating: 2300 };
  await ann.at((desk) => enterPlayer(desk, rowan, { missed: 'zeroBye', evenLater: true }));
  bob.person.coauthor.isOffline = false;
  await room.settle();
  expect(bob.person.reloads).toEqual(['rows-shifted']);
  expect(news(bob.desk)).toContain(
    'Round 1, table 1: your 1-0 is not there any more, the sheet has –. Check the slip and enter it again.',
  );
  await bob.at((desk) => putRight(desk, desk.getState().lost[0]!));
  await room.settle();
  expect(games(ann)[0]).toMatchObject({ table: 1, white: 2, result: '1-0' });
});
