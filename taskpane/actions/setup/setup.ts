import {
  adoptCrosstable,
  adoptedEvent,
  adoptTableText,
  planAdoption,
} from '../../../src/event/setup/adoptCrosstable';
import { matchListIn, matchListOfText } from '../../../src/event/matchLists';
import type { MatchList } from '../../../src/formats/matchLists/readMatchList';
import { assumptions } from '../../../src/event/check/importCheck';
import { fixedChanges } from '../../../src/event/announced/lock';
import { isChecked } from '../../../src/event/open/openEvent';
import { openTrf } from '../../../src/event/open/openTrf';
import {
  planEvent,
  planRated,
  planSettings,
  settingsOfTrf,
  type NewEventForm,
  type Origin,
} from '../../../src/event/setup/setup';
import type { Checked, Problem } from '../../../src/model/problems';
import type { SystemId, Tournament } from '../../../src/model/types';
import type { PlayerColumn } from '../../../src/sheets/names/headers';
import { adoptList } from '../../../src/sheets/read/adoptList';
import type { ColumnChoice } from '../../../src/sheets/read/foreignHeads';
import { acceptProposals } from '../../../src/sheets/read/proposals';
import type { PlayerRow } from '../../../src/sheets/read/readPlayers';
import { DEFAULT_SETTINGS, type EventSettings } from '../../../src/sheets/settings';
import { newEvent } from '../../../src/sheets/names/newEvent';
import { newTeamEvent } from '../../../src/sheets/names/newTeamEvent';
import { systemById } from '../../../src/systems';
import { type Plan } from '../../../src/sheets/plan/plan';
import type { Desk } from '../../store/desk';
import { checkAndWrite } from './importing';
import type { Adopted } from '../../store/types';

const NOTHING_SAID: Pick<Adopted, 'chosen' | 'declined'> = {
  chosen: new Map(),
  declined: new Set(),
};

function eventOf(
  form: NewEventForm,
  rows: readonly PlayerRow[],
  keepsNumbers: boolean,
): Checked<Tournament> {
  const system = systemById(form.settings.system);
  return system?.pairsTeams
    ? newTeamEvent(form, rows, system, form.settings.language)
    : newEvent(form, rows, keepsNumbers);
}

/** An empty event; players are entered in its sheet. */
export function createEvent(desk: Desk, form: NewEventForm): Promise<void> {
  return desk.run({ key: 'pane.writing' }, async () => {
    const made = eventOf(form, [], false);
    if (!made.ok) return desk.refuse(made.problems);
    await writeEvent(desk, made.value, form.settings, 'pane.event-created');
  });
}

/** Looks at a sheet for a list of players; once found, it is looked at again after every change. */
export function lookForList(desk: Desk, sheet: string): Promise<void> {
  return desk.run({ key: 'pane.reading' }, async () => {
    const matches = matchListIn([await desk.ports.book.readSheet(sheet)]);
    if (matches) return importMatchList(desk, matches, defaultSettings(desk), null);
    const found = await listIn(desk, sheet);
    if (!found.ok) {
      desk.set({ adopted: null });
      return desk.refuse(found.problems);
    }
    desk.set({ adopted: found.value });
  });
}

/** What was found before is shown until something better is. */
export async function lookAgain(desk: Desk): Promise<void> {
  const { adopted, event, view, busy } = desk.getState();
  if (!adopted || busy || (event && view !== 'start')) return;
  const found = await listIn(desk, adopted.sheet, adopted);
  if (found.ok) desk.set({ adopted: found.value });
}

/** What a column of the list holds, as the arbiter says; null: nothing of ours. */
export function chooseColumn(
  desk: Desk,
  index: number,
  column: PlayerColumn | null,
): Promise<void> {
  return desk.run({ key: 'pane.reading' }, async () => {
    const { adopted } = desk.getState();
    if (!adopted) return;
    const others = [...adopted.chosen].filter(([, taken]) => taken === null || taken !== column);
    const chosen: ColumnChoice = new Map([...others, [index, column]]);
    const found = await listIn(desk, adopted.sheet, { ...adopted, chosen });
    if (found.ok) desk.set({ adopted: found.value });
    else desk.refuse(found.problems);
  });
}

/** Takes what is proposed for a player of the list, or does without it. */
export function answerProposal(desk: Desk, id: string, isTaken: boolean): void {
  const { adopted } = desk.getState();
  if (!adopted) return;
  const declined = new Set(adopted.declined);
  if (isTaken) declined.delete(id);
  else declined.add(id);
  desk.set({ adopted: { ...adopted, declined } });
}

/** The players of a list with what was proposed and not declined. */
export const adoptedRows = ({ list, declined }: Adopted): readonly PlayerRow[] =>
  acceptProposals(list.players.rows, list.proposals, declined);

async function listIn(
  desk: Desk,
  sheet: string,
  { chosen, declined }: Pick<Adopted, 'chosen' | 'declined'> = NOTHING_SAID,
): Promise<Checked<Adopted>> {
  const cells = await desk.ports.book.readSheet(sheet);
  const found = adoptList(cells, chosen);
  if (!found.ok) return found;
  const rounds = adoptCrosstable(cells);
  const table = rounds.ok ? { event: rounds.value, warnings: rounds.warnings } : undefined;
  const list = found.value;
  const value = { sheet, list, chosen, declined, problems: found.warnings, table };
  return { ok: true, value, warnings: [] };
}

export function adoptEvent(desk: Desk, form: NewEventForm, keepsNumbers: boolean): Promise<void> {
  return desk.run({ key: 'pane.writing' }, async () => {
    const { adopted } = desk.getState();
    if (!adopted) return;
    const made = eventOf(form, adoptedRows(adopted), keepsNumbers);
    if (!made.ok) return desk.refuse(made.problems);
    await writeEvent(desk, made.value, form.settings, 'pane.list-adopted');
    desk.set({ adopted: null });
  });
}

/** The crosstable of the sheet that was looked at, with its rounds. */
export function adoptTable(desk: Desk, form: NewEventForm): Promise<void> {
  return desk.run({ key: 'pane.writing' }, async () => {
    const table = desk.getState().adopted?.table;
    if (!table) return;
    const { event, warnings } = table;
    const { name, rounds, settings } = form;
    await checkAndWrite(desk, {
      tournament: adoptedEvent(event.tournament, name, rounds),
      system: settings.system,
      plan: (departures) => planAdoption(event, name, rounds, settings, warnings, departures),
      warnings,
      assumed: [],
    });
  });
}

/** The text of a file, whatever program wrote it; empty if it cannot be read, which is said. */
export async function readEventFile(desk: Desk, bytes: Uint8Array, name: string): Promise<string> {
  const { textOfFile } = await import('../../../src/event/foreignText');
  const file = await textOfFile(name, bytes);
  if (!file.ok) {
    desk.refuse(file.problems);
    return '';
  }
  const { text, said } = file.value;
  const lines = said.length > 0 ? { tone: 'info' as const, lines: said, problems: [] } : null;
  desk.set({ notice: lines });
  return text;
}

/** `asked`: the system to pair by; null: as the file says, else as its day does. */
export function importTrf(
  desk: Desk,
  text: string,
  settings: EventSettings,
  asked: SystemId | null = settings.system,
): Promise<void> {
  return desk.run({ key: 'pane.reading' }, async () => {
    // A crosstable may be pasted or chosen here too: no line of it begins as a player of a TRF does.
    if (!/^\uFEFF?001 /m.test(text.replace(/\r/g, '\n')) && /[\t;|]/.test(text)) {
      const matches = matchListOfText(text);
      if (matches) return importMatchList(desk, matches, settings, asked);
      const table = adoptTableText(text);
      if (!table.ok) return desk.refuse(table.problems);
      const adopting = asked ? { ...settings, system: asked } : settings;
      const { value, warnings } = table;
      return checkAndWrite(desk, {
        tournament: value.tournament,
        system: adopting.system,
        plan: (departures) => planAdoption(value, '', null, adopting, warnings, departures),
        warnings,
        assumed: [],
      });
    }
    const opened = openTrf(text);
    if (!opened.ok) return desk.refuse(opened.problems);
    const { tournament } = opened.value;
    const own = settingsOfTrf(tournament, settings, asked);
    if (!own.ok) return desk.refuse(own.problems);
    const { warnings } = opened;
    await checkAndWrite(desk, {
      tournament,
      system: own.value.system,
      plan: (departures) =>
        planEvent(tournament, own.value, 'pane.trf-imported', warnings, departures),
      warnings,
      assumed: assumptions(text, tournament, own.value),
    });
  });
}

/** A list of team matches with their boards becomes an event; what it does not say is among the warnings. */
async function importMatchList(
  desk: Desk,
  read: Checked<MatchList>,
  settings: EventSettings,
  asked: SystemId | null,
): Promise<void> {
  if (!read.ok) return desk.refuse(read.problems);
  const { tournament } = read.value;
  const isOfTeams = systemById(asked ?? '')?.pairsTeams;
  const own = settingsOfTrf(tournament, settings, isOfTeams ? asked : null);
  if (!own.ok) return desk.refuse(own.problems);
  const { warnings } = read;
  await checkAndWrite(desk, {
    tournament,
    system: own.value.system,
    plan: (departures) =>
      planEvent(tournament, own.value, 'pane.table-adopted', warnings, departures),
    warnings,
    assumed: [],
  });
}

/** Writes a new event. `warnings`: what its source claims and the results do not bear out. */
export async function writeEvent(
  desk: Desk,
  tournament: Tournament,
  settings: EventSettings,
  origin: Origin,
  warnings: readonly Problem[] = [],
): Promise<void> {
  await writePlan(desk, planEvent(tournament, settings, origin, warnings), warnings);
}

async function writePlan(desk: Desk, plan: Plan, warnings: readonly Problem[]): Promise<void> {
  if (!(await desk.write(plan))) return;
  const tone = warnings.length > 0 ? 'warning' : 'success';
  desk.set({ view: 'home', notice: { tone, lines: [plan.title], problems: warnings } });
}

export const defaultSettings = (desk: Desk): EventSettings => ({
  ...DEFAULT_SETTINGS,
  language: desk.getState().language,
});

/** Changes to the settings of an event that exists. */
/** An evening of a club becomes a rated event, with a line of the log. */
export function makeRated(desk: Desk): Promise<void> {
  return desk.run({ key: 'pane.writing' }, async () => {
    const { event } = desk.getState();
    const plan = isChecked(event) ? planRated(event) : null;
    if (!plan || !(await desk.write(plan))) return;
    desk.set({ view: 'home' });
    desk.tell('success', plan.title);
  });
}

export async function saveSettings(
  desk: Desk,
  after: Tournament,
  settings: EventSettings,
  /** Why the announced rules are left; absent: nobody was asked, and they are not. */
  leaving?: string,
): Promise<boolean> {
  let isSaved = false;
  await desk.run({ key: 'pane.writing' }, async () => {
    const { event } = desk.getState();
    if (!isChecked(event)) return;
    const fixed = fixedChanges(event, after, settings);
    if (fixed.length > 0 && leaving === undefined)
      return desk.tell('error', { key: 'lock.fields' });
    const plan = planSettings(event, after, settings, leaving);
    if (plan && !(await desk.write(plan))) return;
    isSaved = true;
    desk.set({ view: 'home' });
    desk.tell('success', plan?.title ?? { key: 'pane.settings-saved' });
  });
  return isSaved;
}
