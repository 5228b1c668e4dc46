import { withProofs } from '../../src/event/log/chain';
import { parseState } from '../../src/sheets/stored/log/proof';
import {
  effectsOf,
  keptSheets,
  typedSince,
  type HandTyped,
  type TypedSince,
} from '../../src/event/byHand/handTyped';
import { logLine } from '../../src/event/log/logLine';
import { isChecked, type OpenEvent } from '../../src/event/open/openEvent';
import { changedSince, sectionsTakenBack, stepsOf } from '../../src/event/open/sections';
import type { Reason } from '../../src/explain/reason';
import type { BookCells } from '../../src/sheets/plan/cells';
import { error } from '../../src/model/problems';
import { cellsOfSection } from '../../src/sheets/read/readSections';
import { inSection, isSameSection, UNNAMED, type Section } from '../../src/sheets/names/section';
import { type LogEntry } from '../../src/sheets/plan/plan';
import { roundTableName } from '../../src/sheets/names/headers';
import { stateOf, tablesOf, type Desk } from '../store/desk';
import { Changed, Moved } from '../store/errors';
import type { Effects } from '../../src/sheets/stored/snapshot';
import type { HistoryEntry, UndoQuestion, WriteOptions } from '../store/types';

/** What was done in the section that is open. */
async function ownHistory(desk: Desk, read?: BookCells): Promise<HistoryEntry[]> {
  return stepsOf(await desk.ports.book.history(read), desk.getState().section);
}

export function loadHistory(desk: Desk): Promise<void> {
  return desk.run({ key: 'pane.reading' }, async () => {
    desk.set({ history: await ownHistory(desk), view: 'history' });
  });
}

/**
 * What going back to before a step would take: our steps since, and what was typed by hand. `read` was read a
 * moment ago.
 */
async function lookBack(desk: Desk, id: number, read?: BookCells): Promise<Back> {
  const { section, event } = desk.getState();
  const steps = await desk.ports.book.history(read);
  const own = stepsOf(steps, section).filter((step) => step.id >= id);
  const before = await desk.ports.book.before(id, section, read);
  const { tables: restored } = cellsOfSection(
    { tables: before.flatMap(({ table }) => table ?? []) },
    section,
  );
  const now = tablesOf(event);
  const key = section.id.toLowerCase();
  // Of steps that older versions made nobody knows what they wrote.
  const isKnown = own.every(({ effects }) => effects?.[key] !== undefined);
  const effects = [...own].reverse().flatMap((step) => step.effects?.[key] ?? []);
  const gone = before.flatMap((each) => (each.isGone ? tableNames(each.key) : []));
  const typed = isKnown ? typedSince(now, restored, gone, effects) : { kept: [], lost: [] };
  return { steps, own, typed, gone, effects: { [key]: effectsOf(now, restored) } };
}

interface Back {
  readonly steps: readonly HistoryEntry[];
  readonly own: readonly HistoryEntry[];
  readonly typed: TypedSince;
  /** Tables of rounds that go with it. */
  readonly gone: readonly string[];
  /** What the tables will say otherwise than now. */
  readonly effects: Effects;
}

const tableNames = (key: string): string[] => {
  const round = /^round-(\d+)$/.exec(key);
  return round ? [roundTableName(Number(round[1]))] : [];
};

/** Goes back one step at once; where more goes than that, it is shown and asked first. */
export async function askPutBack(desk: Desk, id: number): Promise<void> {
  let question: UndoQuestion | null = null;
  await desk.run({ key: 'pane.reading' }, async () => {
    const { own, typed } = await lookBack(desk, id);
    const isPlain = own.length <= 1 && typed.kept.length + typed.lost.length === 0;
    question = isPlain ? null : { id, steps: own, ...typed };
    desk.set({ undoQuestion: question, ...(question ? { view: 'history' as const } : {}) });
  });
  if (!question && !desk.getState().notice) await putBack(desk, id);
}

/**
 * Puts the sheets of the section back as they were before an action and all that came after it. What was
 * typed by hand since stays where its row does, unless it is to go too; what cannot stay is named.
 */
export function putBack(desk: Desk, id: number, keepTyped = true): Promise<void> {
  return desk.run({ key: 'pane.writing' }, async () => {
    // Its line follows the last one of the log, which another pane may have written.
    await desk.load();
    if (desk.refusesHelper()) return;
    const { section } = desk.getState();
    const { steps, own, typed, gone: rounds, effects } = await lookBack(desk, id, desk.read);
    const entry = steps.find((other) => other.id === id);
    if (!entry) return;
    const other = changedSince(steps, id, section);
    if (other !== null) return refuseChanged(desk, other);
    const stays = roundThatStays(desk, leftBy(steps, id, section), rounds);
    if (stays !== null) return refuseStays(desk, stays);
    const title: Reason = { key: 'pane.put-back', args: { time: entry.time } };
    const touched = sectionsTakenBack(steps, id, section);
    desk.set({ preview: null, proposal: null, undoQuestion: null });
    const time = desk.ports.now();
    const each = desk
      .eachSection()
      .filter((other) => touched.includes(other.section.id.toLowerCase()));
    const undone = { title, entry, time, steps };
    const log = each.flatMap((other) => logOf(desk, undone, other));
    if (log.length === 0) log.push(...logOf(desk, undone, { section, event: null }));
    const stateAfterUndo = Object.fromEntries(
      each.map((other) => [other.section.id.toLowerCase(), stateOf(other.event)]),
    );
    const language = desk.eventLanguage();
    const cells = desk.read;
    const options: WriteOptions = { language, time, section, stateAfterUndo, effects, cells };
    const { event } = desk.getState();
    const lines = log.filter((line) => isSameSection(line.section ?? UNNAMED, section));
    const written = await desk.ports.book
      .putBack(id, { title, sheets: [], log }, options)
      .catch((reason: unknown) => {
        desk.keepLines(section, lines, time, event, true);
        // Read and begun again: somebody came between the reading and the write.
        throw reason instanceof Moved ? new Changed(false) : reason;
      });
    if (written.ok) desk.keepLines(section, lines, time, event);
    if (!(await desk.settle(written))) return;
    const isKept = keepTyped && typed.kept.length > 0 && (await writeTyped(desk, typed.kept));
    const gone = [...(isKept ? [] : typed.kept), ...typed.lost];
    desk.set({ history: await ownHistory(desk, desk.read) });
    desk.tell(
      gone.length > 0 ? 'warning' : 'success',
      title,
      { key: 'pane.put-back-step' },
      ...own.slice(0, MOST_STEPS).map((step) => step.title),
      ...(isKept ? [said('pane.typed-kept-back', typed.kept)] : []),
      ...(gone.length > 0 ? [said('pane.typed-gone', gone)] : []),
    );
  });
}

/** Enters again what was typed by hand; false: it could not be written, and that was said. */
function writeTyped(desk: Desk, kept: readonly HandTyped[]): Promise<boolean> {
  const { event, language } = desk.getState();
  const sheets = keptSheets(tablesOf(event), kept);
  if (sheets.length === 0) return Promise.resolve(false);
  const title = said('pane.typed-kept-back', kept);
  const settings = { language: desk.eventLanguage(language), system: '' } as const;
  const log = [logLine(event ?? { settings, tournament: null }, title)];
  return desk.write({ title, sheets, log });
}

/** So many steps are named in the message. */
const MOST_STEPS = 5;
/** So many cells are named in one sentence. */
const MOST_NAMED = 12;

const said = (
  key: 'pane.typed-kept-back' | 'pane.typed-gone',
  cells: readonly HandTyped[],
): Reason => ({
  key,
  args: { count: cells.length, cells: cells.slice(0, MOST_NAMED).map(sayTyped).join('; ') },
});

/** A cell as people know it: its row, its column, what stands there. */
export const sayTyped = ({ row, column, text }: HandTyped): string =>
  `${row}, ${column}: ${text || '–'}`;

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
  const stateAfter = parseState(leftBy(steps, entry.id, section));
  const options = { time, stateAfter, log: desk.logOf(section), writer: desk.writer };
  const plan = withProofs({ title, sheets: [], log: [line] }, event?.read ?? null, options);
  return inSection(plan, section).log ?? [];
}

/** The section before the oldest of the steps that are taken back and touched it. */
function leftBy(steps: readonly HistoryEntry[], from: number, { id }: Section): string {
  const [oldest] = steps
    .filter((step) => step.id >= from && step.leaves?.[id.toLowerCase()] !== undefined)
    .sort((a, b) => a.id - b.id);
  return oldest?.leaves?.[id.toLowerCase()] ?? '';
}

/**
 * A round that stands after the steps are taken back though there was none before them: it was paired where no
 * steps are kept, on the command line.
 */
function roundThatStays(desk: Desk, left: string, gone: readonly string[]): number | null {
  const { event } = desk.getState();
  const { parts } = parseState(left);
  if (!isChecked(event) || parts.size === 0) return null;
  const paired = Array.from({ length: event.tournament.pairedRounds }, (_, at) => at + 1);
  const stay = paired.filter((round) => !gone.includes(roundTableName(round)));
  return stay.find((round) => !parts.has(`R${round}`)) ?? null;
}

const refuseStays = (desk: Desk, round: number): void =>
  desk.refuse([
    error('section-paired-elsewhere', { kind: 'argument', name: 'round' }, String(round)),
  ]);

function refuseChanged(desk: Desk, id: string): void {
  const { sections } = desk.getState();
  const label = sections.find((each) => each.id.toLowerCase() === id)?.label ?? id;
  desk.refuse([error('section-changed-since', { kind: 'argument', name: 'section' }, label)]);
}
