/**
 * Round 1 fixes what was announced: a setting typed over later is seen, both values are named, and it
 * is put back or the announced rules are left for good. The topics are those of the draft checklist
 * for pairing programs: system, number of rounds, points, bye, acceleration, pairs kept apart, list of
 * tie-breaks.
 */
import {
  fixedChanges,
  keepTerms,
  lockProblems,
  putBackTerms,
} from '../../src/event/announced/lock';
import { isChecked, openCells, type CheckedEvent } from '../../src/event/open/openEvent';
import { openTrf } from '../../src/event/open/openTrf';
import { eventTrf } from '../../src/event/lists/exportTrf';
import { planSettings } from '../../src/event/setup/setup';
import { DEFAULT_SETTINGS } from '../../src/sheets/settings';
import { eventPlan } from '../../src/sheets/write/eventPlan';
import { planCells } from '../../src/sheets/plan/planCells';
import { type BookCells } from '../../src/sheets/plan/cells';
import { type Plan } from '../../src/sheets/plan/plan';
import { applyToCells } from '../../src/sheets/plan/applyToCells';
import { FOUR } from '../support/fourPlayers';

const BOOK = planCells(
  eventPlan({ ...FOUR, totalRounds: 5 }, { ...DEFAULT_SETTINGS, system: 'dutch-2026' }),
);

function open(book: BookCells): CheckedEvent {
  const event = openCells(book);
  if (!isChecked(event)) throw new Error(JSON.stringify(event?.problems));
  return event;
}

/** Types a value into the table Event; a row that is missing is added, as people do. */
function typed(row: string, value: string | number, book: BookCells = BOOK): BookCells {
  const tables = book.tables.map((table) => {
    if (table.name !== 'Event') return table;
    const isThere = table.rows.some(([setting]) => setting === row);
    const rows = isThere
      ? table.rows.map((cells) => (cells[0] === row ? [row, value] : cells))
      : [...table.rows, [row, value]];
    return { ...table, rows };
  });
  return { ...book, tables };
}

const written = (book: BookCells, plan: Plan | null): BookCells =>
  applyToCells(book, plan?.sheets ?? []);

test.each([
  ['Pairing system', 'dutch-2016', 'system', 'dutch-2026', 'dutch-2016'],
  ['Rounds', 7, 'rounds', '5', '7'],
  ['Points for a win', 3, 'winPoints', '', '3'],
  ['Points for the bye', 0.5, 'byePoints', '1', '0.5'],
  ['Must not meet', '1-4', 'forbidden', '', '1-4'],
  ['Tie-breaks', 'SB', 'tieBreaks', DEFAULT_SETTINGS.tieBreaks.join(', '), 'SB'],
  ['Acceleration', 'Baku', 'acceleration', '', 'Baku'],
])(
  '%s typed over after round 1: both values are named, and it can be put back',
  (row, value, term, was, is) => {
    const before = open(BOOK);
    expect(before.typedTerms).toEqual([]);
    const book = typed(row, value);
    const event = open(book);
    expect(event.typedTerms).toContainEqual({ term, was, is });
    const [problem] = lockProblems(event);
    expect(problem).toMatchObject({
      code: 'setting-is-fixed',
      severity: 'error',
      place: { kind: 'cell', sheet: 'Event' },
      value: is,
      args: { was: was || '–' },
    });
    const back = open(written(book, putBackTerms(event)));
    expect(back.typedTerms).toEqual([]);
    expect(back.settings).toEqual(before.settings);
    expect(back.tournament.points).toEqual(before.tournament.points);
    expect(back.rulesLeft).toBeNull();
  },
);

test('a row of the settings that was deleted counts as changed, and comes back', () => {
  const tables = BOOK.tables.map((table) =>
    table.name === 'Event'
      ? { ...table, rows: table.rows.filter(([setting]) => setting !== 'Rounds') }
      : table,
  );
  const book = { ...BOOK, tables };
  const event = open(book);
  expect(event.typedTerms).toEqual([{ term: 'rounds', was: '5', is: '3' }]);
  expect(open(written(book, putBackTerms(event))).tournament.totalRounds).toBe(5);
});

test('before round 1 everything is open', () => {
  const players = FOUR.players.map((player) => ({ ...player, entries: [] }));
  const book = planCells(eventPlan({ ...FOUR, players, pairedRounds: 0 }, DEFAULT_SETTINGS));
  expect(book.stored).toBeUndefined();
  expect(open(typed('Rounds', 9, book)).typedTerms).toEqual([]);
});

test('names, places and dates are nobody’s terms', () => {
  expect(open(typed('Place', 'Woodford')).typedTerms).toEqual([]);
  expect(open(typed('Language', 'fr')).typedTerms).toEqual([]);
});

describe('leaving the announced rules', () => {
  const book = typed('Rounds', 7);
  const plan = keepTerms(open(book), 'hall lost on Sunday')!;
  const left = written(book, plan);

  test('lasts: the departures says it, the TRF carries it, and the old value does not take it back', () => {
    const event = open(left);
    expect(event.typedTerms).toEqual([]);
    expect(event.rulesLeft).toBe(3);
    const again = typed('Rounds', 5, left);
    const back = open(written(again, keepTerms(open(again), '')));
    expect(back.rulesLeft).toBe(3);
    // Changed back, the line of the change is gone; that the rules were left stays.
    expect(back.read.stored!.departures).toEqual([{ kind: 'Rules left', round: 3, text: '' }]);
  });

  test('is logged with old and new value and the reason', () => {
    expect(plan.log).toMatchObject([
      { round: '3', detail: 'Rounds: 5 → 7', reason: 'hall lost on Sunday' },
    ]);
  });

  test('goes with the file: written as a TRF and read again it is still left', () => {
    const trf = eventTrf(open(left));
    if (!trf.ok) throw new Error(JSON.stringify(trf.problems));
    expect(trf.value).toContain('### Rounds @ Round 3: 5 => 7\n');
    expect(trf.value).toContain('### Rules left @ Round 3\n');
    const read = openTrf(trf.value);
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const imported = planCells(eventPlan(read.value.tournament, DEFAULT_SETTINGS));
    expect(open(imported).rulesLeft).toBe(3);
  });

  test('stands in the title lines of the rounds', () => {
    const titles = plan.sheets
      .filter(({ key }) => key.startsWith('round-'))
      .map(({ blocks }) => blocks[0].cells[0][0]);
    expect(titles).toHaveLength(3);
    for (const title of titles) expect(title).toContain('rules changed since round 3');
  });
});

test('the form of the settings leaves them in the same way, and says which', () => {
  const event = open(BOOK);
  const after = { ...event.tournament, totalRounds: 6 };
  expect(fixedChanges(event, after, event.settings)).toEqual([
    { term: 'rounds', was: '5', is: '6' },
  ]);
  const saved = open(written(BOOK, planSettings(event, after, event.settings, 'why')));
  expect(saved).toMatchObject({ typedTerms: [], rulesLeft: 3 });
  expect(saved.read.stored!.departures).toMatchObject([
    { kind: 'Rounds', text: '5 => 6' },
    { kind: 'Rules left' },
  ]);
});

test('a workbook that stores no terms yet opens as it is; nothing is asked', () => {
  const old = { tables: typed('Rounds', 7).tables, record: BOOK.record };
  expect(open(old)).toMatchObject({ typedTerms: [], rulesLeft: null, manualEdit: null });
});
