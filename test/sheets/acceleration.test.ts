import { check } from '../../src/model/check';
import { enterLate } from '../../src/handling';
import { roundToPair } from '../../src/model/tournament';
import { LANGUAGES, type Entry, type Language, type Tournament } from '../../src/model/types';
import { changeSheets } from '../../src/sheets/write/changePlan';
import { DEFAULT_SETTINGS } from '../../src/sheets/settings';
import { eventPlan } from '../../src/sheets/write/eventPlan';
import { planCells } from '../../src/sheets/plan/planCells';
import { readEvent } from '../../src/sheets/read/readEvent';
import type { BookCells } from '../../src/sheets/plan/cells';
import { roundSubtitle } from '../../src/sheets/write/roundParts';
import { newEvent } from '../../src/sheets/names/newEvent';
import { systemById } from '../../src/systems';
import { blankPlayer } from '../../src/model/blank';
import { applyToCells } from '../support/files/planBook';
import { withRound } from '../../src/model/rounds/round';

const place = { kind: 'argument', name: 'x' } as const;

function event(players: number): Tournament {
  const rows = Array.from({ length: players }, (_, index) => ({
    ...blankPlayer(index + 1, 2400 - 10 * index),
    row: index,
    place,
    byesPlace: place,
    no: { value: index + 1, place },
    title: { value: '', place },
    rating: { value: 2400 - 10 * index, place },
    byes: new Map(),
    group: '',
  }));
  const made = newEvent(
    {
      name: 'Accelerated',
      place: '',
      start: '2026-05-01',
      end: '',
      arbiter: '',
      rounds: 9,
      byePoints: 2,
      initialColour: 'white',
      acceleration: 'baku',
    },
    rows,
    true,
  );
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return made.value;
}

const read = (book: BookCells): Tournament => {
  const checked = check(readEvent(book).raw);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return checked.value;
};
const groupA = ({ players }: Tournament): number[] =>
  players.filter(({ virtualPoints }) => virtualPoints.length > 0).map(({ no }) => no);
const bookOf = (tournament: Tournament, language: Language = 'en') =>
  planCells(eventPlan(tournament, { ...DEFAULT_SETTINGS, language }));

/** Expected: C.04.7 1.2, ten players: 2·⌈10/4⌉ = 6 in group A. */
test.each(LANGUAGES)(
  'Baku goes through the workbook, its groups stand with the players (%s)',
  (language) => {
    const book = bookOf(event(10), language);
    const players = book.tables.find(({ name }) => name === 'Players')!;
    const column = players.header.findIndex((text) => /A\/B/.test(text));
    expect(players.rows.map((row) => row[column]).join('')).toBe('AAAAAABBBB');
    expect(groupA(read(book))).toEqual([1, 2, 3, 4, 5, 6]);
    expect(read(book).acceleration).toEqual({ method: 'baku' });
  },
);

test('a group that the arbiter puts right counts', () => {
  const book = bookOf(event(10));
  const tables = book.tables.map((table) =>
    table.name !== 'Players'
      ? table
      : {
          ...table,
          rows: table.rows.map((row) =>
            row.map((cell, index) =>
              table.header[index] === 'Group A/B' && row[0] === 6 ? 'B' : cell,
            ),
          ),
        },
  );
  expect(groupA(read({ ...book, tables }))).toEqual([1, 2, 3, 4, 5]);
});

/** Expected: C.04.7 1.3. The last of group A stays the same person, and the newcomer above joins it. */
test('a late entry above the border joins group A', () => {
  const start = event(10);
  const paired = systemById('dutch-2026')!.pair(roundToPair(start));
  if (!paired.ok) throw new Error('no pairing');
  const entries = new Map<number, Entry>(
    paired.pairs.flatMap(({ white, black }) => [
      [white, { outcome: 'draw', opponent: black, colour: 'white' }] as const,
      [black, { outcome: 'draw', opponent: white, colour: 'black' }] as const,
    ]),
  );
  const played = withRound(start, entries, 'zeroBye');
  const newcomer = { ...blankPlayer(0, 2355), name: 'Newcomer, Nell' };
  const entered = enterLate(played, newcomer);
  if (!entered.ok) throw new Error('refused');
  expect(entered.no).toBe(6);
  expect(groupA(entered.tournament)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  const book = bookOf(played);
  const change = {
    read: readEvent(book),
    before: read(book),
    after: entered.tournament,
    numbers: new Map([6, 7, 8, 9, 10].map((no) => [no, no + 1])),
    language: 'en' as const,
  };
  expect(groupA(read(applyToCells(book, changeSheets(change))))).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('the sheet of an accelerated round says so, a later one does not', () => {
  const tournament = event(10);
  expect(roundSubtitle(tournament, 1, 'en')).toContain('up to 1 virtual points');
  expect(roundSubtitle(tournament, 4, 'fr')).toContain('½');
  expect(roundSubtitle(tournament, 6, 'en')).not.toContain('virtual');
});
