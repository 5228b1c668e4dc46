import { printedLines } from '../../../src/formats/crosstable/lines/printedLines';
import { readCrosstable } from '../../../src/formats/crosstable/readCrosstable';
import { readTableFile } from '../../../src/formats/crosstable/readTableFile';
import { score } from '../../../src/model/tournament';
import type { Outcome } from '../../../src/model/types';

/** Tables as clubs and smaller programs make them, of fictional players; expected is what stands in the cells. */
const rows = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));

function read(text: string) {
  const table = readCrosstable(rows(text));
  if (!table.ok) throw new Error(JSON.stringify(table.problems, null, 1));
  const { tournament } = table.value;
  const of = (no: number) => tournament.players.find((player) => player.no === no)!;
  const outcomes = (no: number): Outcome[] => of(no).entries.map(({ outcome }) => outcome);
  const points = tournament.players.map((player) => score(tournament, player) / 2);
  return { ...table.value, outcomes, points, of, told: table.warnings.map(({ code }) => code) };
}
const refused = (text: string) => {
  const table = readCrosstable(rows(text));
  return table.ok ? [] : table.problems.map(({ code }) => code);
};

describe('a bye printed as its points alone', () => {
  const table = (bye: string, points: string) => `No|Name|Rtg|R1|R2|R3|Pts
1|Alder, Ada|1800|3w1|4b1|2w½|2.5
2|Birch, Bo|1700|4b1|${bye}|1b½|${points}
3|Cedar, Cy|1600|1b0|-|4b0|0
4|Dogwood, Di|1500|2w0|1w0|3w1|1`;
  it.each<[string, string, Outcome]>([
    ['½', '2', 'halfBye'],
    ['0.5', '2', 'halfBye'],
    ['0,5', '2', 'halfBye'],
    ['1', '2.5', 'pairingBye'],
  ])('%s', (bye, points, outcome) => {
    const { outcomes, told } = read(table(bye, points));
    expect(outcomes(2)).toEqual(['win', outcome, 'draw']);
    expect(told).toEqual(['bare-result-as-bye']);
  });

  it('is a missing number where somebody names the player as opponent', () => {
    const spoilt = table('½', '2').replace('3|Cedar, Cy|1600|1b0|-', '3|Cedar, Cy|1600|1b0|2b½');
    expect(refused(spoilt)).toContain('bare-result');
  });

  it('leaves points that count otherwise to be found', () => {
    const table310 = `No|Name|Rtg|R1|R2|R3|Pts
1|Alder, Ada|1800|3w1|4b1|2w½|7
2|Birch, Bo|1700|4b1|1|1b½|7
3|Cedar, Cy|1600|1b0|-|4b0|0
4|Dogwood, Di|1500|2w0|1w0|3w1|3`;
    expect(read(table310).points).toEqual([3.5, 3.5, 0, 1.5].map((half) => half * 2));
  });
});

test('results without any opponent are refused in one line', () => {
  const table = `Rank|Name|Rating|R1|R2|R3|Points
1|Ada Alder|1794|1|1|½|2.5
2|Bo Birch|1553|1|1|½|2.5
3|Di Dogwood|1716|1|0|1|2
4|Cy Cedar|1384|0|1|0|1`;
  expect(refused(table)).toEqual(['results-without-opponents']);
});

describe('a row of its own for the free place', () => {
  const table = (name: string, rating = '') => `No|Name|Rtg|R1|R2|Pts
1|Alder, Ada|1800|2w1|3b1|2
2|Birch, Bo|1700|1b0|4w1|1
3|Cedar, Cy|1600|4w1|1w0|1
4|${name}|${rating}|3b0|2b0|0`;
  it.each(['BYE', 'bye', 'Bye 1', 'spielfrei', 'Freilos', 'EXEMPT', 'Isento', 'Descansa'])(
    '%s: games against it were not played',
    (name) => {
      const { outcomes, of, told } = read(table(name));
      expect([outcomes(2), outcomes(3)]).toEqual([
        ['loss', 'pairingBye'],
        ['pairingBye', 'loss'],
      ]);
      expect(of(4)).toMatchObject({ expelled: true });
      expect(told).toEqual(['bye-as-player']);
    },
  );

  it.each([
    ['Frei', ''],
    ['Bye, Ann', ''],
    ['Bye', '1500'],
  ])('%p with rating %p is somebody', (name, rating) => {
    const { outcomes, told } = read(table(name, rating));
    expect([outcomes(4), told]).toEqual([['loss', 'loss'], []]);
  });
});

test.each([
  'Surname|First name',
  'Last name|First name',
  'Last|First',
  'Name|First name',
  'Nachname|Vorname',
  'Name|Vorname',
  'Nom|Prénom',
  'Apellidos|Nombre',
  'Cognome|Nome',
  'Nazwisko|Imię',
  'Příjmení|Jméno',
  'Фамилия|Имя',
])('names in two columns: %s', (heads) => {
  const { tournament } = read(`No|${heads}|Rtg|R1|Pts
1|Alder|Ada|1800|2w1|1
2|Alder|Bo|1700|1b0|0`);
  expect(tournament.players.map(({ name }) => name)).toEqual(['Alder, Ada', 'Alder, Bo']);
});

test('first names may stand before surnames; a team is no name beside one', () => {
  const first = read(`No|First name|Last name|Rtg|R1|Pts
1|Ada|Alder|1800|2w1|1
2|Bo|Birch|1700|1b0|0`);
  expect(first.tournament.players[0]!.name).toBe('Alder, Ada');
  const team = read(`No|Name|Team|Rtg|R1|Pts
1|Alder|Grove|1800|2w1|1
2|Birch|Heath|1700|1b0|0`);
  expect(team.tournament.players[0]!.name).toBe('Alder');
});

test('a half that was lost when the text was saved is said to be lost', () => {
  const table = `No|Name|Rtg|R1|Pts
1|Alder, Ada|1800|2w\uFFFD|0.5
2|Birch, Bo|1700|1b\uFFFD|0.5`;
  expect(refused(table)).toContain('cell-lost-character');
});

/** American programs head their rounds `Rd 1`, lined up with blanks. */
test('headings of two words in a printed table', () => {
  const table = readTableFile(`Grove Open. Standings

#  Name          ID        Rtng  Rd 1  Rd 2  Rd 3  Tot
1  Alder, Ada    12345678  1794  W3    W4    D2    2.5
2  Birch, Bo     12345679  1553  H---  W3    D1    2.0
3  Cedar, Cy     12345670  1384  L1    L2    W4    1.0
4  Dogwood, Di   12345671  unr.  B---  L1    L3    1.0
`);
  if (!table.ok) throw new Error(JSON.stringify(table.problems, null, 1));
  const { tournament } = table.value;
  expect(tournament.players.map((player) => score(tournament, player) / 2)).toEqual([2.5, 2, 1, 1]);
  expect(tournament.players.map(({ rating }) => rating)).toEqual([1794, 1553, 1384, 0]);
});

const CHART = `---------------------------------------------------------
 Pair | Player Name                     |Total|Round|Round|
 Num  | USCF ID / Rtg (Pre->Post)       | Pts |  1  |  2  |
---------------------------------------------------------
    1 | ALDER ADA                       |1.5  |W   2|D   3|
   ON | 12345678 / R: 1794   ->1817     |N:2  |W    |B    |
---------------------------------------------------------
    2 | BIRCH BO                        |1.0  |L   1|B    |
   MI | 12345679 / R: 1553   ->1663     |     |B    |     |
---------------------------------------------------------
    3 | CEDAR CY                        |1.0  |H    |D   1|
   MI | 12345670 / R: 1384   ->1640     |     |     |W    |
---------------------------------------------------------`;
const FORUM = `| Rk | Name | Rtg | 1 | 2 | Pts |
|---:|:-----|----:|---|---|----:|
| 1 | ALDER ADA | 1794 | 2w1 | 3b½ | 1.5 |
| 2 | BIRCH BO | 1553 | 1b0 | -1 | 1 |
| 3 | CEDAR CY | 1384 | -½ | 1w½ | 1 |`;

/** A spreadsheet puts each line of such a table whole into one cell. */
test.each([
  ['an American chart', CHART],
  ['a table of a forum', FORUM],
])('%s with upright lines, as a file and line by line', (_, text) => {
  const file = readTableFile(text);
  const lines = printedLines(text.split('\n').map((line) => [line]));
  if (!file.ok || !lines) throw new Error('not read');
  const pasted = readCrosstable(lines.rows.map((row) => [...row]));
  if (!pasted.ok) throw new Error(JSON.stringify(pasted.problems, null, 1));
  for (const { tournament } of [file.value, pasted.value])
    expect(tournament.players.map((p) => [p.name, p.rating, score(tournament, p) / 2])).toEqual([
      ['ALDER ADA', 1794, 1.5],
      ['BIRCH BO', 1553, 1],
      ['CEDAR CY', 1384, 1],
    ]);
});

describe('tables without rounds', () => {
  it.each([
    ['of teams', 'Rk.|Team|Games|+|=|-|TB1|TB2\n1|Grove|3|2|1|0|5|8\n2|Heath|3|2|0|1|4|7'],
    ['without a heading of points', 'Rank|Name|Rtg|Buchholz\n1|Alder|2000|12\n2|Birch|1900|11'],
    ['of a site of games', 'Rank|Username|Rating|Score\n1|alder|2000|20\n2|birch|1900|18'],
  ])('a ranking %s is told as one', (_, text) => {
    expect(refused(text)).toEqual(['ranking-without-rounds']);
  });

  it('a starting list with ids is a list', () => {
    const { kind, tournament } = read(
      'No.|Name|FideID|Rtg\n1|Alder|1300001|2000\n2|Birch|1300002|1900',
    );
    expect([kind.id, tournament.pairedRounds]).toEqual(['list', 0]);
  });

  it('columns of games that we have no word for are still asked for', () => {
    expect(refused('No.|Name|alpha|beta\n1|Alder|11011|1\n2|Birch|00100|0')).toEqual([
      'table-without-rounds',
    ]);
  });
});

test('ids and the columns of a grid by letters are no tie-breaks', () => {
  const ids = read(`No|Name|FIDE ID|Rtg|R1|Pts|BH
1|Alder|1300001|2000|2w1|1|0
2|Birch|1300002|1900|1b0|0|1`);
  expect(ids.figures().map(({ head }) => head)).toEqual(['BH']);
  const grid = read(
    'Rank|Name|A|B|C|Pts|SB\n1|Alder|**|1½|11|3½|4\n2|Birch|0½|**|1½|2|2.5\n3|Cedar|00|0½|**|½|1',
  );
  expect(grid.figures().map(({ head }) => head)).toEqual(['SB']);
});

test('opponents by name are told in one line', () => {
  const table = `Name|R1|R2|Points
Ada Alder|Cy Cedar 1|Di Dogwood ½|1.5
Bo Birch|Dogwood W|CEDAR (w) 1|2
Cy Cedar|Ada Alder 0|Birch 0|0
Di Dogwood|Birch L|alder ½|0.5`;
  expect(refused(table)).toEqual(['opponents-by-name']);
});

/** Opponent 12 of 2 … is written in many ways; each table says the same games. */
test.each<[string, (opponent: number, points: string, letter: string) => string]>([
  ['opponent, result in brackets', (opponent, points) => `${opponent} (${points})`],
  ['result, opponent in brackets', (opponent, points) => `${points}(${opponent})`],
  ['a mark before the number', (opponent, _, letter) => `#${opponent} ${letter}`],
  ['a letter, a mark and the number', (opponent, _, letter) => `${letter}#${opponent}`],
])('%s', (_, cell) => {
  const { points, of } = read(`No|Name|R1|R2|R3|Pts
1|Alder|${cell(4, '1', 'W')}|${cell(2, '½', 'D')}|${cell(3, '1', 'W')}|2.5
2|Birch|${cell(3, '1', 'W')}|${cell(1, '½', 'D')}|${cell(4, '0', 'L')}|1.5
3|Cedar|${cell(2, '0', 'L')}|${cell(4, '1', 'W')}|${cell(1, '0', 'L')}|1
4|Dogwood|${cell(1, '0', 'L')}|${cell(3, '0', 'L')}|${cell(2, '1', 'W')}|1`);
  expect(points).toEqual([2.5, 1.5, 1, 1]);
  expect(of(2).entries.map(({ opponent }) => opponent)).toEqual([3, 1, 4]);
});

test('errors of a spreadsheet are still told as errors', () => {
  expect(refused('No|Name|R1|Pts\n1|Alder|#NAME?|1\n2|Birch|#REF!|0')).toContain('cell-is-error');
});

describe('grids of a round robin with both sides of a score', () => {
  const grid = (results: string, totals: readonly string[]) =>
    `No|Name|1|2|3${totals.length > 0 ? '|Pts' : ''}
${results
  .split('\n')
  .map(
    (row, at) => `${at + 1}|${'ABC'[at]!}lder|${row}${totals.length > 0 ? `|${totals[at]!}` : ''}`,
  )
  .join('\n')}`;
  const ONE = '*|1-0|½-½\n0-1|*|1-0\n½-½|0-1|*';

  it.each<[string, string, string[], number[]]>([
    ['one game, no points printed', ONE, [], [1.5, 1, 0.5]],
    ['one game, points printed', ONE, ['1.5', '1', '0.5'], [1.5, 1, 0.5]],
    ['one game, with colons', ONE.replaceAll('-', ':'), [], [1.5, 1, 0.5]],
    ['one game, a forfeit', ONE.replace('1-0', '+:-').replace('0-1', '-:+'), [], [1.5, 1, 0.5]],
    ['two games, as the points say', ONE, ['2', '2', '2'], [2, 2, 2]],
    ['two games, as the cells say', '*|1-1|½-½\n0-0|*|1-0\n½-½|0-1|*', [], [3, 1, 2]],
  ])('%s', (_, results, totals, points) => {
    const table = read(grid(results, totals));
    expect(table.points).toEqual(points);
    expect(table.told).toEqual([]);
  });
});
