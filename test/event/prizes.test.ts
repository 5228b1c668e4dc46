import { openCells, isChecked, type CheckedEvent } from '../../src/event/open/openEvent';
import { hasPrizes, planPrizeList, planPrizeTable, prizesOf } from '../../src/event/lists/prizes';
import { sayPlace } from '../../src/explain/sayProblem';
import type { Language } from '../../src/model/types';
import { DEFAULT_PRIZE_RULES, type PrizeRules } from '../../src/sheets/prizeRules';
import { DEFAULT_SETTINGS } from '../../src/sheets/settings';
import { eventPlan } from '../../src/sheets/write/eventPlan';
import { type BookCells } from '../../src/sheets/plan/cells';
import { applyToCells } from '../../src/sheets/plan/applyToCells';
import type { CellContent } from '../../src/sheets/plan/cells';
import { planCells } from '../../src/sheets/plan/planCells';
import { SEVEN } from '../support/seven';

/** The seven after round 1: Alder, Cedar, Gorse have 1; Birch, Elm ½; Dogwood, Fir 0. */
function openBook(language: Language = 'en'): BookCells {
  const settings = { ...DEFAULT_SETTINGS, language, tieBreaks: ['WON'] };
  const tournament = { ...SEVEN, info: { ...SEVEN.info, start: '2026-05-01' } };
  return planCells(eventPlan(tournament, settings));
}

function opened(cells: BookCells): CheckedEvent {
  const event = openCells(cells);
  if (!isChecked(event)) throw new Error(JSON.stringify(event?.problems));
  return event;
}

/** The book with our own empty table of prizes, filled in from its first row. */
function withPrizes(book: BookCells, rows: readonly (readonly CellContent[])[]): BookCells {
  const made = planPrizeTable(opened(book));
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const [empty] = planCells({ title: made.value.title, sheets: made.value.sheets }).tables;
  const filled = empty.rows.map((row, index) =>
    row.map((cell, column) => rows[index]?.[column] ?? cell),
  );
  return { ...book, tables: [...book.tables, { ...empty, rows: filled }] };
}

const HORT: PrizeRules = { ...DEFAULT_PRIZE_RULES, share: 'hort' };

test('the table made in each language is read back, and given by the rules', () => {
  for (const [language, share, sheet] of [
    ['en', 'Hort', 'Prizes'],
    ['fr', 'Hort', 'Prix'],
    ['pt', 'Hort', 'Prémios'],
  ] as const) {
    const book = withPrizes(openBook(language), [
      ['A', 1, 60, share],
      ['A', '2-3', 30, share],
    ]);
    const event = opened(book);
    expect(hasPrizes(event)).toBe(true);
    expect(event.read.tables.prizes?.sheet).toBe(sheet);
    const given = prizesOf(event, DEFAULT_PRIZE_RULES);
    // By games won over the board: Alder and Gorse before Cedar, who had the bye. Pot 120, half of it in three parts 20; own halves 30, 15, 15.
    expect(
      given.ok && given.value.awards.map(({ contender, amount }) => [contender.no, amount]),
    ).toEqual([
      [1, 5000],
      [7, 3500],
      [3, 3500],
    ]);
  }
});

test('a column of the arbiter’s own in the sheet Players is a condition', () => {
  const book = openBook();
  const tables = book.tables.map((table) =>
    table.name === 'Players'
      ? {
          ...table,
          header: [...table.header, 'Region'],
          rows: table.rows.map((row) => [...row, row[0] === 6 || row[0] === 4 ? 'North' : 'South']),
        }
      : table,
  );
  const filled = withPrizes({ ...book, tables }, [['N', 1, 20]]);
  const regional = filled.tables.map((table) =>
    table.name === 'Prizes'
      ? {
          ...table,
          header: [...table.header.slice(0, -1), 'Region'],
          rows: table.rows.map((row, index) => [...row.slice(0, -1), index === 0 ? 'north' : '']),
        }
      : table,
  );
  const given = prizesOf(opened({ ...book, tables: regional }), DEFAULT_PRIZE_RULES);
  // 4 and 6 have no point and no win each: the lower number stands first.
  expect(given.ok && given.value.awards.map(({ contender }) => contender.no)).toEqual([4]);
});

test('contradictions name the cell of the sheet', () => {
  const event = opened(
    withPrizes(openBook(), [
      ['A', 1, 60],
      ['A', 1, 30],
      ['B', 1, 'cup', '', '<1800'],
    ]),
  );
  const given = prizesOf(event, DEFAULT_PRIZE_RULES);
  expect(
    given.ok ? [] : given.problems.map(({ code, place }) => `${code} ${sayPlace(place)}`),
  ).toEqual(['prize-cell-bad Prizes!C9', 'prize-place-twice Prizes!B8']);
});

test('ages go by the year of the event’s start; years of birth that exclude the age are refused', () => {
  const book = withPrizes(openBook(), [['Y', 1, 20, '', '', 'U18']]);
  const given = prizesOf(opened(book), DEFAULT_PRIZE_RULES);
  // Nobody's year of birth is entered.
  expect(given.ok && given.value.kept.map(({ reason }) => reason.key)).toEqual(['prizes.nobody']);
  const born = book.tables.map((table) =>
    table.name === 'Prizes'
      ? {
          ...table,
          header: [...table.header.slice(0, -1), 'Born'],
          rows: table.rows.map((row, index) => [...row.slice(0, -1), index === 0 ? '<1990' : '']),
        }
      : table,
  );
  const refused = prizesOf(opened({ ...book, tables: born }), DEFAULT_PRIZE_RULES);
  expect(refused.ok ? [] : refused.problems.map(({ code }) => code)).toEqual([
    'prize-nobody-possible',
  ]);
});

test('nobody’s year of birth is printed on the list that hangs on the wall', () => {
  const players = SEVEN.players.map((player) => ({
    ...player,
    born: player.name === 'Elm' ? '2010' : '1991',
  }));
  const info = { ...SEVEN.info, start: '2026-05-01' };
  const settings = { ...DEFAULT_SETTINGS, tieBreaks: ['WON'] };
  const cells = planCells(eventPlan({ ...SEVEN, info, players }, settings));
  const book = withPrizes(cells, [
    ['Main', 1, 50],
    ['Best U18', 1, 20, '', '', 'U18'],
  ]);
  const event = opened(book);
  const given = prizesOf(event, DEFAULT_PRIZE_RULES);
  if (!given.ok) throw new Error(JSON.stringify(given.problems));
  const list = planPrizeList(event, DEFAULT_PRIZE_RULES, given.value).sheets.find(
    ({ key }) => key === 'prize-list',
  );
  const texts = JSON.stringify(list!.blocks);
  expect(texts).toContain('Not eligible for “Best U18”: U18');
  expect(texts).not.toMatch(/1991|2010/);
});

test('a table that is there is not written over', () => {
  const made = planPrizeTable(opened(withPrizes(openBook(), [['A', 1, 60]])));
  expect(made.ok ? [] : made.problems.map(({ code }) => code)).toEqual(['prize-table-there']);
});

test('the list keeps the sum, says its rules, and the rules stay in the settings', () => {
  const book = withPrizes(openBook('fr'), [
    ['A', 1, 60],
    ['A', 2, 0.05],
    ['Dames', 1, 40, '', '', '', 'Femmes'],
  ]);
  const event = opened(book);
  const given = prizesOf(event, HORT);
  if (!given.ok) throw new Error(JSON.stringify(given.problems));
  const plan = planPrizeList(event, HORT, given.value);
  const cells = plan.sheets.find(({ key }) => key === 'prize-list')!.blocks[1].cells;
  const amounts = cells.map((row) => [row[2], row[5]]);
  expect(amounts).toContainEqual(['Attribué', 60.05]);
  expect(amounts).toContainEqual(['Non attribué', 40]);
  expect(amounts).toContainEqual(['Tableau des prix', 100.05]);
  expect(plan.log?.[0].detail).toMatch(/Hort/);
  const after = opened(applyToCells(book, plan.sheets));
  expect(after.settings.prizeRules).toEqual(HORT);
  expect(after.problems).toEqual(event.problems);
});

test('rules that are not understood are a problem of their cell', () => {
  const book = openBook();
  const tables = book.tables.map((table) =>
    table.name === 'Event'
      ? { ...table, rows: [...table.rows, ['Prize rules', 'generous']] }
      : table,
  );
  const event = openCells({ ...book, tables });
  expect(event?.problems.map(({ code }) => code)).toContain('prize-rules-unknown');
});
