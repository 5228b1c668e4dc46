/**
 * How often Excel is asked for an action: on the web each time takes what the network takes. How much passes
 * at 300 and 1,000 players is measured by `npm run bench -- roundTrips`.
 */
import '../../../support/files/textCoding';
import { loadHistory, putBack } from '../../../../taskpane/actions/historyActions';
import { list, nextRound, result, sevenPlayers } from '../../../support/pane/deskBook';

jest.setTimeout(60_000);

test('a result, a round and an undo of many steps have few', async () => {
  const { office, desk } = await sevenPlayers();
  const trips = async (work: () => Promise<unknown>): Promise<number> => {
    const before = office.host.batches;
    await work();
    expect(desk.getState().notice?.tone).not.toBe('error');
    return office.host.batches - before;
  };
  const outputs = ['standings', 'progress', 'crosstable', 'byName', 'cards', 'byRating'] as const;
  expect(await trips(() => nextRound(desk))).toBeLessThanOrEqual(8);
  for (const index of [0, 1, 2])
    expect(await trips(() => result(desk, 2, index, '1-0'))).toBeLessThanOrEqual(5);
  for (const again of [1, 2])
    for (const output of outputs.slice(0, 3 + again)) await list(desk, output);
  expect(await trips(() => nextRound(desk))).toBeLessThanOrEqual(8);
  await loadHistory(desk);
  const { history } = desk.getState();
  expect(history.length).toBeGreaterThan(10);
  // As many as for a few steps: what they hold is read together.
  expect(await trips(() => putBack(desk, history.at(-2)!.id))).toBeLessThanOrEqual(16);
  expect(desk.getState().event?.tournament?.pairedRounds).toBe(1);
});
