/**
 * Two groups of players through the desk of the pane, over real office.js: everybody of one club against
 * everybody of the other. Opponents and colours are those of the printed table for four boards
 * (rimassoft.eu and en.wikipedia.org/wiki/Scheveningen_system, read 2026).
 */
import '../../../support/files/textCoding';
import { recheckRound } from '../../../../src/systems/audit/recheck';
import { systemById } from '../../../../src/systems';
import { verifyEvent } from '../../../../src/event/log/verifyEvent';
import { eventPage } from '../../../../src/event/lists/publish';
import { eventTrf } from '../../../../src/event/lists/exportTrf';
import { rankingOf } from '../../../../src/event/lists/lists';
import { isChecked } from '../../../../src/event/open/openEvent';
import { openTrf } from '../../../../src/event/open/openTrf';
import { gamesOf } from '../../../../src/event/results/results';
import { withSystem, type NewEventForm } from '../../../../src/event/setup/setup';
import { DEFAULT_SETTINGS } from '../../../../src/sheets/settings';
import { pairRound } from '../../../../taskpane/actions/round/round';
import { createEvent, saveSettings } from '../../../../taskpane/actions/setup/setup';
import { list, nextRound, openDesk, result } from '../../../support/pane/deskBook';
import { startOffice } from '../../../support/pane/officeHost';

jest.setTimeout(120_000);

const FORM: NewEventForm = withSystem(
  {
    name: 'Young against old',
    place: '',
    start: '2026-05-01',
    end: '',
    arbiter: '',
    rounds: 4,
    byePoints: 2,
    initialColour: null,
    settings: DEFAULT_SETTINGS,
  },
  'scheveningen',
);

/** The printed table: 1–4 are the first of the list of each club, White first. */
const TABLE = [
  ['1-5', '2-6', '7-3', '8-4'],
  ['6-1', '5-2', '3-8', '4-7'],
  ['1-7', '2-8', '5-3', '6-4'],
  ['8-1', '7-2', '3-6', '4-5'],
];

test('two clubs of four: the printed table, totals of the teams, out and in again', async () => {
  const office = await startOffice();
  const desk = await openDesk();
  await createEvent(desk, FORM);
  // No numbers: they are those of the list, and no lot changes the boards.
  const header = office.sheet('Players').text('A4:Z4')[0]!;
  const column = (name: string) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[header.indexOf(name)]!;
  ['Alder', 'Birch', 'Cedar', 'Elm', 'Owl', 'Robin', 'Swift', 'Wren'].forEach((name, index) => {
    office.type('Players', `${column('Name')}${index + 5}`, name);
    office.type('Players', `${column('Club')}${index + 5}`, index < 4 ? 'Trees' : 'Birds');
  });
  await desk.refresh();
  for (let round = 1; round <= 4; round++) {
    await nextRound(desk);
    const games = gamesOf(desk.getState().event, round);
    expect(games.map(({ white, black }) => `${white}-${black}`).sort()).toEqual(
      [...TABLE[round - 1]!].sort(),
    );
    // Trees win with White and draw with Black.
    for (let at = 0; at < games.length; at++)
      await result(desk, round, at, games[at]!.white <= 4 ? '1-0' : '½-½');
  }
  const { event } = desk.getState();
  if (!isChecked(event)) throw new Error(JSON.stringify(event?.problems));
  const { tournament, settings } = event;
  // Eight Whites won and eight Blacks drawn: 12 to 4.
  const totals = systemById('scheveningen')!.teamTotals!(tournament);
  expect(totals).toEqual([
    { name: 'Trees', points: 24 },
    { name: 'Birds', points: 8 },
  ]);
  await list(desk, 'standings', false, ['SB']);
  expect(office.sheet('Standings').text('A1:A3').flat().join(' ')).toContain('Trees 12, Birds 4');
  const ranking = rankingOf(event, { tieBreaks: ['SB'], after: 0 });
  if (!ranking.ok) throw new Error(JSON.stringify(ranking.problems));
  expect(eventPage(event, ranking.value, 'en', '', false)).toContain('Trees 12, Birds 4');
  await list(desk, 'schedule');
  expect(verifyEvent(event).breaks).toEqual([]);

  const trf = eventTrf(event, 'trf26');
  if (!trf.ok) throw new Error(JSON.stringify(trf.problems));
  expect(trf.value).toContain('192 FIDE_SCHEVENINGEN');
  const again = openTrf(trf.value);
  if (!again.ok) throw new Error(JSON.stringify(again.problems));
  const system = systemById(settings.system)!;
  for (let round = 1; round <= 4; round++)
    expect(recheckRound(again.value.tournament, system, round)).toMatchObject({ differs: false });
});

/** By hand: on three boards White is had twice and once. */
test('an odd number of boards is told at the cell of the rounds, and paired once it is said to be meant', async () => {
  const office = await startOffice();
  const desk = await openDesk();
  await createEvent(desk, { ...FORM, rounds: 3 });
  const header = office.sheet('Players').text('A4:Z4')[0]!;
  const column = (name: string) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[header.indexOf(name)]!;
  ['Alder', 'Birch', 'Cedar', 'Owl', 'Robin', 'Swift'].forEach((name, index) => {
    office.type('Players', `${column('Name')}${index + 5}`, name);
    office.type('Players', `${column('Club')}${index + 5}`, index < 3 ? 'Trees' : 'Birds');
  });
  await desk.refresh();
  await pairRound(desk);
  const { preview, notice } = desk.getState();
  expect(preview).toBeNull();
  const [problem] = notice!.problems!;
  expect(problem).toMatchObject({
    code: 'scheveningen-odd-boards',
    args: { boards: 3, double: 6 },
    place: { kind: 'cell', sheet: 'Event' },
  });
  const { address } = problem!.place as { address: string };
  expect(office.sheet('Event').text(address)[0]![0]).toBe('3');
  expect(office.sheetNames()).not.toContain('Round 1');

  const { event } = desk.getState();
  if (!isChecked(event)) throw new Error(JSON.stringify(event?.problems));
  const meant = { ...event.tournament, systemParameters: 'odd yes' };
  expect(await saveSettings(desk, meant, event.settings)).toBe(true);
  await nextRound(desk);
  expect(gamesOf(desk.getState().event, 1)).toHaveLength(3);
});
