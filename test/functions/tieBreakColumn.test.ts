/**
 * One call for a whole column gives what TIEBREAK gives cell by cell, row by row of the table, and standings in
 * one call are those of the two functions that they stand for.
 */
import './shim';
import { tiebreak } from '../../functions/tieBreaks/byCode';
import { crosstable, crosstableCounted, eventStandings, standings } from '../../functions/tables';
import { tiebreakColumn } from '../../functions/tieBreaks/tieBreakColumn';
import { planCells } from '../../src/sheets/plan/planCells';
import { DEFAULT_SETTINGS } from '../../src/sheets/settings';
import { eventPlan } from '../../src/sheets/write/eventPlan';
import { RELEASED } from '../../src/sheets/write/lists/released';
import { standingsFormula } from '../../src/sheets/write/lists/standingsSheet';
import { rankingOf } from '../../src/event/lists/lists';
import { isChecked, openCells } from '../../src/event/open/openEvent';
import { SEVEN } from '../support/seven';

const cells = planCells(eventPlan(SEVEN, DEFAULT_SETTINGS));
const range = (name: string): unknown[][] => {
  const { header, rows } = cells.tables.find((table) => table.name === name)!;
  // Blank cells arrive as 0.
  return [[...header], ...rows.map((row) => row.map((cell) => cell ?? 0))];
};
const table = crosstable(range('Players'), [range('Round_1')]);

const byCell = (player: unknown, code: string): unknown => {
  try {
    return tiebreak(player, table, code, undefined, 'C07-2026');
  } catch {
    return '–';
  }
};

test('a column is what the cells are, also where rows are sorted, blank or no players', () => {
  const codes = ['BH-C1', 'SB', 'DE'];
  const whole = tiebreakColumn(table, codes.join(','), 'C07-2026');
  const [header, ...rows] = table;
  expect(whole).toEqual(rows.map(([no]) => codes.map((code) => byCell(no, code))));
  expect(whole.flat().some((value) => typeof value === 'number' && value > 0)).toBe(true);
  const sorted = [header, ...[...rows].reverse(), header.map(() => 0)];
  const column = tiebreakColumn(sorted, 'SB', 'C07-2026');
  expect(column).toEqual([...[...rows].reverse().map(([no]) => [byCell(no, 'SB')]), ['']]);
});

test('a code that the edition lacks is refused with those that it has', () => {
  expect(() => tiebreakColumn(table, 'XYZ', 'C07-2026')).toThrow();
  expect(() => tiebreakColumn(table, '', 'C07-2026')).toThrow();
});

test('standings in one call are those of the nested ones', () => {
  const tables = ['Round_1', 'Event'].map(range);
  const nested = standings(
    table,
    [['DE,BH,SB']],
    undefined,
    undefined,
    'C07-2026',
    undefined,
    true,
  );
  const one = eventStandings(
    range('Players'),
    [['DE,BH,SB']],
    null,
    'C07-2026',
    null,
    true,
    tables,
  );
  expect(one).toEqual(nested);
  expect(crosstableCounted(range('Players'), tables)).toEqual(table);
});

test('the one call is written once the last release has it, and nothing that it has not', () => {
  const event = openCells(cells);
  if (!isChecked(event)) throw new Error('not read');
  const list = rankingOf(event, { tieBreaks: ['DE', 'BH'], after: 0 });
  if (!list.ok) throw new Error(list.problems[0].code);
  const formula = (released = RELEASED) =>
    standingsFormula(event.tournament, list.value, event.settings, released);
  const edition = event.settings.tieBreakEdition;
  expect(formula({ STANDINGS: ['table', 'tieBreaks?', 'after?', 'unplayed?', 'edition?'] })).toBe(
    `=CHESS.STANDINGS(CHESS.CROSSTABLE(Players[#All],Round_1[#All]),"DE,BH",,,"${edition}")`,
  );
  expect(formula({ STANDINGS: ['table', 'tieBreaks?', 'edition?', 'ties?'] })).toBe(
    `=CHESS.STANDINGS(CHESS.CROSSTABLE(Players[#All],Round_1[#All]),"DE,BH",,,"${edition}",,TRUE)`,
  );
  expect(formula({ EVENT_STANDINGS: [] })).toBe(
    `=CHESS.EVENT_STANDINGS(Players[#All],"DE,BH",,"${edition}",,TRUE,Round_1[#All],Event[#All])`,
  );
});
