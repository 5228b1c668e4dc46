/**
 * What was read before may stand for what is read now only where the cells are the same. Expected: a
 * reading of copies, which nothing remembers.
 */
import { DEFAULT_REQUEST, generateTournament } from '../../src/generate/generate';
import { DEFAULT_SETTINGS } from '../../src/sheets/settings';
import { eventPlan } from '../../src/sheets/write/eventPlan';
import { planCells } from '../../src/sheets/plan/planCells';
import { readEvent } from '../../src/sheets/read/readEvent';
import type { BookCells, CellContent, TableCells } from '../../src/sheets/plan/cells';
import { roundOfTable } from '../../src/sheets/names/headers';
import { KnownTables } from '../../src/sheets/names/knownTables';
import { systemById } from '../../src/systems';

function event(): BookCells {
  const request = { ...DEFAULT_REQUEST, players: 20, rounds: 4, seed: 3 };
  const made = generateTournament(request, systemById('dutch-2016')!);
  if (!made.ok) throw new Error('not paired');
  return planCells(eventPlan(made.tournament, DEFAULT_SETTINGS));
}

const copy = (book: BookCells): BookCells => structuredClone(book);

function withCell(book: BookCells, table: number, row: number, column: number, to: CellContent) {
  const changed = (cells: readonly CellContent[], at: number) =>
    at === row ? cells.map((cell, index) => (index === column ? to : cell)) : [...cells];
  const tables = book.tables.map((each, index): TableCells => {
    return index === table ? { ...each, rows: each.rows.map(changed) } : structuredClone(each);
  });
  return { ...book, tables };
}

test('tables that read as before are the objects of before, others are not', () => {
  const known = new KnownTables();
  const book = event();
  const first = known.take(copy(book).tables);
  const again = known.take(copy(book).tables);
  again.forEach((table, index) => expect(table).toBe(first[index]));
  const rounds = book.tables.findIndex(({ name }) => roundOfTable(name) === 2);
  const changed = known.take(withCell(book, rounds, 0, 0, 99).tables);
  changed.forEach((table, index) => expect(table === first[index]).toBe(index !== rounds));
});

test('another place, sheet or header is another table', () => {
  const known = new KnownTables();
  const [table] = event().tables;
  const [first] = known.take([table]);
  const others = [
    { row: table.row + 1 },
    { column: table.column + 1 },
    { sheet: `${table.sheet} 2` },
    { header: [...table.header.slice(1), table.header[0]] },
    { rows: table.rows.slice(1) },
  ];
  for (const other of others) expect(known.take([{ ...table, ...other }])[0]).not.toBe(first);
});

test('whatever cell changes, the event reads as one that was never read before', () => {
  const known = new KnownTables();
  const book = event();
  const values: CellContent[] = ['', '1-0', 'x', 3, null];
  book.tables.forEach((table, index) => {
    table.header.forEach((_, column) => {
      const row = (index * 7 + column * 3) % Math.max(1, table.rows.length);
      if (!table.rows[row]) return;
      const changed = withCell(book, index, row, column, values[(index + column) % values.length]);
      const remembered = readEvent({ ...changed, tables: known.take(changed.tables) });
      expect(remembered).toEqual(readEvent(copy(changed)));
      // And back again.
      const back = readEvent({ ...book, tables: known.take(copy(book).tables) });
      expect(back).toEqual(readEvent(copy(book)));
    });
  });
});
