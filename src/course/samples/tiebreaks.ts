import type { WordKey } from '../../words';

/** A workbook to learn with: sheets of cells, formulas as text that begins with `=CHESS.`. */
export interface SampleWorkbook {
  readonly id: string;
  readonly title: WordKey;
  readonly sheets: readonly SampleSheet[];
}

export interface SampleSheet {
  readonly name: string;
  readonly cells: readonly (readonly (string | number)[])[];
}

type Cell = string | number;

/** Headers of a value of the text and, right of it, of the formula that finds it again. */
const TEXT = 'Text';
const FUNCTION = 'Function';

const ROUND_HEADERS = (rounds: number) => Array.from({ length: rounds }, (_, r) => `R${r + 1}`);

/**
 * Rows of a Swiss crosstable for players whose results alone matter. Each meets another opponent
 * in every round; the opponents, numbered on, are there to have somebody to play with.
 * `W D L` over the board, `+ -` forfeits, `B` exempt, `.` absent.
 */
function crosstableOf(players: readonly (readonly [name: string, results: string])[]): Cell[][] {
  const rounds = players[0][1].length;
  const others = Math.max(rounds, players.length);
  const opponents = Array.from({ length: others }, () => Array<string>(rounds).fill('-'));
  const rows = players.map(([name, results], i): Cell[] => [
    i + 1,
    name,
    '',
    ...[...results].map((result, r) => {
      if (result === 'B') return 'bye';
      if (result === '.') return '-';
      const other = (i + r) % others;
      const [own, back] = GAMES[result];
      const isWhite = (i + r) % 2 === 0;
      opponents[other][r] = `${i + 1}${isWhite ? 'b' : 'w'}${back}`;
      return `${players.length + other + 1}${isWhite ? 'w' : 'b'}${own}`;
    }),
  ]);
  const fillers = opponents.map((cells, k): Cell[] => {
    const no = players.length + k + 1;
    return [no, `Opponent ${no}`, '', ...cells];
  });
  return [['No', 'Name', 'Rtg', ...ROUND_HEADERS(rounds)], ...rows, ...fillers];
}

const GAMES: Readonly<Record<string, readonly [string, string]>> = {
  W: ['1', '0'],
  D: ['½', '½'],
  L: ['0', '1'],
  '+': ['+', '-'],
  '-': ['-', '+'],
};

const columnName = (index: number): string => String.fromCharCode(65 + index);

/** `$A$1:$I$12`: the table that starts in A1. */
const rangeOf = (table: readonly (readonly Cell[])[]): string =>
  `$A$1:$${columnName(table[0].length - 1)}$${table.length}`;

/** Adds a column with the value of the text and one with the formula, for the first rows. */
function withFormulas(
  table: Cell[][],
  header: string,
  values: readonly (number | null)[],
  formula: (no: number, range: string) => string,
  range = rangeOf(table),
): Cell[][] {
  return table.map((row, i) => {
    if (i === 0) return [...row, `${header} (${TEXT})`, `${header} (${FUNCTION})`];
    const value = values[i - 1];
    if (value === undefined || value === null) return [...row, '', ''];
    return [...row, value, formula(i, range)];
  });
}

/** The edition of the examples: every formula names it. */
const EDITION = '"FFE-1998"';

/** `gap`: how many arguments stand between the table and the edition. */
export const functionCall =
  (name: string, gap = 0) =>
  (no: number, range: string) =>
    `CHESS.${name}(${no},${range},${','.repeat(gap)}${EDITION})`;

const call =
  (...parameters: Parameters<typeof functionCall>) =>
  (no: number, range: string) =>
    `=${functionCall(...parameters)(no, range)}`;

/** §4 Berlin: a match on nine boards, as printed; what one team does not make the other does. */
const firstTeam = [1, 0, 0, 0, 1, 0, 0.5, 1, 1];
export const BERLIN_MATCH = {
  edition: 'FFE-1998',
  a: firstTeam,
  b: firstTeam.map((score) => 1 - score),
  /** As printed. */
  values: { a: 18.5, b: 26.5 },
} as const;

const berlin: SampleSheet = (() => {
  const { a, b, values } = BERLIN_MATCH;
  return {
    name: 'Berlin',
    cells: [
      ['Board', 'Team A', 'Team B'],
      ...a.map((score, i): Cell[] => [i + 1, score, b[i]]),
      ['Team A', values.a, '=CHESS.BERLIN(B2:B10)'],
      ['Team B', values.b, '=CHESS.BERLIN(C2:C10)'],
      ['The working', '', ''],
      ['=CHESS.BERLIN_DETAIL(B2:B10)', '', ''],
    ],
  };
})();

const cumulative = crosstableOf([
  ['Soumarinov', '.LLWWW'],
  ['Attakinski', 'WWWLLL'],
  ['Solidov', 'DDDDDD'],
  ['Classikov', '+LWDLD'],
]);

const kashdan = crosstableOf([
  ['Albert', 'WDDDDDDDD'],
  ['Bernard', 'WWWWWLLLL'],
]);

const adjusted = crosstableOf([
  ['Paul', 'WDDWLW'],
  ['Loïc', '.WWLL-'],
  ['Tony', 'LLBLL+'],
  ['Ludo', 'DL....'],
]);

const KOYA_NAMES = 'Albert Bernard Claude Denis Eric Franck Guy Herbert Isidore Jack'.split(' ');
const KOYA_RESULTS = [
  'X====1=111',
  '=X==01===1',
  '==X=01=1==',
  '===X10=1==',
  '=110X==010',
  '0001=X=111',
  '======X=1=',
  '0=0010=X01',
  '0===0001X1',
  '00==10=00X',
];
const koyaTable: Cell[][] = [
  ['No', 'Name', ...KOYA_NAMES.map((_, i) => i + 1)],
  ...KOYA_NAMES.map((name, i): Cell[] => [
    i + 1,
    name,
    ...[...KOYA_RESULTS[i]].map((cell) => (cell === '=' ? '½' : cell)),
  ]),
];
const koyaRange = rangeOf(koyaTable);
const koya: SampleSheet = {
  name: 'Koya',
  cells: [
    ...withFormulas(
      withFormulas(
        withFormulas(
          koyaTable,
          'Direct encounter',
          [null, 2.5, 2.5, 1.5, null, 1.5, 2],
          call('DIRECT_ENCOUNTER', 1),
        ),
        'Koya',
        [null, 3, 3, 3, null, 2],
        call('KOYA'),
        koyaRange,
      ),
      'Extended Koya, 2 and 3',
      [null, 4, 4.5],
      (no, range) => `=CHESS.KOYA_EXTENDED(${no},${range},"2;3",${EDITION})`,
      koyaRange,
    ),
    [''],
    [`=CHESS.STANDINGS(${koyaRange},"DE,KOYA,KOYA-E",,,${EDITION})`],
  ],
};

const bergerTable: Cell[][] = [
  ['No', 'Name', 1, 2, 3, 4],
  [1, 'A', 'X', '0', '1', '0'],
  [2, 'B', '1', 'X', '½', '½'],
  [3, 'C', '0', '½', 'X', '½'],
  [4, 'D', '1', '½', '½', 'X'],
];
const berger: SampleSheet = {
  name: 'Sonneborn-Berger',
  cells: [
    ...withFormulas(bergerTable, 'S.B.', [1, 2.5, 2, 2.5], call('SONNEBORN_BERGER', 1)),
    [''],
    [call('SONNEBORN_BERGER_DETAIL', 1)(2, rangeOf(bergerTable))],
  ],
};

const quantity: SampleSheet = {
  name: 'Q',
  cells: [
    ['Points', 'Games', TEXT, FUNCTION],
    ...(
      [
        [4, 7, 57],
        [3, 9, -125],
        [4.5, 7, 110],
        [3.5, 7, 0],
        [4.5, 6, 193],
        [0, 9, -736],
        [9, 9, 736],
        [4.5, 9, 0],
      ] as const
    ).map(([points, games, value], i): Cell[] => [
      points,
      games,
      value,
      `=CHESS.QUANTITY(A${i + 2},B${i + 2})`,
    ]),
  ],
};

const within350: Cell[][] = [
  ['No', 'Name', 'Rtg', 'R1'],
  [1, 'Lower', 1700, '2w½'],
  [2, 'Higher', 2200, '1b½'],
];

const OPPONENT_RATINGS = [1490, 1700, 1800, 2000, 2000, 1800, 1900, 1880, 1770];
const performance: Cell[][] = (() => {
  const table = crosstableOf([['Player', 'WWWW+D-L+']]);
  return table.map((row, i) =>
    i === 0 ? row : row.with(2, i === 1 ? 1850 : OPPONENT_RATINGS[i - 2]),
  );
})();

/** One round of draws: all of one points group. */
const group: Cell[][] = [
  ['No', 'Name', 'Rtg', 'R1'],
  [1, 'First', 2200, '2w½'],
  [2, 'Unrated 1', '', '1b½'],
  [3, 'Third', 1860, '4w½'],
  [4, 'Fourth', 1950, '3b½'],
  [5, 'Fifth', 1910, '6w½'],
  [6, 'Unrated 2', '', '5b½'],
];

/** Three points groups of a 7-round open, their points given as byes for shortness. */
const levels: Cell[][] = [
  ['No', 'Name', 'Rtg', ...ROUND_HEADERS(7)],
  ...[
    ...[1910, 1900, 1890, 1880, 1870, ''].map((rating) => [rating, 4.5] as const),
    ...['', '', ''].map((rating) => [rating, 4] as const),
    ...[1750, '', '', ''].map((rating) => [rating, 3.5] as const),
  ].map(([rating, points], i): Cell[] => [
    i + 1,
    `Player ${i + 1}`,
    rating,
    ...Array.from({ length: 7 }, (_, r) =>
      r < 7 - Math.ceil(points)
        ? 'bye 0'
        : r === 7 - Math.ceil(points) && points % 1
          ? 'bye ½'
          : 'bye',
    ),
  ]),
];

/** The tables of the examples, for whoever asks about them in another way. */
export const EXAMPLE_TABLES = {
  adjusted,
  cumulative,
  kashdan,
  koya: koyaTable,
  berger: bergerTable,
  within350,
  performance,
  group,
  levels,
} as const;

/** Every worked example of the French text: beside each of its values, the function that gives it. */
export const TIE_BREAK_COURSE: SampleWorkbook = {
  id: 'tie-breaks-ffe-1998',
  title: 'sample.tie-breaks-ffe-1998.title',
  sheets: [
    {
      name: 'Adjusted score',
      cells: [
        ...withFormulas(adjusted, 'S.A.', [4, 3, 1, 2.5], call('ADJUSTED_SCORE')),
        [''],
        [call('ADJUSTED_SCORE_DETAIL')(2, rangeOf(adjusted))],
      ],
    },
    {
      name: 'Cumulative',
      cells: [
        ...withFormulas(cumulative, 'Cumulative', [6, 15, 10.5, 12], call('CUMULATIVE', 1)),
        [''],
        [call('CUMULATIVE_DETAIL', 1)(4, rangeOf(cumulative))],
      ],
    },
    {
      name: 'Kashdan',
      cells: withFormulas(kashdan, 'Kashdan', [20, 24], call('KASHDAN')),
    },
    koya,
    berger,
    berlin,
    quantity,
    {
      name: '350-point rule',
      cells: withFormulas(within350, 'Performance', [2050, 1850], call('PERFORMANCE')),
    },
    {
      name: 'Performance',
      cells: [
        ...withFormulas(performance, 'Performance', [1973], call('PERFORMANCE')),
        [''],
        [call('PERFORMANCE_DETAIL')(1, rangeOf(performance))],
      ],
    },
    {
      name: 'Provisional rating',
      cells: withFormulas(
        group,
        'Cp',
        [null, 1980, null, null, null, 1980],
        call('PROVISIONAL_RATING'),
      ),
    },
    {
      name: 'Provisional rating, levels',
      cells: withFormulas(
        levels,
        'Cp',
        levels.slice(1).map((_, i) => (i >= 6 && i < 9 ? 1823 : null)),
        call('PROVISIONAL_RATING'),
      ),
    },
  ],
};
