import { courseBook, type CourseOffer } from '../../../src/course/books/courseBooks';
import type { ExerciseRequest } from '../../../src/course/exercises/exercise';
import { exerciseBook } from '../../../src/course/books/exerciseSheet';
import { makeExercise } from '../../../src/course/exercises/makeExercise';
import { solutionBook } from '../../../src/course/books/solutionBook';
import { planEditionsBeside, planFormulaDetail } from '../../../src/event/answers/formulaDetail';
import { isChecked } from '../../../src/event/open/openEvent';
import type { PlayerNo } from '../../../src/model/types';
import type { Plan } from '../../../src/sheets/plan/plan';
import type { TieBreakCode } from '../../../src/tiebreaks/types';
import { yieldToPane } from '../../store/yieldToPane';
import type { Desk } from '../../store/desk';
import { tellCopy } from './outputs';

/** What is made of an exercise: sheets here, a workbook of its own, or its solution as one. */
export type ExercisePart = 'here' | 'exercise' | 'solution';

export function writeExercise(
  desk: Desk,
  request: ExerciseRequest,
  part: ExercisePart,
): Promise<void> {
  return desk.run({ key: 'course.searching' }, async () => {
    // The search may take a second: that it is under way is shown first.
    await yieldToPane();
    const { language } = desk.getState();
    const exercise = makeExercise(request);
    if (!exercise) return desk.tell('error', { key: 'course.not-found' });
    if (part !== 'here') {
      const plan = part === 'exercise' ? exerciseBook : solutionBook;
      return openAsBook(desk, plan(exercise, language));
    }
    const plan = exerciseBook(exercise, language);
    if (await desk.write(plan)) desk.tell('success', plan.title);
  });
}

/** One of the workbooks of the course, in the language of the pane. */
export function openCourseBook(desk: Desk, offer: CourseOffer): Promise<void> {
  return desk.run({ key: 'course.searching' }, async () => {
    await yieldToPane();
    await openAsBook(desk, courseBook(offer, desk.getState().language).plan);
  });
}

async function openAsBook(desk: Desk, plan: Plan): Promise<void> {
  const { writeBook } = await import('../../../src/xlsx/workbook');
  const { language } = desk.getState();
  tellCopy(desk, await desk.ports.book.openCopy(await writeBook(plan, { language, time: '' })));
}

/** A player's tie-breaks as ordinary formulas. */
export function writeFormulaDetail(
  desk: Desk,
  no: PlayerNo,
  codes: readonly TieBreakCode[],
): Promise<void> {
  return desk.run({ key: 'pane.writing' }, async () => {
    const { event } = desk.getState();
    if (!isChecked(event)) return;
    const plan = planFormulaDetail(event, no, codes);
    if (await desk.write(plan)) desk.tell('success', plan.title);
  });
}

/** One tie-break of a player by two editions, term beside term. */
export function writeEditionsBeside(
  desk: Desk,
  no: PlayerNo,
  code: TieBreakCode,
  other: string,
): Promise<void> {
  return desk.run({ key: 'pane.writing' }, async () => {
    const { event } = desk.getState();
    if (!isChecked(event)) return;
    const plan = planEditionsBeside(event, no, code, other);
    if (await desk.write(plan)) desk.tell('success', plan.title);
  });
}
