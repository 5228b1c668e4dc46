import {
  readCrosstable,
  type CrosstableRead,
} from '../../../src/formats/crosstable/readCrosstable';
import type { Problem } from '../../../src/model/problems';
import { score } from '../../../src/model/tournament';

/**
 * One little event of six fictional players and three rounds, written as different programs print
 * it; the expected points were added up by hand. Round 2: a forfeit; round 3: a bye and a half-point
 * bye.
 */
const NAMES = ['Ada Alder', 'Bo Birch', 'Cy Cedar', 'Di Dogwood', 'Ed Elm', 'Flo Fir'];
const POINTS = [2.5, 2, 1, 1.5, 1.5, 1];

function read(range: unknown[][]): CrosstableRead & { warnings: readonly Problem[] } {
  const table = readCrosstable(range);
  if (!table.ok) throw new Error(JSON.stringify(table.problems, null, 1));
  return { ...table.value, warnings: table.warnings };
}
const points = ({ tournament }: CrosstableRead) =>
  tournament.players.map((player) => score(tournament, player) / 2);

/** Rows with number, name, three cells and the points. */
function table(head: string[], cells: string): unknown[][] {
  const rows = cells
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return [head, ...rows.map((row, i) => [String(i + 1), NAMES[i], ...row, String(POINTS[i])])];
}
const HEAD = ['No', 'Name', 'R1', 'R2', 'R3', 'Pts'];

describe('the same event in the cells of', () => {
  it.each<[string, string, string]>([
    [
      'a results site in English',
      'site',
      '4w1|2b½|3w1\n5b1|1w½|-½\n6w1|4b-|1b0\n1b0|3w+|6w½\n2w0|6b½|-1\n3b0|5w½|4b½',
    ],
    [
      'a results site in Dutch (z: zwart)',
      'site',
      '4w1|2z½|3w1\n5z1|1w½|-½\n6w1|4z-|1z0\n1z0|3w+|6w½\n2w0|6z½|-1\n3z0|5w½|4z½',
    ],
    [
      'a results site in German (s: schwarz)',
      'site',
      '4w1|2s½|3w1\n5s1|1w½|-½\n6w1|4s-|1s0\n1s0|3w+|6w½\n2w0|6s½|spielfrei\n3s0|5w½|4s½',
    ],
    [
      'a results site in Polish (c: czarne, b: białe)',
      'site',
      '4b1|2c½|3b1\n5c1|1b½|-½\n6b1|4c-|1c0\n1c0|3b+|6b½\n2b0|6c½|-1\n3c0|5b½|4c½',
    ],
    [
      'a wall grid in French',
      'signs-first',
      '+4B|=2N|+3B\n+5N|=1B|=\n+6B|<4N|-1N\n-1N|>3B|=6B\n-2B|=6N|EXE\n-3N|=5B|=4N',
    ],
    [
      'a wall grid without colours, where -1 is a game lost to number 1',
      'signs-first',
      '+4|=2|+3\n+5|=1|=\n+6|<4|-1\n-1|>3|=6\n-2|=6|EXE\n-3|=5|=4',
    ],
    [
      'Vega, sign, colour and opponent',
      'signs-first',
      '+W4|=B2|+W3\n+B5|=W1|=\n+W6|<B4|-B1\n-B1|>W3|=W6\n-W2|=B6|BYE\n-B3|=W5|=B4',
    ],
    [
      'an American chart',
      'letters-first',
      'W 4|D 2|W 3\nW 5|D 1|H\nW 6|F 4|L 1\nL 1|X 3|D 6\nL 2|D 6|B\nL 3|D 5|D 4',
    ],
    [
      'WinTD (B--- and H---)',
      'letters-first',
      'W4|D2|W3\nW5|D1|H---\nW6|F4|L1\nL1|X3|D6\nL2|D6|B---\nL3|D5|D4',
    ],
    [
      'SwissPerfect',
      'letters-last',
      ' 4:W| 2:D| 3:W\n 5:W| 1:D| 0:=\n 6:W| 4:-| 1:L\n 1:L| 3:+| 6:D\n 2:L| 6:D| 0:+\n 3:L| 5:D| 4:D',
    ],
    [
      'Vega, the result above the opponent',
      'result-first',
      '1 4|½ 2|1 3\n1 5|½ 1|½ BYE\n1 6|- 4|0 1\n0 1|+ 3|½ 6\n0 2|½ 6|1 BYE\n0 3|½ 5|½ 4',
    ],
    [
      'German letters (gewonnen, remis, verloren)',
      'letters-first',
      'G4|R2|G3\nG5|R1|=\nG6|-4|V1\nV1|+3|R6\nV2|R6|frei\nV3|R5|R4',
    ],
    [
      'Spanish letters (ganada, tablas, perdida)',
      'letters-last',
      '4G|2T|3G\n5G|1T|=\n6G|4-|1P\n1P|3+|6T\n2P|6T|descansa\n3P|5T|4T',
    ],
    [
      'letters with the colour in brackets',
      'letters-first',
      'W 4 (w)|D 2 (b)|W 3 (w)\nW 5 (b)|D 1 (w)|H\nW 6 (w)|F 4 (b)|L 1 (b)\nL 1 (b)|X 3 (w)|D 6 (w)\nL 2 (w)|D 6 (b)|B\nL 3 (b)|D 5 (w)|D 4 (b)',
    ],
    [
      'a results site in German with K for kampflos',
      'site',
      '4w1|2s½|3w1\n5s1|1w½|-½\n6w1|4s0K|1s0\n1s0|3w1K|6w½\n2w0|6s½|-1K\n3s0|5w½|4s½',
    ],
    [
      'opponent, colon, result',
      'site',
      '4:1|2:½|3:1\n5:1|1:½|-½\n6:1|4:-|1:0\n1:0|3:+|6:½\n2:0|6:½|-1\n3:0|5:½|4:½',
    ],
    [
      'colour, opponent, result',
      'colour-first',
      'w4 1|b2 ½|w3 1\nb5 1|w1 ½|½ bye\nw6 1|b4 -|b1 0\nb1 0|w3 +|w6 ½\nw2 0|b6 ½|bye\nb3 0|w5 ½|b4 ½',
    ],
  ])('%s', (_, kind, cells) => {
    const event = read(table(HEAD, cells));
    expect(points(event)).toEqual(POINTS);
    expect(event.kind.id).toBe(kind);
    expect(event.warnings).toEqual([]);
    const outcome = (no: number, round: number) =>
      event.tournament.players[no - 1].entries[round - 1].outcome;
    expect([outcome(3, 2), outcome(4, 2)]).toEqual(['forfeitLoss', 'forfeitWin']);
    expect([outcome(2, 3), outcome(5, 3)]).toEqual(['halfBye', 'pairingBye']);
  });
});

it('takes 12+ 5= 3- for games, not for forfeits, where no figure is a result', () => {
  const event = read([
    ['No', 'Name', 'R1', 'R2', 'Pts'],
    ['1', 'Ada Alder', '2+', '3=', '1½'],
    ['2', 'Bo Birch', '1-', '4+', '1'],
    ['3', 'Cy Cedar', '4+', '1=', '1½'],
    ['4', 'Di Dogwood', '3-', '2-', '0'],
  ]);
  expect(points(event)).toEqual([1.5, 1, 1.5, 0]);
  expect(event.kind.id).toBe('signs-last');
  expect(event.tournament.players[0].entries.map(({ outcome }) => outcome)).toEqual([
    'win',
    'draw',
  ]);
});

it('keeps + and - for forfeits where figures are results', () => {
  const event = read([
    ['No', 'Name', 'R1', 'Pts'],
    ['1', 'Ada Alder', '2w+', '1'],
    ['2', 'Bo Birch', '1b-', '0'],
    ['3', 'Cy Cedar', '4w1', '1'],
    ['4', 'Di Dogwood', '3b0', '0'],
  ]);
  expect(event.tournament.players.map(({ entries }) => entries[0].outcome)).toEqual([
    'forfeitWin',
    'forfeitLoss',
    'win',
    'loss',
  ]);
});

describe('U alone', () => {
  const chart = (cells: [string, string, string][], last: string[]) => [
    ['No', 'Name', 'R1', 'R2', 'Pts'],
    ...cells.map(([name, one, two], i) => [String(i + 1), name, one, two, last[i]]),
  ];
  it('is unplayed and worth nothing in an American chart', () => {
    const event = read(
      chart(
        [
          ['Ada Alder', 'W2', 'U'],
          ['Bo Birch', 'L1', 'W3'],
          ['Cy Cedar', 'U', 'L2'],
        ],
        ['1', '1', '0'],
      ),
    );
    expect(points(event)).toEqual([1, 1, 0]);
  });
  it('is the pairing-allocated bye of TRF16 beside cells such as 2w1', () => {
    const event = read(
      chart(
        [
          ['Ada Alder', '2w1', 'U'],
          ['Bo Birch', '1b0', '3w1'],
          ['Cy Cedar', 'U', '2b0'],
        ],
        ['2', '1', '1'],
      ),
    );
    expect(points(event)).toEqual([2, 1, 1]);
    expect(event.kind.id).toBe('site');
  });
  it('is unplayed there too if the printed points say so', () => {
    const event = read(
      chart(
        [
          ['Ada Alder', '2w1', 'U'],
          ['Bo Birch', '1b0', '3w1'],
          ['Cy Cedar', 'U', '2b0'],
        ],
        ['1', '1', '0'],
      ),
    );
    expect(points(event)).toEqual([1, 1, 0]);
    expect(event.kind.id).toBe('site-unplayed');
  });
});

it('reads what a spreadsheet leaves of -0: a nought is an absence', () => {
  const event = read([
    ['Rk.', 'Name', '1.Rd', '2.Rd', 'Pts.'],
    ['1', 'Ada Alder', '2w1', '-1', '2'],
    ['2', 'Bo Birch', '1b0', '0', '0'],
  ]);
  expect(points(event)).toEqual([2, 0]);
});

it('words of programs are text like any other', () => {
  for (const word of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
    const table = readCrosstable([
      ['No', 'Name', 'R1', word],
      ['1', word, '2w1', 'x'],
      ['2', 'Bo Birch', word, 'y'],
    ]);
    expect(!table.ok && table.problems.map(({ code, value }) => [code, value])).toEqual([
      ['unknown-cell', word],
    ]);
  }
});

describe('points other than 1-½-0', () => {
  it('are found from 3-1-0 in the cells (as football-like events print them)', () => {
    const event = read([
      ['No', 'Name', 'R1', 'R2', 'Pts'],
      ['1', 'Ada Alder', '2w3', '3b1', '4'],
      ['2', 'Bo Birch', '1b0', '4w3', '3'],
      ['3', 'Cy Cedar', '4w3', '1w1', '4'],
      ['4', 'Di Dogwood', '3b0', '2b0', '0'],
    ]);
    expect(points(event)).toEqual([4, 3, 4, 0]);
    expect(event.warnings.map(({ code }) => code)).toEqual(['points-counted-otherwise']);
  });
  it('are found from 2-1-0 in the cells (as draughts prints them)', () => {
    const event = read([
      ['No', 'Naam', 'R1', 'R2', 'Punten'],
      ['1', 'Ada Alder', '2w2', '3z1', '3'],
      ['2', 'Bo Birch', '1z0', '4w2', '2'],
      ['3', 'Cy Cedar', '4w2', '1w1', '3'],
      ['4', 'Di Dogwood', '3z0', '2z0', '0'],
    ]);
    expect(points(event)).toEqual([3, 2, 3, 0]);
    expect(event.kind.id).toBe('two-points');
  });
  it('are found from the printed points, and said', () => {
    const event = read([
      ['No', 'Name', 'R1', 'R2', 'Pts'],
      ['1', 'Ada Alder', '2w1', '3b½', '4'],
      ['2', 'Bo Birch', '1b0', '4w1', '3'],
      ['3', 'Cy Cedar', '4w1', '1w½', '4'],
      ['4', 'Di Dogwood', '3b0', '2b0', '0'],
    ]);
    expect(points(event)).toEqual([4, 3, 4, 0]);
    expect(event.warnings).toMatchObject([
      { code: 'points-counted-otherwise', args: { points: '(3-1-0)' } },
    ]);
  });
  it('that nothing explains are refused, a single one is told', () => {
    const rows = (...printed: string[]) => [
      ['No', 'Name', 'R1', 'R2', 'Pts'],
      ['1', 'Ada Alder', '2w1', '3b½', printed[0]],
      ['2', 'Bo Birch', '1b0', '4w1', printed[1]],
      ['3', 'Cy Cedar', '4w1', '1w½', printed[2]],
      ['4', 'Di Dogwood', '3b0', '2b0', printed[3]],
    ];
    expect(read(rows('1½', '2', '1½', '0')).warnings).toMatchObject([
      { code: 'score-differs', value: '2', args: { player: 2, score: '1' } },
    ]);
    const refused = readCrosstable(rows('7', '2', '5', '0'));
    expect(!refused.ok && refused.problems[0]).toMatchObject({
      code: 'points-contradict',
      args: { wrong: 3, players: 4 },
    });
  });
});
