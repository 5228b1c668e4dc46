import { decodeTrf } from '../../src/formats/trf/decode';
import { parseTrf } from '../../src/formats/trf/parseTrf';
import { check } from '../../src/model/check';
import { PHRASES } from '../../src/explain/say';
import { sayProblem } from '../../src/explain/sayProblem';
import type { Problem } from '../../src/model/problems';
import type { Tournament } from '../../src/model/types';
import {
  adoptList,
  changeSheets,
  DEFAULT_SETTINGS,
  drawInitialColour,
  eventPlan,
  newEvent,
  type EventSettings,
  type NewEvent,
} from '../../src/sheets';
import type { Desk } from './desk';
import { logLine } from './logLine';

/** What the form of a new event holds. */
export interface NewEventForm extends NewEvent {
  readonly settings: EventSettings;
}

/** An empty event; players are entered in its sheet. */
export function createEvent(desk: Desk, form: NewEventForm): Promise<void> {
  return desk.run({ key: 'pane.writing' }, async () => {
    const made = newEvent(form, [], false);
    if (!made.ok)
      return desk.set({ notice: { tone: 'error', lines: [], problems: made.problems } });
    await writeEvent(desk, made.value, form.settings, 'pane.event-created');
  });
}

/** Looks at a sheet for a list of players. */
export function lookForList(desk: Desk, sheet: string): Promise<void> {
  return desk.run({ key: 'pane.reading' }, async () => {
    const found = adoptList(await desk.ports.book.readSheet(sheet));
    if (found.ok) desk.set({ adopted: { list: found.value, problems: found.warnings } });
    else
      desk.set({ adopted: null, notice: { tone: 'error', lines: [], problems: found.problems } });
  });
}

export function adoptEvent(desk: Desk, form: NewEventForm, keepsNumbers: boolean): Promise<void> {
  return desk.run({ key: 'pane.writing' }, async () => {
    const { adopted } = desk.getState();
    if (!adopted) return;
    const made = newEvent(form, adopted.list.players.rows, keepsNumbers);
    if (!made.ok)
      return desk.set({ notice: { tone: 'error', lines: [], problems: made.problems } });
    await writeEvent(desk, made.value, form.settings, 'pane.list-adopted');
    desk.set({ adopted: null });
  });
}

/** The text of a file; empty if it is none, which is said. */
export function readTrfFile(desk: Desk, bytes: Uint8Array): string {
  const decoded = decodeTrf(bytes);
  const notice = {
    tone: 'error',
    lines: [],
    problems: decoded.ok ? [] : decoded.problems,
  } as const;
  desk.set({ notice: decoded.ok ? null : notice });
  return decoded.ok ? decoded.value : '';
}

export function importTrf(desk: Desk, text: string, settings: EventSettings): Promise<void> {
  return desk.run({ key: 'pane.reading' }, async () => {
    const checked = check(parseTrf(text));
    if (!checked.ok) {
      desk.set({ notice: { tone: 'error', lines: [], problems: checked.problems } });
      return;
    }
    await writeEvent(desk, checked.value, settings, 'pane.trf-imported', checked.warnings);
  });
}

/** A cell of the log holds only so much. */
const LOGGED_WARNINGS = 20;

/** Writes a new event. `warnings`: what its source claims and the results do not bear out. */
export async function writeEvent(
  desk: Desk,
  tournament: Tournament,
  settings: EventSettings,
  key: string,
  warnings: readonly Problem[] = [],
): Promise<void> {
  const plan = eventPlan(tournament, settings);
  const count = tournament.players.length;
  const title = { key, args: { name: tournament.info.name, count } };
  const detail = warnings
    .slice(0, LOGGED_WARNINGS)
    .map((each) => sayProblem(PHRASES, settings.language, each).sentence)
    .join('; ');
  const log = { ...logLine(desk, title), detail };
  const written = await desk.write({ ...plan, title, log: [log] });
  if (!written) return;
  desk.set({ view: 'home' });
  const tone = warnings.length > 0 ? 'warning' : 'success';
  desk.set({ notice: { tone, lines: [title], problems: warnings } });
}

export const defaultSettings = (desk: Desk): EventSettings => ({
  ...DEFAULT_SETTINGS,
  language: desk.getState().language,
});

/** Draws the initial colour before round 1; the seed is kept, so that it can be drawn again. */
export function withLots(
  tournament: Tournament,
  seed: string,
): { tournament: Tournament; seed: string | null } {
  if (tournament.initialColour !== null || tournament.pairedRounds > 0)
    return { tournament, seed: null };
  return { tournament: { ...tournament, initialColour: drawInitialColour(seed) }, seed };
}

/** Changes to the settings of an event that exists. */
export function saveSettings(
  desk: Desk,
  after: Tournament,
  settings: EventSettings,
): Promise<void> {
  return desk.run({ key: 'pane.writing' }, async () => {
    const { event } = desk.getState();
    if (!event?.tournament) return;
    const { read, tournament: before } = event;
    const language = event.settings.language;
    const sheets = changeSheets({ read, before, after, settings, language });
    const title = { key: 'pane.settings-saved' };
    if (sheets.length > 0) {
      const written = await desk.write({ title, sheets, log: [logLine(desk, title)] });
      if (!written) return;
    }
    desk.set({ view: 'home' });
    desk.tell('success', title);
  });
}
