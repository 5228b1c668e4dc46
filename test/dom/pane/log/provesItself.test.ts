/**
 * What the pane writes through office.js proves itself: every line of the log is tied to the one
 * before it, an undo says what it leaves, and what is typed behind the log's back is named.
 */
import { isChecked, openCells, type CheckedEvent } from '../../../../src/event/open/openEvent';
import { verifyEvent } from '../../../../src/event/log/verifyEvent';
import { loadHistory, putBack } from '../../../../taskpane/actions/historyActions';
import { excelBook } from '../../../../taskpane/excel/excelBook';
import { list, nextRound, result, sevenPlayers } from '../../../support/pane/deskBook';

async function eventNow(): Promise<CheckedEvent> {
  const event = openCells(await excelBook.read());
  if (!isChecked(event)) throw new Error(JSON.stringify(event?.problems));
  return event;
}

/** Round 1 came with the event, not by its system and without a line of the log: that is told. */
const FIRST_ROUND = 'verify.pairing-differs';

const keysOf = async () => verifyEvent(await eventNow()).breaks.map(({ key }) => key);

it('rounds, results, lists and undo leave one chain', async () => {
  const { desk } = await sevenPlayers();
  await nextRound(desk);
  for (const index of [0, 1, 2]) await result(desk, 2, index, '1-0');
  await list(desk, 'standings');
  await nextRound(desk);
  expect(await keysOf()).toEqual([FIRST_ROUND]);
  await loadHistory(desk);
  await putBack(desk, desk.getState().history[0].id);
  const after = await eventNow();
  expect(after.tournament.pairedRounds).toBe(2);
  expect(await keysOf()).toEqual([FIRST_ROUND]);
  expect(verifyEvent(after).found.map(({ key }) => key)).not.toContain('verify.no-state');
});

it('what is typed over after an undo is seen all the same', async () => {
  const { desk, office } = await sevenPlayers();
  await nextRound(desk);
  for (const index of [0, 1, 2]) await result(desk, 2, index, '1-0');
  await nextRound(desk);
  await loadHistory(desk);
  await putBack(desk, desk.getState().history[0].id);
  office.type('Players', 'D5', '2999');
  expect(await keysOf()).toEqual(['verify.players-differ', FIRST_ROUND]);
});

it('the foot of a printed sheet names the line of the log that wrote it', async () => {
  const { desk, office } = await sevenPlayers();
  await nextRound(desk);
  const { digest } = verifyEvent(await eventNow());
  expect(digest).toMatch(/^(?:[0-9a-f]{4}-){4}[0-9a-f]{4}$/);
  const { headersFooters } = office.sheet('Round 2').sheet.page;
  expect(Object.values(headersFooters).join(' ')).toContain(digest);
});
