import { isChecked } from '../../../src/event/open/openEvent';
import { planGoesOn, type WayOn } from '../../../src/event/results/goesOn';
import { planLots, planTieOrder } from '../../../src/event/results/tieOrders';
import type { TieOrder, TieOrderKind } from '../../../src/model/rules/tieOrders';
import type { PlayerNo } from '../../../src/model/types';
import type { Desk } from '../../store/desk';

/** Who came first in a play-off, or by lots that were drawn by hand. False: nothing was written. */
export async function saveTieOrder(
  desk: Desk,
  kind: TieOrderKind,
  order: TieOrder,
): Promise<boolean> {
  let isWritten = false;
  await desk.run({ key: 'pane.writing' }, async () => {
    const { event } = desk.getState();
    if (!isChecked(event)) return;
    const planned = planTieOrder(event, kind, order);
    if (!planned.ok) return desk.refuse(planned.problems);
    isWritten = await desk.write(planned.value);
    if (isWritten) desk.tell('success', planned.value.title);
  });
  return isWritten;
}

/** Lots for every tie that the announced list leaves to them. */
export function drawLots(desk: Desk): Promise<void> {
  return desk.run({ key: 'pane.writing' }, async () => {
    const { event } = desk.getState();
    const plan = isChecked(event) ? planLots(event, desk.ports.seed()) : null;
    if (plan && (await desk.write(plan))) desk.tell('success', plan.title);
  });
}

/** Who plays on from a level meeting, and what said so. */
export function saveGoingOn(
  desk: Desk,
  first: PlayerNo,
  second: PlayerNo,
  way: WayOn,
): Promise<void> {
  return desk.run({ key: 'pane.writing' }, async () => {
    const { event } = desk.getState();
    if (!isChecked(event)) return;
    const plan = planGoesOn(event, first, second, way);
    if (await desk.write(plan)) desk.tell('success', plan.title);
  });
}
