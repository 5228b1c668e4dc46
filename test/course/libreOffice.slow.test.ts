/**
 * The workbooks of the course in LibreOffice, where this machine has it: no error anywhere, every
 * exercise solved in its cells is ticked and gets its points, every value as formulas is the answer.
 */
import { COURSE, courseBook } from '../../src/course/books/courseBooks';
import type { Exercise } from '../../src/course/exercises/exercise';
import { exerciseSheet } from '../../src/course/books/exerciseSheet';
import { makeExercise } from '../../src/course/exercises/makeExercise';
import { solutionBook } from '../../src/course/books/solutionBook';
import { answerCell } from '../../src/course/exercises/tick';
import type { Language } from '../../src/model/types';
import type { SheetPlan } from '../../src/sheets/plan/plan';
import { writeBook } from '../../src/xlsx/workbook';
import { shownByLibreOffice } from '../support/files/libreOffice';

jest.setTimeout(600_000);

const ERROR = /#NAME\?|#VALUE!|#REF!|#DIV\/0!|#N\/A|Err:\d+|###/;
const LOCALES = { en: 'en-US', fr: 'fr-FR', pt: 'pt-PT' } as const;

/** The exercise with every answer typed in: decimals as the language writes them. */
function solved(exercise: Exercise, language: Language, name: string): SheetPlan {
  const plan = exerciseSheet(exercise, language, { key: name, name });
  const answers = exercise.questions.map(({ answer }) => {
    const text = String(answerCell(answer, language));
    return language === 'en' ? text : text.replace('.', ',');
  });
  const last = plan.blocks.at(-1)!;
  const cells = last.cells.map((row, index) =>
    typeof row[0] === 'number' ? row.with(2, answers[index - 2]) : row,
  );
  return { ...plan, blocks: [...plan.blocks.slice(0, -1), { ...last, cells }] };
}

test.each(['en', 'fr', 'pt'] as const)('%s', async (language) => {
  const written = (sheets: readonly SheetPlan[]) =>
    writeBook(
      { title: { key: 'course.ten' }, sheets, activate: sheets[0].key },
      { language, time: '' },
    );
  const exercises = COURSE.flatMap((offer) => offer.exercises());
  const detailed = makeExercise({ kind: 'tie-break-unplayed', level: 4, seed: 2 })!;
  const books: Record<string, Uint8Array> = {
    solved: await written(
      exercises.map((exercise, index) => solved(exercise, language, `n${index + 1}`)),
    ),
    solution: await writeBook(solutionBook(detailed, language), { language, time: '' }),
  };
  for (const offer of COURSE)
    books[offer.file.replace('.xlsx', '')] = await writeBook(courseBook(offer, language).plan, {
      language,
      time: '',
    });
  const shown = shownByLibreOffice(books, LOCALES[language]);
  if (!shown) return;
  for (const [book, sheets] of Object.entries(shown))
    for (const [name, rows] of Object.entries(sheets))
      expect([book, name, rows.flat().filter((cell) => ERROR.test(cell))]).toEqual([
        book,
        name,
        [],
      ]);
  exercises.forEach(({ questions }, index) => {
    const rows = shown.solved[`n${index + 1}`];
    const ticks = rows.map((row) => row[3]).filter((cell) => cell === '✓' || cell === '✗');
    expect([index + 1, ticks]).toEqual([index + 1, questions.map(() => '✓')]);
    const total = rows.filter((row) => row[1] === 'Total').at(-1)!;
    expect(total.slice(4, 6)).toEqual([4, 4].map((points) => String(points * questions.length)));
  });
  const [detail] = Object.entries(shown.solution).filter(([name]) => /^D[eé]t|^Porm/i.test(name));
  const totals = detail[1].filter((row) => row[1] === 'Total').map((row) => row[4]);
  expect(totals.map((text) => Number(text.replace(',', '.')))).toEqual(
    detailed.questions.map(({ answer }) => answer.value),
  );
});
