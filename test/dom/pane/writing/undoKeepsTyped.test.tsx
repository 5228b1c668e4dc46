import '../../../support/files/textCoding';
import { gamesOf } from '../../../../src/event/results/results';
import { verifyEvent } from '../../../../src/event/log/verifyEvent';
import { isChecked } from '../../../../src/event/open/openEvent';
import { typeResult } from '../../../../taskpane/actions/round/correction';
import { askPutBack, loadHistory, putBack } from '../../../../taskpane/actions/historyActions';
import { enterPlayer } from '../../../../taskpane/actions/round/attendance';
import type { Desk } from '../../../../taskpane/store/desk';
import { list, nextRound, openDesk, SEVEN, sevenPlayers } from '../../../support/pane/deskBook';
import type { Office } from '../../../support/pane/officeHost';
import { Pane } from '../../../support/pane/pane';

const results = (office: Office) => office.sheet('Round 2').values('F5:F7').flat();
const game = (desk: Desk, index: number) => gamesOf(desk.getState().event, 2)[index];
const newest = async (desk: Desk) => {
  await loadHistory(desk);
  return desk.getState().history[0].id;
};
const said = (desk: Desk) => desk.getState().notice?.lines.map(({ key }) => key) ?? [];
const breaks = (desk: Desk) => {
  const { event } = desk.getState();
  if (!isChecked(event)) throw new Error('not readable');
  // Round 1 of the seven is made up: no system pairs it so.
  return verifyEvent(event).breaks.filter(({ key }) => key !== 'verify.pairing-differs');
};

test('an undo keeps the results that were typed into the sheet since, and names them', async () => {
  const { office, desk } = await sevenPlayers();
  await nextRound(desk);
  await typeResult(desk, 2, game(desk, 0), '1-0');
  office.type('Round 2', 'F6', '0-1');
  office.type('Round 2', 'F7', '½-½');
  await desk.refresh();
  await putBack(desk, await newest(desk));
  expect(results(office)).toEqual(['', '0-1', '½-½']);
  expect(said(desk)).toContain('pane.typed-kept-back');
  expect(breaks(desk)).toEqual([]);
});

test('the same after a restart, and after an undo of a late entry that moved numbers', async () => {
  const { office, desk } = await sevenPlayers();
  await nextRound(desk);
  const rowan = { ...SEVEN.players[0], name: 'Rowan', rating: 1950 };
  await enterPlayer(desk, rowan, { missed: 'halfBye', evenLater: true });
  for (const cell of ['F5', 'F6', 'F7']) office.type('Round 2', cell, '1-0');
  const again = await openDesk();
  await putBack(again, await newest(again));
  expect(again.getState().event?.tournament?.players).toHaveLength(7);
  expect(results(office)).toEqual(['1-0', '1-0', '1-0']);
});

test('what cannot stay is listed and asked about; the arbiter may cancel', async () => {
  const { office, desk } = await sevenPlayers();
  await nextRound(desk);
  office.type('Round 2', 'F6', '0-1');
  await desk.refresh();
  await askPutBack(desk, await newest(desk));
  const question = desk.getState().undoQuestion;
  expect(question?.steps.map(({ title }) => title.key)).toEqual(['pane.round-paired']);
  expect(question?.lost.map(({ text }) => text)).toEqual(['0-1']);
  expect(results(office)).toEqual(['', '0-1', '']);
});

test('several steps are listed, also a later correction, before they are taken back', async () => {
  const { desk } = await sevenPlayers();
  await nextRound(desk);
  await typeResult(desk, 2, game(desk, 0), '1-0');
  const pane = await Pane.open('en');
  await pane.click('open-history');
  const [, older] = pane.desk.getState().history;
  await pane.click(`put-back-${older.id}`);
  expect(pane.text('undo-steps')).toMatch(/Results of round 2.*Round 2/s);
  await pane.click('undo-keep');
  expect(pane.desk.getState().event?.tournament?.pairedRounds).toBe(1);
});

test('a first key that repeats what stands there does not take the undo away', async () => {
  const { office, desk } = await sevenPlayers();
  await nextRound(desk);
  for (const index of [0, 1, 2]) await typeResult(desk, 2, game(desk, index), '1-0');
  await list(desk, 'standings');
  await typeResult(desk, 2, game(desk, 0), '1-0');
  for (const index of [1, 2]) await typeResult(desk, 2, game(desk, index), '0-1');
  expect(results(office)).toEqual(['1-0', '0-1', '0-1']);
  await putBack(desk, await newest(desk));
  expect(results(office)).toEqual(['1-0', '1-0', '1-0']);
  expect(breaks(desk)).toEqual([]);
});

test('the message of what was written offers to take it back', async () => {
  await sevenPlayers();
  const pane = await Pane.open('en');
  await pane.click('open-round');
  await pane.click('pair');
  await pane.click('write-round');
  await pane.click('undo-last');
  expect(pane.desk.getState().event?.tournament?.pairedRounds).toBe(1);
});
