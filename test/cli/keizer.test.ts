import { Terminal } from '../support/cli';
import { trf } from '../support/files/trfText';

/** Four players, one evening: 1 beat 2, 3 and 4 drew. */
const player = (no: number, rounds: readonly string[]) => ({
  no,
  name: `Player ${no}`,
  rating: 2000 - no,
  rounds: [...rounds],
});
const EVENT = trf(
  'XXR 9',
  player(1, ['2 w 1']),
  player(2, ['1 b 0']),
  player(3, ['4 w =']),
  player(4, ['3 b =']),
);

interface Row {
  rank: number;
  no: number;
  points: number;
  tieBreaks: Record<string, number>;
}
interface Part {
  round: number | null;
  used: number;
  value: number;
}

test('standings by the ladder, with the working of a value', async () => {
  const terminal = new Terminal({ 'club.trf': EVENT });
  const rules = ['--system', 'keizer', '--parameters', 'top 10; again 0'];
  await terminal.run('standings', 'club.trf', ...rules, '--json');
  const { standings } = JSON.parse(terminal.stdout);
  expect(
    standings.map(({ rank, no, points, tieBreaks }: Row) => [rank, no, points, tieBreaks]),
  ).toEqual([
    [1, 1, 1, { KEIZER: 19 }],
    [2, 3, 0.5, { KEIZER: 11.5 }],
    [3, 4, 0.5, { KEIZER: 11 }],
    [4, 2, 0, { KEIZER: 9 }],
  ]);
  await terminal.run('standings', 'club.trf', ...rules, '--detail', '1', '--json');
  const { KEIZER } = JSON.parse(terminal.stdout).detail;
  expect(KEIZER.parts.map(({ round, used, value }: Part) => [round, used, value])).toEqual([
    [null, 10, 10],
    [1, 9, 9],
  ]);
});

test('the next evening, and rules that are not understood', async () => {
  const terminal = new Terminal({ 'club.trf': EVENT });
  await terminal.run('pair', 'club.trf', '--system', 'keizer');
  expect(terminal.stdout).toBe('2\n3 1\n4 2\n');
  const unknown = ['--system', 'keizer', '--parameters', 'x'];
  expect(await terminal.run('pair', 'club.trf', ...unknown)).toBe(3);
  expect(terminal.stderr).toContain('“x”');
  const swiss = ['--system', 'dutch-2026', '--parameters', 'top 60'];
  expect(await terminal.run('pair', 'club.trf', ...swiss)).toBe(3);
});

/** K2: the value of the first place follows from who is there when round 1 is paired, and stays. */
test('a workbook keeps the value of the first place from round 1 on', async () => {
  const begun = trf('XXR 9', ...[1, 2, 3, 4, 5, 6, 7].map((no) => player(no, [])));
  const terminal = new Terminal({ 'club.trf': begun });
  const rules = (text: string) => /### Rules of the system: (.*)/.exec(text)?.[1] ?? null;
  const kept = async (): Promise<string | null> => {
    await terminal.run('workbook', 'to-trf', 'club.xlsx', '--format', 'trf26', '-o', 'back.trf');
    return rules(terminal.text('back.trf'));
  };
  await terminal.run('workbook', 'from-trf', 'club.trf', '--system', 'keizer', '-o', 'club.xlsx');
  expect(await kept()).toBeNull();
  expect(await terminal.run('pair', 'club.xlsx')).toBe(0);
  // Seven players: the last is worth 3, the first three times as much.
  expect(await kept()).toBe('top 9');
});
