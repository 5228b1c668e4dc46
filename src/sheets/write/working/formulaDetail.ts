import { fill, sayReason } from '../../../explain/phrasebook';
import type { Language, Player, PlayerNo, Tournament } from '../../../model/types';
import { computeTieBreak } from '../../../tiebreaks/compute';
import { Field } from '../../../tiebreaks/field';
import {
  isKept,
  type Part,
  type TieBreakCode,
  type TieBreakEdition,
} from '../../../tiebreaks/types';
import { CUT_WORD, isSaidByCut, WHY_WORD } from '../../../tiebreaks/partWords';
import { cellAddress } from '../../plan/cells';
import { headerFormat, LOOK, subtitleFormat, titleFormat } from '../../plan/look';
import {
  area,
  formula,
  type Block,
  type CellValue,
  type FormatPlan,
  type HeightPlan,
  type SheetPlan,
} from '../../plan/plan';
import { say } from '../../plan/say';
import { wordsOf } from '../../../words';
import { isAverage, roundingOf, termRule, type FormulaTerm } from './formulaTerms';
import { usedCell, type EventCells } from './formulaUsed';

/** A tie-break of a player whose terms are wanted as formulas. */
export interface AskedDetail {
  readonly no: PlayerNo;
  readonly code: TieBreakCode;
  /** With whom they are tied; absent: with everybody who has as many points. */
  readonly tied?: readonly PlayerNo[];
}

export interface FormulaDetail {
  readonly tournament: Tournament;
  readonly edition: TieBreakEdition;
  readonly asked: readonly AskedDetail[];
  /** Whose rows are shown, everybody whom a term names among them; absent: everybody's. */
  readonly only?: ReadonlySet<PlayerNo>;
  /** Two players: what is asked of the second stands beside what is asked of the first, for paper. */
  readonly beside?: boolean;
  readonly language: Language;
}

const TABLE_ROW = 3;
const COLUMNS = { no: 0, name: 1, rating: 2, points: 3 } as const;
const FIRST_ROUND = 4;
/** Round, opponent, what is used, points made, the term, whether it counts, article, why. */
const TERM_WIDTH = 8;
/** Where the terms of the second of two begin, how wide the columns are then, how high a header of two lines. */
const BESIDE = 11;
const NARROW = [7, 24, 9, 8, 8, 9, 8, 8] as const;
const HEADER_HEIGHT = 30;
/** Letters of a reason that have room beside its term; a longer one stands below both. */
const SHORT_REASON = 30;

/** Where the opponent of a round stands; the points made stand beside. */
const opponentColumn = (round: number): number => FIRST_ROUND + 2 * (round - 1);

/**
 * The crosstable, and under it every term as an ordinary formula on it: F2 shows where each half point
 * comes from, with or without the add-in. What no cell of the table gives (a rank, a table of
 * rating differences) stays a number, and the reason is beside it.
 */
export function formulaDetailSheet(wanted: FormulaDetail): SheetPlan {
  const { tournament, edition, asked, only, beside, language } = wanted;
  const table = new CrossTable(tournament, only);
  const blocks: Block[] = [
    {
      row: 0,
      column: 0,
      cells: [
        [fill(language, 'course.detail-title')],
        [fill(language, 'course.by-edition', { edition: fill(language, edition.name) })],
      ],
    },
    { row: TABLE_ROW, column: 0, cells: table.cells(language) },
  ];
  const width = Math.max(beside ? BESIDE + TERM_WIDTH + 3 : TERM_WIDTH, table.width);
  const heights: HeightPlan[] = [];
  const formats: FormatPlan[] = [
    titleFormat(0, width),
    subtitleFormat(1, width),
    headerFormat(area(TABLE_ROW, 0, 1, table.width)),
    ...centred(TABLE_ROW, 1 + table.shown.length, table.width),
  ];
  let row = table.endRow + 2;
  for (let index = 0; index < asked.length; index += beside ? 2 : 1) {
    const notes: string[] = [];
    const own = beside ? asked.slice(index, index + 2) : [asked[index]];
    const ends = own.map((each, place) => {
      const column = place * BESIDE;
      const cells = termCells(table, wanted, each, { row, column, notes });
      blocks.push({ row, column, cells });
      formats.push({ area: area(row, column, 1, TERM_WIDTH), bold: true });
      if (cells.length === 1) return row + 1;
      formats.push(
        headerFormat(area(row + 1, column, 1, TERM_WIDTH)),
        ...centred(row + 1, cells.length - 1, TERM_WIDTH - 1, column),
        { area: area(row + cells.length - 1, column, 1, TERM_WIDTH), bold: true },
      );
      if (beside) formats.push({ area: area(row + 1, column, 1, TERM_WIDTH), wrap: true });
      return row + cells.length;
    });
    if (beside && Math.max(...ends) > row + 1)
      heights.push({ row: row + 1, rows: 1, points: HEADER_HEIGHT });
    row = Math.max(...ends);
    if (notes.length > 0) blocks.push({ row, column: 1, cells: notes.map((note) => [note]) });
    row += notes.length + 1;
  }
  return {
    key: 'detail',
    name: fill(language, 'course.sheet.detail'),
    mode: 'replace',
    blocks,
    formats,
    widths: beside
      ? Object.fromEntries(Array.from({ length: width }, (_, at) => [at, NARROW[at] ?? 8]))
      : { 0: 8, 1: 26, 2: 14, 3: 9, 4: 9, 5: 9, 6: 12, 7: 9 },
    ...(beside ? { heights } : {}),
    print: { orientation: 'landscape', area: area(0, 0, row, width) },
    tabColour: LOOK.tabs.output,
    gridlines: false,
  };
}

/** Numbers stand in the middle of their columns; names and numbers of opponents at the left. */
const centred = (row: number, rows: number, width: number, column = 0): FormatPlan[] => [
  { area: area(row, column, rows, 1), align: 'center' },
  { area: area(row, column + 1, rows, 1), align: 'left' },
  { area: area(row, column + 2, rows, width - 2), align: 'center' },
];

/** The event as cells, and where each of them is. */
class CrossTable implements EventCells {
  readonly field: Field;
  readonly width: number;
  private readonly rounds: readonly number[];
  private readonly rows: ReadonlyMap<PlayerNo, number>;
  readonly shown: readonly Player[];

  constructor(
    readonly tournament: Tournament,
    only?: ReadonlySet<PlayerNo>,
  ) {
    const { players, pairedRounds } = tournament;
    this.field = new Field(tournament);
    this.rounds = Array.from({ length: pairedRounds }, (_, index) => index + 1);
    this.width = opponentColumn(pairedRounds + 1);
    this.shown = only ? players.filter(({ no }) => only.has(no)) : players;
    this.rows = new Map(this.shown.map(({ no }, index) => [no, TABLE_ROW + 1 + index]));
  }

  get endRow(): number {
    return TABLE_ROW + this.shown.length;
  }

  cells(language: Language): CellValue[][] {
    const heads = (['head.no', 'head.name', 'head.rating', 'head.points'] as const).map((key) =>
      say(language, key),
    );
    const perRound = this.rounds.flatMap((round) => [`R${round}`, say(language, 'head.points')]);
    return [[...heads, ...perRound], ...this.shown.map((each) => this.playerRow(each))];
  }

  private playerRow(player: Player): CellValue[] {
    const results = this.rounds.map((round) => this.made(player, round));
    const sum = results.reduce((total, each) => total + each, 0);
    // Points that no round explains are a number of their own in the sum.
    const more = this.field.score(player.no) / 2 - sum;
    const cells = this.rounds.map((round) => this.madeCell(player.no, round)).join('+') || '0';
    return [
      player.no,
      player.name,
      player.rating || null,
      formula(more === 0 ? cells : `${cells}${signed(more)}`),
      ...this.rounds.flatMap((round, index): CellValue[] => [
        player.entries[round - 1]?.opponent ?? null,
        results[index],
      ]),
    ];
  }

  player = (no: PlayerNo): Player => this.tournament.players.find((each) => each.no === no)!;

  /** Points made in a round, as numbers. */
  made(player: Player, round: number): number {
    const entry = player.entries[round - 1];
    return entry ? this.tournament.points[entry.outcome] / 2 : 0;
  }

  score = (no: PlayerNo): number => this.field.score(no) / 2;

  pointsCell = (no: PlayerNo): string => cellAddress(this.rows.get(no)!, COLUMNS.points);

  madeCell = (no: PlayerNo, round: number): string =>
    cellAddress(this.rows.get(no)!, opponentColumn(round) + 1);

  opponentCell = (no: PlayerNo, round: number): string =>
    cellAddress(this.rows.get(no)!, opponentColumn(round));

  /** What a column holds of the player whose number stands in a cell. */
  lookUp(column: keyof typeof COLUMNS, numberCell: string): string {
    const span = (at: number) => `${fixed(TABLE_ROW + 1, at)}:${fixed(this.endRow, at)}`;
    return `SUMIFS(${span(COLUMNS[column])},${span(COLUMNS.no)},${numberCell})`;
  }
}

const fixed = (row: number, column: number): string =>
  cellAddress(row, column).replace(/(\D+)(\d+)/, '$$$1$$$2');

const signed = (number: number): string => (number < 0 ? String(number) : `+${number}`);

/** Where the terms begin, and what is to be said below them. */
interface Placed {
  readonly row: number;
  readonly column: number;
  readonly notes: string[];
}

/** A title, a header, a row a term, and the sum of those that count. */
function termCells(
  table: CrossTable,
  { edition, language, beside }: FormulaDetail,
  { no, code, tied }: AskedDetail,
  { row, column, notes }: Placed,
): CellValue[][] {
  const { parts, value, undefinedBecause } = computeTieBreak(edition, table.field, code, no, tied);
  const wide = (...cells: CellValue[]): CellValue[] => [
    ...cells,
    ...Array<CellValue>(TERM_WIDTH - cells.length).fill(null),
  ];
  const title = wide(code, `${no} ${table.player(no).name}`);
  if (value === null) {
    const because = undefinedBecause ? sayReason(language, undefinedBecause) : null;
    if (!beside) return [title, wide(because)];
    if (because !== null && !notes.includes(because)) notes.push(because);
    return [title];
  }
  const heads = (
    ['round', 'opponent', 'used', 'points', 'term', 'counted', 'article', 'why'] as const
  ).map((head) => fill(language, HEAD_WORDS[head]));
  const first = row + 2;
  const rule = termRule(parts, (round) => runningScore(table, no, round));
  const lines = parts.map((part, index) => {
    const at = first + index;
    const term: FormulaTerm = {
      used: cellAddress(at, column + 2),
      made: cellAddress(at, column + 3),
      upTo: part.round === null ? [] : upTo(part.round).map((round) => table.madeCell(no, round)),
    };
    return [
      part.round,
      opponentValue(table, no, part),
      usedCell(table, no, part, cellAddress(at, column + 1)),
      madeValue(table, no, part),
      rule(part, term) ??
        roundingOf(parts, part, usedSpan(first, parts.length, column)) ??
        part.value,
      isKept(part) ? 1 : 0,
      part.article,
      beside ? briefly(whyOf(part, language), notes) : whyOf(part, language),
    ];
  });
  const last = first + Math.max(1, lines.length) - 1;
  const span = (at: number) =>
    `${cellAddress(first, column + at)}:${cellAddress(last, column + at)}`;
  const body = lines.length > 0 ? lines : [wide()];
  const total = `SUMIFS(${span(4)},${span(5)},1)`;
  const division = averageLine(parts, span, language);
  return [
    title,
    heads,
    ...body,
    ...division,
    [null, fill(language, 'course.total'), null, null, formula(total), null, null, null],
  ];
}

const usedSpan = (first: number, count: number, column: number): string =>
  `${cellAddress(first, column + 2)}:${cellAddress(first + count - 1, column + 2)}`;

/** A long reason has its number here and stands below, once. */
function briefly(reason: string, notes: string[]): string {
  if (reason.length <= SHORT_REASON) return reason;
  const at = notes.findIndex((note) => note.endsWith(`) ${reason}`));
  if (at < 0) notes.push(`(${notes.length + 1}) ${reason}`);
  return `(${at < 0 ? notes.length : at + 1})`;
}

/** Of an average: the sum of what counts, by how many it is divided, and what comes out. */
function averageLine(
  parts: readonly Part[],
  span: (column: number) => string,
  language: Language,
): CellValue[][] {
  if (!isAverage(parts)) return [];
  const sum = `SUMIFS(${span(2)},${span(5)},1)`;
  const count = `COUNTIFS(${span(5)},1,${span(2)},"<>")`;
  return [
    [
      null,
      fill(language, 'course.sum-divided'),
      formula(sum),
      formula(count),
      formula(`${sum}/${count}`),
      null,
      null,
      null,
    ],
  ];
}

const HEAD_WORDS = {
  round: 'functions.detail.round',
  opponent: 'functions.detail.opponent',
  used: 'functions.detail.used',
  points: 'functions.detail.points',
  term: 'functions.detail.term',
  counted: 'functions.detail.counted',
  article: 'functions.detail.article',
  why: 'functions.detail.why',
} as const;

const upTo = (round: number): number[] => Array.from({ length: round }, (_, index) => index + 1);

const runningScore = (table: CrossTable, no: PlayerNo, round: number): number =>
  upTo(round).reduce((sum, each) => sum + table.made(table.player(no), each), 0);

function opponentValue(table: CrossTable, no: PlayerNo, { round, opponent }: Part): CellValue {
  if (opponent === null) return null;
  const isOfRound = round !== null && table.player(no).entries[round - 1]?.opponent === opponent;
  return isOfRound ? formula(table.opponentCell(no, round)) : opponent;
}

function madeValue(table: CrossTable, no: PlayerNo, { round, points }: Part): CellValue {
  if (points === null) return null;
  const isOfRound = round !== null && table.made(table.player(no), round) === points;
  return isOfRound ? formula(table.madeCell(no, round)) : points;
}

function whyOf(part: Part, language: Language): string {
  const { why, args, cut } = part;
  const reason = fill(language, WHY_WORD[why], args ?? {});
  if (cut === null) return reason;
  const out = fill(language, CUT_WORD[cut]);
  return isSaidByCut(part) ? out : [reason, out].join(wordsOf(language).listMark);
}
