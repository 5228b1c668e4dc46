/**
 * An event of teams through the desk of the pane, over real office.js: from a list of players to
 * standings, boards and TRF26, which is read back and checked.
 */
import '../../../support/files/textCoding';
import { recheckRound } from '../../../../src/systems/audit/recheck';
import { systemById } from '../../../../src/systems';
import { verifyEvent } from '../../../../src/event/log/verifyEvent';
import { isChecked } from '../../../../src/event/open/openEvent';
import { openTrf } from '../../../../src/event/open/openTrf';
import { eventTrf } from '../../../../src/event/lists/exportTrf';
import { gamesOf } from '../../../../src/event/results/results';
import { withSystem, type NewEventForm } from '../../../../src/event/setup/setup';
import { roundOfTeams } from '../../../../src/model/matches/roundMatches';
import { teamEventOf } from '../../../../src/tiebreaks/teams/fromTournament';
import { teamStandings } from '../../../../src/tiebreaks/teams/standings';
import { DEFAULT_SETTINGS } from '../../../../src/sheets/settings';
import { note } from '../../../../taskpane/actions/round/attendance';
import { adjustPoints, takeLineUps, writeLineUps } from '../../../../taskpane/actions/round/teams';
import { checkEvent } from '../../../../taskpane/actions/questions/check';
import { loadHistory, putBack } from '../../../../taskpane/actions/historyActions';
import { exportPage } from '../../../../taskpane/actions/lists/publish';
import { enterResult } from '../../../../taskpane/actions/round/results';
import { adoptEvent, lookForList } from '../../../../taskpane/actions/setup/setup';
import type { Desk } from '../../../../taskpane/store/desk';
import { list, nextRound, openDesk } from '../../../support/pane/deskBook';
import { startOffice } from '../../../support/pane/officeHost';

jest.setTimeout(120_000);

const FORM: NewEventForm = {
  ...withSystem(
    {
      name: 'Six teams',
      place: '',
      start: '2026-05-01',
      end: '',
      arbiter: '',
      rounds: 3,
      byePoints: 2,
      initialColour: 'white',
      settings: DEFAULT_SETTINGS,
    },
    'team-swiss-2026',
  ),
  boards: 2,
};

const TEAMS = ['Ash', 'Birch', 'Cedar', 'Elm', 'Fir', 'Hazel'];

function checkedEvent(desk: Desk) {
  const { event } = desk.getState();
  if (!isChecked(event)) throw new Error(JSON.stringify(event?.problems));
  return event;
}

/** The first team wins every board, whatever its colour there. */
async function firstTeamsWin(desk: Desk, round: number): Promise<void> {
  for (const game of gamesOf(desk.getState().event, round))
    await enterResult(desk, round, game, game.board!.turned ? '0-1' : '1-0');
}

test('from a list to standings, boards and TRF26', async () => {
  const office = await startOffice();
  ['Name', 'Rating', 'Team', 'Board'].forEach((text, column) =>
    office.type('Sheet1', `${'ABCD'[column]}1`, text),
  );
  let row = 1;
  for (const team of TEAMS)
    for (const board of [1, 2, 3]) {
      row++;
      [`${team} ${'abc'[board - 1]}`, String(2000 - row), team, String(board)].forEach(
        (text, column) => office.type('Sheet1', `${'ABCD'[column]}${row}`, text),
      );
    }
  const desk = await openDesk();
  await lookForList(desk, 'Sheet1');
  await adoptEvent(desk, FORM, false);
  expect(checkedEvent(desk).tournament.teams?.map(({ name, players }) => [name, players])).toEqual(
    TEAMS.map((name, index) => [name, [1, 2, 3].map((board) => 3 * index + board)]),
  );

  await nextRound(desk);
  // C.04.6: S1 against S2 by numbers, the first team of odd number has the initial colour.
  expect(
    roundOfTeams(checkedEvent(desk).tournament, 1).matches.map((m) => [m.first, m.second]),
  ).toEqual([
    [1, 4],
    [5, 2],
    [3, 6],
  ]);
  await firstTeamsWin(desk, 1);
  expect(office.sheet('Round 1').text('G6')[0][0]).toBe('1-0');
  // At board 2 the first team has Black: its win stands as seen from the left.
  expect(office.sheet('Round 1').text('G7')[0][0]).toBe('1-0');

  note(desk, 6, 'withdrawn');
  await nextRound(desk);
  const second = roundOfTeams(checkedEvent(desk).tournament, 2);
  expect(second.matches).toHaveLength(2);
  expect(second.byes).toHaveLength(1);
  expect(checkedEvent(desk).tournament.teams?.[5].withdrawn).toBe(true);
  await firstTeamsWin(desk, 2);

  const rounds = checkedEvent(desk).tournament.pairedRounds;
  await nextRound(desk);
  await loadHistory(desk);
  const [last] = desk.getState().history;
  await putBack(desk, last.id);
  // What the matches show of their boards was typed by nobody.
  expect(desk.getState().notice?.tone).toBe('success');
  expect(checkedEvent(desk).tournament.pairedRounds).toBe(rounds);
  await nextRound(desk);

  // Line-ups: a reserve is in the order, the first two the wrong way round need a reason.
  await writeLineUps(desk);
  const sheet = 'Line-up 3';
  const [, ...rows] = office.sheet(sheet).text('A4:D8');
  expect(rows[0].slice(0, 4)).toEqual(['1', 'Ash', 'Ash a', 'Ash b']);
  office.type(sheet, 'D5', 'Ash c');
  await desk.refresh();
  await takeLineUps(desk, '');
  expect(desk.getState().notice?.tone).toBe('success');
  const seatsOfAsh = () =>
    roundOfTeams(checkedEvent(desk).tournament, 3).matches.flatMap(({ first, second, boards }) =>
      first === 1 ? boards.map((b) => b.first) : second === 1 ? boards.map((b) => b.second) : [],
    );
  expect(seatsOfAsh()).toEqual([1, 3]);
  office.type(sheet, 'C5', '3');
  office.type(sheet, 'D5', '1');
  await desk.refresh();
  await takeLineUps(desk, '');
  expect(desk.getState().notice?.problems?.map(({ code }) => code)).toEqual([
    'line-up-out-of-order',
  ]);
  expect(seatsOfAsh()).toEqual([1, 3]);
  office.type(sheet, 'D5', 'Elm a');
  await desk.refresh();
  await takeLineUps(desk, 'agreed');
  expect(desk.getState().notice?.problems?.map(({ code }) => code)).toEqual([
    'line-up-not-of-team',
  ]);
  office.type(sheet, 'D5', '1');
  await desk.refresh();
  await takeLineUps(desk, 'agreed by both captains');
  expect(seatsOfAsh()).toEqual([3, 1]);
  expect(checkedEvent(desk).manualEdit).toBeNull();
  await firstTeamsWin(desk, 3);
  await takeLineUps(desk, '');
  expect(desk.getState().notice?.lines).toHaveLength(1);

  // C.07 and TRF26 299: a decision takes a match point from the team, and its reason stands in the log.
  const pointsOf = () =>
    teamStandings(teamEventOf(checkedEvent(desk).tournament)!, { tieBreaks: [] });
  const scores = () => {
    const ranked = pointsOf();
    if (!ranked.ok) throw new Error(JSON.stringify(ranked.problems));
    const { matchPoints, gamePoints } = ranked.value.rows.find(({ no }) => no === 1)!;
    return [matchPoints, gamePoints];
  };
  const [match, game] = scores();
  await adjustPoints(desk, { team: 1, matchPoints: -2, gamePoints: -1, reason: 'phone' });
  expect(scores()).toEqual([match - 1, game - 0.5]);

  const tieBreaks = [...FORM.settings.tieBreaks];
  for (const output of [
    'standings',
    'crosstable',
    'boards',
    'byTable',
    'byName',
    'captainSlips',
    'slips',
  ] as const) {
    await list(desk, output, false, tieBreaks);
    expect(desk.getState().notice?.tone).toBe('success');
  }
  // A slip a team: boards to fill in, the announced order beside them; a card a match.
  const slip = office.sheet('Captains').text('A1:F7');
  expect(slip[0]![0]).toBe('Round 3 · Table 1');
  expect(slip[1]![0]).toMatch(/^\d \w+$/);
  const team = slip[2]![5]!;
  expect(slip.slice(3, 6).map((cells) => [cells[0], cells[1], cells[5]])).toEqual([
    ['1', '', `${team} a`],
    ['2', '', `${team} b`],
    ['', '', `${team} c`],
  ]);
  expect(slip[6]![0]).toBe('Captain');
  const card = office.sheet('Slips').text('A1:F8');
  expect(card.map(([first]) => first).slice(2)).toEqual([
    'Board',
    '1.1',
    '1.2',
    'Pts',
    'Captain',
    'Signature',
  ]);
  // The page for the web has the matches with their boards, and the teams by their places.
  await exportPage(desk, { after: 0, tieBreaks, isLive: false }, '', true);
  const page = desk.getState().exported?.text ?? '';
  expect(desk.getState().view).toBe('export');
  for (const name of TEAMS) expect(page).toContain(name);
  expect(page).toMatch(/MP.*GP/s);
  const wrong = { after: 0, tieBreaks: ['ARO'], isLive: false };
  await exportPage(desk, wrong, '', true);
  expect(desk.getState().notice?.tone).toBe('error');

  await checkEvent(desk);
  expect(desk.getState().notice?.tone).toBe('success');
  const event = checkedEvent(desk);
  expect(verifyEvent(event).breaks).toEqual([]);

  const trf = eventTrf(event, 'trf26');
  if (!trf.ok) throw new Error(JSON.stringify(trf.problems));
  const back = openTrf(trf.value);
  if (!back.ok) throw new Error(JSON.stringify(back.problems));
  const { tournament } = back.value;
  expect(tournament.teams?.map(({ rank }) => rank).sort()).toEqual([1, 2, 3, 4, 5, 6]);
  for (let round = 1; round <= 3; round++)
    expect(recheckRound(tournament, systemById('team-swiss-2026')!, round)).toMatchObject({
      differs: false,
    });
});
