import { withProofs } from '../../src/event/log/chain';
import { openRead, isChecked, type CheckedEvent } from '../../src/event/open/openEvent';
import { proposeRound } from '../../src/event/round/writeRound';
import { readBook } from '../../src/xlsx/workbook';
import { readEvent } from '../../src/sheets/read/readEvent';
import { systemById } from '../../src/systems';
import { BookFile } from '../../src/xlsx/bookFile';
import { confirmRound, pairRound } from '../../taskpane/actions/round/round';
import { Terminal } from '../support/cli';
import { deskOver } from '../support/files/memoryBook';
import { trf } from '../support/files/trfText';

/** Four players, two rounds played: round 3 of 3 is to be paired, each meets the one left. */
const EVENT = trf(
  'XXR 3',
  'XXC white1',
  { no: 1, name: 'Alder', rating: 2000, points: '2.0', rounds: ['3 w 1', '2 b 1'] },
  { no: 2, name: 'Birch', rating: 1900, points: '1.0', rounds: ['4 b 1', '1 w 0'] },
  { no: 3, name: 'Cedar', rating: 1800, points: '1.0', rounds: ['1 b 0', '4 w 1'] },
  { no: 4, name: 'Elder', rating: 1700, points: '0.0', rounds: ['2 w 0', '3 b 0'] },
);

/** The event as a workbook into which the arbiter has written a cell of his own. */
async function terminalWithBook(): Promise<Terminal> {
  const terminal = new Terminal({ 'e.trf': EVENT });
  await terminal.run('workbook', 'from-trf', 'e.trf', '--system', 'dutch-2016', '-o', 'e.xlsx');
  const book = new BookFile(terminal.read('e.xlsx'));
  book.sheet('By name').cells.write(3, 9, 'ask for the clock', 'General');
  terminal.write('e.xlsx', book.bytes());
  return terminal;
}

async function eventIn(terminal: Terminal): Promise<CheckedEvent> {
  const cells = await readBook(terminal.read('e.xlsx'));
  const event = cells.ok ? openRead(readEvent(cells.value)) : null;
  if (!isChecked(event)) throw new Error('the workbook does not read');
  return event;
}

/** The first result of a round, found by the header of its table. */
function resultCell(book: BookFile, round: number): { row: number; column: number } {
  const { area } = book.tables.find(({ name }) => name === `Round_${round}`)!;
  const { cells } = book.sheet(`Round ${round}`);
  const columns = Array.from({ length: area.columns }, (_, index) => area.column + index);
  const column = columns.find((each) => cells.entered(area.row, each) === 'Result')!;
  return { row: area.row + 1, column };
}

test('pair prints the round and writes it as the add-in would', async () => {
  const terminal = await terminalWithBook();
  expect(await terminal.run('pair', 'e.xlsx')).toBe(0);
  // Who has not met meets. Both wish the colour of round 1 again: it goes to the higher ranked (E.5).
  expect(terminal.stdout).toBe('2\n1 4\n3 2\n');
  const book = new BookFile(terminal.read('e.xlsx'));
  // A cell of the arbiter's own stays.
  expect(book.sheet('By name').cells.entered(3, 9)).toBe('ask for the clock');
  // The new round stands right of the one before, in sight; what is hidden stays behind.
  const sheets = book.layout().sheets.filter(({ visibility }) => visibility === 'Visible');
  const names = sheets.map(({ name }) => name);
  expect(names.indexOf('Round 3')).toBe(names.indexOf('Round 2') + 1);
  expect(book.layout().active).toBe('Round 3');
  // What is typed into a result stays text: `1-0` is no date.
  const { row, column } = resultCell(book, 3);
  expect(book.sheet('Round 3').cells.numberFormat(row, column)).toBe('@');
  // One line of the log, with time, round and edition.
  const log = (await eventIn(terminal)).read.tables.log!;
  expect(log.rows.at(-1)!.slice(0, 4)).toEqual([
    '2026-01-31 18:45',
    expect.stringContaining('3'),
    '3',
    'dutch-2016',
  ]);
});

test('the plan is the one of the pane, cell by cell, log included', async () => {
  const terminal = await terminalWithBook();
  const event = await eventIn(terminal);
  const { desk, book } = await deskOver(event.tournament);
  await pairRound(desk);
  await confirmRound(desk, false);
  const request = { again: false, attendance: new Map(), seed: null };
  const proposed = proposeRound(event, systemById('dutch-2016')!, request, { liveLists: [] });
  if (!proposed.ok || !proposed.plan) throw new Error('not paired');
  expect(withProofs(proposed.plan, event.read, { time: '10:00' })).toEqual(book.plans.at(-1));
});

test('what was typed into an earlier round counts, is said and is logged', async () => {
  const terminal = await terminalWithBook();
  const book = new BookFile(terminal.read('e.xlsx'));
  const { row, column } = resultCell(book, 1);
  const { cells } = book.sheet('Round 1');
  expect(cells.entered(row, column)).toBe('1-0');
  cells.write(row, column, '½-½', '@');
  terminal.write('e.xlsx', book.bytes());
  expect(await terminal.run('pair', 'e.xlsx')).toBe(0);
  expect(terminal.stderr).toContain('1-0 → ½-½');
  const { read, typed, tournament } = await eventIn(terminal);
  expect(tournament.players[0].entries[0].outcome).toBe('draw');
  expect(typed).toEqual([]);
  const lines = read.tables.log!.rows.slice(-2).map((line) => line.join(' '));
  expect(lines[0]).toContain('1-0 → ½-½');
  expect(lines[1]).toContain('dutch-2016');
});

test('a workbook that cannot be written is not paired: nothing is printed', async () => {
  const terminal = await terminalWithBook();
  const before = terminal.read('e.xlsx');
  terminal.write = () => {
    throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', syscall: 'write' });
  };
  expect(await terminal.run('pair', 'e.xlsx')).toBe(5);
  expect(terminal.stdout).toBe('');
  expect(terminal.read('e.xlsx')).toEqual(before);
});
