import { withProofs } from '../../src/event/log/chain';
import { parseState } from '../../src/sheets/stored/proof';
import { logLine } from '../../src/event/log/logLine';
import type { OpenEvent } from '../../src/event/open/openEvent';
import { changedSince, sectionsTakenBack, stepsOf } from '../../src/event/open/sections';
import type { Reason } from '../../src/explain/reason';
import { error } from '../../src/model/problems';
import { inSection, type Section } from '../../src/sheets/names/section';
import { type LogEntry } from '../../src/sheets/plan/plan';
import { stateOf, type Desk } from '../store/desk';
import type { HistoryEntry } from '../store/types';

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
    // Its line follows the last one of the log, which another pane may have written.
    await desk.load();
    const { history, section } = desk.getState();
    const entry = history.find((other) => other.id === id);
    if (!entry) return;
    const steps = await desk.ports.book.history();
    const other = changedSince(steps, id, section);
    if (other !== null) return refuseChanged(desk, other);
    const title: Reason = { key: 'pane.put-back', args: { time: entry.time } };
    const touched = sectionsTakenBack(steps, id, section);
    const time = desk.ports.now();
    const each = desk
      .eachSection()
      .filter((other) => touched.includes(other.section.id.toLowerCase()));
    const undone = { title, entry, time, steps };
    const log = each.flatMap((other) => logOf(desk, undone, other));
    if (log.length === 0) log.push(...logOf(desk, undone, { section, event: null }));
    const leaves = Object.fromEntries(
      each.map((other) => [other.section.id.toLowerCase(), stateOf(other.event)]),
    );
    const options = { language: desk.eventLanguage(), time, section, leaves };
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

interface Undone {
  readonly title: Reason;
  readonly entry: HistoryEntry;
  readonly time: string;
  readonly steps: readonly HistoryEntry[];
}

/** A line in the log of one section. What stands there afterwards is what stood there before the step. */
function logOf(
  desk: Desk,
  { title, entry, time, steps }: Undone,
  { section, event }: { readonly section: Section; readonly event: OpenEvent | null },
): readonly LogEntry[] {
  const settings = { language: desk.eventLanguage(), system: '' } as const;
  const detail = [entry.title];
  const line = logLine(event ?? { settings, tournament: null }, title, { detail });
  const leaves = parseState(leftBy(steps, entry.id, section));
  const plan = withProofs({ title, sheets: [], log: [line] }, event?.read ?? null, {
    time,
    leaves,
  });
  return inSection(plan, section).log ?? [];
}

/** The section before the oldest of the steps that are taken back and touched it. */
function leftBy(steps: readonly HistoryEntry[], from: number, { id }: Section): string {
  const [oldest] = steps
    .filter((step) => step.id >= from && step.leaves?.[id.toLowerCase()] !== undefined)
    .sort((a, b) => a.id - b.id);
  return oldest?.leaves?.[id.toLowerCase()] ?? '';
}

function refuseChanged(desk: Desk, id: string): void {
  const { sections } = desk.getState();
  const label = sections.find((each) => each.id.toLowerCase() === id)?.label ?? id;
  desk.refuse([error('section-changed-since', { kind: 'argument', name: 'section' }, label)]);
}
