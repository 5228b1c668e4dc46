import { withProofs } from '../../src/event/chain';
import type { Reason } from '../../src/explain/reason';
import { logLine } from '../../src/event/logLine';
import type { Desk } from './desk';

export function loadHistory(desk: Desk): Promise<void> {
  return desk.run({ key: 'pane.reading' }, async () => {
    desk.set({ history: await desk.ports.book.history(), view: 'history' });
  });
}

/** Puts the sheets back as they were before an action and all that came after it. */
export function putBack(desk: Desk, id: number): Promise<void> {
  return desk.run({ key: 'pane.writing' }, async () => {
    const entry = desk.getState().history.find((other) => other.id === id);
    if (!entry) return;
    const { event } = desk.getState();
    const settings = { language: desk.eventLanguage(), system: '' } as const;
    const logged = event ?? { settings, tournament: null };
    const title: Reason = { key: 'pane.put-back', args: { time: entry.time } };
    const log = [logLine(logged, title, { detail: [entry.title] })];
    const options = { language: desk.eventLanguage(), time: desk.ports.now() };
    // What stands there after an undo is known only once it is done.
    const plan = withProofs({ title, sheets: [], log }, event?.read ?? null, false);
    const written = await desk.ports.book.putBack(id, plan, options);
    if (!(await desk.settle(written))) return;
    desk.set({
      history: await desk.ports.book.history(),
      roll: new Map(),
      preview: null,
      proposal: null,
    });
    desk.tell('success', title);
  });
}
