import { spawnSync } from 'child_process';
import fs from 'fs';
import os from 'os';
import path from 'path';
import { buildProgram } from '../../scripts/build/esbuildProgram';
import { LANGUAGES } from '../../src/model/types';
import { SYSTEM_IDS } from '../../src/systems';
import { Terminal } from '../support/cli';
import { trf } from '../support/files/trfText';

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

/** What nobody asks for costs nothing at the start: each is read from its place when it is asked for. */
test.each([
  ...LANGUAGES.flatMap((language) => [
    `words/${language}/phrases.json`,
    `words/${language}/problems.json`,
    `words/${language}/read.json`,
  ]),
  'walk/page.json',
])('%s is a text of its own in the file', (part) => {
  expect(fs.readFileSync(bundle, 'latin1')).toContain(`\n"${part}": [`);
});

test('a page is published with the script that walks through its last round', () => {
  fs.writeFileSync(
    path.join(folder, 'named.trf'),
    `192 FIDE_DUTCH\n${fs.readFileSync(played, 'utf8')}`,
  );
  expect(pairsheet('publish', 'named.trf', '-o', 'page.html', '--brackets').status).toBe(0);
  expect(fs.readFileSync(path.join(folder, 'page.html'), 'utf8')).toMatch(/script-src 'sha256-/);
});

/** Engines come into the file as parts of their own: each answers as its source does, a refusal too. */
test.each(SYSTEM_IDS)('%s pairs, explains and refuses as the source does', async (id) => {
  const event = path.join(
    CORPUS,
    fs.readdirSync(CORPUS).find((name) => /-n[67]-/.test(name))!,
  );
  const words = [
    ['pair', 'e.trf', '--system', id, '--round', '3', '--json'],
    ['explain', 'e.trf', '--system', id, '--round', '2'],
    ['explain', 'e.trf', '--system', id, '--round', '3', '--why', '1', '2'],
    ['pair', 'full.trf', '--system', id],
    ['check', 'e.trf', '--system', id],
  ];
  const text = fs.readFileSync(event, 'utf8');
  // Two players who have met have nobody else.
  const full = trf(
    'XXR 2',
    'XXC white1',
    { no: 1, name: 'Alder', rating: 2000, points: '1.0', rounds: ['2 w 1'] },
    { no: 2, name: 'Birch', rating: 1900, points: '0.0', rounds: ['1 b 0'] },
  );
  const terminal = new Terminal({ 'e.trf': text, 'full.trf': full });
  fs.writeFileSync(path.join(folder, 'e.trf'), text);
  fs.writeFileSync(path.join(folder, 'full.trf'), full);
  for (const asked of words) {
    const status = await terminal.run(...asked);
    const built = pairsheet(...asked);
    expect([built.status, built.stdout]).toEqual([status, terminal.stdout]);
  }
});

test('Node knows every flag that is set', () => {
  expect(pairsheet('--version').stderr).toBe('');
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
