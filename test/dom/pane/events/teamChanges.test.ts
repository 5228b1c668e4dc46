/** Changes by hand in an event of teams, through the desk: under undo, log and verify, and out as TRF26. */
import '../../../support/files/textCoding';
import { eventTrf } from '../../../../src/event/lists/exportTrf';
import { verifyEvent } from '../../../../src/event/log/verifyEvent';
import { isChecked } from '../../../../src/event/open/openEvent';
import { openTrf } from '../../../../src/event/open/openTrf';
import { playersTyped } from '../../../../src/event/byHand/teamList';
import { gamesOf } from '../../../../src/event/results/results';
import { withSystem } from '../../../../src/event/setup/setup';
import { roundOfTeams } from '../../../../src/model/matches/roundMatches';
import { DEFAULT_SETTINGS } from '../../../../src/sheets/settings';
import { loadHistory, putBack } from '../../../../taskpane/actions/historyActions';
import { enterResult } from '../../../../taskpane/actions/round/results';
import { adoptEvent, lookForList } from '../../../../taskpane/actions/setup/setup';
import { changeMatch, enterTeam, moveMember } from '../../../../taskpane/actions/round/teams';
import type { Desk } from '../../../../taskpane/store/desk';
import { nextRound, openDesk } from '../../../support/pane/deskBook';
import { startOffice } from '../../../support/pane/officeHost';

jest.setTimeout(120_000);

const FORM = {
  ...withSystem(
    {
      name: 'Five teams',
      place: '',
      start: '2026-05-01',
      end: '',
      arbiter: '',
      rounds: 3,
      byePoints: 2,
      initialColour: 'white' as const,
      settings: DEFAULT_SETTINGS,
    },
    'team-swiss-2026',
  ),
  boards: 2,
};

function checkedEvent(desk: Desk) {
  const { event } = desk.getState();
  if (!isChecked(event)) throw new Error(JSON.stringify(event?.problems));
  return event;
}

async function fiveTeams(): Promise<Desk> {
  const office = await startOffice();
  const rows = [['Name', 'Rating', 'Team', 'Board']];
  for (const team of ['Ash', 'Birch', 'Cedar', 'Elm', 'Fir'])
    for (const board of [1, 2, 3])
      rows.push([`${team} ${'abc'[board - 1]}`, '1800', team, String(board)]);
  rows.forEach((cells, row) =>
    cells.forEach((text, column) => office.type('Sheet1', `${'ABCD'[column]}${row + 1}`, text)),
  );
  const desk = await openDesk();
  await lookForList(desk, 'Sheet1');
  await adoptEvent(desk, FORM, false);
  return desk;
}

const refusals = (desk: Desk) => desk.getState().notice?.problems?.map(({ code }) => code);
const playersIn = (desk: Desk) =>
  checkedEvent(desk).tournament.teams!.map(({ name, players }) => [name, players]);
const matchesIn = (desk: Desk, round: number) => {
  const { matches, byes } = roundOfTeams(checkedEvent(desk).tournament, round);
  return [...matches.map(({ first, second }) => `${first}-${second}`), ...byes.map((b) => b.team)];
};

async function undo(desk: Desk): Promise<void> {
  await loadHistory(desk);
  await putBack(desk, desk.getState().history[0].id);
}

test('teams and players come and move before the first round', async () => {
  const desk = await fiveTeams();
  const entered = {
    name: 'Hazel',
    captain: 'Captain H',
    players: playersTyped('Hazel a 1900\nHazel b;1700'),
  };
  expect(await enterTeam(desk, entered)).toBe(true);
  expect(playersIn(desk).at(-1)).toEqual(['Hazel', [16, 17]]);
  expect(await enterTeam(desk, { ...entered, name: 'Yew' })).toBe(false);
  expect(refusals(desk)).toEqual(['player-in-another-team', 'player-in-another-team']);
  await undo(desk);
  expect(playersIn(desk)).toHaveLength(5);
  expect(await enterTeam(desk, entered)).toBe(true);

  expect(await moveMember(desk, { player: 3, team: 6, place: 2 }, '')).toBe(true);
  expect(playersIn(desk)[0]).toEqual(['Ash', [1, 2]]);
  expect(playersIn(desk)[5]).toEqual(['Hazel', [16, 3, 17]]);
  expect(await moveMember(desk, { player: 2, team: 1, place: 1 }, '')).toBe(true);
  expect(playersIn(desk)[0]).toEqual(['Ash', [2, 1]]);
  expect(verifyEvent(checkedEvent(desk)).breaks).toEqual([]);
});

test('a round is changed by hand, and says so', async () => {
  const desk = await fiveTeams();
  await nextRound(desk);
  // 3.4: the largest number has the bye; 3.6: the smaller half against the larger one.
  expect(matchesIn(desk, 1)).toEqual(['1-3', '4-2', 5]);
  expect(await changeMatch(desk, { kind: 'swap', a: 1, b: 3 }, 'opponents')).toBe(false);
  expect(refusals(desk)).toEqual(['match-not-found']);
  expect(await changeMatch(desk, { kind: 'swap', a: 3, b: 5 }, 'Cedar is stuck in traffic')).toBe(
    true,
  );
  expect(matchesIn(desk, 1)).toEqual(['1-5', '4-2', 3]);
  await undo(desk);
  expect(matchesIn(desk, 1)).toEqual(['1-3', '4-2', 5]);
  await changeMatch(desk, { kind: 'swap', a: 3, b: 5 }, 'Cedar is stuck in traffic');
  await changeMatch(desk, { kind: 'turn', team: 1 }, 'the sheet was wrong');
  expect(matchesIn(desk, 1)).toEqual(['5-1', '4-2', 3]);
  await changeMatch(desk, { kind: 'forfeit', team: 4, result: '-+' }, 'Elm did not come');
  const { matches } = roundOfTeams(checkedEvent(desk).tournament, 1);
  expect(matches.find(({ first }) => first === 4)?.forfeit).toEqual(['forfeitLoss', 'forfeitWin']);

  for (const game of gamesOf(desk.getState().event, 1)) await enterResult(desk, 1, game, '1-0');
  expect(await changeMatch(desk, { kind: 'turn', team: 1 }, 'too late')).toBe(false);
  expect(refusals(desk)).toEqual(['line-up-has-results']);

  // A player who has played stays; whoever has not may move, with a word.
  expect(await moveMember(desk, { player: 1, team: 2, place: 1 }, 'wish')).toBe(false);
  expect(refusals(desk)).toEqual(['player-has-played']);
  expect(await moveMember(desk, { player: 3, team: 2, place: 9 }, '')).toBe(false);
  expect(refusals(desk)).toEqual(['reason-missing']);
  expect(await moveMember(desk, { player: 3, team: 2, place: 9 }, 'transferred')).toBe(true);
  // The order is for rounds to come: who sat where in round 1 stays.
  const sat = JSON.stringify(roundOfTeams(checkedEvent(desk).tournament, 1));
  expect(await moveMember(desk, { player: 2, team: 1, place: 1 }, 'by rating')).toBe(true);
  expect(JSON.stringify(roundOfTeams(checkedEvent(desk).tournament, 1))).toBe(sat);
  expect(verifyEvent(checkedEvent(desk)).breaks).toEqual([]);
  const late = { name: 'Hazel', captain: '', players: playersTyped('Hazel a\nHazel b') };
  expect(await enterTeam(desk, late)).toBe(true);
  await nextRound(desk);
  expect(roundOfTeams(checkedEvent(desk).tournament, 2).matches).toHaveLength(3);

  const event = checkedEvent(desk);
  const verified = verifyEvent(event);
  expect(verified.breaks).toEqual([]);
  const trf = eventTrf(event, 'trf26');
  if (!trf.ok) throw new Error(JSON.stringify(trf.problems));
  expect(trf.value).toContain('330 -+   1   4   2');
  expect(trf.value).toContain('MPA @ Round 1: 1-3 4-2 5-0 => 5-1 4-2 3-0');
  const back = openTrf(trf.value);
  expect(back.ok && roundOfTeams(back.value.tournament, 1).byes).toEqual([
    { team: 3, outcome: 'pairingBye' },
  ]);
});
