/**
 * A round robin of six through the desk of the pane, over real office.js: numbers by lot, five rounds
 * of the Berger table, a forfeit, standings, crosstable and check. Expected values are worked by hand.
 */
import '../../../support/files/textCoding';
import { withEdition, withSystem, type NewEventForm } from '../../../../src/event/setup/setup';
import { eventPage } from '../../../../src/event/lists/publish';
import { rankingOf } from '../../../../src/event/lists/lists';
import { isChecked } from '../../../../src/event/open/openEvent';
import { gamesOf } from '../../../../src/event/results/results';
import { DEFAULT_SETTINGS } from '../../../../src/sheets/settings';
import { EDITIONS, editionById } from '../../../../src/tiebreaks/editions';
import { checkEvent } from '../../../../taskpane/actions/questions/check';
import { createEvent } from '../../../../taskpane/actions/setup/setup';
import { list, nextRound, openDesk, result } from '../../../support/pane/deskBook';
import { startOffice } from '../../../support/pane/officeHost';
import { fresh } from '../../../support/pane/proving';

jest.setTimeout(120_000);

const FORM: NewEventForm = withSystem(
  {
    name: 'Six',
    place: '',
    start: '2026-05-01',
    end: '',
    arbiter: '',
    rounds: 5,
    byePoints: 2,
    initialColour: null,
    settings: DEFAULT_SETTINGS,
  },
  'round-robin',
);

test('a list for round robins is the default, without Buchholz, in every edition', () => {
  for (const { id } of EDITIONS) {
    const { settings } = withEdition(FORM, id);
    expect(settings.tieBreaks.every((code) => editionById(id)!.byCode(code))).toBe(true);
    expect(settings.tieBreaks.join()).not.toMatch(/BH|FB|AOB/);
    expect(settings.tieBreaks.length).toBeGreaterThan(0);
  }
  expect(withSystem(FORM, DEFAULT_SETTINGS.system).settings.tieBreaks).toEqual(
    DEFAULT_SETTINGS.tieBreaks,
  );
});

/** C.05 Annex 1, the table for six, by numbers. */
const BERGER = [
  ['1-6', '2-5', '3-4'],
  ['6-4', '5-3', '1-2'],
  ['2-6', '3-1', '4-5'],
  ['6-5', '1-4', '2-3'],
  ['3-6', '4-2', '5-1'],
];

test('six players, five rounds, one forfeit', async () => {
  const office = await startOffice();
  const desk = await openDesk();
  await createEvent(desk, FORM);
  // With numbers of the arbiter's own nothing is drawn.
  ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir'].forEach((name, index) => {
    office.type('Players', `A${index + 5}`, String(index + 1));
    office.type('Players', `C${index + 5}`, name);
  });
  await desk.refresh();
  // The lower number wins, but 6 does not come in round 3: 2 wins without a game. 1 and 2 draw.
  for (let round = 1; round <= 5; round++) {
    await nextRound(desk);
    const games = gamesOf(desk.getState().event, round);
    expect(games.map(({ white, black }) => `${white}-${black}`).sort()).toEqual(
      [...BERGER[round - 1]].sort(),
    );
    for (const [index, { white, black }] of games.entries()) {
      const isForfeit = white === 2 && black === 6;
      const isDraw = white === 1 && black === 2;
      const won = isForfeit ? '1-0F' : isDraw ? '½-½' : white < black ? '1-0' : '0-1';
      await result(desk, round, index, won);
    }
  }
  await list(desk, 'standings', false, ['DE', 'WIN', 'SB', 'KS']);
  const standings = office.sheet('Standings').values('A4:J10');
  expect(standings.map((row) => [row[2], row[4]])).toEqual([
    ['Name', 'Pts'],
    ['Alder', 4.5],
    ['Birch', 4.5],
    ['Cedar', 3],
    ['Dogwood', 2],
    ['Elm', 1],
    ['Fir', 0],
  ]);
  // C.07 15.2: the forfeit counts as a game. Birch: ½ × 4½ + 3 + 2 + 1 + 0 = 8¼, as Alder.
  const sb = standings[0].indexOf('SB');
  expect(standings.slice(1).map((row) => row[sb])).toEqual([8.25, 8.25, 3, 1, 0, 0]);
  await list(desk, 'crosstable');
  expect(office.sheet('Crosstable').values('A4:C5')[1]).toEqual([1, 1, 'Alder']);
  await checkEvent(desk);
  const { check } = desk.getState();
  expect(check).toMatchObject({ rounds: 5, differing: 0, wrongCells: 0 });
});

/** C.05, Annex 1: whose opponent would be the number that is not there has a bye. */
test('whoever the table leaves free has a bye on every list, and is absent on none', async () => {
  const { office, desk } = await fresh('round-robin', 7);
  for (const round of [1, 2]) {
    await nextRound(desk);
    for (const index of [0, 1, 2]) await result(desk, round, index, '½-½');
  }
  for (const output of ['byTable', 'schedule', 'cards', 'byClub'] as const)
    await list(desk, output);
  const lists = ['Round 1', 'Round 2', 'By name', 'By table', 'Schedule', 'Cards', 'By club'];
  for (const name of lists) {
    const cells = office.sheet(name).values('A1:J80').flat();
    expect([name, cells.includes('bye'), cells.includes('absent')]).toEqual([name, true, false]);
  }
  const { event } = desk.getState();
  if (!isChecked(event)) throw new Error('not readable');
  const standings = rankingOf(event, { tieBreaks: event.settings.tieBreaks, after: 0 });
  if (!standings.ok) throw new Error('no standings');
  const page = eventPage(event, standings.value, 'en', '', false);
  expect([page.includes('>bye<'), page.includes('>absent<')]).toEqual([true, false]);
});
