/**
 * Workbooks that other people made, as a results site or an arbiter hands them out: titles above the
 * table, a legend below, a starting list beside the ranking. Fictional players.
 */
import { writeOds, writeXlsx } from 'hucre';
import { Terminal } from '../support/cli';
import { container, makeOldWorkbook } from '../support/files/oldWorkbook';

type Rows = (string | number)[][];
const RANKING: Rows = [
  ['From the database of a results site'],
  ['Open of the Grove'],
  ['Final Ranking crosstable after 2 Rounds'],
  ['Rk.', '', 'Name', 'Rtg', '1.Rd', '2.Rd', 'Pts.', 'TB1'],
  [1, '', 'Cy Cedar', 1800, ' 3w1', ' 2b1', 2, 1.5],
  [2, 'FM', 'Ada Alder', 2000, ' 4b1', ' 1w0', 1, 2],
  [3, '', 'Bo Birch', 1800, ' 1b0', ' 4w½', 0.5, 2.5],
  [4, '', 'Di Dogwood', 1700, ' 2w0', ' 3b½', 0.5, 1.5],
  [],
  ['Annotation:'],
  ['Tie Break1: Buchholz Tie-Breaks'],
];
/** Cedar and Birch have the same rating: only the list says that Birch is number 2. */
const START: Rows = [
  ['Starting rank'],
  ['No.', '', 'Name', 'Rtg'],
  [1, 'FM', 'Ada Alder', 2000],
  [2, '', 'Bo Birch', 1800],
  [3, '', 'Cy Cedar', 1800],
  [4, '', 'Di Dogwood', 1700],
];
const NOTES: Rows = [['Regulations'], ['Bring a pen.']];
const JUNIORS: Rows = [
  ['No', 'Name', 'R1', 'Pts'],
  [1, 'Flo Fir', '2w1', 1],
  [2, 'Gus Gum', '1b0', 0],
];

const sheets = (named: Record<string, Rows>) => ({
  sheets: Object.entries(named).map(([name, rows]) => ({ name, rows })),
});
const standings = async (terminal: Terminal, ...words: string[]) => {
  const exit = await terminal.run('standings', ...words, '--json');
  if (exit !== 0) return { exit, err: terminal.stderr };
  const { standings: rows } = JSON.parse(terminal.stdout) as {
    standings: { name: string; points: number }[];
  };
  return rows.map(({ name, points }) => `${name} ${points}`);
};
const RIGHT = ['Cy Cedar 2', 'Ada Alder 1', 'Bo Birch 0.5', 'Di Dogwood 0.5'];

describe('a crosstable in a workbook of', () => {
  it.each([
    ['e.xlsx', () => writeXlsx(sheets({ Notes: NOTES, Ranking: RANKING }))],
    ['e.ods', () => writeOds(sheets({ Notes: NOTES, Ranking: RANKING }))],
    ['e.xls', async () => makeOldWorkbook('Ranking', RANKING)],
  ])('%s', async (name, make) => {
    const terminal = new Terminal({ [name]: await make() });
    expect(await standings(terminal, name)).toEqual(RIGHT);
    expect(terminal.stderr).toContain(
      `${name}: Sheet “Ranking”. Read as a crosstable of a results site`,
    );
  });

  test('text in UTF-16, with and without its mark', async () => {
    const text = RANKING.map((row) => row.join('\t')).join('\r\n');
    const little = new Uint8Array(Buffer.from(text, 'utf16le'));
    const marked = new Uint8Array([0xff, 0xfe, ...little]);
    const big = new Uint8Array(Buffer.from(marked).swap16());
    for (const bytes of [little, marked, big])
      expect(await standings(new Terminal({ 'e.txt': bytes }), 'e.txt')).toEqual(RIGHT);
  });
});

test('starting numbers come from the list beside the ranking, which is said', async () => {
  const book = await writeXlsx(sheets({ Ranking: RANKING, Start: START }));
  const terminal = new Terminal({ 'e.xlsx': book });
  expect(await terminal.run('convert', 'e.xlsx', '-o', 'e.trf')).toBe(0);
  expect(terminal.stderr).toContain('Starting numbers come from the sheet “Start”');
  expect(terminal.text('e.trf')).toMatch(/^001 {4}2 {6}Bo Birch/m);
  expect(terminal.text('e.trf')).toMatch(/^001 {4}3 {6}Cy Cedar/m);
});

test('problems name the cell', async () => {
  const wrong = RANKING.map((row) => row.map((cell) => (cell === ' 2b1' ? '2b7' : cell)));
  const terminal = new Terminal({ 'e.ods': await writeOds(sheets({ Ranking: wrong })) });
  expect(await terminal.run('standings', 'e.ods')).toBe(3);
  expect(terminal.stderr).toContain('e.ods:Ranking!F5: error: “2b7”');
});

test('a list beside a crosstable with faults is not taken in its place', async () => {
  const wrong = RANKING.map((row) => row.map((cell) => (cell === ' 2b1' ? '2b7' : cell)));
  const book = await writeXlsx(sheets({ Start: START, Ranking: wrong }));
  const terminal = new Terminal({ 'e.xlsx': book });
  expect(await terminal.run('standings', 'e.xlsx')).toBe(3);
  expect(terminal.stderr).toContain('[unknown-cell]');
});

test('two events in a workbook: each is checked, one is asked for by its sheet', async () => {
  const book = await writeXlsx(sheets({ Open: RANKING, Juniors: JUNIORS }));
  const terminal = new Terminal({ 'e.xlsx': book });
  expect(await terminal.run('standings', 'e.xlsx')).toBe(3);
  expect(terminal.stderr).toContain('[sheet-to-choose]');
  expect(await standings(terminal, 'e.xlsx', '--section', 'juniors')).toEqual([
    'Flo Fir 1',
    'Gus Gum 0',
  ]);
  expect(await terminal.run('standings', 'e.xlsx', '--section', 'Seniors')).toBe(3);
  expect(terminal.stderr).toContain('Open, Juniors');
  await terminal.run('check', 'e.xlsx');
  expect(terminal.stderr).toContain('e.xlsx (Open)');
  expect(terminal.stderr).toContain('e.xlsx (Juniors)');
});

test('a table of teams in a sheet is ranked by match points', async () => {
  const teams: Rows = [
    ['Rk.', 'Team', '1.Rd', 'TB1'],
    [1, 'Grove', '2w3½', 2],
    [2, 'Heath', '1b½', 0],
  ];
  const terminal = new Terminal({ 'e.ods': await writeOds(sheets({ Teams: teams })) });
  expect(await terminal.run('standings', 'e.ods')).toBe(0);
  expect(terminal.stderr).toContain('2 teams, 4 boards a match');
  expect(terminal.stdout.split('\n')[1]).toMatch(/1 +1 +Grove +2 +3.5/);
  expect(await terminal.run('check', 'e.ods')).toBe(3);
  expect(terminal.stderr).toContain('[table-of-teams]');
});

describe('refused in words:', () => {
  const ods = () => writeOds(sheets({ Ranking: RANKING }));
  it.each<[string, string, () => Promise<Uint8Array> | Uint8Array, string]>([
    ['an .ods that is cut', 'e.ods', async () => (await ods()).slice(0, 700), 'not-a-spreadsheet'],
    ['text called .ods', 'e.ods', () => Buffer.from('hello'), 'not-a-workbook'],
    ['text called .xls', 'e.xls', () => Buffer.from('hello'), 'not-a-workbook'],
    [
      'an .xls that is cut',
      'e.xls',
      () => makeOldWorkbook('Ranking', RANKING).slice(0, 1700),
      'not-a-spreadsheet',
    ],
    [
      'an .xls under a password',
      'e.xls',
      () => makeOldWorkbook('Ranking', RANKING, true),
      'file-under-password',
    ],
    [
      'an .xlsx under a password',
      'e.xlsx',
      () => container('EncryptedPackage', [1, 2, 3]),
      'file-under-password',
    ],
    [
      'an old document of another program',
      'e.xls',
      () => container('WordDocument', [1, 2, 3]),
      'not-a-spreadsheet',
    ],
    [
      'sheets without a table',
      'e.ods',
      () => writeOds(sheets({ Notes: NOTES })),
      'no-table-in-sheets',
    ],
    ['a new workbook', 'e.xlsx', () => writeXlsx(sheets({ Notes: NOTES })), 'no-players-table'],
  ])('%s', async (_, name, make, code) => {
    const terminal = new Terminal({ [name]: new Uint8Array(await make()) });
    expect(await terminal.run('standings', name)).toBe(3);
    expect(terminal.stderr).toContain(`[${code}]`);
    expect(terminal.stdout).toBe('');
  });
});
