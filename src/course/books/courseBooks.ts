import { fill, sayReason } from '../../explain/phrasebook';
import type { Language } from '../../model/types';
import {
  ALTERATION_SAMPLES,
  COMPARISON_SAMPLES,
  FRENCH_ALTERATIONS,
  type AlterationSample,
} from '../samples/alterations';
import { DUBOV_COURSE, FRENCH_COURSE, type RoundSample } from '../samples/course';
import {
  DUBOV_COLUMNS,
  DUTCH_HISTORIES,
  FRENCH_HISTORIES,
  type HistorySample,
} from '../samples/textExamples';
import { KOYA_RANKING, TIE_BREAK_EXAMPLES } from '../samples/tieBreakExamples';
import { bodyLines, headerFormat, LOOK, titleFormat, widthFor } from '../../sheets/plan/look';
import { area, type CellValue, type Plan, type SheetPlan } from '../../sheets/plan/plan';
import { systemById } from '../../systems';
import type { PairingSystem } from '../../systems/system';
import type { WordKey } from '../../words';
import { alterationExercise, comparisonExercise } from '../examples/alterations';
import { berlinExample } from '../examples/berlin';
import { pairingExample } from '../examples/roundExamples';
import { rankingExample, tieBreakExample } from '../examples/tieBreakExamples';
import { columnsExercise, historyExercise, quantityExample } from '../examples/textExamples';
import type { Exercise } from '../exercises/exercise';
import { detailSheets } from './detailSheets';
import { exerciseSheet, materialOn } from './exerciseSheet';
import { inLines } from './inLines';
import { LEVELS } from '../exercises/kinds';
import { madeOnce } from '../exercises/madeOnce';
import { makeExercise } from '../exercises/makeExercise';
import { LESSONS } from '../rules/lessons';
import type { Lesson } from '../rules/rule';
import { lessonBook } from './lessonBook';
import { solutionSheet, workingSheets } from './solutionBook';

/** A workbook of the course; its file is called the same in every language. */
export interface CourseBook {
  readonly file: string;
  readonly plan: Plan;
}

/** The seed of the ten exercises that go with every course. */
const TEN_SEED = 1;

/** A workbook of the course before it is made: making one may take a second. */
export interface CourseOffer {
  readonly file: string;
  readonly title: WordKey;
  readonly exercises: () => readonly Exercise[];
  /** A lesson on rules in force, which is laid out for a class. */
  readonly lesson?: Lesson;
}

const ordersOf = (samples: readonly AlterationSample[]): Exercise[] =>
  samples.map((sample) => alterationExercise(sample, systemOf(sample.system)));

const historiesOf = (samples: readonly HistorySample[]): Exercise[] =>
  samples.map((sample) => historyExercise(sample, systemOf(sample.system)));

const roundsOf = (rounds: readonly RoundSample[]): Exercise[] =>
  rounds.map((round) => pairingExample(round, systemOf(round.system)));

const OFFERS: readonly CourseOffer[] = [
  {
    file: 'tie-breaks.xlsx',
    title: 'sample.course-tie-breaks.title',
    exercises: () => [
      berlinExample(),
      ...TIE_BREAK_EXAMPLES.map(tieBreakExample),
      quantityExample(),
      rankingExample(KOYA_RANKING),
    ],
  },
  {
    file: `${FRENCH_COURSE.file}.xlsx`,
    title: FRENCH_COURSE.title,
    exercises: () => [
      ...ordersOf(FRENCH_ALTERATIONS),
      ...roundsOf(FRENCH_COURSE.rounds),
      ...historiesOf([FRENCH_HISTORIES]),
    ],
  },
  {
    file: `${DUBOV_COURSE.file}.xlsx`,
    title: DUBOV_COURSE.title,
    exercises: () => [
      columnsExercise(systemOf(DUBOV_COLUMNS.system)),
      ...roundsOf(DUBOV_COURSE.rounds),
    ],
  },
  {
    file: 'alterations.xlsx',
    title: 'course.alterations',
    exercises: () => [
      ...ordersOf(ALTERATION_SAMPLES),
      ...COMPARISON_SAMPLES.map((sample) => comparisonExercise(sample, systemOf(sample.system))),
      ...historiesOf(DUTCH_HISTORIES),
    ],
  },
  { file: 'teams.xlsx', title: 'course.teams', exercises: () => teamExercises() },
  { file: 'exercises.xlsx', title: 'course.ten', exercises: () => tenExercises() },
  ...LESSONS.map((lesson): CourseOffer => ({
    file: lesson.file,
    title: lesson.title,
    exercises: () => [
      ...lesson.rules.map((rule) => rule.example(1).exercise),
      ...lesson.exercises(),
    ],
    lesson,
  })),
];

export const COURSE = OFFERS.map((offer): CourseOffer => ({
  ...offer,
  exercises: madeOnce(offer.exercises),
}));

export const courseBook = (
  { file, title, exercises, lesson }: CourseOffer,
  language: Language,
): CourseBook => ({
  file,
  plan: lesson ? lessonBook(lesson, language) : bookPlan(title, exercises(), language),
});

/** Every workbook of the course in one language. */
export const courseBooks = (language: Language): CourseBook[] =>
  COURSE.map((offer) => courseBook(offer, language));

function systemOf(id: string): PairingSystem {
  const system = systemById(id);
  if (!system) throw new Error(`The course wants the system ${id}`);
  return system;
}

/** The chapter on teams: rounds to pair by C.04.6, and their tie-breaks, level by level. */
const teamExercises = (): Exercise[] =>
  LEVELS.flatMap((level) =>
    (['team-pairing', 'team-tie-break'] as const).flatMap((kind) => {
      const made = makeExercise({ kind, level, seed: TEN_SEED });
      return made ? [made] : [];
    }),
  );

/** Ten exercises of rising difficulty. */
export const tenExercises = (seed = TEN_SEED): Exercise[] =>
  LEVELS.flatMap((level) =>
    (['tie-break', 'pairing'] as const).flatMap((kind) => {
      const made = makeExercise({ kind, level, seed });
      return made ? [made] : [];
    }),
  );

/** A list of what is in it, then for each an exercise, its solution and how it comes about. */
function bookPlan(title: WordKey, exercises: readonly Exercise[], language: Language): Plan {
  const named = exercises.map((exercise, index) => ({ exercise, number: index + 1 }));
  const sheets = named.flatMap(({ exercise, number }): SheetPlan[] => {
    const called = (part: keyof typeof PART_WORD) => ({
      key: `${part}-${number}`,
      name: `${number} ${fill(language, PART_WORD[part])}`,
    });
    const task = called('exercise');
    return [
      exerciseSheet(exercise, language, task),
      solutionSheet(
        exercise,
        language,
        called('solution'),
        materialOn(exercise, language, task.name),
      ),
      ...workingSheets(exercise, language).map((sheet) => ({ ...sheet, ...called('working') })),
      ...detailSheets(exercise, language).map((sheet) => ({ ...sheet, ...called('detail') })),
    ];
  });
  const contents = contentsSheet(title, named, language);
  return { title: { key: title }, sheets: [contents, ...sheets], activate: contents.key };
}

const PART_WORD = {
  exercise: 'course.sheet.exercise',
  solution: 'course.sheet.solution',
  working: 'course.sheet.working',
  detail: 'course.sheet.detail',
} as const satisfies Readonly<Record<string, WordKey>>;

function contentsSheet(
  title: WordKey,
  named: readonly { readonly exercise: Exercise; readonly number: number }[],
  language: Language,
): SheetPlan {
  const how = inLines(fill(language, 'course.how'));
  const headerRow = how.length + 2;
  const rows = named.map(({ exercise, number }): CellValue[] => [
    number,
    sayReason(language, exercise.title),
    fill(language, exercise.edition),
  ]);
  return {
    key: 'course',
    name: fill(language, 'course.sheet.contents'),
    mode: 'replace',
    blocks: [
      { row: 0, column: 0, cells: [fill(language, title), ...how].map((line) => [line]) },
      {
        row: headerRow,
        column: 0,
        cells: [
          ['#', fill(language, 'course.sheet.exercise'), fill(language, 'compare.head.edition')],
          ...rows,
        ],
      },
    ],
    formats: [
      titleFormat(0, 3),
      headerFormat(area(headerRow, 0, 1, 3)),
      bodyLines(area(headerRow + 1, 0, rows.length, 3)),
      { area: area(headerRow, 0, rows.length + 1, 1), align: 'center' },
    ],
    widths: {
      0: 6,
      1: widthFor(
        rows.map((row) => String(row[1])),
        40,
        90,
      ),
      2: 44,
    },
    print: { orientation: 'landscape', area: area(0, 0, headerRow + 1 + rows.length, 3) },
    tabColour: LOOK.tabs.record,
    gridlines: false,
  };
}
