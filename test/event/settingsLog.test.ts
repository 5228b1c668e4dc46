/** What a change of the settings or of the players leaves in the log and in the titles of sheets. */
import { planEntry } from '../../src/event/byHand/lateEntry';
import { planList, rankingOf } from '../../src/event/lists/lists';
import { isChecked } from '../../src/event/open/openEvent';
import { gamesOf } from '../../src/event/results/results';
import { planSettings } from '../../src/event/setup/setup';
import { NOBODY } from '../../src/model/blank';
import { confirmChange, proposeSwap } from '../../taskpane/actions/round/changes';
import { note, saveAttendance } from '../../taskpane/actions/round/attendance';
import { confirmRound, pairRound } from '../../taskpane/actions/round/round';
import { FOUR } from '../support/fourPlayers';
import { deskOver } from '../support/files/memoryBook';

it('names each setting that changed, and no other', async () => {
  const { event } = (await deskOver(FOUR)).desk.getState();
  if (!isChecked(event)) throw new Error('not an event');
  const after = { ...event.tournament, totalRounds: 5 };
  const info = { ...after.info, place: 'Woodford' };
  const plan = planSettings(event, { ...after, info }, event.settings);
  expect(plan?.log?.[0].detail).toBe('Place: – → Woodford; Rounds: 3 → 5');
  expect(planSettings(event, event.tournament, event.settings)).toBeNull();
});

/** The number of rounds is fixed once round 1 is paired. */
const LEFT = 'rules changed since round 3';

it('brings the line above each round up to date', async () => {
  const { event } = (await deskOver(FOUR)).desk.getState();
  if (!isChecked(event)) throw new Error('not an event');
  const plan = planSettings(event, { ...event.tournament, totalRounds: 5 }, event.settings);
  const titles = plan?.sheets.flatMap(({ key, blocks }) =>
    key.startsWith('round-') ? blocks.map(({ row, cells }) => [key, row, cells[0][0]]) : [],
  );
  expect(titles).toEqual([
    ['round-1', 1, `Round 1 of 5 · ${LEFT}`],
    ['round-2', 1, `Round 2 of 5 · ${LEFT}`],
    ['round-3', 1, `Round 3 of 5 · ${LEFT}`],
  ]);
});

it('counts a late entrant in the title of the players', async () => {
  const { event } = (await deskOver({ ...FOUR, totalRounds: 5 })).desk.getState();
  if (!isChecked(event)) throw new Error('not an event');
  const planned = planEntry(
    event,
    { ...NOBODY, name: 'Elm', rating: 1700 },
    {
      missed: 'zeroBye',
      evenLater: true,
    },
  );
  if (!planned.ok) throw new Error(JSON.stringify(planned.problems));
  const players = planned.plan.sheets.find(({ key }) => key === 'players')!;
  expect(players.blocks).toContainEqual({ row: 1, column: 0, cells: [['5 players']] });
});

const FRESH = {
  ...FOUR,
  pairedRounds: 0,
  players: FOUR.players.map((player) => ({ ...player, entries: [] })),
};

it('counts players who were typed into the sheet once round 1 is paired', async () => {
  const { desk, book } = await deskOver(FRESH);
  await pairRound(desk);
  await confirmRound(desk, false);
  const players = book.plans[0].sheets.find(({ key }) => key === 'players');
  expect(players?.blocks).toContainEqual({ row: 1, column: 0, cells: [['4 players']] });
});

it('a working sheet that no longer tells how the round came about goes', async () => {
  const { desk, book } = await deskOver(FRESH);
  await pairRound(desk);
  await confirmRound(desk, true);
  expect(book.plans[0].sheets.map(({ key }) => key)).toContain('working-1');
  const [first, second] = gamesOf(desk.getState().event, 1);
  proposeSwap(desk, 1, first.white, second.white);
  await confirmChange(desk, 'asked by the captain');
  expect(book.plans[1].remove).toEqual(['working-1']);
  await pairRound(desk, true);
  await confirmRound(desk, false);
  expect(book.plans[2].remove).toEqual(['working-1']);
});

it('a withdrawal has its line of the log', async () => {
  const { desk, book } = await deskOver({ ...FOUR, totalRounds: 5 });
  note(desk, 2, 'withdrawn');
  await saveAttendance(desk);
  expect(book.plans[0].log?.[0].detail).toMatch(/2/);
  expect(book.plans[0].log).toHaveLength(1);
});

it('the live crosstable is in order of numbers, as is the one of values that is asked for so', async () => {
  const { event } = (await deskOver(FOUR)).desk.getState();
  if (!isChecked(event)) throw new Error('not an event');
  const list = rankingOf(event, { tieBreaks: [], after: 0 });
  if (!list.ok) throw new Error('no ranking');
  const frozen = planList(event, 'crosstable', list.value, false, [], true).sheets[0].blocks[1]
    .cells;
  expect(frozen.slice(1).map(([no]) => no)).toEqual([1, 2, 3, 4]);
  const live = planList(event, 'crosstable', list.value, true).sheets[0].spills?.[0].shown;
  expect(live).toEqual(frozen);
});
