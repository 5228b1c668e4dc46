import { Terminal } from '../support/cli';

/** A starting-rank table as a results site prints it; fictional players. */
const SITE = `Open of the Grove
No.\t\tName\tRtg\t1.Rd\t2.Rd\tPts.
1\tFM\tAda Alder\t2000\t3w1\t2b1\t2
2\t\tBo Birch\t1900\t4b1\t1w0\t1
3\t\tCy Cedar\t1800\t1b0\t4w½\t0,5
4\t\tDi Dogwood\t1700\t2w0\t3b½\t0,5
Total: 4 players
`;
const CHART = 'Pair,Name,R1,Pts\n1,Ada Alder,W2,1\n2,Bo Birch,L1,0\n3,Cy Cedar,U,0\n';

it('standings of a table: the kind and the footer are said beside the answer', async () => {
  const terminal = new Terminal({ 'open.tsv': SITE });
  expect(await terminal.run('standings', 'open.tsv', '--tie-breaks', 'BH', '--json')).toBe(0);
  const { standings } = JSON.parse(terminal.stdout) as {
    standings: { name: string; points: number }[];
  };
  expect(standings.map(({ name, points }) => [name, points])).toEqual([
    ['Ada Alder', 2],
    ['Bo Birch', 1],
    ['Cy Cedar', 0.5],
    ['Di Dogwood', 0.5],
  ]);
  expect(terminal.stderr).toContain('open.tsv: Read as a crosstable of a results site');
  expect(terminal.stderr).toContain('open.tsv:7:1: warning: row skipped: “Total: 4 players”');
});

it('check, pair and explain take it as they take a TRF', async () => {
  const terminal = new Terminal({ 'open.tsv': SITE });
  expect(await terminal.run('check', 'open.tsv', '--system', 'dutch-2016')).toBe(0);
  expect(terminal.stdout).toContain('2 rounds, 0 differ');
  expect(await terminal.run('pair', 'open.tsv', '--system', 'dutch-2016')).toBe(0);
  // 2 and 3 both had White last: the higher one gets Black.
  expect(terminal.stdout).toBe('2\n1 4\n3 2\n');
  expect(await terminal.run('explain', 'open.tsv', '--system', 'dutch-2016', '--round', '2')).toBe(
    0,
  );
});

it('says the kind in the language asked for', async () => {
  const terminal = new Terminal({ 'open.tsv': SITE });
  await terminal.run('standings', 'open.tsv', '--lang', 'fr');
  expect(terminal.stderr).toContain('Lu comme une grille de site de résultats');
});

it('a table without colours gives standings, but no pairings', async () => {
  const terminal = new Terminal({ 'chart.csv': CHART });
  expect(await terminal.run('standings', 'chart.csv')).toBe(0);
  expect(terminal.stderr).toContain('an American chart');
  expect(await terminal.run('pair', 'chart.csv', '--system', 'dutch-2016')).toBe(3);
  expect(terminal.stderr).toContain('[table-without-colours]');
});

it('printed points that the results contradict are told', async () => {
  const terminal = new Terminal({ 'open.tsv': SITE.replace('1w0\t1\n', '1w0\t2\n') });
  expect(await terminal.run('standings', 'open.tsv')).toBe(0);
  expect(terminal.stderr).toContain('open.tsv:4:7: warning');
  expect(terminal.stderr).toContain('[score-differs]');
});

it('what cannot be read is refused with line, cell and cure', async () => {
  const terminal = new Terminal({ 'open.tsv': SITE.replace('4b1', 'four') });
  expect(await terminal.run('standings', 'open.tsv')).toBe(3);
  expect(terminal.stderr).toContain('open.tsv:4:5: error: “four” is not an entry of a crosstable');
  expect(terminal.stdout).toBe('');
});

it('a TRF that is called .txt is still a TRF', async () => {
  const line = (no: number, name: string, game: string) =>
    `001 ${String(no).padStart(4)}      ${name.padEnd(33)} 2000                             0.0 ${String(no).padStart(4)}  ${game}`;
  const trf = ['012 Grove', line(1, 'Ada Alder', '   2 w 1'), line(2, 'Bo Birch', '   1 b 0')];
  const terminal = new Terminal({ 'grove.txt': `${trf.join('\n')}\n` });
  expect(await terminal.run('standings', 'grove.txt')).toBe(0);
  expect(terminal.stdout).toContain('Ada Alder');
  expect(terminal.stderr).not.toContain('Read as');
});
