/**
 * Every setting is read back as it was written, in every language, whatever its value: a row of the
 * table that is written and never read, or the other way round, fails here.
 */
import fc from 'fast-check';
import type { TieOrderKind } from '../../src/model/rules/tieOrders';
import { LANGUAGES, PRICES, type TeamPlay, type Tournament } from '../../src/model/types';
import { DEFAULT_SETTINGS, type EventSettings } from '../../src/sheets/settings';
import { eventSheet } from '../../src/sheets/write/eventSheet';
import { planCells } from '../../src/sheets/plan/planCells';
import { EVENT_ROWS, type EventRow } from '../../src/sheets/names/eventWords';
import { NO_PLAY } from '../../src/model/blank';
import { readSettings, type SettingsRead } from '../../src/sheets/read/readSettings';
import { SETTINGS } from '../../src/sheets/settings';
import { termsIn, TERMS_VERSION } from '../../src/sheets/stored/event/terms';
import { eventValues } from '../../src/sheets/write/eventSheet';
import { SYSTEM_IDS } from '../../src/systems';
import { EDITIONS } from '../../src/tiebreaks/editions';
import { SEVEN } from '../support/seven';

interface Event {
  readonly tournament: Tournament;
  readonly settings: EventSettings;
}
type Change = (event: Event) => Event;

const inInfo =
  (info: Partial<Tournament['info']>): Change =>
  (event) => ({
    ...event,
    tournament: { ...event.tournament, info: { ...event.tournament.info, ...info } },
  });
const inTournament =
  (part: Partial<Tournament>): Change =>
  (event) => ({
    ...event,
    tournament: { ...event.tournament, ...part },
  });
const inSettings =
  (settings: Partial<EventSettings>): Change =>
  (event) => ({
    ...event,
    settings: { ...event.settings, ...settings },
  });
const inPoints =
  (points: Partial<Tournament['points']>): Change =>
  (event) =>
    inTournament({ points: { ...event.tournament.points, ...points } })(event);

/** Words as people type them, and such as mean something elsewhere. */
const text = fc
  .array(
    fc.constantFrom(
      'Open',
      'd’été',
      '№ 3',
      'a,b',
      '=x',
      '1-2',
      '½',
      'Ω',
      'None',
      '2026/05/01',
      '0',
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((words) => words.join(' '));
const name = fc.constantFrom('Club cup', 'Jugend', 'Éclair');
const halves = fc.integer({ min: 0, max: 12 });
const no = fc.integer({ min: 1, max: 400 });
const rounds = fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 3 });
const codes = fc.uniqueArray(fc.constantFrom('BH', 'BH-C1', 'SB', 'DE', 'WIN'), { minLength: 1 });
const nothing = fc.constant((event: Event) => event);

/** The kinds of values of all settings that are not simply texts. */
const VALUES: Partial<Record<EventRow, fc.Arbitrary<Change>>> = {
  deputies: fc.array(name).map((deputies) => inInfo({ deputies })),
  roundDates: fc
    .array(fc.constantFrom('2026/05/01 10:00', '2 May', ''), { minLength: 2, maxLength: 5 })
    .map((dates) => inInfo({ roundDates: [...dates, 'last'] })),
  rounds: fc.integer({ min: 1, max: 99 }).map((totalRounds) => inTournament({ totalRounds })),
  system: fc.constantFrom(...SYSTEM_IDS).map((system) => inSettings({ system })),
  systemParameters: fc
    .constantFrom('top 60; rematch 8', 'club; away 1/3')
    .map((systemParameters) => inTournament({ systemParameters })),
  initialColour: fc
    .constantFrom('white', 'black', null)
    .map((initialColour) => inTournament({ initialColour })),
  acceleration: fc
    .constantFrom(
      { method: 'baku' } as const,
      { method: 'haley-soft' } as const,
      { method: 'progressive' } as const,
      undefined,
    )
    .map((acceleration) => inTournament({ acceleration })),
  tieBreaks: codes.map((tieBreaks) => inSettings({ tieBreaks })),
  tieBreakEdition: fc
    .constantFrom(...EDITIONS.map(({ id }) => id))
    .map((tieBreakEdition) => inSettings({ tieBreakEdition })),
  // Byes and forfeit wins follow the value of the game, unless a row says otherwise.
  winPoints: halves.map((win) => inPoints({ win, forfeitWin: win, fullBye: win })),
  drawPoints: halves.map((draw) => inPoints({ draw, halfBye: draw })),
  lossPoints: halves.map((loss) => inPoints({ loss })),
  byePoints: halves.map((pairingBye) => inPoints({ pairingBye })),
  zeroPoints: halves.map((zero) => inPoints({ zeroBye: zero, absent: zero })),
  forfeitLossPoints: halves.map((forfeitLoss) => inPoints({ forfeitLoss })),
  firstTable: no.map((firstTable) => inSettings({ firstTable })),
  forbidden: fc
    .array(
      fc.record({
        players: fc.uniqueArray(no, { minLength: 2, maxLength: 4 }),
        rounds: fc.option(rounds),
      }),
    )
    .map((forbidden) => inTournament({ forbidden })),
  keepApart: fc
    .array(fc.record({ column: name, rounds: fc.option(fc.integer({ min: 1, max: 20 })) }), {
      minLength: 1,
    })
    .map((keepApart) => inSettings({ keepApart })),
  avoid: fc
    .array(
      fc.record({
        column: name,
        rounds: fc.option(fc.integer({ min: 1, max: 20 })),
        price: fc.constantFrom(...PRICES),
      }),
      { minLength: 1 },
    )
    .map((avoid) => inSettings({ avoid })),
  boards: fc
    .constantFrom('WB', 'WBWB', 'BWWB', 'WBWBW')
    .map((boardColours) => inTeams({ boardColours })),
  matchPoints: fc
    .constantFrom([4, 2, 0] as const, [6, 2, 0] as const, [2, 1, 0] as const)
    .map((matchPoints) => inTeams({ matchPoints })),
  teamScores: fc
    .constantFrom(
      'FIDE_TEAM',
      'FIDE_TEAM_TYPEB_GP_MP',
      'FIDE_TEAM_MP',
      'FIDE_TEAM_TYPEA_MP_GP_BAKU',
    )
    .map(
      (systemCode) => (event: Event) =>
        inTeams({})({ ...event, tournament: { ...event.tournament, systemCode } }),
    ),
  teamBye: fc
    .constantFrom([2, 4], [null, 3], [1, null])
    .map(([matchPoints, gamePoints]) =>
      inTeams({ pairingByes: { matchPoints, gamePoints, teams: [] } }),
    ),
  ratingMethod: fc
    .constantFrom('FIDON', 'FRA NRO', 'IND OTHER', undefined)
    .map((rankMethod) => inInfo({ rankMethod })),
  profile: fc.constant(inSettings({ profile: 'club' })),
  paper: fc.constantFrom('A4', 'Letter').map((paper) => inSettings({ paper })),
  prizeRules: fc.oneof(
    nothing,
    fc
      .record({
        perPlayer: fc.constant('several' as const),
        preference: fc.constantFrom('value' as const, 'order' as const),
        share: fc.constantFrom('none' as const, 'equal' as const, 'hort' as const),
      })
      .map((prizeRules) => inSettings({ prizeRules })),
  ),
  playOff: tieOrders('playOff'),
  lots: tieOrders('lots'),
  tieBreakLists: fc
    .uniqueArray(fc.record({ name, codes }), { minLength: 1, selector: (list) => list.name })
    .map((ownLists) => inSettings({ ownLists })),
  language: fc.constantFrom(...LANGUAGES).map((language) => inSettings({ language })),
  sectionOrder: fc.integer({ min: 1, max: 30 }).map((sectionOrder) => inSettings({ sectionOrder })),
};

const changeOf = (row: EventRow): fc.Arbitrary<Change> => {
  const { field } = SETTINGS[row];
  const own = VALUES[row];
  if (own) return own;
  if (!field) throw new Error(`No values are tried for the setting ${row}`);
  return text.map((value) => (field.of === 'info' ? inInfo : inSettings)({ [field.key]: value }));
};

/** Groups of those who were tied, each in its order. */
function tieOrders(kind: TieOrderKind): fc.Arbitrary<Change> {
  return fc
    .uniqueArray(no, { minLength: 4, maxLength: 7 })
    .map(([first, second, ...others]) =>
      inTournament({ tieOrders: { [kind]: [[first, second], others] } }),
    );
}

/** An event of one team, with what its regulations say. */
function inTeams(said: Partial<TeamPlay>): Change {
  return ({ tournament, settings }) => ({
    tournament: {
      ...tournament,
      systemCode: tournament.systemCode ?? 'FIDE_TEAM',
      teams: [{ name: 'Team', players: [1], number: 1 }],
      teamPlay: { ...NO_PLAY, ...said },
    },
    settings,
  });
}

const BASE: Event = { tournament: SEVEN, settings: DEFAULT_SETTINGS };

/** The event as its sheet says it. */
function readBack({ tournament, settings }: Event, language: EventSettings['language']): Event {
  const sheet = eventSheet(tournament, settings, language);
  const { tables } = planCells({ title: { key: 'pane.writing' }, sheets: [sheet] });
  const read = readSettings(tables[0]);
  // The base event's system has no rules to choose, which is told.
  // Any text is kept; that it says no day, or rules that the system does not have, is told of it.
  const TOLD: readonly string[] = ['system-without-rules', 'day-not-a-date'];
  expect(read.problems.filter(({ code }) => !TOLD.includes(code))).toEqual([]);
  return {
    tournament: {
      ...tournament,
      systemParameters: read.systemParameters,
      info: { ...tournament.info, ...read.info },
      totalRounds: read.totalRounds!.value,
      initialColour: read.initialColour ?? null,
      points: read.points,
      acceleration: read.acceleration?.value,
      forbidden: read.forbidden,
      ...tieOrdersRead(read),
      ...(tournament.teamPlay ? teamsRead(tournament, read) : {}),
    },
    settings: read.settings,
  };
}

function tieOrdersRead({ tieOrders }: SettingsRead): Partial<Tournament> {
  const read = Object.entries(tieOrders).map(([kind, { value }]) => [kind, value]);
  return read.length > 0 ? { tieOrders: Object.fromEntries(read) } : {};
}

function teamsRead(
  { teamPlay, systemCode }: Tournament,
  { teams: { boardColours, matchPoints, bye, systemCode: said } }: SettingsRead,
): Partial<Tournament> {
  return {
    systemCode: said ?? (systemCode === 'FIDE_TEAM' ? systemCode : 'lost'),
    teamPlay: {
      ...NO_PLAY,
      ...(boardColours ? { boardColours } : {}),
      ...(matchPoints ? { matchPoints } : {}),
      ...(bye ? { pairingByes: { ...bye, teams: teamPlay!.pairingByes!.teams } } : {}),
    },
  };
}

describe.each(EVENT_ROWS.keys)('%s', (row) => {
  test('is read as it was written', () => {
    fc.assert(
      fc.property(changeOf(row), fc.constantFrom(...LANGUAGES), (change, language) => {
        const event = change(BASE);
        expect(readBack(event, language)).toEqual(event);
      }),
      { numRuns: 40 },
    );
  });

  test('at least one value changes its cell, and the cell of no other setting', () => {
    const before = eventValues(BASE.tournament, BASE.settings, 'en');
    const seen = fc.sample(changeOf(row), { numRuns: 30, seed: 7 }).map((change) => {
      const { tournament, settings } = change(BASE);
      const after = eventValues(tournament, settings, 'en');
      return EVENT_ROWS.keys.filter((each) => after[each] !== before[each]);
    });
    expect(new Set(seen.flat())).toEqual(new Set([row]));
  });

  test('round 1 fixes it exactly where the stored list of terms has it', () => {
    expect(SETTINGS[row].isFixed).toBe(termsIn(TERMS_VERSION).some((term) => term === row));
  });
});

test('a start or an end that is no date is told at its cell', () => {
  const said = (start: string, end: string) => {
    const { tournament, settings } = inInfo({ start, end })({
      tournament: SEVEN,
      settings: DEFAULT_SETTINGS,
    });
    const table = planCells({
      title: { key: 'pane.writing' },
      sheets: [eventSheet(tournament, settings, 'en')],
    }).tables[0];
    return readSettings(table)
      .problems.filter(({ code }) => code === 'day-not-a-date')
      .map(({ value, severity, place }) => [value, severity, 'address' in place && place.address]);
  };
  expect(said('2026-03-14', '15 mars 2026')).toEqual([]);
  expect(said('14/03/2026', '15 mars')).toEqual([['15 mars', 'warning', 'B9']]);
});
