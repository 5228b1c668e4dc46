import { fill } from '../explain/phrasebook';
import type { Language } from '../model/types';
import { PRIZE_WORDS } from '../sheets/prizeRules';
import { PRIZE_COLUMNS } from './readPrizes';
import type { ReadKey } from '../words';
import { PLAYER_COLUMNS, TABLE_NAMES } from '../sheets/names/headers';
import { bodyLines, headerFormat, LOOK, subtitleFormat, titleFormat } from '../sheets/plan/look';
import { say } from '../sheets/plan/say';
import { area, ROWS_OF_A_SHEET, type CellValue, type SheetPlan } from '../sheets/plan/plan';

export const PRIZES_KEY = 'prizes';

/** Title, three lines that say how to fill it, a free line. */
const HEADER_ROW = 5;
/** Enough for most events; a table grows by itself when something is typed below it. */
const EMPTY_ROWS = 12;

const COLUMNS = ['prize', 'place', 'value', 'share', 'rating', 'age', 'sex'] as const;
const WIDTHS: Readonly<Record<(typeof COLUMNS)[number], number>> = {
  prize: 34,
  place: 9,
  value: 12,
  share: 12,
  rating: 16,
  age: 10,
  sex: 11,
};

/**
 * An empty table of prizes with what may be typed into it said above and at the cells; of teams also the
 * board whose best player wins.
 */
export function prizesSheet(eventName: string, language: Language, ofTeams = false): SheetPlan {
  const header = [
    ...COLUMNS.map((column) => PRIZE_COLUMNS.written(column, language)),
    ...(ofTeams ? [say(language, 'head.board')] : []),
    PLAYER_COLUMNS.written('club', language),
  ];
  const body = Array.from({ length: EMPTY_ROWS }, () => header.map((): CellValue => ''));
  const table = area(HEADER_ROW, 0, EMPTY_ROWS + 1, header.length);
  const column = (key: (typeof COLUMNS)[number]) =>
    area(HEADER_ROW + 1, COLUMNS.indexOf(key), EMPTY_ROWS, 1);
  const words = (...keys: readonly ReadKey<'prizeWords'>[]) =>
    keys.map((key) => PRIZE_WORDS.written(key, language));
  const choice = (key: 'share' | 'sex', list: readonly string[]) => ({
    area: column(key),
    list,
    strict: false,
    title: PRIZE_COLUMNS.written(key, language),
    message: list.join(', '),
  });
  return {
    key: PRIZES_KEY,
    name: fill(language, 'prizes.sheet'),
    mode: 'replace',
    blocks: [
      {
        row: 0,
        column: 0,
        cells: [
          [[fill(language, 'prizes.sheet'), eventName].filter(Boolean).join(' · ')],
          [fill(language, 'prizes.help-rows')],
          [fill(language, 'prizes.help-conditions')],
          [fill(language, 'prizes.help-columns')],
        ],
      },
      { row: HEADER_ROW, column: 0, cells: [header, ...body] },
    ],
    tables: [{ name: TABLE_NAMES.prizes, area: table, style: LOOK.tableStyle }],
    formats: [
      titleFormat(0, header.length),
      ...[1, 2, 3].map((row) => subtitleFormat(row, header.length)),
      bodyLines({ ...table, row: HEADER_ROW + 1, rows: EMPTY_ROWS }),
      headerFormat({ ...table, rows: 1 }),
      { area: column('place'), align: 'center' },
      { area: column('value'), align: 'right', numberFormat: '#,##0.00' },
    ],
    validations: [
      choice('share', words('none', 'equal', 'hort')),
      choice('sex', words('women', 'men')),
    ],
    widths: Object.fromEntries(
      [...COLUMNS.map((key) => WIDTHS[key]), ...(ofTeams ? [9] : []), 28].entries(),
    ),
    freeze: { rows: HEADER_ROW + 1 },
    print: {
      orientation: 'landscape',
      area: area(0, 0, ROWS_OF_A_SHEET, header.length),
      titleRows: [HEADER_ROW, HEADER_ROW],
    },
    tabColour: LOOK.tabs.input,
    gridlines: false,
  };
}
