import { fill, sayReason } from '../explain/phrasebook';
import type { Language } from '../model/types';
import { headerFormat, LOOK, subtitleFormat, titleFormat } from '../sheets/look';
import { area, type CellValue, type Plan, type SheetPlan } from '../sheets/plan';
import { say as sayOnSheet } from '../sheets/say';
import { workingSheet } from '../sheets/write/workingSheet';
import { detailSheets } from './detailSheets';
import type { Exercise } from './exercise';
import { sayer, type SheetIdentity } from './exerciseSheet';
import { answerCell } from './tick';

const WIDTH = 5;

/** The solution apart from the exercise: answers with their working, and why it is of its level. */
export function solutionBook(exercise: Exercise, language: Language): Plan {
  const solution = solutionSheet(exercise, language, {
    key: 'solution',
    name: fill(language, 'course.sheet.solution'),
  });
  const sheets = [
    solution,
    ...workingSheets(exercise, language),
    ...detailSheets(exercise, language),
  ];
  return { title: exercise.title, sheets, activate: solution.key };
}

/** The working of the round, where the exercise is about one. */
export function workingSheets(exercise: Exercise, language: Language): SheetPlan[] {
  const { working, tournament, edition } = exercise;
  if (working.length === 0) return [];
  const round = tournament.pairedRounds + 1;
  return [
    workingSheet({
      tournament,
      round,
      systemName: fill(language, edition),
      steps: working,
      language,
    }),
  ];
}

export function solutionSheet(
  exercise: Exercise,
  language: Language,
  identity: SheetIdentity,
): SheetPlan {
  const say = sayer(exercise, language);
  const header: CellValue[] = [
    '#',
    fill(language, 'course.head.question'),
    fill(language, 'course.head.answer'),
    sayOnSheet(language, 'head.article'),
    fill(language, 'course.head.working'),
  ];
  const rows = exercise.questions.flatMap(({ label, answer, working }, index): CellValue[][] => {
    const [first, ...more] = working;
    const step = (reason: typeof first | undefined): CellValue[] =>
      reason ? [reason.article ?? null, say(reason)] : [null, null];
    return [
      [index + 1, say(label), answerCell(answer, language), ...step(first)],
      ...more.map((reason): CellValue[] => [null, null, null, ...step(reason)]),
    ];
  });
  const top: string[] = [
    fill(language, 'course.solution-title', { title: sayReason(language, exercise.title) }),
    fill(language, 'course.by-edition', { edition: fill(language, exercise.edition) }),
    ...exercise.task.map(say),
  ];
  const proofs = [
    fill(language, 'course.proof-title'),
    ...exercise.proofs.map(({ reason }) => say(reason)),
  ];
  const proofRow = top.length + 1;
  const headerRow = proofRow + proofs.length + 1;
  return {
    key: identity.key,
    name: identity.name,
    mode: 'replace',
    blocks: [
      { row: 0, column: 0, cells: top.map((line) => [line]) },
      { row: proofRow, column: 0, cells: proofs.map((line) => [line]) },
      { row: headerRow, column: 0, cells: [header, ...rows] },
    ],
    formats: [
      titleFormat(0, WIDTH),
      subtitleFormat(1, WIDTH),
      { area: area(proofRow, 0, 1, 1), bold: true },
      headerFormat(area(headerRow, 0, 1, WIDTH)),
      { area: area(headerRow + 1, 2, rows.length, 1), bold: true, align: 'center' },
    ],
    widths: { 0: 6, 1: 44, 2: 10, 3: 12, 4: 70 },
    print: { orientation: 'landscape', area: area(0, 0, headerRow + 1 + rows.length, WIDTH) },
    tabColour: LOOK.tabs.output,
    gridlines: false,
  };
}
