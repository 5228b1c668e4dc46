import { makeResult } from '../../formats/results';
import { playerByNo } from '../../model/tournament';
import type { Language, PlayerNo, Tournament } from '../../model/types';
import { areaAddress } from '../plan/cells';
import { BLACK_MARK, ROUND_COLUMNS, roundTableName, type RoundColumn } from '../names/headers';
import {
  LOOK,
  POINTS_FORMAT,
  WIDEST_NAME,
  bodyLines,
  headerFormat,
  subtitleFormat,
  titleFormat,
  widthFor,
} from '../plan/look';
import {
  area,
  type Area,
  type CellValue,
  type FormatPlan,
  type MarkPlan,
  type SheetPlan,
} from '../plan/plan';
import { filledHeights, readableWidths } from '../plan/pages';
import { wrongResultFormula } from '../resultMark';
import { systemById } from '../../systems';
import { say } from '../plan/say';
import type { EventSettings } from '../settings';
import { byeWord, RESULT_CHOICES, ROUND_HEADER_ROW, roundSubtitle } from './roundParts';
import { teamRoundSheet } from './teamRoundSheet';
import { pointsShown, tableNumbers } from '../../model/rounds/tableNumbers';
import type { Round } from '../../model/rounds/round';

const COLUMNS: readonly (readonly [RoundColumn, 'white' | 'black' | null])[] = [
  ['table', null],
  ['no', 'white'],
  ['white', 'white'],
  ['rating', 'white'],
  ['points', 'white'],
  ['result', null],
  ['points', 'black'],
  ['rating', 'black'],
  ['black', 'black'],
  ['no', 'black'],
];
const FLOAT_COLUMNS: typeof COLUMNS = [
  ['float', 'white'],
  ['float', 'black'],
];
export const RESULT_COLUMN = COLUMNS.findIndex(([column]) => column === 'result');
const BLACK_NO_COLUMN = COLUMNS.findIndex(([column, side]) => column === 'no' && side === 'black');

export const FLOAT_SIGNS = { down: '↓', up: '↑', none: '-' } as const;

/** The sheet Round n: the list for the wall by table, with a dropdown for each result. */
export function roundSheet(
  tournament: Tournament,
  content: Round,
  settings: EventSettings,
  language: Language,
): SheetPlan {
  const { round } = content;
  if (content.teams) return teamRoundSheet(tournament, content, content.teams, settings, language);
  const players = playerByNo(tournament);
  const columns = content.floats ? [...COLUMNS, ...FLOAT_COLUMNS] : COLUMNS;
  const header = columns.map(
    ([column, side]) =>
      ROUND_COLUMNS.written(column, language) +
      (side === 'black' && column !== 'black' ? BLACK_MARK : ''),
  );
  const floatSign = (no: PlayerNo): CellValue => {
    const float = content.floats?.get(no);
    return float ? FLOAT_SIGNS[float] : '';
  };
  const facts = (no: PlayerNo): Readonly<Record<string, CellValue>> => {
    const player = players.get(no)!;
    return {
      no,
      white: player.name,
      black: player.name,
      rating: player.rating === 0 ? null : player.rating,
      points: pointsShown(tournament, player, round) / 2,
      float: floatSign(no),
    };
  };
  const games = tableNumbers(content.games, players, settings.firstTable).map((pair) => {
    const { whiteOutcome, blackOutcome, unrated } = pair;
    const of = { white: facts(pair.white), black: facts(pair.black) };
    return columns.map(([column, side]): CellValue => {
      if (column === 'table') return pair.table;
      if (column === 'result') return makeResult(whiteOutcome, blackOutcome, unrated);
      return of[side!][column];
    });
  });
  const byes = content.byes.map(({ no, outcome }) => {
    const of = facts(no);
    return columns.map(([column, side]): CellValue => {
      if (column === 'result') return makeResult(outcome, null);
      if (column === 'black') return say(language, byeWord(outcome, systemById(settings.system)));
      return side === 'white' ? of[column] : null;
    });
  });
  const rows = [...games, ...byes];
  const body = rows.length > 0 ? rows : [columns.map((): CellValue => '')];
  const first = ROUND_HEADER_ROW + 1;
  const column = (index: number) => area(first, index, body.length, 1);
  const textOf = (index: number) => body.map((row) => String(row[index] ?? ''));
  const names = columns.flatMap(([name], index) =>
    name === 'white' || name === 'black' ? [index] : [],
  );
  const { widths, orientation } = readableWidths(
    columns.map(([name], index) =>
      names.includes(index) ? widthFor(textOf(index), 22, WIDEST_NAME) : WIDTHS[name],
    ),
    names,
  );
  return {
    key: `round-${round}`,
    name: say(language, 'sheet.round', { round }),
    mode: 'replace',
    blocks: [
      {
        row: 0,
        column: 0,
        cells: [
          [tournament.info.name || say(language, 'sheet.round-title', { round })],
          [roundSubtitle(tournament, round, language)],
        ],
      },
      { row: ROUND_HEADER_ROW, column: 0, cells: [header, ...body] },
    ],
    tables: [
      {
        name: roundTableName(round),
        area: area(ROUND_HEADER_ROW, 0, body.length + 1, columns.length),
        style: LOOK.tableStyle,
      },
    ],
    formats: [
      titleFormat(0, columns.length),
      subtitleFormat(1, columns.length),
      bodyLines(area(first, 0, body.length, columns.length)),
      headerFormat(area(ROUND_HEADER_ROW, 0, 1, columns.length)),
      { area: area(first, 0, body.length, columns.length), middle: true },
      ...columns.flatMap(([name], index): FormatPlan[] => columnFormats(name, column(index))),
      ...names.map((index) => ({ area: column(index), wrap: true })),
      ...(byes.length > 0
        ? [{ area: area(first + games.length, 0, byes.length, columns.length), italic: true }]
        : []),
    ],
    validations:
      games.length > 0
        ? [
            {
              area: area(first, RESULT_COLUMN, games.length, 1),
              list: RESULT_CHOICES,
              strict: false,
              title: say(language, 'validation.result-title'),
              message: say(language, 'validation.result'),
            },
          ]
        : [],
    marks: [wrongResults(column(RESULT_COLUMN))],
    widths: Object.fromEntries(widths.map((width, index) => [index, width])),
    heights: filledHeights(body, names, widths, { orientation, first }),
    freeze: { rows: first },
    print: {
      orientation,
      area: area(0, 0, first + body.length, columns.length),
      titleRows: [ROUND_HEADER_ROW, ROUND_HEADER_ROW],
      header: tournament.info.name,
      footer: `${say(language, 'sheet.round', { round })} · ${say(language, 'sheet.page')} &P / &N`,
    },
    tabColour: LOOK.tabs.round,
    gridlines: false,
  };
}

const WIDTHS: Readonly<Record<string, number>> = {
  table: 7,
  no: 5,
  rating: 6,
  points: 5,
  result: 10,
  float: 7,
};

function columnFormats(column: RoundColumn, where: FormatPlan['area']): FormatPlan[] {
  if (column === 'points') return [{ area: where, align: 'center', numberFormat: POINTS_FORMAT }];
  if (column === 'result') return [{ area: where, align: 'center', bold: true }];
  if (column === 'table') return [{ area: where, align: 'center', bold: true }];
  return ['no', 'rating', 'float'].includes(column) ? [{ area: where, align: 'center' }] : [];
}

/** A result that makes no sense shows at its cell; what may be typed stands in the cell's message. */
function wrongResults(where: Area): MarkPlan {
  const inFirstRow = (column: number) => `$${areaAddress(area(where.row, column, 1, 1))}`;
  return {
    area: where,
    formula: wrongResultFormula(inFirstRow(RESULT_COLUMN), inFirstRow(BLACK_NO_COLUMN)),
    fill: LOOK.wrong.fill,
    colour: LOOK.wrong.text,
  };
}
