import { keepTerms, putBackTerms } from '../../../src/event/announced/lock';
import { isChecked, type CheckedEvent } from '../../../src/event/open/openEvent';
import type { Plan } from '../../../src/sheets/plan/plan';
import type { Desk } from '../../store/desk';

/** Writes the settings back as they were when round 1 was paired. */
export const restoreTerms = (desk: Desk): Promise<void> => answer(desk, putBackTerms);

/** Keeps what was typed over: the announced rules are left, or were left before. */
export const acceptTerms = (desk: Desk, reason: string): Promise<void> =>
  answer(desk, (event) => keepTerms(event, reason));

function answer(desk: Desk, make: (event: CheckedEvent) => Plan | null): Promise<void> {
  return desk.run({ key: 'pane.writing' }, async () => {
    const { event } = desk.getState();
    const plan = isChecked(event) ? make(event) : null;
    if (plan && (await desk.write(plan))) desk.tell('success', plan.title);
  });
}
