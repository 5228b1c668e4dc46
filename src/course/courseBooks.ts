import { fill, sayReason } from '../explain/phrasebook';
import type { Language } from '../model/types';
import { ALTERATION_SAMPLES } from '../samples/alterations';
import { COURSE_ROUNDS } from '../samples/course';
import { TIE_BREAK_EXAMPLES } from '../samples/tieBreakExamples';
import { headerFormat, LOOK, titleFormat } from '../sheets/look';
import { area, type CellValue, type Plan, type SheetPlan } from '../sheets/plan';
import { systemById } from '../systems';
import type { PairingSystem } from '../systems/system';
import type { WordKey } from '../words';
import { alterationExercise } from './alterations';
import { berlinExample } from './berlin';
import { pairingExample, tieBreakExample } from './examples';
import type { Exercise } from './exercise';
import { exerciseSheet } from './exerciseSheet';
import { LEVELS } from './kinds';
import { makeExercise } from './makeExercise';
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
}

export const COURSE: readonly CourseOffer[] = [
  {
    file: 'tie-breaks.xlsx',
    title: 'sample.course-tie-breaks.title',
    exercises: () => [berlinExample(), ...TIE_BREAK_EXAMPLES.map(tieBreakExample)],
  },
  ...COURSE_ROUNDS.map(({ file, title, rounds }): CourseOffer => ({
    file: `${file}.xlsx`,
    title,
    exercises: () =>
      rounds.map((each) => pairingExample(each.title, each.trf, systemOf(each.system))),
  })),
  {
    file: 'alterations.xlsx',
    title: 'course.alterations',
    exercises: () =>
      ALTERATION_SAMPLES.map((sample) => alterationExercise(sample, systemOf(sample.system))),
  },
  { file: 'exercises.xlsx', title: 'course.ten', exercises: () => tenExercises() },
];

export const courseBook = (
  { file, title, exercises }: CourseOffer,
  language: Language,
): CourseBook => ({ file, plan: bookPlan(title, exercises(), language) });

/** Every workbook of the course in one language. */
export const courseBooks = (language: Language): CourseBook[] =>
  COURSE.map((offer) => courseBook(offer, language));

function systemOf(id: string): PairingSystem {
  const system = systemById(id);
  if (!system) throw new Error(`The course wants the system ${id}`);
  return system;
}

/** Ten exercises of rising difficulty. */
export const tenExercises = (seed = TEN_SEED): Exercise[] =>
  LEVELS.flatMap((level) =>
    (['tie-break', 'pairing'] as const).flatMap((kind) => {
      const made = makeExercise({ kind, level, seed });
      return made ? [made] : [];
    }),
  );

/** A list of what is in it, then for each an exercise and its solution. */
function bookPlan(title: WordKey, exercises: readonly Exercise[], language: Language): Plan {
  const named = exercises.map((exercise, index) => ({ exercise, number: index + 1 }));
  const name = (number: number, key: WordKey) => `${number} ${fill(language, key)}`;
  const sheets = named.flatMap(({ exercise, number }): SheetPlan[] => [
    exerciseSheet(exercise, language, {
      key: `exercise-${number}`,
      name: name(number, 'course.sheet.exercise'),
    }),
    solutionSheet(exercise, language, {
      key: `solution-${number}`,
      name: name(number, 'course.sheet.solution'),
    }),
    ...workingSheets(exercise, language).map((sheet) => ({
      ...sheet,
      key: `working-${number}`,
      name: name(number, 'course.sheet.working'),
    })),
  ]);
  const contents = contentsSheet(title, named, language);
  return { title: { key: title }, sheets: [contents, ...sheets], activate: contents.key };
}

function contentsSheet(
  title: WordKey,
  named: readonly { readonly exercise: Exercise; readonly number: number }[],
  language: Language,
): SheetPlan {
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
      { row: 0, column: 0, cells: [[fill(language, title)], [fill(language, 'course.how')]] },
      {
        row: 3,
        column: 0,
        cells: [
          ['#', fill(language, 'course.sheet.exercise'), fill(language, 'compare.head.edition')],
          ...rows,
        ],
      },
    ],
    formats: [titleFormat(0, 3), headerFormat(area(3, 0, 1, 3))],
    widths: { 0: 6, 1: 80, 2: 50 },
    tabColour: LOOK.tabs.record,
    gridlines: false,
  };
}
