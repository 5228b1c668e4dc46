/** Workbooks with several sections on the command line: one is chosen, check and verify take all. */
import { Terminal } from '../support/cli';
import { FOUR, twoSectionFile } from '../support/twoSections';

let bytes: Uint8Array;
beforeAll(async () => {
  bytes = await twoSectionFile();
});
const terminal = () => new Terminal({ 'e.xlsx': bytes });

const NEED_ONE: readonly (readonly string[])[] = [
  ['pair', 'e.xlsx'],
  ['standings', 'e.xlsx'],
  ['explain', 'e.xlsx', '--round', '1'],
  ['convert', 'e.xlsx', '-o', 'out.trf'],
  ['workbook', 'to-trf', 'e.xlsx', '-o', 'out.trf'],
  ['publish', 'e.xlsx', '-o', 'out.html'],
  ['compare', 'e.xlsx', '--systems', 'dutch-2016,dutch-2026'],
  ['cma', 'e.xlsx'],
  ['prizes', 'e.xlsx'],
];

test.each(NEED_ONE)('%s wants to know which section, and names them: exit 3', async (...words) => {
  const shell = terminal();
  expect(await shell.run(...words)).toBe(3);
  expect(shell.stderr).toContain('Open, B');
  expect(shell.stderr).toContain('[section-to-choose]');
  expect(shell.stdout).toBe('');
  expect([...shell.files.keys()]).toEqual(['e.xlsx']);
});

test('a section is taken by its name or by that of its event, capitals or not', async () => {
  const shell = terminal();
  for (const name of ['B', 'b']) {
    expect(await shell.run('standings', 'e.xlsx', '--section', name, '--csv')).toBe(0);
    expect(shell.stdout).toContain('Quartz');
    expect(shell.stdout).not.toContain('Alder');
  }
  expect(await shell.run('standings', 'e.xlsx', '--section', 'open', '--csv')).toBe(0);
  expect(shell.stdout).toContain('Alder');
  expect(shell.stdout).not.toContain('Quartz');
});

test('an unknown section is refused with those that there are', async () => {
  const shell = terminal();
  expect(await shell.run('pair', 'e.xlsx', '--section', 'C')).toBe(3);
  expect(shell.stderr).toContain('[unknown-section]');
  expect(shell.stderr).toContain('Open, B');
});

test('pair writes the round of one section beside that of the other', async () => {
  const shell = terminal();
  expect(await shell.run('pair', 'e.xlsx', '--section', 'B', '--json')).toBe(0);
  // Round 3 of four players who have met in two rounds: the pairs that are left.
  const { pairs } = JSON.parse(shell.stdout) as { pairs: { white: number; black: number }[] };
  expect(pairs.map(({ white, black }) => [white, black].sort().join('-')).sort()).toEqual([
    '1-4',
    '2-3',
  ]);
  expect(await shell.run('verify', 'e.xlsx', '--section', 'B')).toBe(0);
  expect(await shell.run('convert', 'e.xlsx', '--section', 'B', '-o', 'b.trf')).toBe(0);
  expect(shell.text('b.trf').match(/^001 /gm)).toHaveLength(FOUR.players.length);
  // The other one is as it was: one round, and no log to prove it by.
  expect(await shell.run('convert', 'e.xlsx', '--section', 'Open', '-o', 'a.csv')).toBe(0);
  expect(shell.text('a.csv')).not.toContain('R2');
  expect(await shell.run('verify', 'e.xlsx', '--section', 'Open')).toBe(1);
});

test('check and verify take all sections, each told by its name', async () => {
  const shell = terminal();
  await shell.run('pair', 'e.xlsx', '--section', 'B');
  await shell.run('check', 'e.xlsx', '--json');
  const { files } = JSON.parse(shell.stdout) as {
    files: { file: string; section: string; rounds: number }[];
  };
  expect(files.map(({ file, section, rounds }) => [file, section, rounds])).toEqual([
    ['e.xlsx', 'Open', 1],
    ['e.xlsx', 'B', 3],
  ]);
  expect(await shell.run('verify', 'e.xlsx', '--json')).toBe(1);
  const answers = shell.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { section: string; ok: boolean });
  expect(answers.map(({ section, ok }) => [section, ok])).toEqual([
    ['Open', false],
    ['B', true],
  ]);
});

test('a section taken out into a workbook of its own is the only event there', async () => {
  const shell = terminal();
  expect(await shell.run('convert', 'e.xlsx', '--section', 'B', '-o', 'b.xlsx')).toBe(0);
  expect(await shell.run('standings', 'b.xlsx', '--csv')).toBe(0);
  expect(shell.stdout).toContain('Quartz');
});

test('where there is one event, --section is a slip unless it names it', async () => {
  const shell = terminal();
  await shell.run('convert', 'e.xlsx', '--section', 'B', '-o', 'b.xlsx');
  await shell.run('convert', 'b.xlsx', '-o', 'b.trf');
  for (const file of ['b.xlsx', 'b.trf']) {
    expect(await shell.run('standings', file, '--section', 'A')).toBe(3);
    expect(shell.stderr).toContain('[no-sections]');
  }
  expect(await shell.run('standings', 'b.xlsx', '--section', 'open (B)')).toBe(0);
});

describe('sections', () => {
  test('lists them with players and rounds', async () => {
    const shell = terminal();
    expect(await shell.run('sections', 'e.xlsx', '--json')).toBe(0);
    const { sections } = JSON.parse(shell.stdout) as { sections: { section: string }[] };
    expect(sections.map(({ section }) => section)).toEqual(['Open', 'B']);
    expect(sections[1]).toMatchObject({ players: FOUR.players.length, round: FOUR.pairedRounds });
    expect(await shell.run('sections', 'e.xlsx')).toBe(0);
    expect(shell.stdout).toMatch(/^Open\t\d+\t\d+\/\d+\nB\t4\t2\/3\n$/);
  });

  test('gives another name, by which it is found, and its log proves it', async () => {
    const shell = terminal();
    expect(await shell.run('sections', 'e.xlsx', '--rename', 'B', 'Youth')).toBe(0);
    expect(shell.stderr).toContain('backup');
    expect(await shell.run('standings', 'e.xlsx', '--section', 'Youth', '--csv')).toBe(0);
    expect(shell.stdout).toContain('Quartz');
    expect(await shell.run('verify', 'e.xlsx', '--section', 'Youth')).toBe(0);
    expect(await shell.run('sections', 'e.xlsx', '--rename', 'Youth', 'Open')).toBe(3);
    expect(shell.stderr).toContain('[section-exists]');
    expect(await shell.run('sections', 'e.xlsx', '--rename', 'Open', 'A')).toBe(3);
    expect(shell.stderr).toContain('[section-without-name]');
  });

  test('deletes one with rounds only when that is said twice, and never the workbook’s own event', async () => {
    const shell = terminal();
    expect(await shell.run('sections', 'e.xlsx', '--delete', 'B')).toBe(3);
    expect(shell.stderr).toContain('[section-has-rounds]');
    expect(await shell.run('sections', 'e.xlsx', '--delete', 'Open', '--yes')).toBe(3);
    expect(shell.stderr).toContain('[section-not-deleted]');
    expect([...shell.files.keys()]).toEqual(['e.xlsx']);
    expect(await shell.run('sections', 'e.xlsx', '--delete', 'b', '--yes')).toBe(0);
    expect(await shell.run('sections', 'e.xlsx')).toBe(0);
    expect(shell.stdout).toMatch(/^Open\t/);
    expect(shell.stdout).not.toContain('B\t');
    // One event again: nobody has to say which, and its log has the line.
    expect(await shell.run('standings', 'e.xlsx', '--csv')).toBe(0);
    await shell.run('verify', 'e.xlsx');
    expect(shell.stdout).toContain('1 of 1 line of the log with a proof that fits');
  });
});
