import { makeResult } from '../../formats/results';
import {
  boardTable,
  boardLabel,
  sidesOfBoard,
  type BoardOfMatch,
  type Match,
  type RoundOfTeams,
} from '../../model/matches/roundMatches';
import { playerByNo } from '../../model/tournament';
import type { Language, Outcome, PlayerNo, SystemId, Tournament } from '../../model/types';
import type { EventSettings } from '../settings';
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
import { orientationFor } from '../plan/pages';
import { area, type CellValue, type FormatPlan, type MarkPlan, type SheetPlan } from '../plan/plan';
import { systemById } from '../../systems';
import { say } from '../plan/say';
import { wrongResultFormula } from '../resultMark';
import { COLOUR_SIGNS } from '../read/teams/readTeamRound';
import { numberOfTeam } from '../teams/teamBook';
import { scoresBefore } from '../../model/matches/teamRound';
import type { Round } from '../../model/rounds/round';
import { byeWord, RESULT_CHOICES, ROUND_HEADER_ROW, roundSubtitle } from './roundParts';

type Side = 'first' | 'second' | null;
const COLUMNS: readonly (readonly [RoundColumn, Side])[] = [
  ['table', null],
  ['no', 'first'],
  ['home', 'first'],
  ['rating', 'first'],
  ['points', 'first'],
  ['colour', null],
  ['result', null],
  ['points', 'second'],
  ['rating', 'second'],
  ['away', 'second'],
  ['no', 'second'],
];
export const TEAM_RESULT_COLUMN = COLUMNS.findIndex(([column]) => column === 'result');

/** How a result reads for the player who stands left and has Black. */
export const turnedText = (result: string): string => TURNED.get(result) ?? result;
const TURNED: ReadonlyMap<string, string> = new Map(
  (
    [
      ['1-0', '0-1'],
      ['1-0F', '0-1F'],
      ['1-0U', '0-1U'],
      ['½-0', '0-½'],
    ] as const
  ).flatMap(([a, b]) => [
    [a, b],
    [b, a],
  ]),
);

interface Row {
  readonly cells: readonly CellValue[];
  readonly kind: 'match' | 'board' | 'bye';
}

/** The sheet of a round of teams: each match, its boards below it with a result each, and the byes. */
export function teamRoundSheet(
  tournament: Tournament,
  content: Round,
  teams: RoundOfTeams,
  { system }: EventSettings,
  language: Language,
): SheetPlan {
  const { round } = content;
  const writer = new TeamRows(tournament, content, system, language);
  const first = ROUND_HEADER_ROW + 1;
  const rows: Row[] = [];
  for (const match of teams.matches) rows.push(...writer.match(match, first + rows.length));
  for (const { team, outcome } of teams.byes) rows.push(writer.bye(team, outcome));
  const body =
    rows.length > 0 ? rows.map(({ cells }) => cells) : [COLUMNS.map((): CellValue => '')];
  const header = COLUMNS.map(
    ([column, side]) =>
      ROUND_COLUMNS.written(column, language) +
      (side === 'second' && column !== 'away' ? BLACK_MARK : ''),
  );
  const widths = COLUMNS.map(([name], index) =>
    name === 'home' || name === 'away'
      ? widthFor(
          body.map((row) => String(row[index] ?? '')),
          22,
          WIDEST_NAME,
        )
      : (WIDTHS[name] ?? 7),
  );
  const column = (index: number) => area(first, index, body.length, 1);
  const linesOf = (kind: Row['kind']) =>
    rows.flatMap((row, index) => (row.kind === kind ? [first + index] : []));
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
        area: area(ROUND_HEADER_ROW, 0, body.length + 1, COLUMNS.length),
        style: LOOK.tableStyle,
      },
    ],
    formats: [
      titleFormat(0, COLUMNS.length),
      subtitleFormat(1, COLUMNS.length),
      bodyLines(area(first, 0, body.length, COLUMNS.length)),
      headerFormat(area(ROUND_HEADER_ROW, 0, 1, COLUMNS.length)),
      ...COLUMNS.flatMap(([name], index): FormatPlan[] => formatsOf(name, column(index))),
      ...linesOf('match').map((row) => ({
        area: area(row, 0, 1, COLUMNS.length),
        bold: true,
        fill: LOOK.band,
      })),
      ...linesOf('bye').map((row) => ({ area: area(row, 0, 1, COLUMNS.length), italic: true })),
    ],
    validations: runsOf(linesOf('board')).map(([from, rowsOf]) => ({
      area: area(from, TEAM_RESULT_COLUMN, rowsOf, 1),
      list: RESULT_CHOICES,
      strict: false,
      title: say(language, 'validation.result-title'),
      message: say(language, 'validation.team-result'),
    })),
    marks: runsOf(linesOf('board')).map(([from, rowsOf]) => wrongResults(from, rowsOf)),
    widths: Object.fromEntries(widths.map((width, index) => [index, width])),
    freeze: { rows: first },
    print: {
      orientation: orientationFor(widths),
      area: area(0, 0, first + body.length, COLUMNS.length),
      titleRows: [ROUND_HEADER_ROW, ROUND_HEADER_ROW],
      header: tournament.info.name,
      footer: `${say(language, 'sheet.round', { round })} · ${say(language, 'sheet.page')} &P / &N`,
    },
    tabColour: LOOK.tabs.round,
    gridlines: false,
  };
}

/** A result that makes no sense shows at its cell. */
function wrongResults(row: number, rows: number): MarkPlan {
  const inFirstRow = (column: number) => `$${areaAddress(area(row, column, 1, 1))}`;
  return {
    area: area(row, TEAM_RESULT_COLUMN, rows, 1),
    formula: wrongResultFormula(inFirstRow(TEAM_RESULT_COLUMN), '"x"'),
    fill: LOOK.wrong.fill,
    colour: LOOK.wrong.text,
  };
}

const WIDTHS: Readonly<Partial<Record<RoundColumn, number>>> = {
  table: 7,
  no: 6,
  rating: 7,
  points: 6,
  result: 11,
  colour: 5,
};

function formatsOf(column: RoundColumn, where: FormatPlan['area']): FormatPlan[] {
  if (column === 'points') return [{ area: where, align: 'center', numberFormat: POINTS_FORMAT }];
  if (column === 'result') return [{ area: where, align: 'center', bold: true }];
  return column === 'home' || column === 'away' ? [] : [{ area: where, align: 'center' }];
}

/** Rows that follow each other, as first row and count. */
function runsOf(rows: readonly number[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const row of rows) {
    const last = runs[runs.length - 1];
    if (last && last[0] + last[1] === row) last[1]++;
    else runs.push([row, 1]);
  }
  return runs;
}

class TeamRows {
  private readonly players: ReturnType<typeof playerByNo>;
  private readonly names: ReadonlyMap<PlayerNo, string>;
  private readonly scores: ReadonlyMap<PlayerNo, number>;
  private readonly outcomes = new Map<PlayerNo, string>();

  constructor(
    tournament: Tournament,
    { round, games, byes }: Round,
    private readonly system: SystemId,
    private readonly language: Language,
  ) {
    this.players = playerByNo(tournament);
    this.names = new Map(
      (tournament.teams ?? []).map((team, index) => [numberOfTeam(team, index), team.name]),
    );
    this.scores = scoresBefore(tournament, round);
    for (const { white, whiteOutcome, blackOutcome, unrated } of games)
      this.outcomes.set(white, makeResult(whiteOutcome, blackOutcome, unrated));
    for (const { no, outcome } of byes) this.outcomes.set(no, makeResult(outcome, null));
  }

  match(match: Match, row: number): Row[] {
    const { first, second, boards, table = 0, forfeit } = match;
    // Of a forfeited match the row of the match says it all.
    const results = boards.map((board) => (forfeit ? '' : this.result(board)));
    const shown = forfeit ? makeResult(...forfeit) : scoreOf(results);
    const result: CellValue =
      forfeit || boards.length === 0
        ? shown
        : { formula: scoreFormula(row + 1, boards.length), shown };
    const head: Row = {
      kind: 'match',
      cells: cellsFor({
        table,
        no: first,
        home: this.names.get(first) ?? '',
        points: (this.scores.get(first) ?? 0) / 2,
        result,
        points2: (this.scores.get(second) ?? 0) / 2,
        away: this.names.get(second) ?? '',
        no2: second,
      }),
    };
    return [
      head,
      ...boards.map((board, index): Row => ({
        kind: 'board',
        cells: cellsFor({
          table: boardLabel(boardTable(table, index + 1)),
          ...this.facts(board.first, ['no', 'home', 'rating']),
          colour: COLOUR_SIGNS[board.colour],
          result: results[index],
          ...this.facts(board.second, ['no2', 'away', 'rating2']),
        }),
      })),
    ];
  }

  bye(team: PlayerNo, outcome: Outcome): Row {
    return {
      kind: 'bye',
      cells: cellsFor({
        no: team,
        home: this.names.get(team) ?? '',
        points: (this.scores.get(team) ?? 0) / 2,
        result: makeResult(outcome, null),
        away: say(this.language, byeWord(outcome, systemById(this.system))),
      }),
    };
  }

  /** As seen from the left. */
  private result(board: BoardOfMatch): string {
    const { white, black } = sidesOfBoard(board);
    const no = white !== null && black !== null ? white : (white ?? black);
    if (no === null) return '';
    const text = this.outcomes.get(no) ?? '';
    const isLeft = no === board.first;
    return isLeft ? text : turnedText(text);
  }

  private facts(
    no: PlayerNo | null,
    [noKey, nameKey, ratingKey]: readonly [string, string, string],
  ): Readonly<Record<string, CellValue>> {
    const player = no === null ? undefined : this.players.get(no);
    if (!player) return {};
    return { [noKey]: no, [nameKey]: player.name, [ratingKey]: player.rating || '' };
  }
}

const cellsFor = (values: Readonly<Record<string, CellValue>>): CellValue[] =>
  COLUMNS.map(
    ([column, side]) =>
      values[side === 'second' && column !== 'away' ? `${column}2` : column] ?? '',
  );

const WORTH: Readonly<Record<string, readonly [number, number]>> = {
  '1-0': [2, 0],
  '1-0F': [2, 0],
  '1-0U': [2, 0],
  '0-1': [0, 2],
  '0-1F': [0, 2],
  '0-1U': [0, 2],
  '½-½': [1, 1],
  '½-½U': [1, 1],
  '½-0': [1, 0],
  '0-½': [0, 1],
};

const halves = (points: number): string =>
  points % 2 === 0 ? String(points / 2) : `${points === 1 ? '' : (points - 1) / 2}½`;

/** `2½-1½`, as the formula shows it; empty as long as no board has a result. */
export function scoreOf(results: readonly string[]): string {
  if (results.every((text) => text === '')) return '';
  const sums = [0, 1].map((side) =>
    results.reduce((sum, text) => sum + (WORTH[text]?.[side] ?? 0), 0),
  );
  return sums.map(halves).join('-');
}

/** What people type for a result that counts one or a half for the side. */
const TYPED: Readonly<Record<'left' | 'right', readonly [one: string[], half: string[]]>> = {
  left: [
    ['1-0', '1-0F', '1-0U', '1', '+-', '1:0'],
    ['½-½', '½-½U', '½-0', '½', '=', '1/2', '0.5', '0,5'],
  ],
  right: [
    ['0-1', '0-1F', '0-1U', '0', '-+', '0:1'],
    ['½-½', '½-½U', '0-½', '½', '=', '1/2', '0.5', '0,5'],
  ],
};

/**
 * The result of a match from its boards, in functions that every spreadsheet has. `row` is that of the
 * first board; points are shown with ½.
 */
export function scoreFormula(row: number, boards: number): string {
  const range = areaAddress(area(row, TEAM_RESULT_COLUMN, boards, 1));
  const is = (text: string) => `(${range}="${text}")`;
  const side = (name: keyof typeof TYPED): string => {
    const [one, half] = TYPED[name];
    const points = `SUMPRODUCT(${one.map(is).join('+')}+(${half.map(is).join('+')})/2)`;
    const decimals = `SUBSTITUTE(SUBSTITUTE("x"&${points},".5","½"),",5","½")`;
    return `SUBSTITUTE(SUBSTITUTE(${decimals},"x0½","½"),"x","")`;
  };
  return `=IF(SUMPRODUCT(--(${range}<>""))=0,"",${side('left')}&"-"&${side('right')})`;
}
