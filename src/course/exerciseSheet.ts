import { labels } from '../event/players';
import { fill, sayReason } from '../explain/phrasebook';
import type { Reason } from '../explain/reason';
import type { Language } from '../model/types';
import { cellAddress } from '../sheets/cells';
import { bodyLines, headerFormat, LOOK, subtitleFormat, titleFormat } from '../sheets/look';
import {
  area,
  formula,
  type Block,
  type CellValue,
  type FormatPlan,
  type Plan,
  type SheetPlan,
} from '../sheets/plan';
import type { Exercise, Question } from './exercise';
import { materialRows } from './material';
import { RIGHT, saltOf, tickFormula } from './tick';

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

/** The longest text in a formula of Excel. */
const LONGEST = 255;

/** Where things stand on the sheet, so that others find the cells. */
export interface ExerciseLayout {
  readonly material: number;
  /** Row of the first question. */
  readonly answers: number;
}

export interface SheetIdentity {
  readonly key: string;
  readonly name: string;
}

/** The sheet of an exercise: task, material, cells to fill in with their ticks, hints and points. */
export function exerciseSheet(
  exercise: Exercise,
  language: Language,
  identity: SheetIdentity,
): SheetPlan {
  const isEvent = exercise.tournament.players.length > 0;
  const material = isEvent ? materialRows(exercise, language) : tableRows(exercise, language);
  const layout = layoutOf(exercise, material.length);
  const materialWidth = Math.max(0, ...material.map((row) => row.length));
  const { questions } = exercise;
  const say = sayer(exercise, language);
  const last = layout.answers + questions.length - 1;
  const blocks: Block[] = [
    { row: 0, column: 0, cells: headLines(exercise, language).map((line) => [line]) },
    ...(material.length === 0
      ? []
      : [
          {
            row: layout.material,
            column: 0,
            cells: material.map((row) => padded(row, materialWidth)),
          },
        ]),
    {
      row: layout.answers - 2,
      column: 0,
      cells: [
        padded([fill(language, 'course.answers')], WIDTH),
        answerHeader(language),
        ...questions.map((question, index) =>
          answerRow(question, index, layout.answers + index, exercise, language, say),
        ),
        totalRow(layout.answers, last, language),
      ],
    },
  ];
  const column = (at: number) => area(layout.answers, at, questions.length, 1);
  const formats: FormatPlan[] = [
    titleFormat(0, WIDTH),
    subtitleFormat(1, WIDTH),
    ...(material.length === 0
      ? []
      : [
          headerFormat(area(layout.material, 0, 1, materialWidth)),
          bodyLines(area(layout.material + 1, 0, material.length - 1, materialWidth)),
        ]),
    { area: area(layout.answers - 2, 0, 1, 1), bold: true },
    headerFormat(area(layout.answers - 1, 0, 1, WIDTH)),
    bodyLines(area(layout.answers, 0, questions.length, WIDTH)),
    { area: column(COLUMNS.answer), fill: INPUT, align: 'center' },
    { area: column(COLUMNS.hints), fill: INPUT, align: 'center' },
    { area: column(COLUMNS.tick), align: 'center', bold: true },
    { area: area(last + 1, 0, 1, WIDTH), bold: true },
  ];
  return {
    key: identity.key,
    name: identity.name,
    mode: 'replace',
    blocks,
    formats,
    widths: {
      0: 6,
      1: 44,
      2: 10,
      3: 8,
      ...Object.fromEntries(
        Array.from({ length: Math.max(materialWidth, WIDTH) - 4 }, (_, i) => [i + 4, 9]),
      ),
      ...(!isEvent ? {} : { [materialWidth - 1]: 18, [Math.max(4, materialWidth - 2)]: 14 }),
    },
    print: {
      orientation: 'landscape',
      area: area(0, 0, last + 2, Math.max(materialWidth, WIDTH + 4)),
    },
    tabColour: LOOK.tabs.input,
    gridlines: false,
  };
}

/** Material that is no event, in words of the language. */
const tableRows = ({ table = [] }: Exercise, language: Language): CellValue[][] =>
  table.map((row) =>
    row.map((cell) => (typeof cell === 'number' ? cell : sayReason(language, cell))),
  );

/** The exercise as a workbook of its own. */
export function exerciseBook(exercise: Exercise, language: Language): Plan {
  const sheet = exerciseSheet(exercise, language, {
    key: 'exercise',
    name: fill(language, 'course.sheet.exercise'),
  });
  return { title: exercise.title, sheets: [sheet], activate: sheet.key };
}

export function layoutOf(exercise: Exercise, materialRowCount: number): ExerciseLayout {
  const material = 2 + exercise.task.length + 2;
  return { material, answers: material + materialRowCount + 3 };
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
    ...exercise.task.map(say),
    fill(language, 'course.how'),
  ];
}

const padded = (row: readonly CellValue[], width: number): CellValue[] => [
  ...row,
  ...Array<CellValue>(width - row.length).fill(null),
];

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
  { label, answer, points, hints }: Question,
  index: number,
  row: number,
  { seed }: Exercise,
  language: Language,
  say: (reason: Reason) => string,
): CellValue[] {
  const cell = (column: number) => cellAddress(row, column);
  const asked = `N(${cell(COLUMNS.hints)})`;
  return [
    index + 1,
    say(label),
    // An empty text: the cell takes what is typed as it is typed.
    '',
    formula(tickFormula(cell(COLUMNS.answer), answer, language, saltOf(seed, index))),
    formula(`IF(${cell(COLUMNS.tick)}="${RIGHT}",MAX(0,${cell(COLUMNS.of)}-${asked}),0)`),
    points,
    null,
    formula(
      hints.map((hint, i) => `IF(${asked}>=${i + 1},${quoted(say(hint), i > 0)},"")`).join('&'),
    ),
  ];
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
