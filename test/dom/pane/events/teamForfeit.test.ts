/** A match that is forfeited as a whole, typed in the sheet of the round, and what a TRF26 says of it. */
import '../../../support/files/textCoding';
import { eventTrf } from '../../../../src/event/lists/exportTrf';
import { verifyEvent } from '../../../../src/event/log/verifyEvent';
import { isChecked } from '../../../../src/event/open/openEvent';
import { gamesOf } from '../../../../src/event/results/results';
import { withSystem } from '../../../../src/event/setup/setup';
import { roundOfTeams } from '../../../../src/model/matches/roundMatches';
import { DEFAULT_SETTINGS } from '../../../../src/sheets/settings';
import { enterResult } from '../../../../taskpane/actions/round/results';
import { adoptEvent, lookForList } from '../../../../taskpane/actions/setup/setup';
import { changeMatch } from '../../../../taskpane/actions/round/teams';
import type { Desk } from '../../../../taskpane/store/desk';
import { nextRound, openDesk } from '../../../support/pane/deskBook';
import { startOffice, type Office } from '../../../support/pane/officeHost';

jest.setTimeout(120_000);

const FORM = {
  ...withSystem(
    {
      name: 'Four teams',
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

const breaks = (desk: Desk) => verifyEvent(checkedEvent(desk)).breaks;

/** Round 1 is 1 against 3 at table 1 (rows 6 and 7) and 4 against 2 at table 2 (rows 9 and 10). */
async function firstRound(): Promise<{ office: Office; desk: Desk }> {
  const office = await startOffice();
  const rows = [['Name', 'Rating', 'Team', 'Board']];
  for (const team of ['Ash', 'Birch', 'Cedar', 'Elm'])
    for (const board of [1, 2, 3])
      rows.push([`${team} ${'abc'[board - 1]}`, '1800', team, String(board)]);
  rows.forEach((cells, row) =>
    cells.forEach((text, column) => office.type('Sheet1', `${'ABCD'[column]}${row + 1}`, text)),
  );
  const desk = await openDesk();
  await lookForList(desk, 'Sheet1');
  await adoptEvent(desk, FORM, false);
  await nextRound(desk);
  const { matches } = roundOfTeams(checkedEvent(desk).tournament, 1);
  expect(matches.map(({ first, second }) => [first, second])).toEqual([
    [1, 3],
    [4, 2],
  ]);
  return { office, desk };
}

async function otherResults(desk: Desk): Promise<void> {
  const games = gamesOf(desk.getState().event, 1);
  expect(games.map(({ board }) => board?.label)).toEqual(['1.1', '1.2']);
  for (const game of games) await enterResult(desk, 1, game, '1-0');
}

const columnsOf = (desk: Desk): string[] => {
  const trf = eventTrf(checkedEvent(desk), 'trf26');
  if (!trf.ok) throw new Error(JSON.stringify(trf.problems));
  return trf.value.split('\n').filter((line) => line.startsWith('001'));
};
const cellOf = (lines: readonly string[], no: number) => lines[no - 1]!.slice(91, 99);

test('typed in the row of the match: nobody is accused, and the file names who was to meet', async () => {
  const { office, desk } = await firstRound();
  office.type('Round 1', 'G8', '1-0F');
  await desk.run({ key: 'pane.reading' }, () => desk.load());
  await otherResults(desk);
  expect(breaks(desk)).toEqual([]);
  const [, match] = roundOfTeams(checkedEvent(desk).tournament, 1).matches;
  expect(match?.forfeit).toEqual(['forfeitWin', 'forfeitLoss']);
  expect(match?.boards.map(({ first, second }) => [first, second])).toEqual([
    [10, 4],
    [11, 5],
  ]);
  await nextRound(desk);
  expect(breaks(desk)).toEqual([]);
  const lines = columnsOf(desk);
  expect([10, 4, 11, 5].map((no) => cellOf(lines, no))).toEqual([
    '   4 w +',
    '  10 b -',
    '   5 b +',
    '  11 w -',
  ]);
});

test('by the pane: the players stay at their boards, and the match may be taken up again', async () => {
  const { office, desk } = await firstRound();
  const boards = () =>
    office
      .sheet('Round 1')
      .text('A8:K10')
      .map((row) => [row[2], row[6], row[9]]);
  expect(await changeMatch(desk, { kind: 'forfeit', team: 4, result: '--' }, 'storm')).toBe(true);
  expect(boards()).toEqual([
    ['Elm', '0-0F', 'Birch'],
    ['Elm a', '', 'Birch a'],
    ['Elm b', '', 'Birch b'],
  ]);
  expect(await changeMatch(desk, { kind: 'forfeit', team: 4, result: '-+' }, 'Birch came')).toBe(
    true,
  );
  expect(boards()[0]).toEqual(['Elm', '0-1F', 'Birch']);
  expect(gamesOf(desk.getState().event, 1)).toHaveLength(2);
  expect(await changeMatch(desk, { kind: 'turn', team: 4 }, 'both came')).toBe(true);
  expect(gamesOf(desk.getState().event, 1)).toHaveLength(4);
  expect(breaks(desk)).toEqual([]);
});
