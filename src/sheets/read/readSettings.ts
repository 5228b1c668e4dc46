import type { Acceleration } from '../../model/rules/acceleration';
import { isoDay } from '../../model/day';
import { CLASSIC_POINTS, pointSystem } from '../../model/outcomes';
import { error, warning, type Place, type Problem } from '../../model/problems';
import type { Located, RawTournament } from '../../model/raw';
import type { Colour, EventInfo, ForbiddenGroup, PointSystem } from '../../model/types';
import { SYSTEM_IF_UNSAID, systemById } from '../../systems';
import { EDITION_OF_OLD_WORKBOOKS, editionById } from '../../tiebreaks/editions';
import { cellPlace, type CellContent, type TableCells } from '../plan/cells';
import { EVENT_ROWS, type EventRow } from '../names/eventWords';
import { columnOf, EVENT_COLUMNS, findColumns } from '../names/headers';
import { cellText } from '../plan/numbers';
import type { SettingsDraft } from '../settingRow';
import type { TeamSettings } from '../teams/teamBook';
import { DEFAULT_SETTINGS, SETTINGS, type EventSettings } from '../settings';

export interface SettingsRead {
  readonly info: Partial<EventInfo>;
  readonly settings: EventSettings;
  readonly totalRounds?: Located<number>;
  readonly initialColour?: Colour;
  /** What is announced of the pairing system beside its name. */
  readonly systemParameters?: string;
  readonly points: PointSystem;
  /** Absent: none, or the virtual points that each player has in their row. */
  readonly acceleration?: Located<Acceleration>;
  readonly forbidden: readonly ForbiddenGroup[];
  readonly tieOrders: NonNullable<RawTournament['tieOrders']>;
  readonly teams: TeamSettings;
  readonly problems: readonly Problem[];
  /** Where the value of each setting stands, so that it can be changed there. */
  readonly cells: ReadonlyMap<
    EventRow,
    { readonly row: number; readonly column: number; readonly place: Place }
  >;
  readonly columns: { readonly setting: number; readonly value: number };
  /** The settings that the table fills in; all others have the value that stands for silence. */
  readonly said: ReadonlySet<EventRow>;
}

interface Cell {
  readonly content: CellContent;
  readonly place: Place;
  readonly row: number;
  readonly column: number;
}

/** Reads the table Event (Setting | Value). Rows of the arbiter's own are left alone. */
export function readSettings(table: TableCells | undefined): SettingsRead {
  const cells = table ? settingCells(table) : new Map<EventRow, Cell>();
  const draft = emptyDraft();
  const problems: Problem[] = [];
  const said = EVENT_ROWS.keys.filter((row) => cellText(cells.get(row)?.content) !== '');
  for (const row of said) {
    const { content, place } = cells.get(row)!;
    const text = cellText(content);
    const { take, known } = SETTINGS[row];
    const code = take(draft, { text, content, place });
    if (code) problems.push(error(code, place, text, known && { known: known() }));
  }
  // Editions, ages and K go by the day of the start, and a federation asks for both.
  for (const row of ['start', 'end'] as const) {
    const day = draft.info[row];
    const cell = cells.get(row);
    if (day && cell && isoDay(day) === null)
      problems.push(warning('day-not-a-date', cell.place, day));
  }
  if (table && !said.includes('system'))
    problems.push(
      warning('system-not-chosen', cellPlace(table, -1, 0), '', { system: SYSTEM_IF_UNSAID.id }),
    );
  const { info, points, totalRounds, initialColour, acceleration, forbidden } = draft;
  const { systemParameters } = draft;
  problems.push(...unreadParameters(draft, cells.get('systemParameters')?.place));
  const { tieBreakEdition = EDITION_OF_OLD_WORKBOOKS.id } = draft.settings;
  return {
    info,
    settings: {
      system: SYSTEM_IF_UNSAID.id,
      tieBreaks: editionById(tieBreakEdition)?.defaultList ?? [],
      tieBreakEdition,
      firstTable: DEFAULT_SETTINGS.firstTable,
      language: DEFAULT_SETTINGS.language,
      seed: '',
      ...draft.settings,
    },
    totalRounds,
    initialColour,
    ...(systemParameters === undefined ? {} : { systemParameters }),
    points: pointSystem(
      points.win ?? CLASSIC_POINTS.win,
      points.draw ?? CLASSIC_POINTS.draw,
      points.loss ?? CLASSIC_POINTS.loss,
      points,
    ),
    ...(acceleration ? { acceleration } : {}),
    teams: draft.teams,
    forbidden,
    tieOrders: draft.tieOrders,
    problems,
    cells,
    columns: eventColumns(table),
    said: new Set(said),
  };
}

/** Rules that the system of the event does not know: told where they stand, never passed over. */
function unreadParameters(
  { systemParameters, settings }: SettingsDraft<EventSettings>,
  place: Place | undefined,
): Problem[] {
  if (systemParameters === undefined || !place) return [];
  const system = systemById(settings.system ?? SYSTEM_IF_UNSAID.id);
  if (!system?.unreadParameters)
    return [warning('system-without-rules', place, systemParameters, { system: system?.id ?? '' })];
  return system
    .unreadParameters(systemParameters)
    .map((text) => error('unknown-system-rule', place, text, { system: system.id }));
}

const emptyDraft = (): SettingsDraft<EventSettings> => ({
  info: {
    name: '',
    place: '',
    federation: '',
    start: '',
    end: '',
    arbiter: '',
    deputies: [],
    timeControl: '',
    roundDates: [],
  },
  settings: {},
  points: {},
  forbidden: [],
  tieOrders: {},
  teams: {},
});

function settingCells(table: TableCells): Map<EventRow, Cell> {
  const { setting, value } = eventColumns(table);
  const cells = new Map<EventRow, Cell>();
  table.rows.forEach((row, index) => {
    const key = columnOf(EVENT_ROWS, cellText(row[setting]));
    if (key !== null && !cells.has(key))
      cells.set(key, {
        content: row[value] ?? null,
        place: cellPlace(table, index, value),
        row: index,
        column: value,
      });
  });
  return cells;
}

function eventColumns(table: TableCells | undefined): { setting: number; value: number } {
  const columns = findColumns(EVENT_COLUMNS, table?.header ?? []);
  return { setting: columns.get('setting') ?? 0, value: columns.get('value') ?? 1 };
}
