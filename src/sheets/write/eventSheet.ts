import { CLASSIC_POINTS } from '../../model/outcomes';
import type { Language, Tournament } from '../../model/types';
import { writeOwnLists } from '../ownLists';
import { writePrizeRules } from '../prizeRules';
import { ACCELERATION_WORDS, EVENT_ROWS, COLOUR_WORDS, type EventRow } from '../names/eventWords';
import { makeForbidden } from '../names/forbidden';
import { makeKeepApart } from '../keepApart';
import { EVENT_COLUMNS, TABLE_NAMES } from '../names/headers';
import { LOOK, bodyLines, headerFormat, subtitleFormat, titleFormat } from '../plan/look';
import { linePoints, linesOf } from '../plan/pages';
import { area, type CellValue, type SheetPlan } from '../plan/plan';
import { say } from '../plan/say';
import type { EventSettings } from '../settings';

const HEADER_ROW = 3;
const VALUE_WIDTH = 46;
/** In points. */
const LETTERS = 11;

/** Settings written only where the event departs from the usual: they would only be in the way. */
const UNUSUAL: readonly EventRow[] = [
  'winPoints',
  'drawPoints',
  'lossPoints',
  'zeroPoints',
  'forfeitLossPoints',
  'acceleration',
  'deputies',
  'seed',
  'section',
  'sectionOrder',
  'prizeRules',
  'ratingList',
  'paper',
  'tieBreakLists',
  'address',
];

/** The sheet Event: what was announced, in a table Setting | Value. */
export function eventSheet(
  tournament: Tournament,
  settings: EventSettings,
  language: Language,
): SheetPlan {
  const values = eventValues(tournament, settings, language);
  const rows = EVENT_ROWS.keys
    .filter((row) => !UNUSUAL.includes(row) || isTold(values[row]))
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

export function eventValues(
  tournament: Tournament,
  settings: EventSettings,
  language: Language,
): Record<EventRow, CellValue> {
  const { info, points } = tournament;
  const unless = (value: number, usual: number): CellValue => (value === usual ? '' : value / 2);
  return {
    name: info.name,
    place: info.place,
    federation: info.federation,
    start: info.start,
    end: info.end,
    arbiter: info.arbiter,
    deputies: info.deputies.join('; '),
    timeControl: info.timeControl,
    rounds: tournament.totalRounds,
    roundDates: info.roundDates.join('; '),
    system: settings.system,
    initialColour: tournament.initialColour
      ? COLOUR_WORDS.written(tournament.initialColour, language)
      : '',
    seed: settings.seed,
    acceleration:
      tournament.acceleration?.method === 'baku'
        ? ACCELERATION_WORDS.written('baku', language)
        : '',
    tieBreaks: settings.tieBreaks.join(', '),
    tieBreakEdition: settings.tieBreakEdition,
    winPoints: unless(points.win, CLASSIC_POINTS.win),
    drawPoints: unless(points.draw, CLASSIC_POINTS.draw),
    lossPoints: unless(points.loss, CLASSIC_POINTS.loss),
    byePoints: points.pairingBye / 2,
    zeroPoints: unless(points.zeroBye, 0),
    forfeitLossPoints: unless(points.forfeitLoss, 0),
    firstTable: settings.firstTable,
    forbidden: makeForbidden(tournament.forbidden),
    address: settings.address ?? '',
    ratingList: settings.ratingList ?? '',
    keepApart: makeKeepApart(settings.keepApart),
    paper: settings.paper ?? '',
    prizeRules: settings.prizeRules ? writePrizeRules(settings.prizeRules, language) : '',
    tieBreakLists: writeOwnLists(settings.ownLists ?? []),
    language: settings.language,
    section: settings.section ?? '',
    sectionOrder: settings.sectionOrder ?? '',
  };
}
