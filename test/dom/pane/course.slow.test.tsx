/** Exercises, course workbooks and a player's tie-breaks as formulas, from the pane. */
import '../../support/files/textCoding';
import { makeExercise } from '../../../src/course/exercises/makeExercise';
import { computeTieBreak } from '../../../src/tiebreaks/compute';
import { editionById } from '../../../src/tiebreaks/editions';
import { Field } from '../../../src/tiebreaks/field';
import { cellAddress } from '../../../src/sheets/plan/cells';
import { loadHistory, putBack } from '../../../taskpane/actions/historyActions';
import { shown, type Cell } from '../../support/words/sheetFormula';
import { sevenPlayers } from '../../support/pane/deskBook';
import { startOffice } from '../../support/pane/officeHost';
import { Pane } from '../../support/pane/pane';
import { SEVEN } from '../../support/seven';
import { sheetsOf } from '../../support/files/courseBook';

jest.setTimeout(60_000);

const bytesOf = (base64: string): Uint8Array =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

test('an exercise is put into the workbook, and goes when it is put back', async () => {
  const office = await startOffice();
  const pane = await Pane.open('en');
  await pane.click('open-course');
  await pane.fill('exercise-kind', 'tie-break-sum');
  await pane.fill('exercise-level', '2');
  await pane.fill('exercise-seed', '7');
  await pane.click('exercise-here');
  expect(office.sheetNames()).toContain('Exercise');
  const exercise = makeExercise({ kind: 'tie-break-sum', level: 2, seed: 7 })!;
  const cells = office.sheet('Exercise').values('A1:H60').flat();
  expect(cells).toContain(exercise.tournament.players[0].name);
  await pane.settle(() => loadHistory(pane.desk));
  await pane.settle(() => putBack(pane.desk, pane.desk.getState().history[0].id));
  expect(office.sheetNames()).not.toContain('Exercise');
});

test('what is no seed is refused where it stands', async () => {
  await startOffice();
  const pane = await Pane.open('fr');
  await pane.click('open-course');
  await pane.fill('exercise-seed', '-3');
  expect((pane.find('exercise-here') as HTMLButtonElement).disabled).toBe(true);
});

test('exercise and solution open as workbooks of their own, the course too', async () => {
  const opened: Uint8Array[] = [];
  await startOffice({ onNewWorkbook: (base64) => opened.push(bytesOf(base64)) });
  const pane = await Pane.open('pt');
  await pane.click('open-course');
  await pane.click('exercise-exercise');
  await pane.click('exercise-solution');
  await pane.click('course-alterations');
  await pane.fill('course-lesson', 'lesson-keizer.xlsx');
  await pane.click('course-open-lesson');
  const names = [];
  for (const bytes of opened) names.push(Object.keys(await sheetsOf(bytes))[0]);
  expect(names).toEqual(['Exercício', 'Solução', 'Índice', 'Guião']);
  expect(pane.desk.getState().notice?.lines).toEqual([{ key: 'pane.copy-opened' }]);
});

test('a player’s tie-breaks as formulas: calculated they are the values', async () => {
  const { office } = await sevenPlayers();
  const pane = await Pane.open('en');
  await pane.click('open-course');
  await pane.fill('formulas-player', '2');
  await pane.click('write-formulas');
  const cells = new Map<string, Cell | { formula: string }>();
  const rows = office.sheet('Detail').formulas('A1:H80');
  rows.forEach((row, r) =>
    row.forEach((cell, c) => {
      const isFormula = typeof cell === 'string' && cell.startsWith('=');
      if (cell !== '') cells.set(cellAddress(r, c), isFormula ? { formula: cell } : (cell as Cell));
    }),
  );
  const totals = [...cells].flatMap(([address, cell]) =>
    JSON.stringify(cell).includes('=SUMIFS(E') ? [shown({ Detail: cells }, 'Detail', address)] : [],
  );
  const edition = editionById(pane.desk.getState().event!.settings.tieBreakEdition)!;
  const codes = rows.flatMap(([code, player]) => (player === '2 Birch' ? [String(code)] : []));
  const expected = codes.flatMap((code) => {
    const { value } = computeTieBreak(edition, new Field(SEVEN), code, 2);
    return value === null ? [] : [value];
  });
  expect(expected.length).toBeGreaterThan(0);
  expect(totals).toEqual(expected);
});
