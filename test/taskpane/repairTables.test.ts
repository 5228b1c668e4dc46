/**
 * Some tables paired anew. Round 1 of C.04.3 pairs the upper half with the lower (A.6, B.1), so
 * every expectation here can be read off the halves of the few players who are left.
 */
import { gamesAt } from '../../src/event/results/repairTables';
import { gamesOf } from '../../src/event/results/results';
import type { Tournament } from '../../src/model/types';
import { confirmChange } from '../../taskpane/actions/round/changes';
import type { Desk } from '../../taskpane/store/desk';
import { proposeRepair } from '../../taskpane/actions/lists/repairTables';
import { enterResult } from '../../taskpane/actions/round/results';
import { confirmRound, pairRound } from '../../taskpane/actions/round/round';
import { event } from '../support/event';
import { deskOver } from '../support/files/memoryBook';

const field = (count: number): Tournament =>
  event(
    'XXR 5',
    'XXC white1',
    ...Array.from({ length: count }, (_, index) => ({
      no: index + 1,
      name: `Player ${index + 1}`,
      rating: 2200 - 10 * index,
      rounds: [],
    })),
  );

/** Nine players: 1-5, 6-2, 3-7, 8-4, and 9 has the bye. */
async function nine() {
  const all = await deskOver(field(9));
  await pairRound(all.desk);
  await confirmRound(all.desk, false);
  expect(pairsNow(all.desk)).toEqual(['1-5', '6-2', '3-7', '8-4']);
  return all;
}

const pairsNow = (desk: Desk): string[] =>
  gamesOf(desk.getState().event, 1).map(({ white, black }) => `${white}-${black}`);
const proposed = (desk: Desk): string[] | undefined =>
  desk.getState().proposal?.pairs?.map(({ white, black }) => `${white}-${black}`);

it('players who must not meet get the next transposition of their halves', async () => {
  const { desk, book } = await nine();
  // {1, 2} against {5, 6}: 1-5 and 2-6 are kept apart, so 1-6 and 2-5.
  await proposeRepair(desk, 1, { tables: [1, 2], withBye: false, apart: true });
  expect(proposed(desk)).toEqual(['1-6', '5-2']);
  expect(desk.getState().proposal).toMatchObject({ breaks: [], what: { key: 'pane.repair' } });
  expect(desk.getState().proposal!.compared.length).toBeGreaterThan(0);
  expect(book.plans).toHaveLength(1);
  await confirmChange(desk, 'a family');
  expect(pairsNow(desk)).toEqual(['1-6', '5-2', '3-7', '8-4']);
  expect(book.plans[1].log![0]).toMatchObject({ reason: 'a family' });
});

it('says so when the system pairs them as they sit', async () => {
  const { desk } = await nine();
  await proposeRepair(desk, 1, { tables: [1, 2], withBye: false, apart: false });
  expect(desk.getState()).toMatchObject({
    proposal: null,
    notice: { tone: 'info', lines: [{ key: 'pane.repair-same' }] },
  });
});

it('the bye may pass to somebody of these tables', async () => {
  const { desk } = await nine();
  // 4, 8 and 9 without 4-8: 4 plays 9, the bye is 8's.
  await proposeRepair(desk, 1, { tables: [4], withBye: true, apart: true });
  expect(proposed(desk)).toHaveLength(1);
  await confirmChange(desk, '');
  const players = desk.getState().event!.tournament!.players;
  expect(players[7].entries[0].outcome).toBe('pairingBye');
  expect(players[3].entries[0].opponent).toBe(9);
});

it('the other tables keep their results', async () => {
  const { desk } = await nine();
  await enterResult(desk, 1, gamesOf(desk.getState().event, 1)[2], '1-0');
  await proposeRepair(desk, 1, { tables: [1, 2], withBye: false, apart: true });
  await confirmChange(desk, '');
  expect(gamesOf(desk.getState().event, 1).map(({ result }) => result)).toEqual([
    '',
    '',
    '1-0',
    '',
  ]);
});

it('where no legal pairing is left the engine says why, and nothing changes', async () => {
  const { desk, book } = await nine();
  await proposeRepair(desk, 1, { tables: [1], withBye: false, apart: true });
  expect(desk.getState()).toMatchObject({ proposal: null, notice: { tone: 'error' } });
  expect(book.plans).toHaveLength(1);
});

it('tables that the round does not have are named', async () => {
  const { desk } = await nine();
  expect(gamesAt(desk.getState().event, 1, [1, 12])).toMatchObject({
    games: [{ table: 1, white: 1, black: 5 }],
    missing: [12],
  });
});
