/** What *Check* says of a round that differs, where the log of the workbook explains it. */
import { roundFindings } from '../../src/event/check/checkEvent';
import { checkStandings } from '../../src/event/check/checkStandings';
import { isChecked, openCells, type CheckedEvent } from '../../src/event/open/openEvent';
import { gamesOf, planResults } from '../../src/event/results/results';
import type { Language } from '../../src/model/types';
import { DEFAULT_SETTINGS } from '../../src/sheets/settings';
import { eventPlan } from '../../src/sheets/write/eventPlan';
import { STORED_EVENT_KEY } from '../../src/sheets/stored/event/storedEventSheet';
import { systemById } from '../../src/systems';
import { readBook, updateBook, writeBook } from '../../src/xlsx/workbook';
import { event as eventOf } from '../support/event';

/** Round 2 as the rules had it while 4 had beaten 2: 1 and 4 meet, then 2 and 3. */
const PLAYED = eventOf(
  'XXR 3',
  'XXC white1',
  { no: 1, name: 'Alder', rating: 2000, points: '2.0', rounds: ['3 w 1', '4 b 1'] },
  { no: 2, name: 'Birch', rating: 1900, points: '0.0', rounds: ['4 b 0', '3 w 0'] },
  { no: 3, name: 'Cedar', rating: 1800, points: '1.0', rounds: ['1 b 0', '2 b 1'] },
  { no: 4, name: 'Elder', rating: 1700, points: '1.0', rounds: ['2 w 1', '1 w 0'] },
);
const SYSTEM = systemById('dutch-2016')!;

async function opened(bytes: Uint8Array): Promise<CheckedEvent> {
  const book = await readBook(bytes);
  const event = book.ok ? openCells(book.value) : null;
  if (!isChecked(event)) throw new Error('the workbook does not read');
  return event;
}

/** The result of 4-2 turned after round 2, with what the workbook keeps of it. */
async function corrected(
  language: Language,
  kept: { readonly log: boolean; readonly departures: boolean },
): Promise<CheckedEvent> {
  const settings = { ...DEFAULT_SETTINGS, system: SYSTEM.id, language };
  const bytes = await writeBook(eventPlan(PLAYED, settings));
  const event = await opened(bytes);
  expect(roundFindings(event, SYSTEM, 2)).toEqual([]);
  const game = gamesOf(event, 1).find(({ white }) => white === 4)!;
  const plan = planResults(event, [{ round: 1, game, text: '0-1' }], 'scoresheet').plan!;
  const updated = await updateBook(bytes, {
    ...plan,
    log: kept.log ? plan.log : [],
    sheets: plan.sheets.filter(({ key }) => kept.departures || key !== STORED_EVENT_KEY),
  });
  if (!updated.ok) throw new Error('not written');
  return opened(updated.value);
}

test.each([
  ['en', 'explained by a correction'],
  ['fr', 'correction'],
  ['pt', 'correção'],
] as const)('%s: a logged correction is all that is said', async (language, words) => {
  const findings = roundFindings(
    await corrected(language, { log: true, departures: true }),
    SYSTEM,
    2,
  );
  expect(findings).toHaveLength(1);
  expect(findings[0].finding).toContain(words);
  expect(findings[0]).toMatchObject({ round: 2, article: '' });
});

test('the departures alone explains it: no sentence of the log is needed', async () => {
  const findings = roundFindings(
    await corrected('fr', { log: false, departures: true }),
    SYSTEM,
    2,
  );
  expect(findings).toHaveLength(1);
  expect(findings[0].finding).toContain('Correction @ Round 1: 4-2: 1-0 => 0-1');
});

test('a workbook that has lost its departures is read by the sentences of its log', async () => {
  const findings = roundFindings(
    await corrected('fr', { log: true, departures: false }),
    SYSTEM,
    2,
  );
  expect(findings).toHaveLength(1);
  expect(findings[0].finding).toContain('au lieu de 1-0');
});

test('where nothing is kept of it the article is named', async () => {
  const [first] = roundFindings(
    await corrected('en', { log: false, departures: false }),
    SYSTEM,
    2,
  );
  expect(first.article).toMatch(/^C\./);
});

/** Buchholz without the lowest (C.07, cut 1): 1 has met 1 and 1, 2 too, 3 and 4 have met 2 and 0. */
const LIST = [
  ['Standings after round 2'],
  ['Rank', 'No', 'Name', 'Pts', 'BH-C1'],
  [1, 1, 'Alder', 2, 1],
  [2, 3, 'Cedar', 1, 2],
  [2, 4, 'Elder', 1, 2],
  [4, 2, 'Birch', 0, 1],
];

test.each([
  ['BH-C1', []],
  ['BH/C1', []],
  ['BH', [expect.stringContaining('announces BH')]],
])('a list by BH-C1 where the event announces %s', async (announced, said) => {
  const settings = { ...DEFAULT_SETTINGS, tieBreaks: [announced], tieBreakEdition: 'C07-2026' };
  const event = await opened(await writeBook(eventPlan(PLAYED, settings)));
  const sheet = { sheet: 'Mine', row: 0, column: 0, rows: LIST };
  const { lists, wrongCells, findings } = checkStandings(event, [sheet]);
  expect({ lists, wrongCells }).toEqual({ lists: 1, wrongCells: 0 });
  expect(findings.map(({ finding }) => finding)).toEqual(said);
});
