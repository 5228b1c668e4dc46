import { planEntry, type EntryTerms } from '../../src/event/lateEntry';
import { isChecked } from '../../src/event/openEvent';
import { planRoll, presenceIn, type Presence } from '../../src/event/roll';
import type { NewPlayer } from '../../src/model/handling';
import type { PlayerNo } from '../../src/model/types';
import type { Desk } from './desk';

export function note(desk: Desk, no: PlayerNo, presence: Presence): void {
  const roll = new Map(desk.getState().roll);
  if (presence === presenceIn(desk.getState().event, no)) roll.delete(no);
  else roll.set(no, presence);
  desk.set({ roll });
}

/** Writes the roll without pairing. */
export function saveRoll(desk: Desk): Promise<void> {
  return desk.run({ key: 'pane.writing' }, async () => {
    const { event, roll } = desk.getState();
    if (!isChecked(event) || roll.size === 0) return;
    const planned = planRoll(event, roll);
    if (!planned.ok) return desk.refuse(planned.problems);
    if (!(await desk.write(planned.plan))) return;
    desk.set({ roll: new Map() });
    desk.tell('success', planned.plan.title);
  });
}

/** Writes a player who enters late; false if that was refused. */
export async function enterPlayer(
  desk: Desk,
  newcomer: NewPlayer,
  terms: EntryTerms,
): Promise<boolean> {
  let isIn = false;
  await desk.run({ key: 'pane.writing' }, async () => {
    const { event } = desk.getState();
    if (!isChecked(event)) return;
    const planned = planEntry(event, newcomer, terms);
    if (!planned.ok) return desk.refuse(planned.problems);
    isIn = await desk.write(planned.plan);
    if (isIn) desk.tell('success', planned.plan.title);
  });
  return isIn;
}
