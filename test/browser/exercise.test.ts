/**
 * A trainee in the workbench: an exercise is put into the workbook from the pane and solved in the
 * grid with the keyboard. Expected: what the solution says, each cell worth four points, a hint one.
 */
import { makeExercise } from '../../src/course/exercises/makeExercise';
import { serveWorkbench, WorkbenchPage, type Served } from '../support/page/workbench';

jest.setTimeout(600_000);

let served: Served;
beforeAll(async () => {
  served = await serveWorkbench();
}, 600_000);
afterAll(() => served.close());

const SHEET = 'Exercice';

test('wrong is marked wrong, hints cost, every spelling of the right answer counts', async () => {
  const bench = await WorkbenchPage.open(served, '?lang=fr&sample=club');
  const { page, pane } = bench;
  await bench.openView('course');
  await pane.getByTestId('exercise-kind').selectOption('pairing-exchange');
  await pane.getByTestId('exercise-level').selectOption('1');
  await pane.getByTestId('exercise-seed').fill('3');
  await pane.getByTestId('exercise-here').click();
  await bench.untilSheet(SHEET);
  const { questions, proofs } = makeExercise({ kind: 'pairing-exchange', level: 1, seed: 3 })!;
  const rows = await bench.values(SHEET, 'A1:D60');
  const first =
    rows.findIndex(([number], index) => number === '#' && rows[index][2] === 'Réponse') + 2;
  await bench.untilCell(SHEET, `F${first + questions.length}`, 4 * questions.length);
  const cell = (column: string, index: number) => `${column}${first + index}`;
  const answer = (index: number) => questions[index].answer.value as number;

  await bench.type(SHEET, cell('C', 0), String(answer(0) + 1));
  await bench.untilCell(SHEET, cell('D', 0), '✗');
  await bench.type(SHEET, cell('G', 0), '1');
  await page.waitForTimeout(200);
  const [[hint]] = await bench.values(SHEET, cell('H', 0));
  expect(String(hint)).toMatch(/^Lisez /);

  // From here on the keyboard alone: Enter goes down from answer to answer.
  const [a, b, c, d] = proofs[0].players;
  await bench.clickCell(SHEET, cell('C', 0));
  const spellings = [
    `${a}-${answer(0)}`,
    `${b} - ${answer(1)}`,
    `${c} ${answer(2)}`,
    ` ${answer(3)} `,
  ];
  expect([a, b, c, d]).toHaveLength(questions.length);
  for (const text of spellings) {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    await page.waitForTimeout(120);
  }
  for (let index = 0; index < questions.length; index++)
    await bench.untilCell(SHEET, cell('D', index), '✓');
  await bench.untilCell(SHEET, cell('E', questions.length), 4 * questions.length - 1);
  expect(bench.errors).toEqual([]);
  expect(bench.outside).toEqual([]);
});

test('a workbook of the course is saved under its own title', async () => {
  const bench = await WorkbenchPage.open(served, '?lang=fr&sample=club');
  await bench.openView('course');
  const saved = bench.page.waitForEvent('download', { timeout: 120_000 });
  await bench.pane.getByTestId('course-alterations').click();
  expect((await saved).suggestedFilename()).toBe('Cours transpositions et échanges.xlsx');
  await bench.page.close();
});

test('halves are understood as people type them', async () => {
  const bench = await WorkbenchPage.open(served, '?lang=fr&sample=club');
  const { page, pane } = bench;
  await bench.openView('course');
  await pane.getByTestId('exercise-kind').selectOption('tie-break-sum');
  await pane.getByTestId('exercise-level').selectOption('2');
  await pane.getByTestId('exercise-seed').fill('9');
  await pane.getByTestId('exercise-here').click();
  await bench.untilSheet(SHEET);
  const { questions } = makeExercise({ kind: 'tie-break-sum', level: 2, seed: 9 })!;
  const rows = await bench.values(SHEET, 'A1:D60');
  const first =
    rows.findIndex(([number], index) => number === '#' && rows[index][2] === 'Réponse') + 2;
  const half = questions.findIndex(({ answer }) => Number(answer.value) % 1 === 0.5);
  const value = Number(questions[half].answer.value);
  for (const text of [
    `${value}`,
    `${value}`.replace('.', ','),
    `${Math.floor(value)}½`,
    ` ${value} `,
  ]) {
    await bench.type(SHEET, `C${first + half}`, '1');
    await bench.untilCell(SHEET, `D${first + half}`, '✗');
    await bench.type(SHEET, `C${first + half}`, text);
    await bench.untilCell(SHEET, `D${first + half}`, '✓');
  }
  await page.close();
});
