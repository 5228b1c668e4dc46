/**
 * A withdrawal, a return or a bye that is typed straight into the list of players has its line of the
 * log when the next round is paired: by the pane and by the command line alike.
 */
import { isChecked, openRead } from '../../src/event/open/openEvent';
import { lastProof } from '../../src/sheets/stored/log/logRows';
import type { Tournament } from '../../src/model/types';
import { DEFAULT_SETTINGS } from '../../src/sheets/settings';
import { eventPlan } from '../../src/sheets/write/eventPlan';
import { readEvent } from '../../src/sheets/read/readEvent';
import { type BookCells } from '../../src/sheets/plan/cells';
import { BookFile } from '../../src/xlsx/bookFile';
import { readBook, writeBook } from '../../src/xlsx/workbook';
import { note, saveAttendance } from '../../taskpane/actions/round/attendance';
import { confirmRound, pairRound } from '../../taskpane/actions/round/round';
import { Terminal } from '../support/cli';
import { deskOver, type MemoryBookPort } from '../support/files/memoryBook';
import { SEVEN } from '../support/seven';

const EVENT: Tournament = { ...SEVEN, totalRounds: 5 };
const nameOf = (no: number) => EVENT.players.find((player) => player.no === no)!.name;
const who = (no: number) => `${no} ${nameOf(no)}`;

/** Types into a column of Players, in the row of a player. */
function typed(cells: BookCells, no: number, column: string, text: string): BookCells {
  return {
    ...cells,
    tables: cells.tables.map((table) => {
      const at = table.header.indexOf(column);
      if (table.name !== 'Players' || at < 0) return table;
      const rows = table.rows.map((row) =>
        row[0] === no ? row.map((cell, index) => (index === at ? text : cell)) : row,
      );
      return { ...table, rows };
    }),
  };
}

describe('in the pane', () => {
  async function pairAfter(book: MemoryBookPort, desk: Parameters<typeof pairRound>[0]) {
    await desk.load();
    await pairRound(desk);
    await confirmRound(desk, false);
    return (book.plans.at(-1)?.log ?? []).map(({ action, round, detail }) => [
      action,
      round,
      detail,
    ]);
  }
  const PAIRED = ['Round 2 paired: 3 games', '2', expect.anything()];

  it('tells a withdrawal and a bye, old and new', async () => {
    const { desk, book } = await deskOver(EVENT);
    book.cells = typed(typed(book.cells, 7, 'Status', 'withdrawn'), 5, 'Byes', '3½');
    expect(await pairAfter(book, desk)).toEqual([
      [
        'Typed into the list of players: 2 players withdrawn, back or away',
        '2',
        `${who(5)}: byes – → 3½; ${who(7)}: active → withdrawn, from round 2 on`,
      ],
      PAIRED,
    ]);
  });

  it('tells a return, and nothing twice', async () => {
    const { desk, book } = await deskOver(EVENT);
    book.cells = typed(book.cells, 7, 'Status', 'withdrawn');
    await pairAfter(book, desk);
    for (const table of book.cells.tables.filter(({ name }) => name === 'Round_2'))
      Object.assign(table, {
        rows: table.rows.map((row) =>
          row.map((cell, index) => (table.header[index] === 'Result' ? cell || '1-0' : cell)),
        ),
      });
    book.cells = typed(book.cells, 7, 'Status', '');
    const [first, ...others] = await pairAfter(book, desk);
    expect(first).toEqual([
      'Typed into the list of players: 1 player withdrawn, back or away',
      '3',
      `${who(7)}: withdrawn → active again, from round 3 on`,
    ]);
    expect(others).toHaveLength(1);
  });

  it('does not tell again what the attendance has told', async () => {
    const { desk, book } = await deskOver(EVENT);
    note(desk, 7, 'withdrawn');
    note(desk, 5, 'halfBye');
    await saveAttendance(desk);
    expect(await pairAfter(book, desk)).toHaveLength(1);
  });

  it('still tells what was typed when something else was written in between', async () => {
    const { desk, book } = await deskOver(EVENT);
    book.cells = typed(book.cells, 7, 'Status', 'withdrawn');
    await desk.load();
    note(desk, 5, 'zeroBye');
    await saveAttendance(desk);
    const [first] = await pairAfter(book, desk);
    expect(first[2]).toBe(`${who(7)}: active → withdrawn, from round 2 on`);
  });

  it('invents nothing where a workbook has no record', async () => {
    const { desk, book } = await deskOver(EVENT);
    const stored = book.cells.stored?.filter(([kind]) => kind !== 'roll');
    expect(stored).toHaveLength(book.cells.stored!.length - 1);
    book.cells = typed({ ...book.cells, stored }, 7, 'Status', 'withdrawn');
    expect(await pairAfter(book, desk)).toHaveLength(1);
  });
});

describe('on the command line', () => {
  async function pairTyped(language: 'en' | 'fr' | 'pt', status: string) {
    const plan = eventPlan(EVENT, { ...DEFAULT_SETTINGS, language });
    const book = new BookFile(await writeBook(plan));
    const { area } = book.tables.find(({ name }) => name === 'Players')!;
    const sheet = book.layout().sheets[1].name;
    const { cells } = book.sheet(sheet);
    const headers = { en: 'Status', fr: 'Statut', pt: 'Estado' };
    const columns = Array.from({ length: area.columns }, (_, index) => area.column + index);
    const column = columns.find((each) => cells.entered(area.row, each) === headers[language])!;
    cells.write(area.row + 7, column, status, 'General');
    const terminal = new Terminal({ 'event.xlsx': book.bytes() });
    expect(await terminal.run('pair', 'event.xlsx')).toBe(0);
    const read = await readBook(terminal.read('event.xlsx'));
    const event = read.ok ? openRead(readEvent(read.value)) : null;
    if (!isChecked(event)) throw new Error('the workbook does not read');
    const log = event.read.tables.log!;
    return { terminal, log, lines: log.rows.slice(-2).map((row) => row.slice(1, 5)) };
  }

  it('writes the same line, under the chain', async () => {
    const { terminal, log, lines } = await pairTyped('en', 'withdrawn');
    expect(lines[0]).toEqual([
      'Typed into the list of players: 1 player withdrawn, back or away',
      '2',
      null,
      `${who(7)}: active → withdrawn, from round 2 on`,
    ]);
    expect(lines[1][0]).toBe('Round 2 paired: 3 games');
    expect(lastProof(log)).not.toBeNull();
    await terminal.run('verify', 'event.xlsx');
    expect(terminal.stdout).toContain('2 of 2 lines of the log with a proof that fits');
  });

  it.each([
    ['fr', 'Retiré', 'actif → retiré, à partir de la ronde 2'],
    ['pt', 'Desistiu', 'ativo → desistente, a partir da ronda 2'],
  ] as const)('in the language of the event: %s', async (language, status, said) => {
    const { lines } = await pairTyped(language, status);
    expect(String(lines[0][3])).toContain(said);
  });
});
