import { spawnSync } from 'child_process';
import fs from 'fs';
import os from 'os';
import path from 'path';
import { buildProgram } from '../../scripts/build/esbuildProgram';

/** Built as dist/pairsheet.js is, and run as a process of its own. */
const ROOT = path.join(__dirname, '../..');
const CORPUS = path.join(ROOT, 'test/fixtures/corpora/dutch-2012');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pairsheet-cli-'));
const bundle = path.join(folder, 'pairsheet.js');

beforeAll(() =>
  buildProgram({ entry: path.join(ROOT, 'cli/main.ts'), outfile: bundle, minify: true }),
);
afterAll(() => fs.rmSync(folder, { recursive: true }));

const pairsheet = (...words: string[]) =>
  spawnSync(process.execPath, [bundle, ...words], { encoding: 'utf8', cwd: folder });

const played = path.join(
  CORPUS,
  fs.readdirSync(CORPUS).find((name) => name.includes('n11-r7')) ?? '',
);

test('one file that needs nothing beside it', () => {
  expect(fs.readdirSync(folder)).toEqual(['pairsheet.js']);
  const { status, stdout } = pairsheet('check', played, '--system', 'dutch-2012');
  expect({ status, stdout }).toEqual({ status: 0, stdout: '7 rounds, 0 differ\n' });
});

test('exit codes reach the shell', () => {
  expect(pairsheet('--help').status).toBe(0);
  expect(pairsheet('pair', played).status).toBe(3);
  expect(pairsheet('pair', 'missing.trf', '--system', 'dutch-2012').status).toBe(5);
  expect(pairsheet('standings', folder).status).toBe(5);
  const target = path.join(folder, 'no', 'such', 'folder', 'e.xlsx');
  expect(pairsheet('workbook', 'from-trf', played, '-o', target).status).toBe(5);
});

test('a workbook is written and read as a file', () => {
  expect(pairsheet('workbook', 'from-trf', played, '-o', 'e.xlsx').status).toBe(0);
  const { stdout } = pairsheet('standings', 'e.xlsx', '--tie-breaks', 'BH', '--json');
  expect(JSON.parse(stdout).standings).toHaveLength(11);
});

test('long answers are written whole into a pipe', () => {
  const large = path.join(ROOT, 'test/fixtures/corpora/speed/big-n1000-r9-usual.trf');
  const { stdout } = pairsheet('standings', large, '--json');
  expect(stdout.length).toBeGreaterThan(65536); // more than a pipe holds
  expect(JSON.parse(stdout).standings).toHaveLength(1000);
});

test('many files are checked on all cores and reported in the order given', () => {
  const files = fs
    .readdirSync(CORPUS)
    .filter((name) => /-n(?:[6-9]|1\d)-/.test(name))
    .map((name) => path.join(CORPUS, name));
  const many = Array.from({ length: 30 }, (_, index) => files[index % files.length]);
  const { status, stdout, stderr } = pairsheet(
    'check',
    ...many,
    '--system',
    'dutch-2012',
    '--json',
  );
  expect(status).toBe(0);
  expect(JSON.parse(stdout).files.map((each: { file: string }) => each.file)).toEqual(many);
  expect(stderr).toContain('30 of 30 files');
});
