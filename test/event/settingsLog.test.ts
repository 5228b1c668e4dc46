/** What a change of the settings or of the players leaves in the log and in the titles of sheets. */
import { planEntry } from '../../src/event/lateEntry';
import { isChecked } from '../../src/event/openEvent';
import { planSettings } from '../../src/event/setup';
import { NOBODY } from '../../src/model/blank';
import { FOUR } from '../support/fourPlayers';
import { deskOver } from '../support/memoryBook';

it('names each setting that changed, and no other', async () => {
  const { event } = (await deskOver(FOUR)).desk.getState();
  if (!isChecked(event)) throw new Error('not an event');
  const after = { ...event.tournament, totalRounds: 5 };
  const info = { ...after.info, place: 'Woodford' };
  const plan = planSettings(event, { ...after, info }, event.settings);
  expect(plan?.log?.[0].detail).toBe('Place: – → Woodford; Rounds: 3 → 5');
  expect(planSettings(event, event.tournament, event.settings)).toBeNull();
});

it('brings the line above each round up to date', async () => {
  const { event } = (await deskOver(FOUR)).desk.getState();
  if (!isChecked(event)) throw new Error('not an event');
  const plan = planSettings(event, { ...event.tournament, totalRounds: 5 }, event.settings);
  const titles = plan?.sheets.flatMap(({ key, blocks }) =>
    key.startsWith('round-') ? blocks.map(({ row, cells }) => [key, row, cells[0][0]]) : [],
  );
  expect(titles).toEqual([
    ['round-1', 1, 'Round 1 of 5'],
    ['round-2', 1, 'Round 2 of 5'],
    ['round-3', 1, 'Round 3 of 5'],
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
