import '../../support/files/textCoding';
import { gamesOf } from '../../../src/event/results/results';
import { typeResult } from '../../../taskpane/actions/round/correction';
import { confirmChange, proposeRating } from '../../../taskpane/actions/round/changes';
import { enterPlayer, note } from '../../../taskpane/actions/round/attendance';
import { pairRound } from '../../../taskpane/actions/round/round';
import { applyPlan } from '../../../taskpane/excel/applyPlan';
import { DEFAULT_SETTINGS } from '../../../src/sheets/settings';
import { eventPlan } from '../../../src/sheets/write/eventPlan';
import type { Desk } from '../../../taskpane/store/desk';
import { nextRound, openDesk, SEVEN, sevenPlayers } from '../../support/pane/deskBook';
import { startOffice } from '../../support/pane/officeHost';
import { NOBODY } from '../../../src/model/blank';
import { Pane } from '../../support/pane/pane';

const ROWAN = { ...SEVEN.players[0], name: 'Rowan', rating: 1950 };
const AT_ONCE = { missed: 'zeroBye', evenLater: true } as const;
const players = (desk: Desk) => desk.getState().event!.tournament!.players;
const noOf = (desk: Desk, name: string) => players(desk).find((each) => each.name === name)!.no;
const withdrawn = (desk: Desk) =>
  players(desk)
    .filter((player) => player.withdrawn)
    .map(({ name }) => name);
const problems = (desk: Desk) => desk.getState().notice?.problems?.map(({ code }) => code);

test('a withdrawal noted before a late entry is carried out on whom it was noted for', async () => {
  await startOffice();
  await applyPlan(eventPlan(SEVEN, DEFAULT_SETTINGS), { language: 'en', time: '10:00' });
  const pane = await Pane.open('en');
  await pane.click('open-round');
  const fir = noOf(pane.desk, 'Fir');
  await pane.click(`here-${fir}`);
  await pane.fill(`away-${fir}`, 'withdrawn');
  await pane.fill('late-name', 'Rowan');
  await pane.fill('late-rating', '1950');
  await pane.click('late-enter');
  expect(noOf(pane.desk, 'Fir')).toBe(fir + 1);
  expect(pane.has(`away-${fir + 1}`)).toBe(true);
  await pane.click('pair');
  await pane.click('write-round');
  expect(withdrawn(pane.desk)).toEqual(['Fir']);
});

test('players chosen in the list of tables stay chosen when numbers change', async () => {
  await startOffice();
  await applyPlan(eventPlan(SEVEN, DEFAULT_SETTINGS), { language: 'en', time: '10:00' });
  const pane = await Pane.open('en');
  await pane.click('pair-next');
  await pane.click('write-round');
  await pane.click('open-changes');
  const before = ['Elm', 'Fir'].map((name) => noOf(pane.desk, name));
  for (const no of before) await pane.click(`seat-${no}`);
  await pane.settle(() =>
    enterPlayer(pane.desk, { ...NOBODY, name: 'Rowan', rating: 1950 }, AT_ONCE),
  );
  const after = ['Elm', 'Fir'].map((name) => noOf(pane.desk, name));
  expect(after).not.toEqual(before);
  for (const no of after) expect(pane.find(`seat-${no}`).getAttribute('aria-pressed')).toBe('true');
  expect(pane.root.querySelectorAll('[data-testid=round-tables] [aria-pressed=true]')).toHaveLength(
    2,
  );
});

test('notes follow a corrected rating, and an undo of it', async () => {
  const { desk } = await sevenPlayers();
  note(desk, noOf(desk, 'Fir'), 'zeroBye');
  proposeRating(desk, noOf(desk, 'Gorse'), 2050);
  await confirmChange(desk, 'list');
  expect([...desk.getState().attendance]).toEqual([[noOf(desk, 'Fir'), 'zeroBye']]);
  expect(noOf(desk, 'Fir')).toBe(7);
});

test('who leaves the list takes the note along, and that is said', async () => {
  const { office, desk } = await sevenPlayers();
  note(desk, noOf(desk, 'Fir'), 'withdrawn');
  for (const cell of ['C10', 'D10']) office.type('Players', cell, cell === 'C10' ? 'Yew' : '1234');
  await desk.refresh();
  expect(desk.getState().attendance.size).toBe(0);
  expect(desk.getState().notice?.lines.map(({ key }) => key)).toEqual(['pane.notes-dropped']);
});

test('a round is paired again without somebody noted in the pane and somebody typed in Byes', async () => {
  const { office, desk } = await sevenPlayers();
  await nextRound(desk);
  const header = office.sheet('Players').values('A4:Z4')[0].map(String);
  const byes = String.fromCharCode(65 + header.indexOf('Byes'));
  office.type('Players', `${byes}5`, '2');
  await desk.refresh();
  note(desk, noOf(desk, 'Elm'), 'halfBye', true);
  await nextRound(desk, true);
  const outcome = (name: string) =>
    players(desk).find((player) => player.name === name)!.entries[1].outcome;
  expect([outcome('Alder'), outcome('Elm')]).toEqual(['zeroBye', 'halfBye']);
  expect(office.sheet('Players').values(`${byes}9`)[0][0]).toBe('2½');
  // Paired once more with everybody: the word goes from the column too.
  note(desk, noOf(desk, 'Alder'), 'present', true);
  note(desk, noOf(desk, 'Elm'), 'present', true);
  await nextRound(desk, true);
  expect([outcome('Alder'), outcome('Elm')]).toEqual(['pending', 'pending']);
  expect(office.sheet('Players').values(`${byes}5`)[0][0]).toBe('');
});

test('a result of an earlier round is not cleared, and the event stays readable', async () => {
  const { desk } = await sevenPlayers();
  await nextRound(desk);
  await typeResult(desk, 1, gamesOf(desk.getState().event, 1)[0], '');
  expect(problems(desk)).toEqual(['earlier-result-cleared']);
  expect(desk.getState().event?.tournament).not.toBeNull();
});

async function robin(count: number): Promise<Desk> {
  await startOffice();
  const names = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Gorse'];
  const tournament = {
    ...SEVEN,
    totalRounds: 7,
    pairedRounds: 0,
    players: names.slice(0, count).map((name, index) => ({
      ...SEVEN.players[0],
      ...{ no: index + 1, name, rating: 2200 - 50 * index, entries: [] },
    })),
  };
  const settings = { ...DEFAULT_SETTINGS, system: 'round-robin' };
  await applyPlan(eventPlan(tournament, settings), { language: 'en', time: '10:00' });
  return openDesk();
}

test('nobody enters the full table of a round robin once a round is paired', async () => {
  const desk = await robin(6);
  await nextRound(desk);
  expect(await enterPlayer(desk, ROWAN, AT_ONCE)).toBe(false);
  expect(problems(desk)).toEqual(['table-is-full']);
});

test('a newcomer takes the free place of a round robin: everybody meets everybody but those of missed rounds', async () => {
  const desk = await robin(7);
  for (let round = 1; round <= 7; round++) {
    await pairRound(desk);
    expect(desk.getState().notice).toBeNull();
    await nextRound(desk);
    for (const game of gamesOf(desk.getState().event, round))
      await typeResult(desk, round, game, '½-½');
    if (round === 1) expect(await enterPlayer(desk, ROWAN, AT_ONCE)).toBe(true);
  }
  const met = new Set(
    players(desk).flatMap(({ no, entries }) =>
      entries.flatMap(({ opponent }) =>
        opponent === null || opponent < no ? [] : [`${no}-${opponent}`],
      ),
    ),
  );
  const never = players(desk).flatMap(({ no }) =>
    players(desk).flatMap((other) =>
      other.no > no && !met.has(`${no}-${other.no}`) ? [`${no}-${other.no}`] : [],
    ),
  );
  // C.05, Annex 1, table of 8: round 1 has 1-8, which was not played.
  expect(never).toEqual(['1-8']);
});
