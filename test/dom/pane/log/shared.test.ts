/**
 * Two arbiters in one workbook: one is in charge, the other enters results. Expected: issue of the shared
 * workbook, "nobody can pair over the other, no result is lost or lands on another board, nothing is asked".
 */
import '../../../support/files/textCoding';
import { verifyEvent } from '../../../../src/event/log/verifyEvent';
import { isChecked } from '../../../../src/event/open/openEvent';
import { gamesOf } from '../../../../src/event/results/results';
import { sayReason } from '../../../../src/explain/phrasebook';
import { readLease } from '../../../../src/sheets/stored/shared';
import { askPutBack, loadHistory, putBack } from '../../../../taskpane/actions/historyActions';
import { confirmRound, pairRound } from '../../../../taskpane/actions/round/round';
import { putRight } from '../../../../taskpane/actions/round/lost';
import { renew, rename, stopSharing, takeOver } from '../../../../taskpane/actions/shared';
import { LEASE_TIME } from '../../../../taskpane/actions/shared';
import { typeResult } from '../../../../taskpane/actions/round/correction';
import type { Desk } from '../../../../taskpane/store/desk';
import { sharedEvent } from '../../../support/pane/arbiters';
import { unplayed } from '../../../support/pane/proving';
import { list, nextRound, result } from '../../../support/pane/deskBook';

jest.setTimeout(60_000);

const said = (desk: Desk): string[] =>
  (desk.getState().notice?.lines ?? []).map((line) => sayReason('en', line));
const news = (desk: Desk): string[] => desk.getState().news.map((line) => sayReason('en', line));
const results = (desk: Desk, round: number): string[] =>
  gamesOf(desk.getState().event, round).map((game) => game.result);
const verified = (desk: Desk) => {
  const { event } = desk.getState();
  if (!isChecked(event)) throw new Error(JSON.stringify(event?.problems));
  return verifyEvent(event);
};

test('whoever shares the workbook is in charge; the other sees who, and enters results cell by cell', async () => {
  const room = await sharedEvent(unplayed(7), ['ann', 'bob']);
  const [ann, bob] = room.arbiters;
  expect(ann.desk.getState().sharing).toMatchObject({ isInCharge: true, desk: { name: 'ANN' } });
  expect(bob.desk.getState().sharing).toMatchObject({ isInCharge: false, desk: { name: 'ANN' } });
  await ann.at((desk) => nextRound(desk));
  await room.settle();
  expect(news(bob.desk)).toEqual(['Round 1 paired: 3 games (ANN)']);

  const before = bob.person.book.sheets().length;
  const lines = () => bob.person.book.tables().find(({ name }) => name === 'Log')!.area.rows;
  const log = lines();
  await bob.at((desk) => result(desk, 1, 0, '1-0'));
  expect(results(bob.desk, 1)[0]).toBe('1-0');
  expect([bob.person.book.sheets().length, lines()]).toEqual([before, log]);
  await bob.at(async (desk) => typeResult(desk, 1, gamesOf(desk.getState().event, 1)[1], '½-½'));
  await room.settle();
  expect(results(ann.desk, 1).slice(0, 2)).toEqual(['1-0', '½-½']);
  expect(news(ann.desk)).toEqual(['Table 1: 1-0, entered by BOB', 'Table 2: ½-½, entered by BOB']);
  expect(ann.desk.getState().notice?.tone).not.toBe('error');
  await ann.at((desk) => result(desk, 1, 2, '0-1'));
  await room.settle();
  expect(news(bob.desk).at(-1)).toBe('Table 3: 0-1, entered by ANN');
  expect(verified(ann.desk)).toMatchObject({ ok: true, breaks: [] });
});

test('what the other may not write is refused in words, also after a click that came too late', async () => {
  const room = await sharedEvent(unplayed(7), ['ann', 'bob']);
  const [ann, bob] = room.arbiters;
  await ann.at((desk) => nextRound(desk));
  await room.settle();
  const sheets = () => bob.person.book.sheets().map(({ name }) => name);
  const before = sheets();
  await bob.at((desk) => pairRound(desk, true));
  await bob.at((desk) => confirmRound(desk, false));
  expect(said(bob.desk)[0]).toContain('ANN is in charge, so nothing was written');
  await bob.at((desk) => loadHistory(desk));
  await bob.at((desk) => putBack(desk, bob.desk.getState().history[0].id));
  expect(said(bob.desk)[0]).toContain('ANN is in charge');
  expect(sheets()).toEqual(before);

  // Ann has previewed a round when Bob takes over; her click comes after that.
  for (const [index, text] of ['1-0', '0-1', '½-½'].entries())
    await ann.at((desk) => result(desk, 1, index, text));
  await ann.at((desk) => pairRound(desk));
  await bob.at((desk) => takeOver(desk));
  expect(bob.desk.getState().sharing?.isInCharge).toBe(true);
  await ann.at((desk) => confirmRound(desk, false));
  expect(ann.desk.getState()).toMatchObject({ preview: null, sharing: { isInCharge: false } });
  expect(said(ann.desk).join()).toContain('BOB is in charge');
  await bob.at((desk) => nextRound(desk));
  await room.settle();
  expect(results(ann.desk, 2)).toHaveLength(3);
  expect(verified(ann.desk)).toMatchObject({ ok: true });
  const { event } = ann.desk.getState();
  const log = event!.read.tables.log!.rows.map((row) => String(row[1]));
  expect(log).toContain('BOB took over from ANN');
});

test('of two who take over at once one has it, and both know who', async () => {
  const room = await sharedEvent(unplayed(7), ['ann', 'bob', 'cid']);
  const [ann, bob, cid] = room.arbiters;
  const { writeShared } = bob.desk.ports.book;
  let isFirst = true;
  const book = {
    ...bob.desk.ports.book,
    // While Bob waits for the echo of it, Cid presses the same button.
    writeShared: async (...args: Parameters<typeof writeShared>) => {
      const done = await writeShared(...args);
      if (isFirst) {
        isFirst = false;
        cid.person.act();
        const text = `1 cid ${new Date(room.clock + LEASE_TIME).toISOString()} CID`;
        await writeShared({ row: 0, text });
        bob.person.act();
      }
      return done;
    },
  };
  Object.assign(bob.desk, { ports: { ...bob.desk.ports, book } });
  await bob.at((desk) => takeOver(desk));
  await room.settle();
  const inCharge = room.arbiters.filter(({ desk }) => desk.getState().sharing?.isInCharge);
  expect(inCharge).toEqual([cid]);
  expect(said(bob.desk)[0]).toContain('CID');
  expect(ann.desk.getState().sharing?.desk?.name).toBe('CID');
});

test('the desk is renewed in time, and never after somebody else has it', async () => {
  const room = await sharedEvent(unplayed(7), ['ann', 'bob']);
  const [ann, bob] = room.arbiters;
  const until = () => Date.parse(ann.desk.getState().sharing!.desk!.until) - room.clock;
  await ann.at((desk) => renew(desk));
  expect(until()).toBe(LEASE_TIME);
  room.clock += LEASE_TIME * 0.6;
  await ann.at((desk) => renew(desk));
  expect(until()).toBe(LEASE_TIME);
  // Offline, Ann does not know that Bob took over; her renewal must not take it back.
  room.clock += LEASE_TIME * 0.6;
  await bob.at((desk) => takeOver(desk));
  ann.person.act();
  await renew(ann.desk);
  const cell = () => ann.person.value('_pairsheet_shared', 'A1');
  expect(readLease(cell())?.id).toBe('bob');
});

test('a result that stood there when it was typed, a row that moved, a game that is gone', async () => {
  const room = await sharedEvent(unplayed(7), ['ann', 'bob']);
  const [ann, bob] = room.arbiters;
  await ann.at((desk) => nextRound(desk));
  await room.settle();
  const [first, second] = gamesOf(bob.desk.getState().event, 1);
  // Ann was faster at table 1, and Bob has not read it yet.
  await ann.at((desk) => result(desk, 1, 0, '0-1'));
  room.meet();
  await bob.at((desk) => typeResult(desk, 1, first, '1-0'));
  expect(said(bob.desk)).toEqual([
    'Table 1: 0-1 was entered meanwhile, so 1-0 was not written. Enter it again if it is right.',
  ]);
  expect(results(bob.desk, 1)[0]).toBe('0-1');

  // The table is sorted between the look and the write: the row is found again, the other board is as it was.
  const sheet = bob.person.sheet('Round 1');
  const swap = () => {
    const rows = [4, 5].map((row) =>
      Array.from({ length: 10 }, (_, column) => ({ ...sheet.content(row, column) })),
    );
    sheet.write({ row: 4, column: 0, rows: 2, columns: 10 }, [rows[1], rows[0]]);
  };
  let batches = 0;
  bob.person.beforeBatch = () => {
    if (++batches === 2) swap();
  };
  const cell = (header: string) => {
    const columns = Array.from({ length: 10 }, (_, at) => sheet.content(3, at).value);
    return String(sheet.content(5, columns.indexOf(header)).value);
  };
  await bob.desk.ports.book.enterCells(
    [
      {
        table: 'Round_1',
        who: ['White', 'Black'].map((header) => [header, cell(header)] as const),
        column: 'Result',
        was: '',
        text: '½-½',
      },
    ],
    null,
  );
  bob.person.beforeBatch = () => undefined;
  await bob.at((desk) => desk.refresh());
  const shown = Object.fromEntries(
    gamesOf(bob.desk.getState().event, 1).map((game) => [game.white, game.result]),
  );
  expect(shown).toMatchObject({ [first.white]: '0-1', [second.white]: '½-½' });
});

test('a correction is for whoever is in charge; clearing a result of the round is not', async () => {
  const room = await sharedEvent(unplayed(7), ['ann', 'bob']);
  const [ann, bob] = room.arbiters;
  await ann.at((desk) => nextRound(desk));
  for (const index of [0, 1, 2]) await ann.at((desk) => result(desk, 1, index, '1-0'));
  await ann.at((desk) => nextRound(desk));
  await room.settle();
  await bob.at((desk) => result(desk, 1, 0, '0-1'));
  expect(said(bob.desk)[0]).toContain('corrected by the arbiter in charge (ANN)');
  await bob.at((desk) => result(desk, 2, 0, '0-1'));
  await bob.at((desk) => result(desk, 2, 0, ''));
  await room.settle();
  expect([results(ann.desk, 1)[0], results(ann.desk, 2)[0]]).toEqual(['1-0', '']);
});

test('an undo lists and keeps what the other entered since', async () => {
  const room = await sharedEvent(unplayed(7), ['ann', 'bob']);
  const [ann, bob] = room.arbiters;
  await ann.at((desk) => nextRound(desk));
  await ann.at((desk) => result(desk, 1, 0, '1-0'));
  await room.settle();
  await bob.at((desk) => result(desk, 1, 1, '0-1'));
  await room.settle();
  await ann.at((desk) => loadHistory(desk));
  const [{ id }] = ann.desk.getState().history;
  await ann.at((desk) => askPutBack(desk, id));
  expect(ann.desk.getState().undoQuestion?.kept).toMatchObject([{ text: '0-1' }]);
  await ann.at((desk) => putBack(desk, id));
  await room.settle();
  expect(results(bob.desk, 1).slice(0, 2)).toEqual(['', '0-1']);
  expect(verified(bob.desk)).toMatchObject({ ok: true, breaks: [] });
});

test('sharing ends, and every name goes with it; an undo never takes the desk back', async () => {
  const room = await sharedEvent(unplayed(7), ['ann', 'bob']);
  const [ann, bob] = room.arbiters;
  await bob.at((desk) => rename(desk, 'Robert'));
  await room.settle();
  expect(ann.desk.getState().sharing?.writers.map(({ name }) => name)).toEqual(['Robert']);
  await ann.at((desk) => nextRound(desk));
  await ann.at((desk) => loadHistory(desk));
  const oldest = ann.desk.getState().history.at(-1)!.id;
  await ann.at((desk) => putBack(desk, oldest));
  expect(ann.desk.getState().sharing?.isInCharge).toBe(true);
  await ann.at((desk) => stopSharing(desk));
  await room.settle();
  expect([ann, bob].map(({ desk }) => desk.getState().sharing)).toEqual([null, null]);
  expect(bob.person.book.sheets().map(({ name }) => name)).not.toContain('_pairsheet_shared');
});

test('a workbook that is not shared: a change from elsewhere is seen, and said once', async () => {
  const room = await sharedEvent(unplayed(7), ['ann', 'bob'], false);
  const [ann, bob] = room.arbiters;
  expect(ann.desk.getState()).toMatchObject({ sharing: null, isWithOthers: false });
  bob.person.type('Players', 'B5', 'Alder, Anna');
  await room.settle();
  expect(ann.desk.getState()).toMatchObject({ sharing: null, isWithOthers: true });
});

test('lines that two wrote into one row of the log are both there in the end, and it proves itself', async () => {
  const room = await sharedEvent(unplayed(7), ['ann', 'bob']);
  const [ann, bob] = room.arbiters;
  await ann.at((desk) => nextRound(desk));
  for (const index of [0, 1, 2]) await ann.at((desk) => result(desk, 1, index, '1-0'));
  await room.settle();
  // Bob is away and changes a result, which has a line; Ann writes a list into the same row of the log.
  bob.person.coauthor.isOffline = true;
  await bob.at((desk) => result(desk, 1, 0, '0-1'));
  await ann.at((desk) => list(desk, 'crosstable'));
  bob.person.coauthor.isOffline = false;
  for (let more = 0; more < 3; more++) await room.settle();
  const actions = () =>
    ann.desk.getState().event!.read.tables.log!.rows.map((row) => String(row[1]));
  expect(actions()).toEqual(
    expect.arrayContaining([
      'Round 1, table 1: 0-1 (was 1-0)',
      expect.stringContaining('Crosstable'),
    ]),
  );
  expect(results(ann.desk, 1)[0]).toBe('0-1');
  expect(verified(ann.desk)).toMatchObject({ ok: true, breaks: [] });
});

test('a result that met another board since is told to who entered it, once', async () => {
  const room = await sharedEvent(unplayed(7), ['ann', 'bob']);
  const [ann, bob] = room.arbiters;
  await ann.at((desk) => nextRound(desk));
  await room.settle();
  await bob.at((desk) => result(desk, 1, 0, '1-0'));
  await room.settle();
  const sheet = ann.person.sheet('Round 1');
  const column = Array.from({ length: 10 }, (_, at) => sheet.content(3, at).value).indexOf(
    'Result',
  );
  ann.person.type('Round 1', `${String.fromCharCode(65 + column)}5`, '0-1');
  await room.settle();
  expect(news(bob.desk)).toContain(
    'Round 1, table 1: your 1-0 is not there any more, the sheet has 0-1. Check the slip and enter it again.',
  );
  await room.settle();
  expect(news(bob.desk).filter((line) => line.includes('your 1-0'))).toHaveLength(1);
});

test('a result that a sort took to another board is told, and moved back with one click', async () => {
  const room = await sharedEvent(unplayed(7), ['ann', 'bob']);
  const [ann, bob] = room.arbiters;
  await ann.at((desk) => nextRound(desk));
  await room.settle();
  const games = gamesOf(bob.desk.getState().event, 1);
  // Bob is without a network when entering a result; Ann exchanges its row with the one below.
  bob.person.coauthor.isOffline = true;
  await bob.at((desk) => result(desk, 1, 0, '1-0'));
  const { sheet, area } = ann.person.book.tables().find(({ name }) => name === 'Round_1')!;
  const line = (row: number) =>
    Array.from({ length: area.columns }, (_, c) => ({ ...sheet.content(row, area.column + c) }));
  sheet.write({ ...area, row: area.row + 1, rows: 2 }, [line(area.row + 2), line(area.row + 1)]);
  bob.person.coauthor.isOffline = false;
  await room.settle();
  const of = (desk: Desk, { white }: { white: number }) =>
    gamesOf(desk.getState().event, 1).find((game) => game.white === white)!.result;
  expect([of(bob.desk, games[0]), of(bob.desk, games[1])]).toEqual(['', '1-0']);
  expect(news(bob.desk)).toContain(
    'Round 1, table 1: your 1-0 is at table 2 now, where nobody entered it; table 1 has –. Check both slips.',
  );
  const [lost] = bob.desk.getState().lost;
  await bob.at((desk) => putRight(desk, lost));
  await room.settle();
  expect([of(ann.desk, games[0]), of(ann.desk, games[1])]).toEqual(['1-0', '']);
  expect(bob.desk.getState().lost).toEqual([]);
  expect(verified(ann.desk)).toMatchObject({ ok: true, breaks: [] });
});

test('a sort that comes while a result is written is told as one that comes later', async () => {
  const room = await sharedEvent(unplayed(7), ['ann', 'bob']);
  const [ann, bob] = room.arbiters;
  await ann.at((desk) => nextRound(desk));
  await room.settle();
  const [game] = gamesOf(bob.desk.getState().event, 1);
  const { sheet, area } = ann.person.book.tables().find(({ name }) => name === 'Round_1')!;
  const line = (row: number) =>
    Array.from({ length: area.columns }, (_, c) => ({ ...sheet.content(row, area.column + c) }));
  sheet.write({ ...area, row: area.row + 1, rows: 2 }, [line(area.row + 2), line(area.row + 1)]);
  ann.meetNow();
  // What Ann did comes in the middle of the reading that follows Bob's write.
  const at = () => {
    const table = bob.person.book.tables().find(({ name }) => name === 'Round_1')!;
    return table.sheet.content(area.row + 1, area.column + 5).value;
  };
  let batches = Infinity;
  bob.person.beforeBatch = () => {
    const { host } = bob.person;
    if (at() === '1-0') batches = Math.min(batches, host.batches);
    if (host.batches > batches) bob.meetNow();
  };
  await bob.at((desk) => result(desk, 1, 0, '1-0'));
  bob.person.beforeBatch = () => undefined;
  await room.settle();
  const now = gamesOf(bob.desk.getState().event, 1).find(({ white }) => white === game.white);
  expect(now?.result).toBe('');
  expect(news(bob.desk).join()).toContain('your 1-0 is at table 2 now');
});

test('a line of the log for one game does not explain what happened to another', async () => {
  const room = await sharedEvent(unplayed(7), ['ann', 'bob']);
  const [ann, bob] = room.arbiters;
  await ann.at((desk) => nextRound(desk));
  await room.settle();
  await bob.at((desk) => result(desk, 1, 0, '1-0'));
  await room.settle();
  // Ann enters another game, which has its line, and types over Bob's result in the sheet, which has none.
  await ann.at((desk) => result(desk, 1, 1, '½-½'));
  const sheet = ann.person.sheet('Round 1');
  const headers = Array.from({ length: 10 }, (_, at) => sheet.content(3, at).value);
  const column = String.fromCharCode(65 + headers.indexOf('Result'));
  ann.person.type('Round 1', `${column}5`, '0-1');
  await room.settle();
  expect(bob.desk.getState().lost).toMatchObject([
    { table: 1, result: '1-0', there: '0-1', at: null },
  ]);
});

test('without a network nobody takes over', async () => {
  const room = await sharedEvent(unplayed(7), ['ann', 'bob']);
  const [, bob] = room.arbiters;
  bob.person.coauthor.isOffline = true;
  await bob.at((desk) => takeOver(desk));
  expect(said(bob.desk)).toEqual([
    'There is no network: the others would not learn that you take over. Results can be entered.',
  ]);
  expect(bob.desk.getState().sharing?.isInCharge).toBe(false);
});
