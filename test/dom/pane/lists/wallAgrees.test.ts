import '../../../support/files/textCoding';
import { gamesOf } from '../../../../src/event/results/results';
import { confirmCorrection, typeResult } from '../../../../taskpane/actions/round/correction';
import {
  confirmChange,
  proposeAgainstBye,
  proposeSwap,
  proposeTables,
} from '../../../../taskpane/actions/round/changes';
import { endChanges, lookAtChanges } from '../../../../taskpane/actions/round/manualEdit';
import { nextRound, openDesk, sevenPlayers, list } from '../../../support/pane/deskBook';
import { isChecked } from '../../../../src/event/open/openEvent';
import { outputsThatDiffer } from '../../../../scripts/fuzz/roundOutputs';
import type { Desk } from '../../../../taskpane/store/desk';
import type { Office } from '../../../support/pane/officeHost';

const game = (desk: Desk, round: number, index: number) =>
  gamesOf(desk.getState().event, round)[index];

async function allPlayed(desk: Desk, round: number): Promise<void> {
  for (const each of gamesOf(desk.getState().event, round))
    await typeResult(desk, round, each, '1-0');
}

/** All that the room can read of the last round says the same. */
function agrees(desk: Desk, office: Office): void {
  const { event } = desk.getState();
  if (!isChecked(event)) throw new Error('not readable');
  expect(outputsThatDiffer(event, office.sheet('By name').values('A4:E11'))).toEqual([]);
}

test('a result of the round before is corrected: tables and points of the published round stay', async () => {
  const { office, desk } = await sevenPlayers();
  await nextRound(desk);
  await allPlayed(desk, 2);
  await nextRound(desk);
  agrees(desk, office);
  await typeResult(desk, 2, game(desk, 2, 0), '0-1');
  await confirmCorrection(desk, 'misread');
  await list(desk, 'byName');
  agrees(desk, office);
});

test('two players exchanged across scores: By name says what the sheet says', async () => {
  const { office, desk } = await sevenPlayers();
  await nextRound(desk);
  await allPlayed(desk, 2);
  await nextRound(desk);
  proposeSwap(desk, 3, game(desk, 3, 0).white, game(desk, 3, 2).black);
  await confirmChange(desk, 'by mistake');
  agrees(desk, office);
});

test('two tables exchanged in the pane, the results stay with their players', async () => {
  const { office, desk } = await sevenPlayers();
  await nextRound(desk);
  await typeResult(desk, 2, game(desk, 2, 0), '1-0');
  const [first, , third] = gamesOf(desk.getState().event, 2);
  proposeTables(desk, 2, first.white, third.black);
  await confirmChange(desk, '');
  expect(desk.getState().event?.manualEdit).toBeNull();
  const now = gamesOf(desk.getState().event, 2);
  expect(now[2]).toEqual({ ...first, result: '1-0', table: 3 });
  expect(now[0]).toEqual({ ...third, table: 1 });
  agrees(desk, office);
});

test('two tables exchanged in the sheet: every list follows, By name once the change is ended', async () => {
  const { office, desk } = await sevenPlayers();
  await nextRound(desk);
  const [first, second] = gamesOf(desk.getState().event, 2);
  office.type('Round 2', 'A5', '2');
  office.type('Round 2', 'A6', '1');
  await desk.refresh();
  expect(desk.getState().event?.manualEdit).toEqual({ round: 2, isTyped: true, isOfTables: true });
  expect(gamesOf(desk.getState().event, 2)[0]).toEqual({ ...second, table: 1 });
  await lookAtChanges(desk);
  await endChanges(desk, '');
  expect(desk.getState().event?.manualEdit).toBeNull();
  expect(gamesOf(desk.getState().event, 2)[1]).toEqual({ ...first, table: 2 });
  agrees(desk, office);
});

test('two players exchanged by typing: By name, points and ratings follow once the change is ended', async () => {
  const { office, desk } = await sevenPlayers();
  await nextRound(desk);
  const [one, two] = office.sheet('Round 2').values('B5:C6');
  office.type('Round 2', 'B5', String(two[0]));
  office.type('Round 2', 'C5', String(two[1]));
  office.type('Round 2', 'B6', String(one[0]));
  office.type('Round 2', 'C6', String(one[1]));
  await desk.refresh();
  await lookAtChanges(desk);
  await endChanges(desk, 'captains');
  agrees(desk, office);
});

test('whoever sits at a table does not play the bye as well', async () => {
  const { desk } = await sevenPlayers();
  await nextRound(desk);
  proposeAgainstBye(desk, 2, game(desk, 2, 0).white);
  expect(desk.getState().proposal).toBeNull();
  expect(desk.getState().notice?.tone).toBe('error');
});

test('tables and points deleted from the sheet are known still', async () => {
  const { office, desk } = await sevenPlayers();
  await nextRound(desk);
  const before = gamesOf(desk.getState().event, 2);
  for (const cell of ['A5', 'A6', 'E5', 'G6']) office.type('Round 2', cell, '');
  const again = await openDesk();
  expect(gamesOf(again.getState().event, 2)).toEqual(before);
  expect(again.getState().event?.manualEdit).toBeNull();
  expect(desk.getState().notice?.tone).toBe('success');
});
