/** Rounds that are running and games that were postponed, through the command line; fictional players. */
import { Terminal } from '../support/cli';
import { trf } from '../support/files/trfText';

/** Round 2 is paired and has no results; the site prints a Buchholz of 0 for the winners and 1 for the losers of round 1. */
const RUNNING = `No.\t\tName\tRtg\t1.Rd\t2.Rd\tPts.
1\tGM\tAda Alder\t2400\t3b1\t2w\t1
2\tACM\tBo Birch\t2000\t4w1\t1b\t1
3\t\tCy Cedar\t1800\t1w0\t4b\t0
4\tAFM\tDi Dogwood\t1700\t2b0\t3w\t0
`;

/** Ada and Bo postponed their game of round 1; round 3 is running. */
const POSTPONED = `Rk.\tName\tRtg\t1.Rd\t2.Rd\t3.Rd\tPts
1\tCy Cedar\t1800\t4w1\t3b½\t2w\t1,5
2\tDi Dogwood\t1700\t3w\t4b1\t1b\t1
3\tAda Alder\t2000\t2b\t1w½\t4b\t0,5
4\tBo Birch\t1900\t1b0\t2w0\t3w\t0
`;

const rows = (terminal: Terminal) =>
  (
    JSON.parse(terminal.stdout) as {
      standings: { name: string; points: number; tieBreaks: Record<string, number | null> }[];
    }
  ).standings;

test('a round that is running counts nowhere, and the list says so', async () => {
  const terminal = new Terminal({ 'open.tsv': RUNNING });
  const codes = 'BH,SB,PS,STD,REP,WON,KS';
  expect(await terminal.run('standings', 'open.tsv', '--tie-breaks', codes, '--json')).toBe(0);
  expect(rows(terminal).map(({ name, tieBreaks }) => [name, ...Object.values(tieBreaks)])).toEqual([
    ['Ada Alder', 0, 0, 1, 1, 1, 1, 0],
    ['Bo Birch', 0, 0, 1, 1, 1, 1, 0],
    ['Cy Cedar', 1, 0, 0, 0, 1, 0, 0],
    ['Di Dogwood', 1, 0, 0, 0, 1, 0, 0],
  ]);
  expect(terminal.stderr).toContain('not final: round 2 is running, 2 games have no result');
  expect(terminal.stderr).not.toContain('unknown-title');
});

test('the working shows the game as one without result', async () => {
  const terminal = new Terminal({ 'open.tsv': RUNNING });
  await terminal.run('standings', 'open.tsv', '--tie-breaks', 'BH', '--detail', '1');
  expect(terminal.stdout).toMatch(/ 2 {2}2 Bo Birch .* – .*no result yet/);
  expect(terminal.stdout).not.toMatch(/2 Bo Birch.*played/);
});

test('no edition counts a game without result', async () => {
  for (const edition of ['C07-2026', 'C07-2024', 'C07-2023', 'FIDE-2009', 'FFE-1998']) {
    const terminal = new Terminal({ 'open.tsv': RUNNING });
    const asked = ['--tie-breaks', 'BH', '--edition', edition, '--json'];
    expect(await terminal.run('standings', 'open.tsv', ...asked)).toBe(0);
    expect(rows(terminal).map(({ tieBreaks }) => tieBreaks.BH)).toEqual([0, 0, 1, 1]);
  }
});

test('blank before the last round is postponed: read, told with its count, not final', async () => {
  const terminal = new Terminal({ 'open.tsv': POSTPONED });
  expect(await terminal.run('standings', 'open.tsv', '--tie-breaks', 'BH', '--json')).toBe(0);
  expect(rows(terminal).map(({ points }) => points)).toEqual([1.5, 1, 0.5, 0]);
  expect(terminal.stderr).toContain('1 game postponed');
  expect(terminal.stderr).toContain('not final: 1 postponed or adjourned game is open (2-3 (1))');
});

test.each(['*', '?', ''])('“%s” in an earlier round reads alike', async (mark) => {
  const table = POSTPONED.replace('3w\t4b1', `3w${mark}\t4b1`).replace('2b\t1w½', `2b${mark}\t1w½`);
  const terminal = new Terminal({ 'open.tsv': table });
  expect(await terminal.run('standings', 'open.tsv', '--json')).toBe(0);
  expect(rows(terminal).map(({ points }) => points)).toEqual([1.5, 1, 0.5, 0]);
});

test('record 162 announces what an open game is worth in the standings', async () => {
  const event = (line: string) =>
    trf(
      line,
      { no: 1, rounds: ['2 w ?', '3 b 1'] },
      { no: 2, rounds: ['1 b ?', '4 w 1'] },
      { no: 3, rounds: ['4 w 1', '1 w 0'] },
      { no: 4, rounds: ['3 b 0', '2 b 0'] },
    );
  const pointsBy = async (line: string) => {
    const terminal = new Terminal({ 'e.trf': event(line) });
    expect(await terminal.run('standings', 'e.trf', '--json')).toBe(0);
    return rows(terminal).map(({ points }) => points);
  };
  expect(await pointsBy('XXR 3')).toEqual([1, 1, 1, 0]);
  expect(await pointsBy('162  X 0.5')).toEqual([1.5, 1.5, 1, 0]);
});

test('a TRF with an open game written anew says the same of it', async () => {
  const text = trf(
    '162  X 0.5',
    { no: 1, rounds: ['2 w ?', '3 b 1'] },
    { no: 2, rounds: ['1 b ?', '4 w 1'] },
    { no: 3, rounds: ['4 w 1', '1 w 0'] },
    { no: 4, rounds: ['3 b 0', '2 b 0'] },
  );
  const terminal = new Terminal({ 'e.trf': text });
  expect(await terminal.run('convert', 'e.trf', '-o', 'f.trf', '--format', 'trf26')).toBe(0);
  expect(terminal.text('f.trf')).toContain('162  X 0.5');
});
