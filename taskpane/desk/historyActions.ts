import { withProofs } from '../../src/event/chain';
import { logLine } from '../../src/event/logLine';
import type { OpenEvent } from '../../src/event/openEvent';
import { changedSince, sectionsTakenBack, stepsOf } from '../../src/event/sections';
import type { Reason } from '../../src/explain/reason';
import { error } from '../../src/model/problems';
import { inSection, type LogEntry, type Section } from '../../src/sheets';
import type { Desk } from './desk';
import type { HistoryEntry } from './types';

/** What was done in the section that is open. */
async function ownHistory(desk: Desk): Promise<HistoryEntry[]> {
  return stepsOf(await desk.ports.book.history(), desk.getState().section);
}

export function loadHistory(desk: Desk): Promise<void> {
  return desk.run({ key: 'pane.reading' }, async () => {
    desk.set({ history: await ownHistory(desk), view: 'history' });
  });
}

/** Puts the sheets of the section back as they were before an action and all that came after it. */
export function putBack(desk: Desk, id: number): Promise<void> {
  return desk.run({ key: 'pane.writing' }, async () => {
    const { history, section } = desk.getState();
    const entry = history.find((other) => other.id === id);
    if (!entry) return;
    const steps = await desk.ports.book.history();
    const other = changedSince(steps, id, section);
    if (other !== null) return refuseChanged(desk, other);
    const title: Reason = { key: 'pane.put-back', args: { time: entry.time } };
    const touched = sectionsTakenBack(steps, id, section);
    const log = desk
      .eachSection()
      .filter((each) => touched.includes(each.section.id.toLowerCase()))
      .flatMap((each) => logOf(desk, title, entry.title, each));
    if (log.length === 0) log.push(...logOf(desk, title, entry.title, { section, event: null }));
    const time = desk.ports.now();
    const options = { language: desk.eventLanguage(), time, section };
    const written = await desk.ports.book.putBack(id, { title, sheets: [], log }, options);
    if (!(await desk.settle(written))) return;
    desk.set({
      history: await ownHistory(desk),
      roll: new Map(),
      preview: null,
      proposal: null,
    });
    desk.tell('success', title);
  });
}

/** A line in the log of one section; what stands there after an undo is known only once it is done. */
function logOf(
  desk: Desk,
  title: Reason,
  undone: Reason,
  { section, event }: { readonly section: Section; readonly event: OpenEvent | null },
): readonly LogEntry[] {
  const settings = { language: desk.eventLanguage(), system: '' } as const;
  const line = logLine(event ?? { settings, tournament: null }, title, { detail: [undone] });
  const plan = withProofs({ title, sheets: [], log: [line] }, event?.read ?? null, false);
  return inSection(plan, section).log ?? [];
}

function refuseChanged(desk: Desk, id: string): void {
  const { sections } = desk.getState();
  const label = sections.find((each) => each.id.toLowerCase() === id)?.label ?? id;
  desk.refuse([error('section-changed-since', { kind: 'argument', name: 'section' }, label)]);
}
