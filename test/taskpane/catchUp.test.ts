/** Excel tells of our own writes too; what the reading after a write has seen is not read once more. */
import { gamesOf } from '../../src/event/results/results';
import { enterResult } from '../../taskpane/actions/round/results';
import { FOUR } from '../support/fourPlayers';
import { deskOver, type MemoryBookPort } from '../support/files/memoryBook';

async function watched() {
  const { desk, book } = await deskOver(FOUR);
  const { read, apply } = book;
  const told = { reads: 0 };
  book.read = () => {
    told.reads++;
    return read();
  };
  // As Excel does: the change is told before the write is answered.
  book.apply = async (...write) => {
    const written = await apply(...write);
    desk.changed();
    return written;
  };
  const lastRound = desk.getState().event!.tournament!.pairedRounds;
  const type = (text: string) =>
    enterResult(desk, lastRound, gamesOf(desk.getState().event, lastRound)[0], text);
  const shown = () => gamesOf(desk.getState().event, lastRound)[0].result;
  return { desk, book, told, type, shown };
}

/** Somebody types the result that the first game does not have. */
function typeByHand(book: MemoryBookPort, from: string, to: string): void {
  const text = JSON.stringify(book.cells.tables);
  const at = text.lastIndexOf(JSON.stringify(from));
  const typed = text.slice(0, at) + JSON.stringify(to) + text.slice(at + from.length + 2);
  book.cells = { ...book.cells, tables: JSON.parse(typed) };
}

test('after a write of our own nothing is read again', async () => {
  const { desk, told, type, shown } = await watched();
  const other = shown() === '1-0' ? '0-1' : '1-0';
  await type(other);
  const { reads } = told;
  await desk.catchUp();
  expect(told.reads).toBe(reads);
  expect(shown()).toBe(other);
});

test('a change by hand after it is read', async () => {
  const { desk, book, told, type } = await watched();
  await type('adj');
  const { reads } = told;
  typeByHand(book, 'adj', '0-1');
  desk.changed();
  await desk.catchUp();
  expect(told.reads).toBe(reads + 1);
  expect(JSON.stringify(desk.getState().event!.read.rounds)).not.toContain('adj');
});

test('a change that is told while the workbook is being read is read again', async () => {
  const { desk, book, told } = await watched();
  const { read } = book;
  book.read = async () => {
    const cells = await read();
    desk.changed();
    return cells;
  };
  await desk.load();
  book.read = read;
  const { reads } = told;
  await desk.catchUp();
  expect(told.reads).toBe(reads + 1);
});
