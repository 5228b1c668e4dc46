import fs from 'fs';
import { corpusFiles } from '../support/cases';
import { Terminal } from '../support/cli';
import { trf } from '../support/files/trfText';

const [PLAYED] = corpusFiles('dutch-2012', '.trf').filter((file) => file.includes('n11-r7'));
const played = () => new Terminal({ 'e.trf': fs.readFileSync(PLAYED) });

/** Round 1 by the text: the upper half against the lower one, colours alternating from the drawn one. */
const START = trf(
  'XXR 3',
  'XXC black1',
  ...[1, 2, 3, 4, 5].map((no) => ({ no, name: `P${no}`, rating: 2100 - no })),
);

describe('pair', () => {
  test('prints the number of lines, the pairs in table order, the bye last as "n 0"', async () => {
    const terminal = new Terminal({ 's.trf': START });
    expect(await terminal.run('pair', 's.trf', '--system', 'dutch-2012')).toBe(0);
    expect(terminal.stdout).toBe('3\n3 1\n2 4\n5 0\n');
    expect(terminal.stderr).toBe('');
  });

  test('--json', async () => {
    const terminal = new Terminal({ 's.trf': START });
    await terminal.run('pair', 's.trf', '--system', 'dutch-2012', '--json');
    expect(JSON.parse(terminal.stdout)).toEqual({
      round: 1,
      pairs: [
        { table: 1, white: 3, black: 1 },
        { table: 2, white: 2, black: 4 },
      ],
      bye: 5,
    });
  });

  test('"bye" is null if there is none; who asked for a bye is not paired', async () => {
    const text = START.replace(/(001 +5.*)/, (line) => line.padEnd(91) + '0000 - H');
    const terminal = new Terminal({ 's.trf': text });
    await terminal.run('pair', 's.trf', '--system', 'dutch-2012', '--json');
    expect(JSON.parse(terminal.stdout)).toMatchObject({ bye: null, pairs: [{}, {}] });
  });

  test('the initial colour is White if nobody says otherwise', async () => {
    const terminal = new Terminal({ 's.trf': START.replace('XXC black1\n', '') });
    await terminal.run('pair', 's.trf', '--system', 'dutch-2012');
    expect(terminal.stdout).toBe('3\n1 3\n4 2\n5 0\n');
  });

  test('without XXR it pairs, warns, and does not take the round for the last', async () => {
    const terminal = new Terminal({ 's.trf': START.replace('XXR 3\n', '') });
    expect(await terminal.run('pair', 's.trf', '--system', 'dutch-2012')).toBe(0);
    expect(terminal.stderr).toContain('rounds-not-declared');
  });

  test('--round pairs an earlier round again as the file has it', async () => {
    const terminal = played();
    expect(
      await terminal.run('pair', 'e.trf', '--system', 'dutch-2012', '--round', '4', '--json'),
    ).toBe(0);
    const { round, pairs, bye } = JSON.parse(terminal.stdout);
    expect({ round, bye }).toEqual({ round: 4, bye: 5 });
    expect(pairs).toContainEqual({ table: 1, white: 1, black: 11 });
  });

  test('a round beyond the last is a bad request', async () => {
    const terminal = played();
    expect(await terminal.run('pair', 'e.trf', '--system', 'dutch-2012')).toBe(3);
    expect(terminal.stderr).toContain('beyond-last-round');
  });

  test('games without result are listed', async () => {
    const text = trf(
      'XXR 3',
      { no: 1, rounds: ['3 w'] },
      { no: 2, rounds: ['4 b'] },
      { no: 3, rounds: ['1 b'] },
      { no: 4, rounds: ['2 w'] },
    );
    const terminal = new Terminal({ 'e.trf': text });
    expect(await terminal.run('pair', 'e.trf', '--system', 'dutch-2012')).toBe(3);
    expect(terminal.stderr.match(/result-missing/g)).toHaveLength(1);
    expect(terminal.stderr).toContain('round 1: 2 results missing: 1–3, 2–4.');
  });

  test('no legal pairing ends in 1, with reasons', async () => {
    const text = trf('XXR 3', { no: 1, rounds: ['2 w 1'] }, { no: 2, rounds: ['1 b 0'] });
    const terminal = new Terminal({ 'e.trf': text });
    expect(await terminal.run('pair', 'e.trf', '--system', 'dutch-2012')).toBe(1);
    expect(terminal.stdout).toBe('');
    expect(terminal.stderr).toContain('There is no legal pairing for round 2.');
    expect(terminal.stderr.trim().split('\n').length).toBeGreaterThan(1);
  });

  test('XXC rank: the lines are the order of strength, the numbers stay those of the file', async () => {
    const text = trf(
      'XXR 3',
      'XXC rank white1',
      ...[4, 3, 2, 1].map((no) => ({ no, name: `P${no}` })),
    );
    const terminal = new Terminal({ 'r.trf': text });
    await terminal.run('pair', 'r.trf', '--system', 'dutch-2012');
    expect(terminal.stdout).toBe('2\n4 2\n1 3\n');
  });

  test('a refusal names players by number and name', async () => {
    const players = [2000, 1900, 0, 1700].map((rating, i) => ({
      no: i + 1,
      name: `Player ${'ABCD'[i]}`,
      rating,
    }));
    const terminal = new Terminal({ 'u.trf': trf('XXR 3', 'XXC white1', ...players) });
    expect(await terminal.run('pair', 'u.trf', '--system', 'dubov-1997')).toBe(3);
    expect(terminal.stderr).toContain('no rating: 3 Player C;');
    expect(terminal.stderr).toContain('give 3 Player C an estimated rating');
  });
});

describe('check', () => {
  test('an event of the endorsed program has no differences: exit code 0', async () => {
    const terminal = played();
    expect(await terminal.run('check', 'e.trf', '--system', 'dutch-2012')).toBe(0);
    expect(terminal.stdout).toBe('7 rounds, 0 differ\n');
  });

  test('XXC rank: the judge speaks of the numbers of the file', async () => {
    // By rank 4, 3, 2, 1: 4-2 and 1-3. The file paired neighbours.
    const rounds = { 4: '3 w 1', 3: '4 b 0', 2: '1 w 1', 1: '2 b 0' };
    const players = ([4, 3, 2, 1] as const).map((no) => ({
      no,
      name: `P${no}`,
      rounds: [rounds[no]],
    }));
    const terminal = new Terminal({ 'r.trf': trf('XXR 1', 'XXC rank white1', ...players) });
    expect(await terminal.run('check', 'r.trf', '--system', 'dutch-2016')).toBe(1);
    const [line, reason] = terminal.stdout.split('\n');
    expect(line).toBe('r.trf: round 1: the file has 2-1 4-3; by the rules 4-2 1-3');
    expect(reason).toContain('4-3, 2-1');
  });

  test('a line per round that differs, the count last, exit code 1', async () => {
    const text = trf(
      'XXR 1',
      { no: 1, rounds: ['2 w 1'] },
      { no: 2, rounds: ['1 b 0'] },
      { no: 3, rounds: ['4 w 1'] },
      { no: 4, rounds: ['3 b 0'] },
    );
    const terminal = new Terminal({ 'd.trf': text, 'e.trf': fs.readFileSync(PLAYED) });
    expect(await terminal.run('check', 'd.trf', 'e.trf', '--system', 'dutch-2012')).toBe(1);
    const lines = terminal.stdout.trim().split('\n');
    expect(lines[0]).toBe('d.trf: round 1: the file has 1-2 3-4; by the rules 1-3 4-2');
    expect(lines.at(-1)).toBe('8 rounds, 1 differ');
  });

  test('wrong colours are a difference', async () => {
    const text = trf(
      'XXR 1',
      'XXC white1',
      { no: 1, rounds: ['2 b 1'] },
      { no: 2, rounds: ['1 w 0'] },
    );
    const terminal = new Terminal({ 'd.trf': text });
    expect(await terminal.run('check', 'd.trf', '--system', 'dutch-2012')).toBe(1);
    expect(terminal.stdout).toContain('the file has 2-1; by the rules 1-2');
  });

  test('a bad file among good ones ends in 3, and the good ones are still checked', async () => {
    const terminal = new Terminal({ 'e.trf': fs.readFileSync(PLAYED), 'bad.trf': '' });
    expect(await terminal.run('check', 'bad.trf', 'e.trf', '--system', 'dutch-2012')).toBe(3);
    expect(terminal.stdout).toBe('7 rounds, 0 differ\n');
  });
});

describe('generate', () => {
  const words = (seed: number) =>
    `generate --system dutch-2012 --players 21 --rounds 5 --seed ${seed} --forfeits 0.1 --byes 0.1 --withdrawals 0.1 --late 0.1 --unusual 0 -o g.trf`.split(
      ' ',
    );

  test('makes a file that reads without a problem and checks without a difference', async () => {
    const terminal = new Terminal();
    expect(await terminal.run(...words(3))).toBe(0);
    expect(await terminal.run('check', 'g.trf', '--system', 'dutch-2012')).toBe(0);
    expect(terminal.stdout).toBe('5 rounds, 0 differ, 0 places differ\n');
    expect(terminal.stderr).not.toMatch(/warning|error/);
  });

  test('the same seed gives the same file, another seed another', async () => {
    const files = [];
    for (const seed of [3, 3, 4]) {
      const terminal = new Terminal();
      await terminal.run(...words(seed));
      files.push(terminal.text('g.trf').replace(/^012.*\n/, ''));
    }
    expect(files[0]).toBe(files[1]);
    expect(files[0]).not.toBe(files[2]);
  });

  test('without -o it prints the file', async () => {
    const terminal = new Terminal();
    await terminal.run(...words(3).slice(0, -2));
    expect(terminal.stdout).toContain('XXR 5\n');
  });

  test('more rounds than opponents: no legal pairing, exit code 1', async () => {
    const terminal = new Terminal();
    const impossible = 'generate --system dutch-2012 --players 4 --rounds 5 --seed 1 -o g.trf';
    expect(await terminal.run(...impossible.split(' '))).toBe(1);
    expect(terminal.files.size).toBe(0);
  });
});

describe('standings', () => {
  test('--json has the shape of the contract', async () => {
    const terminal = played();
    expect(await terminal.run('standings', 'e.trf', '--tie-breaks', 'BH, SB', '--json')).toBe(0);
    const { rounds, standings } = JSON.parse(terminal.stdout);
    expect(rounds).toBe(7);
    expect(standings).toHaveLength(11);
    expect(standings[0]).toEqual({
      rank: 1,
      no: 1,
      name: 'Test0001 Player0001',
      points: 6.5,
      tieBreaks: { BH: expect.any(Number), SB: expect.any(Number) },
    });
  });

  test('undefined is null', async () => {
    const terminal = played();
    const french = ['--edition', 'FFE-1998', '--json'];
    await terminal.run('standings', 'e.trf', '--tie-breaks', 'DE', ...french);
    expect(JSON.parse(terminal.stdout).standings[0].tieBreaks).toEqual({ DE: null });
  });

  test('--after an earlier round', async () => {
    const terminal = played();
    await terminal.run('standings', 'e.trf', '--after', '1', '--json');
    const { rounds, standings } = JSON.parse(terminal.stdout);
    expect(rounds).toBe(1);
    expect(standings[0].points).toBe(1);
  });

  test('--csv quotes what needs it', async () => {
    const text = trf(
      { no: 1, name: 'Last, "First"', rounds: ['2 w 1'] },
      { no: 2, rounds: ['1 b 0'] },
    );
    const terminal = new Terminal({ 'e.trf': text });
    await terminal.run('standings', 'e.trf', '--csv');
    expect(terminal.stdout.split('\r\n').slice(0, 2)).toEqual([
      'Rank,No,Name,Rtg,Pts',
      '1,1,"Last, ""First""",2000,1',
    ]);
  });

  test('--detail shows the terms of a player, by number or name', async () => {
    const terminal = played();
    await terminal.run('standings', 'e.trf', '--tie-breaks', 'BH', '--detail', '1');
    const byNumber = terminal.stdout;
    expect(byNumber).toContain('BH = ');
    expect(byNumber.split('\n').filter((line) => /^ *\d+ /.test(line))).toHaveLength(7);
    await terminal.run(
      'standings',
      'e.trf',
      '--tie-breaks',
      'BH',
      '--detail',
      'test0001 player0001',
    );
    expect(terminal.stdout).toBe(byNumber);
    await terminal.run('standings', 'e.trf', '--tie-breaks', 'BH', '--detail', '1', '--json');
    expect(JSON.parse(terminal.stdout).detail.BH.parts).toHaveLength(7);
  });

  test('--preset takes a list by name; the help names them all', async () => {
    const terminal = played();
    expect(await terminal.run('standings', 'e.trf', '--preset', 'French-F10', '--json')).toBe(0);
    const [first] = JSON.parse(terminal.stdout).standings;
    expect(Object.keys(first.tieBreaks)).toEqual(['DE-1', 'ARO']);
    await terminal.run('standings', '--help', '--lang', 'pt');
    expect(terminal.stdout).toContain('Sistema francês de 1994 (F.10): DE-1, ARO');
  });

  test('--preset unknown, or together with --tie-breaks: refused', async () => {
    const terminal = played();
    expect(await terminal.run('standings', 'e.trf', '--preset', 'mine')).toBe(3);
    expect(terminal.stderr).toContain('It takes swiss, swiss-encounter,');
    expect(
      await terminal.run('standings', 'e.trf', '--preset', 'french-f10', '--tie-breaks', 'BH'),
    ).toBe(3);
    expect(terminal.stderr).toContain('options --preset and --tie-breaks exclude each other');
  });
});

describe('workbook', () => {
  test('a TRF becomes a workbook and the same TRF again', async () => {
    const terminal = played();
    expect(await terminal.run('workbook', 'from-trf', 'e.trf', '-o', 'e.xlsx')).toBe(0);
    expect(await terminal.run('workbook', 'to-trf', 'e.xlsx', '-o', 'f.trf')).toBe(0);
    await terminal.run('standings', 'e.trf', '--json');
    const before = terminal.stdout;
    await terminal.run('standings', 'f.trf', '--json');
    expect(terminal.stdout).toBe(before);
    expect(await terminal.run('check', 'f.trf', '--system', 'dutch-2012')).toBe(0);
  });

  /** TRF26, record 192: the code of the pairing system. TRF16 has no such record. */
  test('to-trf names the edition where TRF26 is asked for, and stays as it was where not', async () => {
    const terminal = played();
    await terminal.run('workbook', 'from-trf', 'e.trf', '-o', 'e.xlsx', '--system', 'dutch-2016');
    const toTrf = async (...options: string[]) => {
      const words = ['workbook', 'to-trf', 'e.xlsx', '-o', 'f.trf', ...options];
      expect(await terminal.run(...words)).toBe(0);
      return terminal.text('f.trf');
    };
    const plain = await toTrf();
    expect(plain).not.toMatch(/^192 /m);
    expect(await toTrf('--format', 'trf16')).toBe(plain);
    expect(await toTrf('--format', 'TRF26')).toMatch(/^192 FIDE_DUTCH_2017$/m);
  });

  test('a format that is none, and one for a workbook, are refused', async () => {
    const terminal = played();
    await terminal.run('workbook', 'from-trf', 'e.trf', '-o', 'e.xlsx');
    expect(
      await terminal.run('workbook', 'to-trf', 'e.xlsx', '-o', 'f.trf', '--format', 'trf25'),
    ).toBe(3);
    expect(terminal.stderr).toContain('[bad-option-value]');
    expect(
      await terminal.run('workbook', 'from-trf', 'e.trf', '-o', 'g.xlsx', '--format', 'trf26'),
    ).toBe(3);
    expect(terminal.stderr).toContain('[format-and-name]');
    expect(terminal.exists('g.xlsx')).toBe(false);
  });

  test('missing results of a workbook are one line with the tables', async () => {
    const terminal = new Terminal({ 's.trf': START });
    await terminal.run('workbook', 'from-trf', 's.trf', '-o', 's.xlsx', '--system', 'dutch-2012');
    await terminal.run('pair', 's.xlsx', '--system', 'dutch-2012');
    expect(await terminal.run('pair', 's.xlsx', '--system', 'dutch-2012')).toBe(3);
    expect(terminal.stderr).toMatch(/error: round 1: 2 results missing: tables 1, 2\./);
    expect(terminal.stderr.match(/missing/g)).toHaveLength(2);
    expect(await terminal.run('pair', 's.xlsx', '--lang', 'fr')).toBe(3);
    expect(terminal.stderr).toContain('2 résultats manquent : tables 1, 2');
  });

  test('pair on a workbook writes the round into it, after a backup', async () => {
    const terminal = new Terminal({ 's.trf': START });
    await terminal.run('workbook', 'from-trf', 's.trf', '-o', 's.xlsx', '--system', 'dutch-2012');
    const original = terminal.read('s.xlsx');
    expect(await terminal.run('pair', 's.xlsx', '--system', 'dutch-2012')).toBe(0);
    expect(terminal.stdout).toBe('3\n3 1\n2 4\n5 0\n');
    expect(terminal.read('s.backup-20260131-184502.xlsx')).toEqual(original);
    await terminal.run('workbook', 'to-trf', 's.xlsx', '-o', 'after.trf');
    const lines = terminal.text('after.trf').match(/^001.*$/gm) ?? [];
    expect(lines.map((line) => line.slice(91).trim())).toEqual([
      '3 b',
      '4 w',
      '1 w',
      '2 b',
      '0000 - U',
    ]);
  });
});

test('cma lists the averages of the opponents', async () => {
  const terminal = played();
  expect(await terminal.run('cma', 'e.trf', '--after', '1', '--json')).toBe(0);
  const { rounds, cma } = JSON.parse(terminal.stdout);
  expect(rounds).toBe(1);
  // Round 1 of the file: 1 beat 5, who is rated 2170.
  expect(cma.find(({ no }: { no: number }) => no === 1)).toMatchObject({ cma: 2170, games: 1 });
});
