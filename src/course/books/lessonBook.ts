import { fill, sayReason } from '../../explain/phrasebook';
import type { Language } from '../../model/types';
import { bodyLines, headerFormat, LOOK, subtitleFormat, titleFormat } from '../../sheets/plan/look';
import { STANDARD_HEIGHT } from '../../sheets/plan/pages';
import {
  area,
  type CellValue,
  type HeightPlan,
  type Plan,
  type SheetPlan,
} from '../../sheets/plan/plan';
import { answerCell } from '../exercises/tick';
import type { Lesson, Rule, RuleExample } from '../rules/rule';
import { exerciseSheet, questionLabel, sayer } from './exerciseSheet';
import { inLines } from './inLines';
import { rulePage } from './rulePage';
import { solutionSheet } from './solutionBook';

/** How long a lesson takes, what opens it and what ends it. */
const MINUTES = { all: 45, opening: 3, exercises: 12 } as const;

const HEADS = [
  'rules.head.minutes',
  'rules.head.article',
  'rules.head.say',
  'rules.head.show',
  'rules.head.ask',
  'rules.head.answer',
] as const;

interface Taught {
  readonly rule: Rule;
  /** What the sheets are called: an article may stand twice. */
  readonly name: string;
  readonly told: RuleExample;
  readonly asked: RuleExample;
}

/** A lesson: the teacher's script, the sheet of the class, a page and an exercise for each article. */
export function lessonBook(lesson: Lesson, language: Language): Plan {
  const taught = lesson.rules.map((rule, index): Taught => ({
    rule,
    name: nameOf(lesson.rules, index),
    told: rule.example(0),
    asked: rule.example(1),
  }));
  const last = lesson.exercises();
  const script = scriptSheet(lesson, taught, language);
  return {
    title: { key: lesson.title },
    sheets: [
      script,
      classSheet(lesson, taught, language),
      ...taught.flatMap(({ rule, name, told, asked }) => [
        rulePage(rule, told, language, { key: `page-${name}`, name }),
        exerciseSheet(asked.exercise, language, {
          key: `exercise-${name}`,
          name: fill(language, 'rules.sheet.exercise', { article: name }),
        }),
      ]),
      ...last.flatMap((exercise, index) => [
        exerciseSheet(exercise, language, {
          key: `more-${index + 1}`,
          name: fill(language, 'rules.sheet.more', { number: index + 1 }),
        }),
        solutionSheet(exercise, language, {
          key: `solution-${index + 1}`,
          name: fill(language, 'rules.sheet.solution', { number: index + 1 }),
        }),
      ]),
    ],
    activate: script.key,
  };
}

/** Programs differ in how wide a letter is: a line is taken for full a little before it is. */
const FULL = 0.8;

/** Rows as high as their longest text needs in columns of these widths. */
const heightsOf = (
  rows: readonly (readonly CellValue[])[],
  widths: Readonly<Record<number, number>>,
  first: number,
): HeightPlan[] =>
  rows.map((row, index) => {
    const lines = Object.entries(widths).map(([column, width]) =>
      Math.ceil(String(row[Number(column)] ?? '').length / (width * FULL)),
    );
    return { row: first + index, rows: 1, points: STANDARD_HEIGHT * Math.max(1, ...lines) };
  });

/** The article; where it stands twice, counted. */
export function nameOf(rules: readonly Rule[], index: number): string {
  const { article } = rules[index];
  const before = rules.slice(0, index).filter((rule) => rule.article === article).length;
  return before === 0 ? article : `${article} (${before + 1})`;
}

/** What the teacher says, shows and asks, minute by minute. */
function scriptSheet(lesson: Lesson, taught: readonly Taught[], language: Language): SheetPlan {
  const classSheetName = fill(language, 'rules.sheet.class');
  const spent = MINUTES.all - MINUTES.opening - MINUTES.exercises;
  const startOf = (index: number) => MINUTES.opening + Math.round((index * spent) / taught.length);
  const rows: CellValue[][] = [
    [
      `0–${MINUTES.opening}`,
      '',
      fill(language, 'rules.script.open', { sheet: classSheetName }),
      classSheetName,
      '',
      '',
    ],
    ...taught.map(({ rule, name, told: { exercise } }, index): CellValue[] => {
      const say = sayer(exercise, language);
      const question = exercise.questions[0];
      return [
        `${startOf(index)}–${startOf(index + 1)}`,
        rule.article,
        fill(language, rule.says),
        name,
        questionLabel(question, language, say),
        answerCell(question.answer, language),
      ];
    }),
    [
      `${MINUTES.all - MINUTES.exercises}–${MINUTES.all}`,
      '',
      fill(language, 'rules.script.close'),
      fill(language, 'rules.sheet.more', { number: 1 }),
      '',
      '',
    ],
  ];
  const top = [
    fill(language, lesson.title),
    fill(language, 'rules.script'),
    ...inLines(fill(language, 'rules.script.how')),
  ];
  const header = top.length + 1;
  return {
    key: 'script',
    name: fill(language, 'rules.sheet.script'),
    mode: 'replace',
    blocks: [
      { row: 0, column: 0, cells: top.map((line) => [line]) },
      {
        row: header,
        column: 0,
        cells: [HEADS.map((head) => fill(language, head)), ...rows],
      },
    ],
    formats: [
      titleFormat(0, HEADS.length),
      subtitleFormat(1, HEADS.length),
      headerFormat(area(header, 0, 1, HEADS.length)),
      { ...bodyLines(area(header + 1, 0, rows.length, HEADS.length)), wrap: true, middle: true },
      { area: area(header, 0, rows.length + 1, 2), align: 'center' },
      { area: area(header, 5, rows.length + 1, 1), align: 'center' },
    ],
    widths: { 0: 9, 1: 10, 2: 64, 3: 14, 4: 44, 5: 12 },
    heights: heightsOf(rows, { 2: 64, 4: 44 }, header + 1),
    print: { orientation: 'landscape', area: area(0, 0, header + 1 + rows.length, HEADS.length) },
    tabColour: LOOK.tabs.record,
    gridlines: false,
  };
}

/** What the class holds in its hands: the sentences and the questions, without the answers. */
function classSheet(lesson: Lesson, taught: readonly Taught[], language: Language): SheetPlan {
  const rows = taught.flatMap(({ rule, told: { exercise } }): CellValue[][] => {
    const say = sayer(exercise, language);
    return exercise.questions
      .slice(0, 2)
      .map((question, index): CellValue[] => [
        index === 0 ? rule.article : '',
        index === 0 ? fill(language, rule.says) : '',
        questionLabel(question, language, say),
        '',
      ]);
  });
  const top = [
    fill(language, lesson.title),
    sayReason(language, { key: lesson.edition }),
    ...inLines(fill(language, 'rules.class.how')),
  ];
  const header = top.length + 1;
  const heads = [
    fill(language, 'rules.head.article'),
    fill(language, 'rules.head.say'),
    fill(language, 'rules.head.ask'),
    fill(language, 'rules.head.answer'),
  ];
  return {
    key: 'class',
    name: fill(language, 'rules.sheet.class'),
    mode: 'replace',
    blocks: [
      { row: 0, column: 0, cells: top.map((line) => [line]) },
      { row: header, column: 0, cells: [heads, ...rows] },
    ],
    formats: [
      titleFormat(0, heads.length),
      subtitleFormat(1, heads.length),
      headerFormat(area(header, 0, 1, heads.length)),
      { area: area(header + 1, 0, rows.length, 3), wrap: true, middle: true },
      { area: area(header + 1, 3, rows.length, 1), box: LOOK.line },
      { area: area(header, 0, rows.length + 1, 1), align: 'center' },
    ],
    widths: { 0: 10, 1: 64, 2: 44, 3: 18 },
    heights: heightsOf(rows, { 1: 64, 2: 44 }, header + 1),
    print: { orientation: 'landscape', area: area(0, 0, header + 1 + rows.length, heads.length) },
    tabColour: LOOK.tabs.input,
    gridlines: false,
  };
}
