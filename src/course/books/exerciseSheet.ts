import { labels } from '../../event/open/players';
import { fill, sayReason } from '../../explain/phrasebook';
import type { Reason } from '../../explain/reason';
import type { Language } from '../../model/types';
import { cellAddress, sheetReference } from '../../sheets/plan/cells';
import {
  bodyLines,
  headerFormat,
  LOOK,
  subtitleFormat,
  titleFormat,
  widthFor,
} from '../../sheets/plan/look';
import {
  area,
  formula,
  type CellValue,
  type FormatPlan,
  type Plan,
  type SheetPlan,
} from '../../sheets/plan/plan';
import type { Exercise, Material, Question, TableRow } from '../exercises/exercise';
import { inLines } from './inLines';
import { materialRows } from './material';
import { historyText, RIGHT, saltOf, slipFormula, tickFormula } from '../exercises/tick';

/** Columns of the answers. */
export const COLUMNS = {
  number: 0,
  question: 1,
  answer: 2,
  tick: 3,
  points: 4,
  of: 5,
  hints: 6,
  hint: 7,
} as const;
const WIDTH = COLUMNS.hint + 1;

/** Where to type: as Excel's own input style, light enough for print. */
const INPUT = '#FFF2CC';

/** Columns over which a hint may run on paper. */
const HINT_COLUMNS = 6;

/** The longest text in a formula of Excel. */
const LONGEST = 255;

export interface SheetIdentity {
  readonly key: string;
  readonly name: string;
}

/** Everything above the answers, and where it stands. */
interface Top {
  readonly lines: readonly string[];
  readonly material: readonly (readonly CellValue[])[];
  readonly materialRow: number;
  readonly materialWidth: number;
  /** Row of the first question. */
  readonly answers: number;
}

function topOf(exercise: Exercise, language: Language): Top {
  const lines = headLines(exercise, language);
  const material = exercise.table
    ? tableRows(exercise.table, language)
    : exercise.tournament.players.length > 0
      ? materialRows(exercise, language)
      : [];
  const materialWidth = Math.max(0, ...material.map((row) => row.length));
  const materialRow = lines.length + 1;
  return {
    lines,
    material: material.map((row) => padded(row, materialWidth)),
    materialRow,
    materialWidth,
    answers: materialRow + (material.length > 0 ? material.length + 1 : 0) + 2,
  };
}

/** The cells of the material on a sheet of this name. */
export function materialOn(exercise: Exercise, language: Language, sheet: string): Material {
  const { material, materialRow, materialWidth } = topOf(exercise, language);
  const on = (row: number, column: number, rows: number, columns: number) =>
    sheetReference(sheet, area(row, column, rows, columns));
  return {
    range: on(materialRow, 0, material.length, materialWidth),
    column: (index) => on(materialRow + 1, index, material.length - 1, 1),
  };
}

/** The sheet of an exercise: task, material, cells to fill in with their ticks, hints and points. */
export function exerciseSheet(
  exercise: Exercise,
  language: Language,
  identity: SheetIdentity,
): SheetPlan {
  const { lines, material, materialRow, materialWidth, answers } = topOf(exercise, language);
  const { questions } = exercise;
  const last = answers + questions.length - 1;
  const column = (at: number) => area(answers, at, questions.length, 1);
  return {
    key: identity.key,
    name: identity.name,
    mode: 'replace',
    blocks: [
      { row: 0, column: 0, cells: lines.map((line) => [line]) },
      ...(material.length === 0 ? [] : [{ row: materialRow, column: 0, cells: material }]),
      { row: answers - 2, column: 0, cells: answerRows(exercise, answers, language) },
    ],
    formats: [
      titleFormat(0, WIDTH),
      subtitleFormat(1, WIDTH),
      ...(material.length === 0
        ? []
        : materialFormats(materialRow, material.length, materialWidth)),
      { area: area(answers - 2, 0, 1, 1), bold: true },
      headerFormat(area(answers - 1, 0, 1, WIDTH)),
      { area: area(answers - 1, COLUMNS.answer, 1, COLUMNS.hints - 1), align: 'center' },
      bodyLines(area(answers, 0, questions.length, WIDTH)),
      { area: area(answers - 1, COLUMNS.number, questions.length + 1, 1), align: 'center' },
      { area: column(COLUMNS.answer), fill: INPUT, align: 'center' },
      { area: column(COLUMNS.hints), fill: INPUT, align: 'center' },
      { area: column(COLUMNS.tick), align: 'center', bold: true },
      { area: area(answers, COLUMNS.points, questions.length + 1, 2), align: 'center' },
      { area: area(last + 1, 0, 1, WIDTH), bold: true },
    ],
    widths: widthsOf(material, questions, sayer(exercise, language), language),
    print: {
      orientation: 'landscape',
      area: area(0, 0, last + 2, Math.max(materialWidth, WIDTH + HINT_COLUMNS)),
    },
    tabColour: LOOK.tabs.input,
    gridlines: false,
  };
}

/** Names and questions stand at the left, everything else in the middle of its column. */
const materialFormats = (row: number, rows: number, columns: number): FormatPlan[] => [
  headerFormat(area(row, 0, 1, columns)),
  bodyLines(area(row + 1, 0, rows - 1, columns)),
  { area: area(row, 0, rows, 1), align: 'center' },
  ...(columns > COLUMNS.answer
    ? [
        {
          area: area(row, COLUMNS.answer, rows, columns - COLUMNS.answer),
          align: 'center',
        } as const,
      ]
    : []),
];

/** Material and answers share the columns: each is as wide as what stands in it. */
function widthsOf(
  material: Top['material'],
  questions: readonly Question[],
  say: (reason: Reason) => string,
  language: Language,
): Record<number, number> {
  const columns = Math.max(WIDTH, ...material.map((row) => row.length));
  const heads = answerHeader(language);
  const texts = (at: number) => [...material.map((row) => row[at]), heads[at]].map(plainText);
  return Object.fromEntries(
    Array.from({ length: columns }, (_, at) => [
      at,
      at === COLUMNS.question
        ? widthFor(
            [...texts(at), ...questions.map((each) => questionLabel(each, language, say))],
            24,
            60,
          )
        : widthFor(texts(at), at < WIDTH ? LEAST_WIDTHS[at] : 6, 40),
    ]),
  );
}

const LEAST_WIDTHS = [6, 24, 10, 8, 8, 6, 9, 8];

const plainText = (value: CellValue | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Material of the text, in words of the language. */
export const tableRows = (table: readonly TableRow[], language: Language): CellValue[][] =>
  table.map((row) =>
    row.map((cell) => (typeof cell === 'object' ? sayReason(language, cell) : cell)),
  );

/** The exercise as a workbook of its own. */
export function exerciseBook(exercise: Exercise, language: Language): Plan {
  const sheet = exerciseSheet(exercise, language, {
    key: 'exercise',
    name: fill(language, 'course.sheet.exercise'),
  });
  return { title: exercise.title, sheets: [sheet], activate: sheet.key };
}

export const sayer =
  (exercise: Exercise, language: Language) =>
  (reason: Reason): string =>
    sayReason(language, reason, { player: labels(exercise.tournament.players) });

function headLines(exercise: Exercise, language: Language): string[] {
  const say = sayer(exercise, language);
  const edition = fill(language, exercise.edition);
  return [
    say(exercise.title),
    fill(language, 'course.by-edition', { edition }),
    ...[
      ...exercise.task.map(say),
      fill(language, 'course.how'),
      ...noteLines(exercise, language),
    ].flatMap((line) => inLines(line)),
  ];
}

/** What is to be said of the printed text. */
export const noteLines = ({ notes = [] }: Exercise, language: Language): string[] =>
  notes.map((reason) => fill(language, 'course.note-of-text', { note: { reason } }));

const padded = (row: readonly CellValue[], width: number): CellValue[] => [
  ...row,
  ...Array<CellValue>(width - row.length).fill(null),
];

function answerRows(exercise: Exercise, first: number, language: Language): CellValue[][] {
  const say = sayer(exercise, language);
  const { questions } = exercise;
  return [
    padded([fill(language, 'course.answers')], WIDTH),
    answerHeader(language),
    ...questions.map((question, index) =>
      answerRow(question, index, first + index, exercise, language, say),
    ),
    totalRow(first, first + questions.length - 1, language),
  ];
}

/** The question in words, with the colours that it is about. */
export const questionLabel = (
  { label, given }: Question,
  language: Language,
  say: (reason: Reason) => string,
): string => (given ? `${say(label)} ${historyText(given, language)}` : say(label));

const answerHeader = (language: Language): CellValue[] => [
  '#',
  fill(language, 'course.head.question'),
  fill(language, 'course.head.answer'),
  fill(language, 'course.head.tick'),
  fill(language, 'course.head.points'),
  fill(language, 'course.head.of'),
  fill(language, 'course.head.hints'),
  fill(language, 'course.head.hint'),
];

function answerRow(
  question: Question,
  index: number,
  row: number,
  { seed }: Exercise,
  language: Language,
  say: (reason: Reason) => string,
): CellValue[] {
  const { answer, points, hints } = question;
  const cell = (column: number) => cellAddress(row, column);
  const asked = `N(${cell(COLUMNS.hints)})`;
  return [
    index + 1,
    questionLabel(question, language, say),
    // An empty text: the cell takes what is typed as it is typed.
    '',
    formula(tickFormula(cell(COLUMNS.answer), answer, language, saltOf(seed, index))),
    formula(`IF(${cell(COLUMNS.tick)}="${RIGHT}",MAX(0,${cell(COLUMNS.of)}-${asked}),0)`),
    points,
    null,
    formula(
      [
        ...slipsIn(question, cell(COLUMNS.answer), language, saltOf(seed, index), say),
        ...hints.map((hint, i) => `IF(${asked}>=${i + 1},${quoted(say(hint), i > 0)},"")`),
      ].join('&'),
    ),
  ];
}

/** The wrong way is named beside the hints, unasked and without a price. */
function slipsIn(
  { answer, slips = [] }: Question,
  cell: string,
  language: Language,
  salt: number,
  say: (reason: Reason) => string,
): string[] {
  const named = slips.map(({ value, says }) => ({ value, text: quoted(`${say(says)} `, false) }));
  const turned = quoted(`${fill(language, 'course.slip.turned')} `, false);
  const text = slipFormula(cell, answer, named, turned, language, salt);
  return text === null ? [] : [text];
}

/** A text in a formula; what is too long for one is cut where it may be. */
function quoted(text: string, isMore: boolean): string {
  const whole = (isMore ? ' ' : '') + text;
  const shown = whole.length > LONGEST ? `${whole.slice(0, LONGEST - 1)}…` : whole;
  return `"${shown.replaceAll('"', '""')}"`;
}

function totalRow(first: number, last: number, language: Language): CellValue[] {
  const sum = (column: number) =>
    formula(`SUM(${cellAddress(first, column)}:${cellAddress(last, column)})`);
  return [
    null,
    fill(language, 'course.total'),
    null,
    null,
    sum(COLUMNS.points),
    sum(COLUMNS.of),
    null,
    null,
  ];
}
