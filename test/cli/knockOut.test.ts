import { Terminal } from '../support/cli';
import { trf } from '../support/files/trfText';

/** Six players by seeds, typed by hand: 1 and 2 begin in stage 2; 5 beat 4, 3 and 6 drew. */
const player = (no: number, rounds: readonly string[]) => ({
  no,
  name: `Player ${no}`,
  rating: 2000 - no,
  rounds: [...rounds],
});
const AFTER_ONE = [
  player(1, ['0000 - Z']),
  player(2, ['0000 - Z']),
  player(3, ['6 b =']),
  player(4, ['5 w 0']),
  player(5, ['4 b 1']),
  player(6, ['3 w =']),
];
const HEAD = ['012 Cup', '142 3', '192 CUSTOM_KNOCKOUT'].join('\n');

test('a level meeting is told with what to write, and with that line the next stage is paired', async () => {
  const terminal = new Terminal({
    'cup.trf': trf(HEAD, ...AFTER_ONE),
    'said.trf': trf(`### Play-off: 6, 3\n${HEAD}`, ...AFTER_ONE),
  });
  expect(await terminal.run('pair', 'cup.trf')).not.toBe(0);
  expect(terminal.stderr).toContain('### Play-off: 3, 6');
  expect(await terminal.run('pair', 'said.trf')).toBe(0);
  expect(terminal.stdout).toBe('2\n5 1\n2 6\n');
  await terminal.run('explain', 'said.trf', '--round', '2', '--why', '1', '2');
  expect(terminal.stdout).toContain('Stage 3 of 3'.toLowerCase());
  await terminal.run('explain', 'said.trf', '--round', '2', '--why', '1', '4');
  expect(terminal.stdout).toContain('lost 0–1 against 5');
  await terminal.run('standings', 'said.trf', '--json');
  const { standings } = JSON.parse(terminal.stdout);
  expect(standings.map(({ rank, no }: { rank: number; no: number }) => [rank, no])).toEqual([
    [1, 1],
    [1, 2],
    [1, 5],
    [1, 6],
    [5, 3],
    [5, 4],
  ]);
});

test('who plays nobody in the first stage is printed, and the draw has its own words', async () => {
  const begun = trf(HEAD, ...AFTER_ONE.map(({ no }) => player(no, [])));
  const terminal = new Terminal({ 'cup.trf': begun });
  await terminal.run('pair', 'cup.trf');
  expect(terminal.stdout).toBe('4\n4 5\n6 3\n1 0\n2 0\n');
  terminal.write('lots.trf', `### Rules of the system: draw lot; byes lot; lots 4711\n${begun}`);
  await terminal.run('explain', 'lots.trf');
  expect(terminal.stdout).toContain('The lots drawn from “4711” give the order');
  expect(await terminal.run('pair', 'cup.trf', '--parameters', 'draw lot')).not.toBe(0);
  expect(terminal.stderr).toContain('lots 4711');
});

/** Generated with lots where two are level; as a workbook and back the event is the same. */
test('from a file to a workbook and back nothing is lost, and every round is that of the bracket', async () => {
  const terminal = new Terminal();
  const made = ['--players', '13', '--seed', '5', '--format', 'trf26', '-o', 'cup.trf'];
  expect(await terminal.run('generate', '--system', 'knock-out', ...made)).toBe(0);
  expect(terminal.text('cup.trf')).toContain('192 CUSTOM_KNOCKOUT');
  expect(await terminal.run('workbook', 'from-trf', 'cup.trf', '-o', 'cup.xlsx')).toBe(0);
  const back = ['workbook', 'to-trf', 'cup.xlsx', '--format', 'trf26', '-o', 'back.trf'];
  expect(await terminal.run(...back)).toBe(0);
  const lines = (name: string, head: string): string[] =>
    terminal
      .text(name)
      .split('\n')
      .filter((line) => line.startsWith(head));
  for (const head of ['### Drawing of lots', '192', '142'])
    expect(lines('back.trf', head)).toEqual(lines('cup.trf', head));
  const rounds = (name: string) => lines(name, '001').map((line) => line.slice(91).trimEnd());
  expect(rounds('back.trf')).toEqual(rounds('cup.trf'));
  const told: string[] = [];
  for (const file of ['cup.trf', 'cup.xlsx', 'back.trf']) {
    expect(await terminal.run('check', file)).toBe(0);
    expect(terminal.stdout).toMatch(/4 rounds, 0 differ(, 0 places differ)?\n/);
    await terminal.run('standings', file);
    told.push(terminal.stdout);
  }
  expect(new Set(told).size).toBe(1);
});
