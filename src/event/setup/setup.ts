import { fill, sayNumber } from '../../explain/phrasebook';
import type { Reason } from '../../explain/reason';
import { sayProblem } from '../../explain/sayProblem';
import { firstDay } from '../../model/day';
import type { Checked, Problem } from '../../model/problems';
import type { Language, SystemId, Tournament } from '../../model/types';
import { isTeamBook } from '../../model/matches/teamEvent';
import { changeSheets } from '../../sheets/write/changePlan';
import { storedEventOf, type Departure } from '../../sheets/stored/event/storedEvent';
import { eventPlan } from '../../sheets/write/eventPlan';
import { departureText } from '../../sheets/stored/event/departureText';
import { type EventSettings } from '../../sheets/settings';
import { type NewEvent } from '../../sheets/names/newEvent';
import { type Plan, type CellValue } from '../../sheets/plan/plan';
import { EVENT_ROWS } from '../../sheets/names/eventWords';
import { eventValues } from '../../sheets/write/eventSheet';
import { systemById, systemInForce } from '../../systems';
import { defaultListFor, teamListFor } from '../../tiebreaks/catalogue/listsByKind';
import { editionById, editionInForce } from '../../tiebreaks/editions';
import type { TieBreakEdition } from '../../tiebreaks/types';
import { chooseSystem, systemByDay, trfSystem } from '../open/choice';
import { fixedChanges, leaving, leavingPlan, withLine } from '../announced/lock';
import { logLine } from '../log/logLine';
import type { CheckedEvent } from '../open/openEvent';

/** What the form of a new event holds. */
export interface NewEventForm extends NewEvent {
  readonly settings: EventSettings;
}

/** The form with another day of start: editions that nobody chose follow the day. */
export function withStart(form: NewEventForm, start: string): NewEventForm {
  const { settings } = form;
  const system =
    settings.system === systemInForce(form.start).id ? systemInForce(start).id : settings.system;
  const dated = { ...form, start, settings: { ...settings, system } };
  return settings.tieBreakEdition === editionInForce(form.start).id
    ? withEdition(dated, editionInForce(start).id)
    : dated;
}

/** Another edition of the tie-breaks: the list that nobody changed becomes the new edition's own. */
export function withEdition(form: NewEventForm, id: string): NewEventForm {
  const { settings } = form;
  const [before, after] = [editionById(settings.tieBreakEdition), editionById(id)];
  if (!after || after === before) return form;
  const { system } = settings;
  const isDefault = before && hasList(settings, listOf(before, system));
  const tieBreaks = isDefault ? listOf(after, system) : settings.tieBreaks;
  return { ...form, settings: { ...settings, tieBreakEdition: after.id, tieBreaks } };
}

/**
 * Another system: of a new event a list that nobody changed becomes the one for that kind of event;
 * what has been announced (`keepsList`) stays.
 */
export function withSystem(form: NewEventForm, system: SystemId, keepsList = false): NewEventForm {
  const { settings } = form;
  const edition = editionById(settings.tieBreakEdition);
  const isDefault = edition && hasList(settings, listOf(edition, settings.system));
  const tieBreaks = isDefault && !keepsList ? listOf(edition, system) : settings.tieBreaks;
  const { systemParameters, ...rest } = form;
  // Rules of a ladder mean nothing to another system.
  const rules = systemById(system)?.parameterForm ? { systemParameters } : {};
  return { ...rest, ...rules, settings: { ...settings, system, tieBreaks } };
}

/** What a new event by that system begins with. */
function listOf(edition: TieBreakEdition, id: SystemId): readonly string[] {
  const system = systemById(id);
  const kind = system?.kind ?? 'swiss';
  return system?.pairsTeams ? teamListFor(edition, kind) : defaultListFor(edition, kind);
}

const hasList = ({ tieBreaks }: EventSettings, list: readonly string[]): boolean =>
  tieBreaks.join() === list.join();

/**
 * The settings of an event that comes from a TRF: its system as asked, else as the file says, else
 * as its day does; the tie-breaks likewise. A list of the file counts if the edition has it all.
 */
export function settingsOfTrf(
  tournament: Tournament,
  settings: EventSettings,
  asked: SystemId | null,
): Checked<EventSettings> {
  const day = firstDay(tournament.info);
  const system = chooseSystem(
    asked === null ? undefined : systemById(asked),
    trfSystem(tournament),
    systemByDay(day),
  );
  if (!system.ok) return system;
  const edition = editionInForce(day);
  const codes = tournament.tieBreakCodes ?? [];
  const isKnown = codes.length > 0 && codes.every((code) => edition.byCode(code));
  const value: EventSettings = {
    ...settings,
    system: system.value.id,
    tieBreakEdition: edition.id,
    tieBreaks: isKnown
      ? codes
      : isTeamBook(tournament)
        ? teamListFor(edition, system.value.kind)
        : defaultListFor(edition, system.value.kind),
  };
  return { ok: true, value, warnings: [] };
}

/** Tie-breaks are published before the start (C.07 2.1): a change afterwards is warned of. */
export const isListChanged = (before: EventSettings, after: EventSettings): boolean =>
  before.tieBreakEdition !== after.tieBreakEdition ||
  before.tieBreaks.join() !== after.tieBreaks.join();

/** How an event came into its workbook; the log says it. */
export type Origin =
  | 'pane.event-created'
  | 'pane.list-adopted'
  | 'pane.table-adopted'
  | 'pane.trf-imported'
  | 'pane.section-added'
  | 'pane.sample-opened';

/** A cell of the log holds only so much. */
const LOGGED_WARNINGS = 20;

/** A new event as a plan. `warnings`: what its source claims and the results do not bear out. */
export function planEvent(
  tournament: Tournament,
  settings: EventSettings,
  origin: Origin,
  warnings: readonly Problem[] = [],
  /** Rounds that are not as the system pairs them. */
  departures: readonly Departure[] = [],
): Plan {
  const count = tournament.players.length;
  const title = { key: origin, args: { name: tournament.info.name, count } };
  const detail = [
    ...departures.map(departureText),
    ...warnings
      .slice(0, LOGGED_WARNINGS)
      .map((each) => sayProblem(settings.language, each).sentence),
  ].join('; ');
  const round = departures.length > 0 ? { round: tournament.pairedRounds } : {};
  const log = { ...logLine({ settings, tournament }, title, round), detail };
  const stored = storedEventOf(tournament, settings, departures);
  return {
    ...eventPlan(tournament, settings, settings.language, stored),
    title,
    log: [log],
  };
}

/**
 * Changes to the settings of an event that exists; null: there are none. What round 1 fixed changes
 * only by leaving the announced rules: ask first (`fixedChanges`).
 */
export function planSettings(
  event: CheckedEvent,
  after: Tournament,
  settings: EventSettings,
  reason = '',
): Plan | null {
  const { read, tournament: before } = event;
  const { language } = event.settings;
  const fixed = fixedChanges(event, after, settings);
  const sheets = changeSheets({
    read,
    before,
    after: fixed.length > 0 && event.rulesLeft === null ? withLine(after) : after,
    settings,
    language,
    ...(fixed.length > 0 ? { stored: (stored) => leaving(stored, after, settings, fixed) } : {}),
  });
  if (sheets.length === 0) return null;
  const title: Reason =
    fixed.length > 0 ? leavingPlan(event, fixed, reason).title : { key: 'pane.settings-saved' };
  const was = eventValues(before, event.settings, language);
  const is = eventValues(after, settings, language);
  const detail = EVENT_ROWS.keys
    .filter((row) => was[row] !== is[row])
    .map((row) =>
      fill(language, 'pane.setting-changed', {
        setting: EVENT_ROWS.written(row, language),
        was: shown(was[row], language),
        is: shown(is[row], language),
      }),
    )
    .join('; ');
  const round = fixed.length > 0 ? { round: before.pairedRounds } : {};
  return { title, sheets, log: [{ ...logLine(event, title, { ...round, reason }), detail }] };
}

/** An evening of a club becomes a rated event; there is no way back. null: it is one. */
export function planRated(event: CheckedEvent): Plan | null {
  const { read, tournament, settings } = event;
  if (settings.profile !== 'club') return null;
  const rated = { ...settings, profile: undefined };
  const title: Reason = { key: 'pane.became-rated' };
  const { language } = settings;
  const sheets = changeSheets({
    read,
    before: tournament,
    after: tournament,
    settings: rated,
    language,
  });
  return { title, sheets, log: [logLine(event, title)] };
}

function shown(value: CellValue, language: Language): string {
  if (typeof value === 'number') return sayNumber(language, value);
  return typeof value === 'string' && value !== '' ? value : '–';
}
