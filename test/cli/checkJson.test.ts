/** What a script reads of `check`: an entry for every file, and an exit code in which a bad file hides no difference. */
import { Terminal } from '../support/cli';
import { trf } from '../support/files/trfText';

/** By Dutch of 2026 round 1 of four players is 1-3 and 4-2. */
const WRONG = trf(
  '012 Open of the Grove',
  '042 2026/05/01',
  '052 2026/05/03',
  { no: 1, rating: 2000, rounds: ['2 w 1'] },
  { no: 2, rating: 1900, rounds: ['1 b 0'] },
  { no: 3, rating: 1800, rounds: ['4 w 1'] },
  { no: 4, rating: 1700, title: 'ZZ', rounds: ['3 b 0'] },
);
const BAD = '001  1  Alder,Ada  XYZ 111\n';

interface Entry {
  file: string;
  system: string | null;
  systemBecause: string | null;
  event: { name: string; start: string; end: string; players: number } | null;
  errors: { code: string; place: string }[];
  warnings: { code: string }[];
  differing: unknown[];
  standings: { checked: boolean; differing: unknown[] };
}
const entries = (terminal: Terminal) => (JSON.parse(terminal.stdout) as { files: Entry[] }).files;

test('every file has an entry, with what was found in it and why its edition', async () => {
  const terminal = new Terminal({ 'wrong.trf': WRONG, 'bad.trf': BAD });
  expect(await terminal.run('check', 'bad.trf', 'wrong.trf', 'gone.trf', '--json')).toBe(5);
  const [bad, wrong, gone] = entries(terminal);
  expect([bad.file, bad.system, bad.event]).toEqual(['bad.trf', null, null]);
  expect(bad.errors).toMatchObject([{ code: 'line-out-of-columns', place: '1' }]);
  expect(gone.errors).toMatchObject([{ code: 'file-missing' }]);
  expect(wrong).toMatchObject({
    system: 'dutch-2026',
    event: { name: 'Open of the Grove', start: '2026/05/01', end: '2026/05/03', players: 4 },
    warnings: [{ code: 'unknown-title' }],
    errors: [],
  });
  expect(wrong.systemBecause).toContain('2026-05-01');
  expect(wrong.differing).toHaveLength(1);
});

test('--exit-bits adds up what was found; without it the codes mean what they meant', async () => {
  const terminal = new Terminal({ 'wrong.trf': WRONG, 'bad.trf': BAD });
  expect(await terminal.run('check', 'wrong.trf')).toBe(1);
  expect(await terminal.run('check', 'wrong.trf', 'bad.trf')).toBe(3);
  expect(await terminal.run('check', 'wrong.trf', '--exit-bits')).toBe(8);
  expect(await terminal.run('check', 'wrong.trf', 'bad.trf', '--exit-bits')).toBe(8 + 32);
  expect(await terminal.run('check', 'wrong.trf', 'gone.trf', '--exit-bits')).toBe(8 + 64);
});

/** A ranking: its numbers are places, so round 1 is judged by numbers rebuilt from the ratings. */
const RANKING = `Rk.\tName\tRtg\t1.Rd\t2.Rd\tPts.
1\tDi Dogwood\t1700\t2w1\t3b1\t2
2\tAda Alder\t2000\t1b0\t4w1\t1
3\tBo Birch\t1900\t4b1\t1w0\t1
4\tCy Cedar\t1800\t3w0\t2b0\t0
`;

test('ranks and points of a table are what it prints', async () => {
  const terminal = new Terminal({ 'r.tsv': RANKING });
  await terminal.run('check', 'r.tsv', '--tie-breaks', 'BH', '--edition', 'C07-2026', '--json');
  const [entry] = entries(terminal);
  expect(entry.standings.checked).toBe(true);
  expect(terminal.stderr).not.toContain('neither ranks nor points');
  expect(entry.event).toMatchObject({ numbersRebuilt: true });
});

test('a wrong place of a table is told by the number that the player goes by', async () => {
  const wrong = RANKING.replace('1\tDi', '4\tDi').replace('4\tCy', '1\tCy');
  const swapped = wrong.replace(
    /(\d)([wb])/g,
    (_, no: string, colour: string) => `${no === '1' ? '4' : no === '4' ? '1' : no}${colour}`,
  );
  const terminal = new Terminal({ 'r.tsv': swapped });
  await terminal.run('check', 'r.tsv', '--tie-breaks', 'BH', '--edition', 'C07-2026');
  expect(terminal.stdout).toContain('Di Dogwood');
});

test('what was rebuilt stands on the line of the verdict', async () => {
  const terminal = new Terminal({ 'r.tsv': RANKING });
  await terminal.run('check', 'r.tsv');
  expect(terminal.stdout).toMatch(
    /r\.tsv: round 1: .*\[by numbers rebuilt from rating, title and name\]/,
  );
});

/** Dutch of 2026 by the order 1 2 3 4 5 9 6 7 8 10, as if 9 had been seeded between 5 and 6. */
test('a round that another place of one player in the order explains says so on its line', async () => {
  const order = [1, 2, 3, 4, 5, 9, 6, 7, 8, 10];
  const players = order.map((no) => ({ no, rounds: [] as string[] }));
  order.slice(0, 5).forEach((upper, index) => {
    const lower = order[index + 5];
    const [white, black] = index % 2 === 0 ? [upper, lower] : [lower, upper];
    players.find(({ no }) => no === white)!.rounds.push(`${black} w 1`);
    players.find(({ no }) => no === black)!.rounds.push(`${white} b 0`);
  });
  const lines = players.sort((a, b) => a.no - b.no);
  const file = trf(
    '012 Heath Open',
    '042 2026/05/01',
    ...lines.map((line) => ({ ...line, rating: 2300 - 10 * line.no })),
  );
  const terminal = new Terminal({ 'heath.trf': file });
  expect(await terminal.run('check', 'heath.trf')).toBe(1);
  expect(terminal.stdout.split('\n')[0]).toContain(
    '[fits as if 9 had been seeded between 5 and 6]',
  );
  await terminal.run('check', 'heath.trf', '--json');
  expect(entries(terminal)[0].differing).toMatchObject([
    { round: 1, asIfSeeded: { no: 9, after: 5, before: 6 } },
  ]);
  // Right as it is: nothing is looked for.
  const right = trf(
    '012 Heath Open',
    '042 2026/05/01',
    { no: 1, rating: 2000, rounds: ['3 w 1'] },
    { no: 2, rating: 1900, rounds: ['4 b 1'] },
    { no: 3, rating: 1800, rounds: ['1 b 0'] },
    { no: 4, rating: 1700, rounds: ['2 w 0'] },
  );
  const other = new Terminal({ 'right.trf': right });
  expect(await other.run('check', 'right.trf')).toBe(0);
  expect(other.stdout).not.toContain('seeded');
});
