/** A change of the settings is logged with what stood there and what stands there now. */
import { isChecked } from '../../src/event/openEvent';
import { planSettings } from '../../src/event/setup';
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
