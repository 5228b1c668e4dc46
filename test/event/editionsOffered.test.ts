import {
  settingsOfTrf,
  withEdition,
  withStart,
  type NewEventForm,
} from '../../src/event/setup/setup';
import { isChecked, openCells } from '../../src/event/open/openEvent';
import { openTrf } from '../../src/event/open/openTrf';
import { DEFAULT_SETTINGS } from '../../src/sheets/settings';
import { eventPlan } from '../../src/sheets/write/eventPlan';
import { planCells } from '../../src/sheets/plan/planCells';
import { type BookCells } from '../../src/sheets/plan/cells';
import { SYSTEMS, systemsOffered } from '../../src/systems';
import { SEVEN } from '../support/seven';
import { trf } from '../support/files/trfText';

/** Days in force: C.04.3 of 1 July 2017 and 1 February 2026; C.07 of 1 August 2024 and 1 March 2026. */
const form: NewEventForm = {
  name: 'Grove',
  place: '',
  start: '',
  end: '',
  arbiter: '',
  rounds: 5,
  byePoints: 2,
  initialColour: null,
  settings: DEFAULT_SETTINGS,
};
const editions = ({ settings }: NewEventForm) => [settings.system, settings.tieBreakEdition];

test('a new event has the rules in force', () => {
  expect(editions(form)).toEqual(['dutch-2026', 'C07-2026']);
});

test.each([
  ['2026-01-31', 'dutch-2016', 'C07-2024'],
  ['2026-02-01', 'dutch-2026', 'C07-2024'],
  ['2026-03-01', 'dutch-2026', 'C07-2026'],
  ['15.05.2014', 'dutch-2012', 'FIDE-2009'],
])('an event that starts on %s: %s and %s', (day, system, edition) => {
  const dated = withStart(form, day);
  expect(editions(dated)).toEqual([system, edition]);
  expect(editions(withStart(dated, ''))).toEqual(['dutch-2026', 'C07-2026']);
  const offered = systemsOffered(day);
  expect(offered[0].id).toBe(system);
  expect(new Set(offered)).toEqual(new Set(SYSTEMS));
});

/** C.04.4: other systems of the chapter of 1 February 2026 may be chosen in place of the default. */
test('what may be chosen today stands behind the edition in force, before the historic ones', () => {
  const ids = (day?: string) => systemsOffered(day).map(({ id }) => id);
  const before = (day: string | undefined, one: string, other: string) =>
    ids(day).indexOf(one) < ids(day).indexOf(other);
  expect(before(undefined, 'dubov-2026', 'dutch-2016')).toBe(true);
  expect(before('2026-02-01', 'dubov-2026', 'dutch-2016')).toBe(true);
  expect(before('2026-01-31', 'dubov-2026', 'dutch-2011')).toBe(false);
});

test('what was chosen does not follow the day, nor does a list of one’s own', () => {
  const system = { ...form, settings: { ...form.settings, system: 'french-1994' as const } };
  const chosen = withEdition(system, 'ffe-1998');
  expect(chosen.settings.tieBreaks).toEqual(['BH-C1', 'BH', 'SB']);
  expect(editions(withStart(chosen, '2024-09-01'))).toEqual(['french-1994', 'FFE-1998']);
  const own = { ...form, settings: { ...form.settings, tieBreaks: ['SB', 'WIN'] } };
  expect(withEdition(own, 'C07-2024').settings.tieBreaks).toEqual(['SB', 'WIN']);
});

describe('from a TRF', () => {
  const players = ['One', 'Two'].map((name, at) => ({ no: at + 1, name, rating: 0, rounds: [] }));
  const settingsOf = (asked: 'dubov-1997' | null, ...lines: string[]) => {
    const opened = openTrf(trf('XXR 3', ...lines, ...players));
    if (!opened.ok) throw new Error('not read');
    return settingsOfTrf(opened.value.tournament, DEFAULT_SETTINGS, asked);
  };
  test.each([
    ['its own word', settingsOf(null, '192 FIDE_DUTCH_2017', '042 2030/01/01'), 'dutch-2016'],
    ['its day', settingsOf(null, '042 2013/01/01'), 'dutch-2012'],
    ['what is asked', settingsOf('dubov-1997', '192 FIDE_DUTCH_2017'), 'dubov-1997'],
  ])('%s decides', (_, settings, system) => {
    expect(settings).toMatchObject({ ok: true, value: { system } });
  });
  test('a system that is none of ours is refused', () => {
    const refused = settingsOf(null, '192 CUSTOM_LADDERCUP');
    expect(refused).toMatchObject({ ok: false, problems: [{ code: 'system-not-ours' }] });
  });
});

/** Written before there was a choice: such a workbook keeps giving what it gave. */
test('a workbook that says neither keeps the editions of old workbooks', () => {
  const book = planCells(eventPlan(SEVEN, DEFAULT_SETTINGS));
  const silent: BookCells = {
    ...book,
    tables: book.tables.map((table) =>
      table.name === 'Event'
        ? { ...table, rows: table.rows.filter(([key]) => !/system|edition/i.test(String(key))) }
        : table,
    ),
  };
  const opened = openCells(silent);
  if (!isChecked(opened)) throw new Error('not checked');
  expect(opened.settings).toMatchObject({ system: 'dutch-2016', tieBreakEdition: 'FFE-1998' });
});
