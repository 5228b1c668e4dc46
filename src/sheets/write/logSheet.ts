import type { Language } from '../../model/types';
import { isTable, TABLE_NAMES } from '../headers';
import { LOOK, headerFormat, titleFormat } from '../look';
import { area, type Area, type CellValue, type LogEntry, type SheetPlan } from '../plan';
import { say, type SheetPhrase } from '../say';

export const LOG_HEADER_ROW = 2;

const COLUMNS: readonly SheetPhrase[] = [
  'head.time',
  'head.action',
  'head.round',
  'head.system',
  'head.detail',
  'head.reason',
];

export const logCells = (entry: LogEntry, time: string): CellValue[] => [
  time,
  entry.action,
  entry.round,
  entry.system,
  entry.detail,
  entry.reason,
];

/** The sheet Log with its first entry; later ones are added as rows of the table. */
export function logSheet(
  entries: readonly LogEntry[],
  time: string,
  language: Language,
): SheetPlan {
  const header = COLUMNS.map((key) => say(language, key));
  const rows = entries.map((entry) => logCells(entry, time));
  const body = rows.length > 0 ? rows : [COLUMNS.map((): CellValue => '')];
  return {
    key: 'log',
    name: say(language, 'sheet.log'),
    mode: 'replace',
    blocks: [
      { row: 0, column: 0, cells: [[say(language, 'sheet.log')]] },
      { row: LOG_HEADER_ROW, column: 0, cells: [header, ...body] },
    ],
    tables: [
      {
        name: TABLE_NAMES.log[0],
        area: area(LOG_HEADER_ROW, 0, body.length + 1, COLUMNS.length),
        style: LOOK.tableStyle,
      },
    ],
    formats: [
      titleFormat(0, COLUMNS.length),
      headerFormat(area(LOG_HEADER_ROW, 0, 1, COLUMNS.length)),
    ],
    widths: { 0: 18, 1: 26, 2: 8, 3: 14, 4: 60, 5: 40 },
    freeze: { rows: LOG_HEADER_ROW + 1 },
    tabColour: LOOK.tabs.record,
    gridlines: false,
  };
}

/** The log's part of a write: rows for the table that exists, else the sheet itself. */
export function logPlan(
  entries: readonly LogEntry[],
  time: string,
  language: Language,
  tables: readonly { readonly name: string; readonly area: Area }[],
): SheetPlan | null {
  if (entries.length === 0) return null;
  const fresh = logSheet(entries, time, language);
  const table = tables.find(({ name }) => isTable('log', name));
  if (!table) return fresh;
  // Columns of the arbiter's own stand to the right of ours and stay empty.
  const own = Array<null>(Math.max(0, table.area.columns - COLUMNS.length)).fill(null);
  const cells = entries.map((entry) => [...logCells(entry, time), ...own]);
  return {
    key: 'log',
    name: fresh.name,
    mode: 'update',
    blocks: [],
    rows: [{ table: table.name, cells }],
  };
}
