import type { Plan } from '../../../src/sheets/plan/plan';
import { isChecked, type CheckedEvent } from '../../../src/event/open/openEvent';
import { keepTyped, putBackTyped } from '../../../src/event/results/typedCorrections';
import type { Desk } from '../../store/desk';

/** Logs what was typed into an earlier round; it is not asked about again. */
export const acceptTyped = (desk: Desk, round: number, reason: string): Promise<void> =>
  answer(desk, (event) => keepTyped(event, round, reason));

/** Takes it back. */
export const undoTyped = (desk: Desk, round: number): Promise<void> =>
  answer(desk, (event) => putBackTyped(event, round));

function answer(desk: Desk, plan: (event: CheckedEvent) => Plan | null): Promise<void> {
  return desk.run({ key: 'pane.writing' }, async () => {
    const { event } = desk.getState();
    const planned = isChecked(event) ? plan(event) : null;
    if (planned && (await desk.write(planned))) desk.tell('success', planned.title);
  });
}
