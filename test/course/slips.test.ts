/**
 * A wrong answer names the wrong way: workbooks of exercises, typed into and calculated by an evaluator of
 * Excel's formulas that is not ours. The wrong values are computed here from the entries of the players.
 */
import { makeExercise } from '../../src/course/exercises/makeExercise';
import { exerciseBook } from '../../src/course/books/exerciseSheet';
import type { Exercise } from '../../src/course/exercises/exercise';
import { writeBook } from '../../src/xlsx/workbook';
import { sheetsOf } from '../support/files/courseBook';
import { shown } from '../support/words/sheetFormula';

jest.setTimeout(120_000);

async function typedInto(exercise: Exercise) {
  const bytes = await writeBook(exerciseBook(exercise, 'en'), { language: 'en', time: '' });
  const sheets = await sheetsOf(bytes);
  const [name, sheet] = Object.entries(sheets)[0];
  const rows = [...sheet.keys()]
    .filter((address) => /^D\d+$/.test(address) && typeof sheet.get(address) === 'object')
    .map((address) => Number(address.slice(1)))
    .sort((a, b) => a - b);
  return (index: number, typed: string | number) => {
    sheet.set(`C${rows[index]}`, typed);
    return [shown(sheets, name, `D${rows[index]}`), shown(sheets, name, `H${rows[index]}`)];
  };
}

const tieBreaks = [1, 2, 3, 4, 5].flatMap((level) =>
  (['tie-break', 'tie-break-unplayed'] as const).flatMap((kind) => {
    return [77, 5, 12].flatMap((seed) => makeExercise({ kind, level, seed }) ?? []);
  }),
);

test('tie-breaks: every wrong way is named, the right answer and others are not', async () => {
  const named = new Map<string, number>();
  for (const exercise of tieBreaks) {
    const type = await typedInto(exercise);
    for (const [index, { answer, slips = [] }] of exercise.questions.entries()) {
      if (answer.kind !== 'number') continue;
      expect(type(index, answer.value)).toEqual(['✓', '']);
      expect(type(index, answer.value + 77)).toEqual(['✗', '']);
      for (const { value, says } of slips) {
        expect(value).not.toBeCloseTo(answer.value, 2);
        const [tick, text] = type(index, value);
        expect(tick).toBe('✗');
        expect(String(text).length).toBeGreaterThan(10);
        named.set(says.key, (named.get(says.key) ?? 0) + 1);
      }
    }
  }
  expect([...named.keys()].sort()).toEqual(
    expect.arrayContaining(['course.slip.adjusted', 'course.slip.cut', 'course.slip.edition']),
  );
});

/** Without its cut Buchholz Cut 1 is Buchholz: each opponent's score with the terms of the solution. */
test('who forgets the cut has the sum of all terms', () => {
  let seen = 0;
  for (const { questions, details = [] } of tieBreaks)
    for (const [index, { slips = [], working }] of questions.entries()) {
      const slip = slips.find(({ says }) => says.key === 'course.slip.cut');
      if (!slip || !details[index]?.code.startsWith('BH/')) continue;
      const terms = working.map(({ args }) => {
        const value = args!.value;
        return typeof value === 'object' && 'points' in value ? value.points / 2 : Number(value);
      });
      expect(slip.value).toBeCloseTo(
        terms.reduce((sum, term) => sum + term, 0),
        6,
      );
      seen++;
    }
  expect(seen).toBeGreaterThan(0);
});

test('colours turned round, and the pair of the first candidate', async () => {
  const said: string[] = [];
  for (const level of [2, 3, 4, 5]) {
    const pairing = makeExercise({ kind: 'pairing', level, seed: 7 })!;
    const type = await typedInto(pairing);
    for (const [index, { slips = [] }] of pairing.questions.entries())
      for (const { value } of slips) said.push(String(type(index, value)[1]));
    const colours = makeExercise({ kind: 'pairing-colours', level, seed: 7 })!;
    const typeColour = await typedInto(colours);
    for (const [index, { answer }] of colours.questions.entries())
      if (answer.kind === 'colour')
        said.push(String(typeColour(index, answer.value === 'white' ? 'b' : 'w')[1]));
  }
  expect(said.some((text) => text.includes('first candidate'))).toBe(true);
  expect(said.some((text) => text.includes('turned round'))).toBe(true);
});
