import fs from 'fs';
import os from 'os';
import path from 'path';
import type { AuditRecord } from '../../src/event/audit/record';
import { nodeFolder } from '../../cli/season/folder';
import { readWorkbook } from '../../src/xlsx/workbook';
import { Terminal } from '../support/cli';
import { SeasonTerminal } from '../support/season';

/** An event by Dutch 2026 that `check` finds without a difference (test/cli/generate.test.ts). */
async function generated(seed: number): Promise<string> {
  const terminal = new Terminal();
  const words = ['--system', 'dutch-2026', '--players', '12', '--rounds', '5', '--seed', `${seed}`];
  await terminal.run('generate', ...words, '-o', 'e.trf');
  return terminal.text('e.trf');
}

/** Two players with the same result in round 1 and opponents of the same colour change opponents. */
function withOtherRound1(trf: string): string {
  const lines = trf.split('\n');
  const at = (no: number) =>
    lines.findIndex((line) => Number(/^001 +(\d+)/.exec(line)?.[1]) === no);
  const cell = (no: number) => lines[at(no)].slice(91, 99);
  const opponent = (no: number) => Number(cell(no).slice(0, 4));
  const put = (no: number, text: string) => {
    const line = lines[at(no)];
    lines[at(no)] = line.slice(0, 91) + text + line.slice(99);
  };
  const players = lines.flatMap((line) => Number(/^001 +(\d+)/.exec(line)?.[1] ?? '') || []);
  for (const a of players)
    for (const b of players) {
      if (a >= b || cell(a).slice(4) !== cell(b).slice(4) || opponent(a) === 0) continue;
      const [x, y] = [cell(a), cell(b)];
      const [ox, oy] = [opponent(a), opponent(b)];
      put(a, y);
      put(b, x);
      put(ox, cell(ox).replace(/^ *\d+/, String(b).padStart(4)));
      put(oy, cell(oy).replace(/^ *\d+/, String(a).padStart(4)));
      return lines.join('\n');
    }
  throw new Error('No two players to exchange');
}

/** A table of four as a results site prints it; Buchholz in TB1 added up by hand: Alder 1 + 1 + 2. */
const TABLE = [
  'No\tName\tRtg\tRd1\tRd2\tRd3\tPts\tTB1',
  '1\tAlder\t2000\t3w1\t2b1\t4w0\t2\t4',
  '2\tBirch\t1900\t4b0\t1w0\t3b1\t1\t5',
  '3\tCedar\t1800\t1b0\t4w1\t2w0\t1\t5',
  '4\tDogwood\t1700\t2w1\t3b0\t1b1\t2\t4',
].join('\n');

const records = (terminal: Terminal): AuditRecord[] =>
  terminal.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as AuditRecord);

const OLE = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...Array(600).fill(7)]);

describe('a folder with an event that fits, one that does not, and files that are none', () => {
  let terminal: SeasonTerminal;
  let exit: number;
  let found: readonly AuditRecord[];

  beforeAll(async () => {
    const good = await generated(1);
    terminal = new SeasonTerminal({
      's/good.trf': good,
      's/open/other.trf': withOtherRound1(await generated(2)),
      's/cut.trf': good.slice(0, good.lastIndexOf('\n001') + 30),
      's/empty.trf': '',
      's/locked.xlsx': OLE,
      's/letter.pdf': '%PDF-1.7 a letter',
      's/workbook.trf': new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0]),
      's/table.tsv': TABLE,
    });
    exit = await terminal.run('audit', 's', '-o', 's/audit.xlsx', '--ndjson');
    found = records(terminal);
  });

  const of = (file: string) => found.find((record) => record.file === file)!;

  test('one line an event in the order of the files, and 1 because something differs', () => {
    expect(exit).toBe(1);
    expect(found.map(({ file }) => file)).toEqual([
      's/cut.trf',
      's/empty.trf',
      's/good.trf',
      's/letter.pdf',
      's/locked.xlsx',
      's/open/other.trf',
      's/table.tsv',
      's/workbook.trf',
    ]);
  });

  test('an event that fits says by which edition and why that', () => {
    const { system, systemBecause, rounds, event } = of('s/good.trf');
    expect(system).toBe('dutch-2026');
    expect(systemBecause).toContain('FIDE_DUTCH_2025');
    expect(rounds).toEqual({ judged: 5, differing: [], fits: ['dutch-2026'], fitsDiffer: 0 });
    expect(event).toMatchObject({ players: 12, rounds: 5 });
  });

  test('a round that differs has both pairings, the article and a sentence, as check has them', async () => {
    const [first] = of('s/open/other.trf').rounds.differing;
    await terminal.run('check', 's/open/other.trf', '--json');
    const checked = JSON.parse(terminal.stdout).files[0].differing[0];
    expect(first).toMatchObject(checked);
    expect(first.round).toBe(1);
    expect(first.why).not.toBe('');
  });

  test('files that cannot be read are rows that say why', () => {
    for (const file of [
      's/cut.trf',
      's/empty.trf',
      's/locked.xlsx',
      's/letter.pdf',
      's/workbook.trf',
    ]) {
      const { event, notJudged } = of(file);
      expect(event).toBeNull();
      expect(notJudged).toHaveLength(1);
      expect(notJudged[0].what).toBe('file');
      expect(notJudged[0].because).not.toBe('');
      expect(notJudged[0].code).not.toBe('our-fault');
    }
    expect(of('s/empty.trf').notJudged[0].code).toBe('empty-file');
  });

  test('a column of tie-breaks has its code and the editions with which it agrees', () => {
    const [column] = of('s/table.tsv').columns;
    expect(column).toMatchObject({ head: 'TB1', code: 'BH', equal: 4, figures: 4, differing: [] });
    expect(column.editions).toContain('C07-2026');
  });

  test('the workbook: what tells most first, a row an event, a sheet a kind of finding', async () => {
    const book = await readWorkbook(terminal.read('s/audit.xlsx'));
    if (!book.ok) throw new Error('not a workbook');
    const sheets = book.value.sheets.filter(({ hidden, veryHidden }) => !hidden && !veryHidden);
    expect(sheets.map(({ name }) => name)).toEqual([
      'Most telling',
      'Events',
      'Rounds',
      'Places',
      'Tie-breaks',
      'Not judged',
    ]);
    const rows = (name: string) =>
      sheets
        .find((sheet) => sheet.name === name)!
        .rows.slice(4)
        .map((row) =>
          row.map((cell) => String((cell as { value?: unknown })?.value ?? cell ?? '')),
        );
    expect(rows('Most telling').length).toBeLessThanOrEqual(10);
    expect(rows('Most telling')[0].join()).toContain('s/open/other.trf');
    expect(rows('Events')).toHaveLength(8);
    expect(rows('Events')[0].join()).toContain('s/open/other.trf');
    expect(rows('Not judged').filter((row) => row.join().includes('s/empty.trf'))).toHaveLength(1);
  });

  test('nothing of the run is left beside the workbook, and the workbook is no event of the folder', () => {
    expect([...terminal.files.keys()].filter((name) => /part\.ndjson/.test(name))).toEqual([]);
    expect(found.some(({ file }) => file === 's/audit.xlsx')).toBe(false);
  });
});

test('an interrupted run goes on where it stopped; a file that was changed since is read again', async () => {
  const terminal = new SeasonTerminal({
    's/a.trf': await generated(1),
    's/b.trf': await generated(2),
    's/c.trf': await generated(3),
  });
  const { read } = terminal;
  terminal.read = (file) => {
    if (file === 's/c.trf') throw new RangeError('the power fails');
    return read(file);
  };
  // The third file ends the run as a fault of the machine would: what was found is kept.
  const append = terminal.folder.append;
  terminal.folder.append = (file, text) => {
    if (text.includes('s/c.trf')) throw new Error('the power fails');
    append(file, text);
  };
  expect(await terminal.run('audit', 's', '-o', 'o.xlsx')).toBe(2);
  expect(terminal.exists('o.xlsx')).toBe(false);

  terminal.read = read;
  terminal.folder.append = append;
  terminal.write('o.xlsx.part.ndjson', `${terminal.text('o.xlsx.part.ndjson')}{"path":"s/c.t`);
  terminal.touch('s/b.trf', await generated(4));
  terminal.reads.clear();
  expect(await terminal.run('audit', 's', '-o', 'o.xlsx', '--ndjson')).toBe(0);
  expect([...terminal.reads.keys()]).toEqual(['o.xlsx.part.ndjson', 's/b.trf', 's/c.trf']);
  expect(terminal.stderr).toContain('1 of 3 files were done before the interruption');
  expect(records(terminal).map(({ file }) => file)).toEqual(['s/a.trf', 's/b.trf', 's/c.trf']);
  expect(records(terminal)[1].event?.name).toContain('seed 4');
});

test('what was found for another question is not taken', async () => {
  const terminal = new SeasonTerminal({ 's/a.trf': await generated(1) });
  terminal.write('o.xlsx.part.ndjson', '{"pairsheet":"0.0.1"}\n{"path":"s/a.trf"}\n');
  expect(await terminal.run('audit', 's', '-o', 'o.xlsx')).toBe(0);
  expect(terminal.stdout).toBe('1 event: 0 with differences, 0 that cannot be read\n');
});

test('a folder without a difference but with a file that cannot be read gives 3', async () => {
  const terminal = new SeasonTerminal({ 's/a.trf': await generated(1), 's/b.trf': '' });
  expect(await terminal.run('audit', 's', '-o', 'o.xlsx')).toBe(3);
});

test('requests that are refused', async () => {
  const terminal = new SeasonTerminal({ 's/a.trf': await generated(1) });
  expect(await terminal.run('audit', 's')).toBe(3);
  expect(terminal.stderr).toContain('option-missing');
  expect(await terminal.run('audit', 'nowhere', '-o', 'o.xlsx')).toBe(5);
  expect(await terminal.run('audit', 's', '-o', 'locked/o.xlsx')).toBe(5);
});

test('the files of a real folder: below it too, in order, none that is hidden', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pairsheet-folder-'));
  try {
    fs.mkdirSync(path.join(folder, 'b'));
    for (const name of ['c.trf', 'b/a.trf', '.hidden', '~$open.xlsx'])
      fs.writeFileSync(path.join(folder, name), 'x');
    const found = nodeFolder.list(folder);
    expect(found.map((file) => path.relative(folder, file.path))).toEqual([
      path.join('b', 'a.trf'),
      'c.trf',
    ]);
    expect(found.every(({ size, time }) => size === 1 && time > 0)).toBe(true);
    expect(() => nodeFolder.list(path.join(folder, 'c.trf'))).toThrow('ENOTDIR');
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});
