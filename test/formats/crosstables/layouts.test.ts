import {
  readCrosstable,
  type CrosstableRead,
} from '../../../src/formats/crosstable/readCrosstable';
import { readTableFile } from '../../../src/formats/crosstable/readTableFile';
import type { Checked, Problem } from '../../../src/model/problems';
import { score } from '../../../src/model/tournament';

/** Tables of fictional players with the heads and lines of real programs; points added up by hand. */
function taken(table: Checked<CrosstableRead>): CrosstableRead & { warnings: readonly Problem[] } {
  if (!table.ok) throw new Error(JSON.stringify(table.problems, null, 1));
  return { ...table.value, warnings: table.warnings };
}
const read = (range: unknown[][]) => taken(readCrosstable(range));
const result = (range: unknown[][]) => {
  const { tournament } = read(range);
  return tournament.players.map((p) => [p.name, p.rating, score(tournament, p) / 2]);
};
const rows = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
const problems = (range: unknown[][]) => {
  const table = readCrosstable(range);
  return table.ok ? [] : table.problems.map(({ code }) => code);
};

const THREE = [
  ['Ada Alder', 2000, 2],
  ['Bo Birch', 1900, 1],
  ['Cy Cedar', 0, 1],
];

describe('heads in', () => {
  it.each<[string, string]>([
    ['German', 'Nr.|Spieler|DWZ|1. Runde|2. Runde|Punkte'],
    ['German, as sites have it', 'Rg.|Name|Elo|1.Rd|2.Rd|Pkt.'],
    ['Spanish', 'N.º|Nombre|Elo|Ronda 1|Ronda 2|Ptos.'],
    ['Italian', 'Pos.|Giocatore|Rtg|Turno 1|Turno 2|Punti'],
    ['Dutch', 'Pl.|Naam|Rating|Ronde 1|Ronde 2|Punten'],
    ['French clubs', 'Pl|Nom|Rapide|Rd01|Rd02|Pts'],
    ['American charts', 'Pair|Player Name|Rtng|Rd 1|Rd 2|Total'],
    ['Brazilian', 'Nº|Jogador|Rating|Rodada 1|Rodada 2|Pontos'],
    ['English with noughts', 'No.|Name|Rtg|R01|R02|Score'],
  ])('%s', (_, head) => {
    const cells = `${head}
1|Ada Alder|2000|3w1|2b1|2
2|Bo Birch|1900|-1|1w0|1
3|Cy Cedar|-|1b0|-1|1`;
    expect(result(rows(cells))).toEqual(THREE);
  });
});

it('unrated in the words of many languages', () => {
  for (const word of [
    'non classé',
    'NC',
    'unrated',
    'ohne',
    'sem rating',
    'senza Elo',
    '0',
    '(unr.)',
  ])
    expect(
      result(
        rows(
          `No|Name|Elo|R1|R2|Pts\n1|Ada Alder|2000|3w1|2b1|2\n2|Bo Birch|1900|-1|1w0|1\n3|Cy Cedar|${word}|1b0|-1|1`,
        ),
      ),
    ).toEqual(THREE);
});

it('footers, repeated heads and empty lines are no players; what was left out is told', () => {
  const table = rows(`Open of the Grove
No|Name|Elo|R1|R2|Pts

1|Ada Alder|2000|3w1|2b1|2
2|Bo Birch|1900|-1|1w0|1
No|Name|Elo|R1|R2|Pts
3|Cy Cedar||1b0|-1|1

Total : 3 inscrits
|Moyenne|1950|||
Programme de la grille: voir le site`);
  expect(result(table)).toEqual(THREE);
  expect(read(table).warnings.map(({ code, value }) => [code, value])).toEqual([
    ['row-left-out', 'Total : 3 inscrits'],
    ['row-left-out', 'Moyenne'],
    ['row-left-out', 'Programme de la grille: voir le site'],
  ]);
});

it('a footer below a table without numbers', () => {
  const table = rows(`Name|R1|R2|Pts
Ada Alder|3w1|2b1|2
Bo Birch|-1|1w0|1
Cy Cedar|1b0|-1|1
Source: the club's board`);
  expect(read(table).tournament.players).toHaveLength(3);
});

it('a column that can only be the names is taken for them, and that is said', () => {
  const event = read(rows('No|Concorrente|R1\n1|Ada Alder|2w1\n2|Bo Birch|1b0'));
  expect(event.tournament.players.map(({ name }) => name)).toEqual(['Ada Alder', 'Bo Birch']);
  expect(event.warnings.map(({ code }) => code)).toEqual(['column-taken-for-names']);
});

it('an American chart of two lines a player: colours and ratings stand in the second', () => {
  const event = taken(
    readTableFile(`-----------------------------------------------
 Pair | Player Name             |Total|Round|Round|
 Num  | ID / Rtg (Pre->Post)    | Pts |  1  |  2  |
-----------------------------------------------
    1 | ADA ALDER               |1.5  |W   2|D   3|
   ON |          / R: 1794->1817|N:2  |W    |B    |
-----------------------------------------------
    2 | BO BIRCH                |1.0  |L   1|B    |
   MI |          / R: 1553P7->1 |N:3  |B    |     |
-----------------------------------------------
    3 | CY CEDAR                |0.5  |U    |D   1|
   MI |          / R: Unrated   |     |     |W    |
-----------------------------------------------
`),
  );
  const { players } = event.tournament;
  expect(players.map((p) => [p.no, p.name, p.rating])).toEqual([
    [1, 'ADA ALDER', 1794],
    [2, 'BO BIRCH', 1553],
    [3, 'CY CEDAR', 0],
  ]);
  expect(players[0].entries.map(({ colour }) => colour)).toEqual(['white', 'black']);
  expect(event.hasColours).toBe(true);
  expect(event.warnings).toEqual([]);
});

describe('the grid of a round robin', () => {
  const points = (range: unknown[][]) => {
    const { tournament } = read(range);
    return Object.fromEntries(
      tournament.players.map((player) => [player.name, score(tournament, player) / 2]),
    );
  };
  const SINGLE = { 'Ada Alder': 1.5, 'Bo Birch': 1, 'Cy Cedar': 0.5 };

  it.each<[string, string]>([
    [
      'by number, stars on the diagonal',
      'No|Name|1|2|3|Pts\n1|Ada Alder|*|1|½|1.5\n2|Bo Birch|0|*|1|1\n3|Cy Cedar|½|0|*|0.5',
    ],
    [
      'headed by letters',
      '|Name|A|B|C|Pts\nA|Ada Alder|x|1|½|1,5\nB|Bo Birch|0|x|1|1\nC|Cy Cedar|½|0|x|½',
    ],
    [
      'headed by letters that also stand for numbers',
      'No|Name|A|B|C|Pts\nA|Ada Alder|x|1|½|1,5\nB|Bo Birch|0|x|1|1\nC|Cy Cedar|½|0|x|½',
    ],
    [
      'with a place that two share',
      'Pl|Name|1|2|3|Pts\n1|Ada Alder|x|1|½|1,5\n2|Bo Birch|0|x|1|1\n2|Cy Cedar|½|0|x|½',
    ],
    [
      'headed by surnames',
      'Name|Alder|Birch|Cedar|Pts\nAda Alder|X|1|½|1½\nBo Birch|0|X|1|1\nCy Cedar|½|0|X|½',
    ],
    [
      'headed by initials in another order',
      'Name|CC|AA|BB|Pts\nAda Alder|½||1|1½\nBo Birch|1|0||1\nCy Cedar||½|0|½',
    ],
    [
      'without any head',
      'No|Name||||Pts\n1|Ada Alder||1|½|1½\n2|Bo Birch|0||1|1\n3|Cy Cedar|½|0||½',
    ],
    [
      'by place with numbers beside',
      'Pos|#|NAME|Pts|1|2|3\n1|3|Ada Alder|1.5||1|½\n2|1|Bo Birch|1.0|0||1\n3|2|Cy Cedar|0.5|½|0|',
    ],
    [
      'rows by place, columns by number',
      'Rk.|No.|Name|1|2|3|Pts\n1|2|Ada Alder|½|*|1|1½\n2|3|Bo Birch|1|0|*|1\n3|1|Cy Cedar|*|½|0|½',
    ],
    [
      'headed Rd01 Rd02 Rd03',
      'No|Name|Rd01|Rd02|Rd03|Pts\n1|Ada Alder|*|1|½|1.5\n2|Bo Birch|0|*|1|1\n3|Cy Cedar|½|0|*|0.5',
    ],
    [
      'with signs',
      'No|Name|1|2|3|Pts\n1|Ada Alder|*|+|=|1.5\n2|Bo Birch|-|*|+|1\n3|Cy Cedar|=|-|*|0.5',
    ],
    [
      'with letters in the cells',
      'No|Name|1|2|3|Pts\n1|Ada Alder|*|W|D|1.5\n2|Bo Birch|L|*|W|1\n3|Cy Cedar|D|L|*|0.5',
    ],
  ])('%s', (_, text) => {
    expect(points(rows(text))).toEqual(SINGLE);
    expect(read(rows(text)).warnings).toEqual([]);
  });

  const DOUBLE = { 'Ada Alder': 2.5, 'Bo Birch': 2, 'Cy Cedar': 1.5 };
  it.each<[string, string]>([
    [
      'two games in a cell',
      'No|Name|1|2|3|Pts\n1|Ada Alder||½1|10|2.5\n2|Bo Birch|½0||1½|2\n3|Cy Cedar|01|0½||1.5',
    ],
    [
      'in blocks 1 2 3 1 2 3',
      'No|Name|1|2|3|1|2|3|Pts\n1|Ada Alder|*|½|1|*|1|0|2.5\n2|Bo Birch|½|*|1|0|*|½|2\n3|Cy Cedar|0|0|*|1|½|*|1.5',
    ],
    [
      'in pairs 1a 1b 2a 2b',
      'No|Name|1a|1b|2a|2b|3a|3b|Pts\n1|Ada Alder|*|*|½|1|1|0|2.5\n2|Bo Birch|½|0|*|*|1|½|2\n3|Cy Cedar|0|1|0|½|*|*|1.5',
    ],
    [
      'in pairs 1 1 2 2',
      'No|Name|1|1|2|2|3|3|Pts\n1|Ada Alder|||½|1|1|0|2.5\n2|Bo Birch|½|0|||1|½|2\n3|Cy Cedar|0|1|0|½|||1.5',
    ],
    [
      'with a blank between the games',
      'No|Name|1|2|3|Pts\n1|Ada Alder||½ 1|1 0|2.5\n2|Bo Birch|½ 0||1 ½|2\n3|Cy Cedar|0 1|0 ½||1.5',
    ],
  ])('a double one, %s', (_, text) => {
    expect(points(rows(text))).toEqual(DOUBLE);
    expect(read(rows(text)).warnings).toEqual([]);
  });

  it('old matches of up to three games', () => {
    expect(
      points(
        rows(
          'Pl|Player|1|2|3|Total\n1|Ada Alder||101|½1|3.5\n2|Bo Birch|010||11|3\n3|Cy Cedar|½0|00||½',
        ),
      ),
    ).toEqual({ 'Ada Alder': 3.5, 'Bo Birch': 3, 'Cy Cedar': 0.5 });
  });

  it('two games in a cell, as a spreadsheet leaves them: 00 is blank, 01 is 1', () => {
    expect(
      points([
        ['No', 'Name', 1, 2, 3, 'Pts'],
        [1, 'Ada Alder', 'x', 11, 10, 3],
        [2, 'Bo Birch', 0, 'x', 1, 1],
        [3, 'Cy Cedar', 1, 10, 'x', 2],
      ]),
    ).toEqual({ 'Ada Alder': 3, 'Bo Birch': 1, 'Cy Cedar': 2 });
  });

  it('of teams with match points in the cells', () => {
    expect(points(rows('Rk|Team|Pts|1|2|3\n1|Oaks|3||2|1\n2|Pines|2|0||2\n3|Yews|1|1|0|'))).toEqual(
      { Oaks: 3, Pines: 2, Yews: 1 },
    );
  });
  it('of teams with game points in the cells and match points printed', () => {
    expect(
      points(rows('Rk|Team|Pts|1|2|3\n1|Oaks|3||3½|2\n2|Pines|2|½||2½\n3|Yews|1|2|1½|')),
    ).toEqual({ Oaks: 3, Pines: 2, Yews: 1 });
  });
  it('with the sums of whole matches is refused', () => {
    expect(
      problems(
        rows('No|Name|1|2|3|Pts\n1|Ada Alder||1½|2|3½\n2|Bo Birch|½||1|1½\n3|Cy Cedar|0|1||1'),
      ),
    ).toEqual(['grid-of-match-points']);
  });
  it('a slip in a grid is told at its cell', () => {
    const table = readCrosstable(
      rows(
        'No|Name|1|2|3|4|Pts\n1|Ada Alder||1|½|1|2½\n2|Bo Birch|0||q|1|2\n3|Cy Cedar|½|0||1|1½\n4|Di Dogwood|0|0|0||0',
      ),
    );
    expect(
      !table.ok && table.problems.map(({ code, value, place }) => [code, value, place]),
    ).toEqual([['unknown-cell', 'q', { kind: 'argument', name: 'table', row: 3, column: 5 }]]);
  });
});

describe('a slip in one of the two cells', () => {
  const both = (first: string, second: string) =>
    readCrosstable(rows(`No|Name|R1|Pts\n1|Ada Alder|2w${first}|1\n2|Bo Birch|1b${second}|0`));
  it('0 and 0 where one was to have the point is told', () => {
    const table = both('0', '0');
    expect(table.ok && table.warnings.map(({ code }) => code)).toEqual([
      'result-by-penalty',
      'score-differs',
    ]);
  });
  it('1 and ½ is refused', () => {
    const table = both('1', '½');
    expect(!table.ok && table.problems.map(({ code }) => code)).toEqual(['results-disagree']);
  });
});

describe('what is not understood is refused, with what was', () => {
  it('rounds', () => {
    const table = readCrosstable(rows('No|Name|Alpha|Beta\n1|Ada Alder|q7|z8\n2|Bo Birch|q8|z9'));
    expect(!table.ok && table.problems[0]).toMatchObject({
      code: 'table-without-rounds',
      args: { known: 'No, Name', unknown: 'Alpha, Beta' },
    });
  });
  it('a round whose head is something else', () => {
    expect(
      problems(
        rows(
          'No|Name|R1|Rapid play\n1|Ada Alder|2w1|3b1\n2|Bo Birch|1b0|4w1\n3|Cy Cedar|4w1|1w0\n4|Di Dogwood|3b0|2b0',
        ),
      ),
    ).toEqual(['column-with-games']);
  });
  it('points', () => {
    expect(problems(rows('No|Name|R1|Pts\n1|Ada Alder|2w1|many\n2|Bo Birch|1b0|few'))).toEqual([
      'points-not-understood',
    ]);
  });
});

it('rounds without heads are found by what is in them, and that is said', () => {
  const event = read(rows('No|Name|first|second\n1|Ada Alder|2w1|2b½\n2|Bo Birch|1b0|1w½'));
  expect(event.tournament.pairedRounds).toBe(2);
  expect(event.warnings.map(({ code }) => code)).toContain('rounds-by-content');
});

it('of many readings the problems of the best one are told', () => {
  const lines = Array.from({ length: 30 }, (_, i) => {
    const opponent = i % 2 === 0 ? i + 2 : i;
    return `${i + 1}|Player ${i + 1}|${opponent}${i % 2 === 0 ? 'w1' : 'b0'}`;
  });
  lines[4] = '5|Player 5|hm';
  expect(problems(rows(['No|Name|R1', ...lines].join('\n')))).toEqual(['unknown-cell']);
});

describe('text files', () => {
  const event = [
    ['Nr', 'Name', 'R1', 'Pts'],
    ['1', 'Alder, Ada', '2w½', '0,5'],
    ['2', 'Birch; "Bo"', '1b½', '0,5'],
  ];
  const quote = (cell: string) => (/[;,"\t]/.test(cell) ? `"${cell.replace(/"/g, '""')}"` : cell);
  it.each([
    ['tabs', '\t'],
    ['semicolons', ';'],
    ['commas', ','],
  ])('with %s, quotation marks and a byte order mark', (_, delimiter) => {
    const text = `\uFEFF${event.map((row) => row.map(quote).join(delimiter)).join('\r\n')}\r\n`;
    const { tournament } = taken(readTableFile(text));
    expect(tournament.players.map(({ name }) => name)).toEqual(['Alder, Ada', 'Birch; "Bo"']);
  });
  it('problems name the line and the cell', () => {
    const table = readTableFile('No;Name;R1\n\n1;"Ada\nAlder";2w1\n2;Bo;hm\n');
    expect(!table.ok && table.problems.map(({ code, place }) => [code, place])).toEqual([
      ['unknown-cell', { kind: 'line', line: 5, column: 3 }],
    ]);
  });
  it('without a table', () => {
    const table = readTableFile('hello\nworld\n');
    expect(!table.ok && table.problems.map(({ code }) => code)).toEqual(['table-empty']);
  });
});

/** Lists of a site that are no crosstable are told by what they are. */
test.each([
  [
    'ranking-without-rounds',
    'Rk.\tSNo\tName\tFED\tRtg\tPts.\tTB1\n1\t3\tAlder, A\tXXX\t2100\t4,5\t15\n2\t1\tBirch, B\tXXX\t2200\t4\t14',
  ],
  ['ranking-without-rounds', '#\tUsername\tRating\tScore\n1\talder\t2100\t5\n2\tbirch\t2050\t4.5'],
  [
    'table-of-pairings',
    'Bo.\tNo.\tName\tRtg\tPts.\tResult\tPts.\tName\tRtg\tNo.\n1\t3\tAlder\t2100\t2\t1 - 0\t2\tBirch\t2200\t1\n2\t2\tCedar\t2150\t1\t½ - ½\t1\tDill\t2000\t4',
  ],
])('%s', (code, text) => {
  const read = readTableFile(text);
  expect(read.ok ? 'read' : read.problems[0].code).toBe(code);
});

/** A legend names teams, points and places as headings do. */
test('a sentence below a table with tabs is no line of headings', () => {
  const read = readTableFile(
    [
      'Rk.\tName\tRtg\t1.Rd\tPts.',
      '1\tAlder\t2000\t2w1\t1',
      '2\tBirch\t1900\t1b0\t0',
      '',
      'Tie Break3: The results of the teams in then same point group according to Matchpoints',
    ].join('\n'),
  );
  expect(read.ok && read.value.tournament.players.map(({ name }) => name)).toEqual([
    'Alder',
    'Birch',
  ]);
});

describe('games of a grid that are still to be played', () => {
  const grid = (cell: string) =>
    rows(`
No|Name|Total|1|2|3|4|5
1|Ada Alder|2|.|${cell}|1|½|½
2|Bo Birch|1|${cell === '1' ? '0' : cell}|.|0|1|0
3|Cy Cedar|1½|0|1|.|½|0
4|Di Dale|1½|½|0|½|.|½
5|Ed Elm|3|½|1|1|½|.
`);
  test('are told with their number, also where a free round would hide them', () => {
    const warnings = read(grid('')).warnings.filter(({ code }) => code === 'grid-games-missing');
    expect(warnings).toMatchObject([{ value: '1', args: { pairs: 10 } }]);
  });
  test('a grid that is full is told nothing', () => {
    expect(read(grid('1')).warnings.map(({ code }) => code)).not.toContain('grid-games-missing');
  });
});
