import type { Reason } from '../explain/reason';
import { sayProblem } from '../explain/sayProblem';
import type { Problem } from '../model/problems';
import type { Tournament } from '../model/types';
import {
  changeSheets,
  eventPlan,
  type EventSettings,
  type NewEvent,
  type Plan,
  type CellValue,
} from '../sheets';
import { EVENT_ROWS } from '../sheets/eventWords';
import { eventValues } from '../sheets/write/eventSheet';
import { logLine } from './logLine';
import type { CheckedEvent } from './openEvent';

/** What the form of a new event holds. */
export interface NewEventForm extends NewEvent {
  readonly settings: EventSettings;
}

/** How an event came into its workbook; the log says it. */
export type Origin =
  | 'pane.event-created'
  | 'pane.list-adopted'
  | 'pane.table-adopted'
  | 'pane.trf-imported'
  | 'pane.sample-opened';

/** A cell of the log holds only so much. */
const LOGGED_WARNINGS = 20;

/** A new event as a plan. `warnings`: what its source claims and the results do not bear out. */
export function planEvent(
  tournament: Tournament,
  settings: EventSettings,
  origin: Origin,
  warnings: readonly Problem[] = [],
): Plan {
  const count = tournament.players.length;
  const title = { key: origin, args: { name: tournament.info.name, count } };
  const detail = warnings
    .slice(0, LOGGED_WARNINGS)
    .map((each) => sayProblem(settings.language, each).sentence)
    .join('; ');
  const log = { ...logLine({ settings, tournament }, title), detail };
  return { ...eventPlan(tournament, settings), title, log: [log] };
}

/** Changes to the settings of an event that exists; null: there are none. */
export function planSettings(
  event: CheckedEvent,
  after: Tournament,
  settings: EventSettings,
): Plan | null {
  const { read, tournament: before } = event;
  const { language } = event.settings;
  const sheets = changeSheets({ read, before, after, settings, language });
  if (sheets.length === 0) return null;
  const title: Reason = { key: 'pane.settings-saved' };
  const was = eventValues(before, event.settings, language);
  const is = eventValues(after, settings, language);
  const detail = EVENT_ROWS.keys
    .filter((row) => was[row] !== is[row])
    .map((row) => `${EVENT_ROWS.written(row, language)}: ${shown(was[row])} → ${shown(is[row])}`)
    .join('; ');
  return { title, sheets, log: [{ ...logLine(event, title), detail }] };
}

const shown = (value: CellValue): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) || '–' : '–';
