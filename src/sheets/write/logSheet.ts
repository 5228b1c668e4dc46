import { LANGUAGES, type Language } from '../../model/types';
import { isTable, TABLE_NAMES } from '../names/headers';
import { LOOK, headerFormat, titleFormat } from '../plan/look';
import {
  area,
  ROWS_OF_A_SHEET,
  type Area,
  type CellValue,
  type LogEntry,
  type SheetPlan,
} from '../plan/plan';
import { say, type SheetPhrase } from '../plan/say';
import { logColumns } from '../stored/log/logHeaders';
import { isSameSection, plainTable, sheetInSection, UNNAMED } from '../names/section';

export const LOG_HEADER_ROW = 2;

const COLUMNS: readonly SheetPhrase[] = [
  'head.time',
  'head.action',
  'head.round',
  'head.system',
  'head.detail',
  'head.reason',
  'head.proof',
];

/** Proofs are for programs; on paper they would make all else too small to read. */
const PRINTED_COLUMNS = COLUMNS.length - 1;

export const logCells = (entry: LogEntry, time: string): CellValue[] => [
  time,
  entry.action,
  entry.round,
  entry.system,
  entry.detail,
  entry.reason,
  entry.proof ?? '',
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
        name: TABLE_NAMES.log,
        area: area(LOG_HEADER_ROW, 0, body.length + 1, COLUMNS.length),
        style: LOOK.tableStyle,
      },
    ],
    formats: [
      titleFormat(0, COLUMNS.length),
      headerFormat(area(LOG_HEADER_ROW, 0, 1, COLUMNS.length)),
    ],
    widths: { 0: 18, 1: 64, 2: 8, 3: 14, 4: 60, 5: 40, 6: 24 },
    freeze: { rows: LOG_HEADER_ROW + 1 },
    print: {
      orientation: 'landscape',
      area: area(0, 0, ROWS_OF_A_SHEET, PRINTED_COLUMNS),
      titleRows: [LOG_HEADER_ROW, LOG_HEADER_ROW],
      footer: `${say(language, 'sheet.log')} · ${say(language, 'sheet.page')} &P / &N`,
    },
    tabColour: LOOK.tabs.record,
    gridlines: false,
  };
}

interface TableThere {
  readonly name: string;
  readonly area: Area;
  readonly header?: readonly string[];
}

/** The part of the logs in a write: each section has its own. */
export function logPlans(
  entries: readonly LogEntry[],
  time: string,
  language: Language,
  tables: readonly TableThere[],
): SheetPlan[] {
  const sections = new Map(
    entries.map(({ section = UNNAMED }) => [section.id.toLowerCase(), section]),
  );
  return [...sections.values()].map((section) => {
    const own = entries.filter((entry) => isSameSection(entry.section ?? UNNAMED, section));
    const there = tables.flatMap((table): TableThere[] => {
      const name = plainTable(section, table.name);
      return name === null ? [] : [{ ...table, name }];
    });
    return sheetInSection(logPlan(own, time, language, there), section);
  });
}

/** The log's part of a write: rows for the table that exists, else the sheet itself. */
function logPlan(
  entries: readonly LogEntry[],
  time: string,
  language: Language,
  tables: readonly TableThere[],
): SheetPlan {
  const fresh = logSheet(entries, time, language);
  const table = tables.find(({ name }) => isTable('log', name));
  if (!table) return fresh;
  const places = columnsOfLog(table.header ?? [], table.area.columns);
  const cells = entries.map((entry) => {
    // Columns of the arbiter's own stay empty.
    const row = Array<CellValue>(table.area.columns).fill(null);
    logCells(entry, time).forEach((cell, index) => {
      if (places[index] >= 0) row[places[index]] = cell;
    });
    return row;
  });
  return {
    key: 'log',
    name: fresh.name,
    mode: 'update',
    blocks: [],
    rows: [{ table: table.name, cells }],
  };
}

/** Headers that were written, and what the languages call them now. */
export const columnsOfLog = (header: readonly string[], columns: number): number[] =>
  logColumns(header, columns, (column) =>
    LANGUAGES.map((language) => say(language, COLUMNS[column])),
  );
