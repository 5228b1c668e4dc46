import { trfDepartures } from '../../src/event/announced/departures';
import { isChecked, openCells } from '../../src/event/open/openEvent';
import { openTrf } from '../../src/event/open/openTrf';
import { gamesOf, planResults } from '../../src/event/results/results';
import { readBook, updateBook } from '../../src/xlsx/workbook';
import { Terminal } from '../support/cli';
import { trf, type Line } from '../support/files/trfText';

/**
 * Four players, two rounds of three, paired by Dutch 2016: 1-3, 4-2; then the winners 1 and 2 and
 * the losers 3 and 4. Points and ranks as the file would print them.
 */
const PLAYERS: readonly (Line & { rank: number })[] = [
  { no: 1, name: 'Alder', rating: 2000, points: '2.0', rank: 1, rounds: ['3 w 1', '2 b 1'] },
  { no: 2, name: 'Birch', rating: 1900, points: '1.0', rank: 2, rounds: ['4 b 1', '1 w 0'] },
  { no: 3, name: 'Cedar', rating: 1800, points: '1.0', rank: 3, rounds: ['1 b 0', '4 w 1'] },
  { no: 4, name: 'Elder', rating: 1700, points: '0.0', rank: 4, rounds: ['2 w 0', '3 b 0'] },
];

/** The file with the ranks that it prints in columns 86 to 89. */
const file = (players = PLAYERS, ...lines: string[]): string =>
  trf('XXR 3', 'XXC white1', ...lines, ...players)
    .split('\n')
    .map((line) => {
      const player = players.find(({ no }) => line.startsWith(`001 ${String(no).padStart(4)}`));
      if (!player) return line;
      return `${line.slice(0, 85)}${String(player.rank).padStart(4)}${line.slice(89)}`;
    })
    .join('\n');

const check = async (text: string, ...words: string[]) => {
  const terminal = new Terminal({ 'e.trf': text });
  const exit = await terminal.run('check', 'e.trf', '--system', 'dutch-2016', ...words);
  return { exit, out: terminal.stdout, err: terminal.stderr };
};

describe('standings', () => {
  test('are not looked at unless tie-breaks are named', async () => {
    expect(await check(file())).toEqual({ exit: 0, out: '2 rounds, 0 differ\n', err: '' });
  });

  test('that are right', async () => {
    // WINS: 2 and 3 have one each and BH decides: 2 met 1 and 4 (2+0), 3 met 1 and 4: shared.
    const { exit, out, err } = await check(file(), '--tie-breaks', 'BH');
    expect({ exit, out }).toEqual({ exit: 0, out: '2 rounds, 0 differ, 0 places differ\n' });
    expect(err).toContain('any order among them passes: 2');
  });

  test('any order passes where nothing separates', async () => {
    const swapped = PLAYERS.map((player) => ({
      ...player,
      rank: [1, 3, 2, 4][(player.no as number) - 1],
    }));
    const { exit, out } = await check(file(swapped), '--tie-breaks', 'BH');
    expect({ exit, out }).toEqual({ exit: 0, out: '2 rounds, 0 differ, 0 places differ\n' });
  });

  test('a gap in the printed ranks is no difference: the order counts', async () => {
    const wide = PLAYERS.map((player) => ({ ...player, rank: player.rank * 10 }));
    expect((await check(file(wide), '--tie-breaks', 'BH')).exit).toBe(0);
  });

  test('wrong places: a line each, exit code 1', async () => {
    const wrong = PLAYERS.map((player) => ({
      ...player,
      rank: [2, 1, 3, 4][(player.no as number) - 1],
    }));
    const { exit, out } = await check(file(wrong), '--tie-breaks', 'BH');
    expect(exit).toBe(1);
    expect(out.split('\n')).toEqual([
      'e.trf: place of 1 Alder: the file has rank 2, 2 points; by the rules rank 1, 2 points',
      'e.trf: place of 2 Birch: the file has rank 1, 1 points; by the rules rank 2, 1 points',
      '2 rounds, 0 differ, 2 places differ',
      '',
    ]);
  });

  test('wrong points', async () => {
    const wrong = PLAYERS.map((player) =>
      player.no === 4 ? { ...player, points: '0.5' } : player,
    );
    const { exit, out } = await check(file(wrong), '--tie-breaks', 'BH');
    expect(exit).toBe(1);
    expect(out).toContain(
      'place of 4 Elder: the file has rank 4, 0.5 points; by the rules rank 4, 0 points',
    );
  });

  test('the tie-breaks that the file names are enough', async () => {
    const { out } = await check(file(PLAYERS, '202 BH'));
    expect(out).toBe('2 rounds, 0 differ, 0 places differ\n');
  });

  test('an unknown tie-break is refused, and the pairings are checked all the same', async () => {
    const { exit, out, err } = await check(file(), '--tie-breaks', 'XYZ');
    expect(exit).toBe(3);
    expect(err).toContain('[unknown-tie-break]');
    expect(out).toBe('2 rounds, 0 differ\n');
  });
});

describe('--json', () => {
  test('is what the design says, key by key', async () => {
    const { exit, out } = await check(file(), '--json', '--tie-breaks', 'BH');
    expect(exit).toBe(0);
    const begins =
      '{"files":[{"file":"e.trf","system":"dutch-2016","rounds":2,"differing":[],"standings":{"checked":true,"differing":[]}';
    expect(out.slice(0, begins.length)).toBe(begins);
    expect(out.endsWith('}]}\n')).toBe(true);
  });

  test('differences with the pairs that differ and the article', async () => {
    // Round 2 as 1-4, 2-3 although the scores are 1, 1, 0, 0.
    const played = [
      { ...PLAYERS[0], rounds: ['3 w 1', '4 b 1'] },
      { ...PLAYERS[1], rounds: ['4 b 1', '3 w 0'] },
      { ...PLAYERS[2], rounds: ['1 b 0', '2 b 1'] },
      { ...PLAYERS[3], rounds: ['2 w 0', '1 w 0'] },
    ];
    const { exit, out } = await check(file(played), '--json');
    expect(exit).toBe(1);
    const [found] = JSON.parse(out).files;
    expect(found.differing).toEqual([
      {
        round: 2,
        played: [
          { white: 2, black: 3 },
          { white: 4, black: 1 },
        ],
        byTheRules: expect.arrayContaining([{ white: 2, black: 1 }]),
        article: expect.stringMatching(/^C\./),
      },
    ]);
    expect(Object.keys(found)).toEqual([
      ...['file', 'system', 'rounds', 'differing', 'standings'],
      ...['systemBecause', 'tieBreaks', 'event', 'errors', 'warnings'],
    ]);
  });
});

describe('a correction after the pairing', () => {
  /**
   * Round 2 was paired when 4 had beaten 2 (so that 1 and 4 had a point each); later the result
   * of 4-2 was corrected to a win of 2.
   */
  const corrected = [
    { ...PLAYERS[0], rounds: ['3 w 1', '4 b 1'] },
    { ...PLAYERS[1], rounds: ['4 b 1', '3 w 0'] },
    { ...PLAYERS[2], rounds: ['1 b 0', '2 b 1'] },
    { ...PLAYERS[3], rounds: ['2 w 0', '1 w 0'] },
  ];

  test('is named as the cause where it explains the round', async () => {
    const line = '### Correction @ Round 1: 4-2: 1-0 => 0-1';
    const before = await check(file(corrected));
    expect(before.exit).toBe(1);
    expect(before.out).not.toContain('explained');
    const { exit, out } = await check(file(corrected, line));
    expect(exit).toBe(1);
    expect(out).toContain(
      'explained by a correction logged after the pairing: Correction @ Round 1',
    );
  });

  test('is not named where it explains nothing', async () => {
    const { out } = await check(file(corrected, '### Correction @ Round 1: 1-3: 1/2-1/2 => 1-0'));
    expect(out).not.toContain('explained');
  });

  test('a change by hand that the file logs is named', async () => {
    const { out } = await check(file(corrected, '### MPA @ Round 2: 2-1 3-4 => 2-3 4-1'));
    expect(out).toContain('changed by hand: MPA @ Round 2');
  });

  test('adjourned games were draws when the next round was paired', () => {
    const opened = openTrf(file(PLAYERS, '### Adjournment @ Round 1: 1-3 1-0'));
    expect(opened.ok && trfDepartures(opened.value.tournament).corrections).toEqual([
      {
        round: 1,
        players: [1, 3],
        was: ['adjourned', 'adjourned'],
        text: 'Adjournment @ Round 1: 1-3 1-0',
      },
    ]);
  });
});

test('what cannot be checked is said', async () => {
  const nothing = PLAYERS.map((player) => ({ ...player, points: '', rounds: [] }));
  const { exit, out, err } = await check(file(nothing), '--tie-breaks', 'BH');
  expect({ exit, out }).toEqual({ exit: 0, out: '0 rounds, 0 differ\n' });
  expect(err).toContain('no round is paired: nothing to check');
  expect(err).toContain('standings not checked');
});

test('a file that cannot be read does not keep the others from being checked', async () => {
  const terminal = new Terminal({ 'a.trf': file(), 'b.trf': '001 broken\n' });
  const words = ['check', 'b.trf', 'a.trf', '--system', 'dutch-2016'];
  expect(await terminal.run(...words)).toBe(3);
  expect(terminal.stdout).toBe('2 rounds, 0 differ\n');
  expect(await terminal.run(...words, '--json')).toBe(3);
  expect(JSON.parse(terminal.stdout).files.map((each: { file: string }) => each.file)).toEqual([
    'b.trf',
    'a.trf',
  ]);
});

describe('the log of a workbook', () => {
  /** As the rules had it while 4 had beaten 2: 1 and 4 meet, then 2 and 3. */
  const before = trf(
    'XXR 3',
    'XXC white1',
    { no: 1, name: 'Alder', rating: 2000, rounds: ['3 w 1', '4 b 1'] },
    { no: 2, name: 'Birch', rating: 1900, rounds: ['4 b 0', '3 w 0'] },
    { no: 3, name: 'Cedar', rating: 1800, rounds: ['1 b 0', '2 b 1'] },
    { no: 4, name: 'Elder', rating: 1700, rounds: ['2 w 1', '1 w 0'] },
  );

  async function corrected(lang: string): Promise<Terminal> {
    const terminal = new Terminal({ 'e.trf': before });
    const words = `workbook from-trf e.trf --system dutch-2016 -o e.xlsx --lang ${lang}`;
    expect(await terminal.run(...words.split(' '))).toBe(0);
    const bytes = terminal.read('e.xlsx');
    const book = await readBook(bytes);
    const event = book.ok ? openCells(book.value) : null;
    if (!isChecked(event)) throw new Error('the workbook does not read');
    const game = gamesOf(event, 1).find(({ white }) => white === 4)!;
    const { plan } = planResults(event, [{ round: 1, game, text: '0-1' }], 'scoresheet');
    const { language } = event.settings;
    const updated = await updateBook(bytes, plan!, { language, time: '2026-01-31 18:45' });
    if (!updated.ok) throw new Error('not written');
    terminal.write('e.xlsx', updated.value);
    return terminal;
  }

  test.each(['en', 'fr', 'pt'])('a correction logged in %s explains the round', async (lang) => {
    const terminal = await corrected(lang);
    expect(await terminal.run('check', 'e.xlsx')).toBe(1);
    expect(terminal.stdout).toContain('explained by a correction logged after the pairing');
    expect(terminal.stdout.trim().split('\n').at(-1)).toBe('2 rounds, 1 differ');
  });
});
