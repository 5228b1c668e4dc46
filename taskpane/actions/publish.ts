import { fileName, rankingOf, type OutputOptions } from '../../src/event/lists/lists';
import { isChecked } from '../../src/event/open/openEvent';
import { eventPage, planQr } from '../../src/event/lists/publish';
import type { Desk } from '../store/desk';

/** The event as one page, in the language of its sheets; to save or to copy. */
export function exportPage(
  desk: Desk,
  options: OutputOptions,
  address: string,
  withBrackets: boolean,
): Promise<void> {
  return desk.run({ key: 'pane.writing' }, async () => {
    const { event } = desk.getState();
    if (!isChecked(event)) return;
    const list = rankingOf(event, options);
    if (!list.ok) return desk.refuse(list.problems);
    const text = eventPage(event, list.value, event.settings.language, address, withBrackets);
    const exported = { name: fileName(event.tournament, 'html'), text, type: 'text/html' };
    desk.set({ view: 'export', exported });
  });
}

/** A poster with the code of the address. */
export function writeQr(desk: Desk, address: string): Promise<void> {
  return desk.run({ key: 'pane.writing' }, async () => {
    const { event } = desk.getState();
    if (!isChecked(event)) return;
    const plan = planQr(event, address);
    if (!plan.ok) return desk.refuse(plan.problems);
    if (await desk.write(plan.value)) desk.tell('success', plan.value.title);
  });
}
