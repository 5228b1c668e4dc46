/** Things that stand in the way of a write, and texts that look like something else. */
import { gamesOf } from '../../../../src/event/results/results';
import { makeTrf } from '../../../../src/formats/trf/write/makeTrf';
import { DEFAULT_SETTINGS } from '../../../../src/sheets/settings';
import { confirmChange, proposeTurn } from '../../../../taskpane/actions/round/changes';
import { loadHistory, putBack } from '../../../../taskpane/actions/historyActions';
import { enterPlayer } from '../../../../taskpane/actions/round/attendance';
import { confirmImport } from '../../../../taskpane/actions/setup/importing';
import { importTrf, writeEvent } from '../../../../taskpane/actions/setup/setup';
import { confirmRound, pairRound } from '../../../../taskpane/actions/round/round';
import { typeResult } from '../../../../taskpane/actions/round/correction';
import { insertTableColumn, ownCells, tableNamed } from '../../../support/pane/arbiter';
import { dumpBook } from '../../../support/files/bookDump';
import {
  bookInUse,
  list,
  nextRound,
  openDesk,
  result,
  SEVEN,
  sevenPlayers,
} from '../../../support/pane/deskBook';
import { startOffice, type Office } from '../../../support/pane/officeHost';
import type { DeskState } from '../../../../taskpane/store/types';

jest.setTimeout(60_000);

const ROWAN = { ...SEVEN.players[0], name: 'Rowan', rating: 1650 };

describe('refused before anything is written', () => {
  const BLOCKS: readonly { name: string; code: string; block: (office: Office) => void }[] = [
    {
      name: 'a sheet of that name',
      code: 'sheet-exists',
      block: ({ book }) => book.addSheet('round 1'),
    },
    {
      name: 'a protected workbook',
      code: 'workbook-protected',
      block: ({ book }) => (book.structureProtection = {}),
    },
    {
      name: 'a name that our table needs',
      code: 'name-taken',
      block: ({ book }) =>
        book.setName({ name: 'players', formula: '=Sheet1!$A$1', visible: true, comment: '' }),
    },
  ];

  it.each(BLOCKS)('$name', async ({ code, block }) => {
    const office = await startOffice();
    block(office);
    const before = dumpBook(office.book);
    const desk = await openDesk();
    await importTrf(desk, makeTrf(SEVEN), DEFAULT_SETTINGS);
    await confirmImport(desk);
    expect(desk.getState().notice!.problems!.map((problem) => problem.code)).toEqual([code]);
    expect(dumpBook(office.book)).toEqual(before);
  });
});

describe('texts from outside', () => {
  const EMPTY = { row: 0, column: 0, rows: 0, columns: 0 };
  const TEXTS = [
    '=1+1',
    '+33',
    '-',
    '@A1',
    '1-2',
    '0012',
    'TRUE',
    '𝔸'.repeat(20),
    'x'.repeat(300),
    'a\nb',
    '&D&&',
  ];

  it.each(TEXTS)('%j as name, event and place, in a French event; and put back', async (text) => {
    const office = await startOffice();
    const players = SEVEN.players.map((player) =>
      player.no === 2 ? { ...player, name: `${text} 2`, club: text, born: text } : player,
    );
    const info = { ...SEVEN.info, name: `${text}${text}`, place: text };
    const settings = { ...DEFAULT_SETTINGS, language: 'fr' as const };
    const desk = await openDesk('pt');
    const event = { ...SEVEN, players, info };
    await desk.run({ key: 'pane.writing' }, () =>
      writeEvent(desk, event, settings, 'pane.event-created'),
    );
    expect(desk.getState().notice).toMatchObject({ tone: 'success' });
    await enterPlayer(desk, { ...ROWAN, name: text }, { missed: 'halfBye', evenLater: true });
    await nextRound(desk);
    await list(desk, 'standings');
    const formulas = office.book.sheets().flatMap((sheet) => {
      const { row, column, rows, columns } = sheet.usedArea(true) ?? EMPTY;
      return Array.from({ length: rows * columns }, (_, at) =>
        sheet.content(row + Math.floor(at / columns), column + (at % columns)),
      ).filter(({ formula }) => formula !== undefined);
    });
    expect(formulas).toEqual([]);
    expect(office.sheetNames()).toEqual(
      expect.arrayContaining(['Joueurs', 'Ronde 2', 'Classement']),
    );
    await loadHistory(desk);
    await putBack(desk, desk.getState().history[2].id);
    const names = desk.getState().event!.tournament!.players.map((player) => player.name);
    expect(names).toEqual(players.map((player) => player.name.replace(/\s+/g, ' ').trim()));
  });

  it('text of the arbiter that looks like a formula or a date stays text when it is put back', async () => {
    const { office, desk } = await bookInUse();
    for (const [cell, text] of Object.entries({ M6: "'=A1", M7: "'1-2", M8: "'007" }))
      office.type('Players', cell, text);
    await enterPlayer(desk, ROWAN, { missed: 'halfBye', evenLater: true });
    await loadHistory(desk);
    await putBack(desk, desk.getState().history[0].id);
    expect(office.sheet('Players').values('M5:M8').flat()).toEqual(['yes', '=A1', '1-2', '007']);
    expect(office.sheet('Players').sheet.content(5, 12).formula).toBeUndefined();
  });
});

describe('the history', () => {
  it('keeps the last twenty, across a restart, and goes back to the middle and forth again', async () => {
    const { office, desk } = await sevenPlayers();
    await nextRound(desk);
    for (let index = 0; index < 24; index++) await list(desk, 'standings', index % 2 === 0);
    await result(desk, 2, 0, '1-0');
    const restarted = await openDesk();
    await loadHistory(restarted);
    const { history } = restarted.getState();
    expect(history).toHaveLength(20);
    await putBack(restarted, history[10].id);
    expect(restarted.getState().notice).toMatchObject({ tone: 'success' });
    expect(gamesOf(restarted.getState().event, 2)[0].result).toBe('');
    await putBack(restarted, restarted.getState().history[0].id);
    expect(gamesOf(restarted.getState().event, 2)[0].result).toBe('1-0');
    // Never a sheet a step: two arbiters in one workbook cannot both add sheets.
    expect(office.sheetNames().filter((name) => name.startsWith('_pairsheet_undo'))).toEqual([
      '_pairsheet_undo',
    ]);
  });

  it('never takes out a sheet of the arbiter’s own that has the name of one of ours', async () => {
    const { office, desk } = await sevenPlayers();
    await list(desk, 'standings');
    office.book.deleteSheet(office.sheet('Standings').sheet);
    office.book.addSheet('Standings');
    office.type('Standings', 'A1', 'own standings');
    await loadHistory(desk);
    await putBack(desk, desk.getState().history[0].id);
    expect(ownCells(office)).toEqual({ 'Standings: own standings': 1 });
  });
});

describe('typed faster than written', () => {
  it('no result is lost, and a second click writes nothing twice', async () => {
    const { desk } = await sevenPlayers();
    await pairRound(desk);
    await Promise.all([confirmRound(desk, false), confirmRound(desk, false)]);
    const games = gamesOf(desk.getState().event, 2);
    expect(games).toHaveLength(3);
    await Promise.all(games.map((game, i) => typeResult(desk, 2, game, ['1-0', '0-1', '½-½'][i])));
    expect(gamesOf(desk.getState().event, 2).map((game) => game.result)).toEqual([
      '1-0',
      '0-1',
      '½-½',
    ]);
    await loadHistory(desk);
    expect(desk.getState().history).toHaveLength(3);
  });

  it('a pairing is not written when a result was changed after it was previewed', async () => {
    const { office, desk } = await sevenPlayers();
    await pairRound(desk);
    office.type('Round 1', 'F5', '0-1');
    const before = dumpBook(office.book);
    await confirmRound(desk, false);
    expect(desk.getState()).toMatchObject({
      preview: null,
      view: 'home',
      notice: { tone: 'warning', lines: [{ key: 'pane.changed-meanwhile' }] },
    });
    expect(dumpBook(office.book)).toEqual(before);
  });

  it('changes by hand are not ended by what was compared before a result was changed', async () => {
    const { office, desk } = await sevenPlayers();
    const compared: unknown = { round: 1 };
    desk.set({ manualEditEnd: compared as DeskState['manualEditEnd'] });
    office.type('Round 1', 'F5', '0-1');
    await desk.refresh();
    expect(desk.getState()).toMatchObject({
      manualEditEnd: null,
      notice: { tone: 'warning', lines: [{ key: 'pane.changed-meanwhile' }] },
    });
  });
});

describe('the log', () => {
  it('finds its columns when the arbiter has put one of their own between them', async () => {
    const { office, desk } = await sevenPlayers();
    await list(desk, 'standings');
    await insertTableColumn(office, 'Log', 1, 'Who', 'own');
    await list(desk, 'cards');
    const { sheet, area } = tableNamed(office, 'Log');
    const cell = (column: number) => sheet.content(area.row + area.rows - 1, column).value;
    expect(cell(1)).toBe('');
    expect(cell(2)).toContain('ards');
  });
});

it('points keep their format when the players of a row change', async () => {
  const { office, desk } = await sevenPlayers();
  await nextRound(desk);
  proposeTurn(desk, 2, gamesOf(desk.getState().event, 2)[0].white);
  await confirmChange(desk, 'why');
  const { sheet } = office.sheet('Round 2');
  expect([4, 6].map((column) => sheet.numberFormat(4, column))).toEqual(['0.0', '0.0']);
});
