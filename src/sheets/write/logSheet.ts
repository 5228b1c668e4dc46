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
  type TallRow,
} from '../plan/plan';
import { linesOf, STANDARD_HEIGHT, textHeights } from '../plan/pages';
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

/** Those before the proofs together are as wide as a lying page in letters that can be read. */
const WIDTHS: readonly number[] = [17, 46, 8, 14, 36, 20, 24];
/** Action, detail and reason. */
const TEXTS = [1, 4, 5] as const;
const ROUND = 2;
const STANDARD_SIZE = 11;

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
  const inBody = (column: number) => area(LOG_HEADER_ROW + 1, column, rows.length || 1, 1);
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
      // Rows that are added look like these.
      ...TEXTS.map((column) => ({ area: inBody(column), wrap: true })),
      { area: area(LOG_HEADER_ROW, ROUND, body.length + 1, 1), align: 'center' },
    ],
    widths: Object.fromEntries(WIDTHS.map((width, column) => [column, width])),
    heights: textHeights(body, TEXTS, WIDTHS, LOG_HEADER_ROW + 1),
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

/** Of rows whose texts (in columns that an older version or the arbiter may have moved) need several lines. */
function tallRows(cells: readonly (readonly CellValue[])[], places: readonly number[]): TallRow[] {
  const texts = TEXTS.filter((column) => places[column] >= 0);
  return cells.flatMap((row, index) => {
    const lines = Math.max(
      1,
      ...texts.map((column) =>
        linesOf(String(row[places[column]] ?? ''), WIDTHS[column], STANDARD_SIZE),
      ),
    );
    const columns = texts.map((column) => places[column]);
    return lines > 1 ? [{ row: index, points: lines * STANDARD_HEIGHT, columns }] : [];
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
    rows: [{ table: table.name, cells, tall: tallRows(cells, places) }],
  };
}

/** Headers that were written, and what the languages call them now. */
export const columnsOfLog = (header: readonly string[], columns: number): number[] =>
  logColumns(header, columns, (column) =>
    LANGUAGES.map((language) => say(language, COLUMNS[column])),
  );
