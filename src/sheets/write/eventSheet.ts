import type { Language, Tournament } from '../../model/types';
import { EVENT_ROWS, type EventRow } from '../names/eventWords';
import { EVENT_COLUMNS, TABLE_NAMES } from '../names/headers';
import { LOOK, bodyLines, headerFormat, subtitleFormat, titleFormat } from '../plan/look';
import { linePoints, linesOf } from '../plan/pages';
import { area, type CellValue, type SheetPlan } from '../plan/plan';
import { say } from '../plan/say';
import { SETTINGS, type EventSettings } from '../settings';

const HEADER_ROW = 3;
const VALUE_WIDTH = 46;
/** In points. */
const LETTERS = 11;

/** The sheet Event: what was announced, in a table Setting | Value. */
export function eventSheet(
  tournament: Tournament,
  settings: EventSettings,
  language: Language,
): SheetPlan {
  const values = eventValues(tournament, settings, language);
  const rows = EVENT_ROWS.keys
    .filter((row) => !SETTINGS[row].isUnusual || isTold(values[row]))
    .map((row): CellValue[] => [EVENT_ROWS.written(row, language), values[row]]);
  const table = area(HEADER_ROW, 0, rows.length + 1, 2);
  return {
    key: 'event',
    name: say(language, 'sheet.event'),
    mode: 'replace',
    blocks: [
      {
        row: 0,
        column: 0,
        cells: [
          [tournament.info.name || say(language, 'sheet.event')],
          [say(language, 'event-value.help')],
        ],
      },
      {
        row: HEADER_ROW,
        column: 0,
        cells: [
          [EVENT_COLUMNS.written('setting', language), EVENT_COLUMNS.written('value', language)],
          ...rows,
        ],
      },
    ],
    tables: [{ name: TABLE_NAMES.event, area: table, style: LOOK.tableStyle }],
    formats: [
      titleFormat(0, 2),
      subtitleFormat(1, 2),
      bodyLines(area(HEADER_ROW + 1, 0, rows.length, 2)),
      headerFormat(area(HEADER_ROW, 0, 1, 2)),
      { area: area(HEADER_ROW + 1, 1, rows.length, 1), align: 'left', wrap: true },
    ],
    widths: { 0: 28, 1: VALUE_WIDTH },
    heights: rows.flatMap(([, value], index) => {
      const lines = linesOf(String(value), VALUE_WIDTH, LETTERS);
      const points = linePoints(lines, LETTERS);
      return lines > 1 ? [{ row: HEADER_ROW + 1 + index, rows: 1, points }] : [];
    }),
    freeze: { rows: HEADER_ROW + 1 },
    print: { orientation: 'portrait', area: area(0, 0, HEADER_ROW + 1 + rows.length, 2) },
    tabColour: LOOK.tabs.input,
    gridlines: false,
  };
}

const isTold = (value: CellValue): boolean => value !== '' && value !== null;

/** What the cells of the table Event say. */
export const eventValues = (
  tournament: Tournament,
  settings: EventSettings,
  language: Language,
): Readonly<Record<EventRow, CellValue>> =>
  Object.fromEntries(
    EVENT_ROWS.keys.map((row) => [row, SETTINGS[row].cell({ tournament, settings }, language)]),
  ) as Record<EventRow, CellValue>;
