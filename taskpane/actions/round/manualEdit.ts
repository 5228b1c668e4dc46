import { isChecked } from '../../../src/event/open/openEvent';
import {
  endOfManualEdit,
  planBegin,
  planByHand,
  planEnd,
} from '../../../src/event/byHand/manualEdit';
import { prepareRound } from '../../../src/event/round/proposeRound';
import { taskFor } from '../../../src/model/taskFor';
import { systemById } from '../../../src/systems';
import { compareRound } from '../../../src/systems/audit/recheck';
import type { Desk } from '../../store/desk';

/** Begins the changes of the last round by hand. */
export function beginChanges(desk: Desk): Promise<void> {
  return desk.run({ key: 'pane.writing' }, async () => {
    const { event } = desk.getState();
    const plan = isChecked(event) ? planBegin(event) : null;
    if (plan && (await desk.write(plan))) desk.tell('success', plan.title);
  });
}

/** Pairs the round again, off the page's thread, and shows it beside the one that was made by hand. */
export function lookAtChanges(desk: Desk): Promise<void> {
  const { event } = desk.getState();
  const round = event?.manualEdit?.round ?? 0;
  return desk.run(
    { key: 'pane.pairing', args: { round } },
    async () => {
      if (!isChecked(event) || !event.manualEdit) return;
      const { tournament, settings } = event;
      const system = systemById(settings.system);
      const task = taskFor(tournament, round);
      if (!task.ok) return desk.refuse(task.problems);
      if (!system) return;
      const result = await desk.ports.pairing.pair(system.id, task.value, (done) =>
        desk.progress(done),
      );
      const checked = compareRound(tournament, system, task.value, result);
      desk.set({ manualEditEnd: endOfManualEdit(event, checked) });
    },
    true,
  );
}

/** Ends the changes that were looked at. */
export function endChanges(desk: Desk, reason: string): Promise<void> {
  return desk.run({ key: 'pane.writing' }, async () => {
    const { event, manualEditEnd: end } = desk.getState();
    if (!isChecked(event) || !end) return;
    const plan = planEnd(event, end, reason);
    if (!(await desk.write(plan))) return;
    desk.set({ manualEditEnd: null });
    desk.tell('success', plan.title);
  });
}

/** Writes a round that the system cannot pair, for the arbiter to change. */
export function makeByHand(desk: Desk): Promise<void> {
  return desk.run({ key: 'pane.writing' }, async () => {
    const { event, attendance, lot } = desk.getState();
    if (!isChecked(event)) return;
    const request = { again: false, attendance, seed: lot?.seed ?? desk.ports.seed() };
    const prepared = prepareRound(event, request);
    if (!prepared.ok) return desk.refuse(prepared.problems);
    const plan = planByHand(event, prepared);
    if (!(await desk.write(plan))) return;
    desk.set({ attendance: new Map(), canMakeByHand: false, view: 'changes' });
    desk.tell('success', plan.title);
  });
}
