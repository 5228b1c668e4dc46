import { naturalColumns } from '../../../src/systems/dubov-1997/articles/article62Columns';
import { allMet, makeCard, pairLines, type Line } from './cards';

/** Wants white / wants black, and may still have either colour. */
const white = (no: number, c: number, cma: number, more: Partial<Line> = {}): Line => ({
  no,
  c,
  cma,
  played: 'B',
  ...more,
});
const black = (no: number, c: number, cma: number, more: Partial<Line> = {}): Line => ({
  ...white(no, c, cma, more),
  played: 'W',
});
const columnsOf = (lines: Line[]) => {
  const { white: w, black: b } = naturalColumns(lines.map(makeCard));
  return { white: w.map((card) => card.no), black: b.map((card) => card.no) };
};

describe('6.2: the two columns', () => {
  test("the text's own example: whites by CMA 2310.0 … 2344.6, blacks by C 2380 … 2250 (R5)", () => {
    const cma = [2340.5, 2310.0, 2344.6, 2318.4, 2333.4, 2322.3];
    const c = [2260, 2300, 2250, 2380, 2280, 2365];
    const { groups, colours } = pairLines([
      ...cma.map((value, k) => white(k + 1, 2400 - k, value)),
      ...c.map((value, k) => black(k + 7, value, 2200)),
    ]);
    // Whites in order: 2 (2310.0) 4 (2318.4) 6 (2322.3) 5 (2333.4) 1 (2340.5) 3 (2344.6);
    // blacks in order: 10 (2380) 12 (2365) 8 (2300) 11 (2280) 7 (2260) 9 (2250).
    expect(groups[0].events[0]).toMatchObject({
      kind: 'columns',
      natural: { white: [2, 4, 6, 5, 1, 3], black: [10, 12, 8, 11, 7, 9] },
      moved: [],
    });
    expect(colours).toEqual(['2-10', '4-12', '6-8', '5-11', '1-7', '3-9']);
  });

  test('white, same CMA: higher C first (R6); same C too: by name (R27)', () => {
    const columns = columnsOf([
      white(1, 2000, 1900),
      white(2, 2100, 1900),
      white(3, 2000, 1900, { name: 'Aaa' }),
    ]);
    expect(columns.white).toEqual([2, 3, 1]);
  });

  test('black, same C: higher CMA first; same CMA too: by name', () => {
    const columns = columnsOf([
      black(1, 2000, 1900),
      black(2, 2000, 1950),
      black(3, 2000, 1900, { name: 'Aaa' }),
    ]);
    expect(columns.black).toEqual([2, 3, 1]);
  });

  test('no game yet: to the smaller column, white if equal, higher C first (R3)', () => {
    // 1 white, 2 blacks; 4 (2000) to the whites: 2-2; then 5 (1900) on equal columns: white.
    const columns = columnsOf([
      white(1, 2300, 2000),
      black(2, 2200, 2000),
      black(3, 2100, 2000),
      { no: 5, c: 1900 },
      { no: 4, c: 2000 },
    ]);
    // CMA 0 stands first; of the two, the higher C (R6).
    expect(columns).toEqual({ white: [4, 5, 1], black: [2, 3] });
  });
});

describe('6.3, first part: rows in which players have met (R8)', () => {
  const three = [
    white(1, 2400, 2001),
    white(2, 2390, 2002),
    white(3, 2380, 2003),
    black(11, 2230, 2000),
    black(12, 2220, 2000),
    black(13, 2210, 2000),
  ];
  const rows = (met: [number, number][]) => pairLines(three, { met }).colours;

  test('1 has met 11 and 12: 1-13, and the displaced blacks keep their order', () =>
    expect(
      rows([
        [1, 11],
        [1, 12],
      ]),
    ).toEqual(['1-13', '2-11', '3-12']));

  test('the last row: the one before it is changed', () =>
    // 1-11, 2-12, 3-13 clashes in row 3; row 2 takes his next possible, 13; 3 gets 12.
    expect(rows([[3, 13]])).toEqual(['1-11', '2-13', '3-12']));

  test('row k-1 cannot help: row k-2 is changed', () =>
    // 3 may only meet 11. Row 2 with 12 or 13 leaves 11 with row 1: so row 1 takes 12, row 2 13.
    expect(
      rows([
        [3, 13],
        [3, 12],
      ]),
    ).toEqual(['1-12', '2-13', '3-11']));

  test('the account names the rows that clashed', () => {
    const { groups } = pairLines(three, { met: [[3, 13]] });
    expect(groups[0].events[1]).toEqual({
      kind: 'rows',
      columns: { white: [1, 2, 3], black: [11, 12, 13] },
      clashes: [3],
      opponents: [11, 13, 12],
    });
  });
});

describe('6.3, last part: a player who has met the whole other column (R9)', () => {
  test('he meets the first of his own column below him; the others start again', () => {
    // Whites 1 2 3 4, blacks 11 12 13 14. 2 has met all blacks: 3 (below) comes before 1 (above).
    // Left: whites 1 4, blacks 11 12 13 14 → 7.4: the black with the highest CMA, 14, moves:
    // whites by CMA 1 (2001) 4 (2004) 14 (2104), blacks 11 12 13 → 1-11, 4-12, 14-13.
    const lines = [
      ...[1, 2, 3, 4].map((no) => white(no, 2400 - no, 2000 + no)),
      ...[11, 12, 13, 14].map((no) => black(no, 2300 - no, 2090 + no)),
    ];
    const { groups, pairs } = pairLines(lines, {
      met: [11, 12, 13, 14].map((no): [number, number] => [2, no]),
    });
    const own = groups[0].events.find((event) => event.kind === 'ownColumn');
    expect(own).toMatchObject({ player: 2, colour: 'white', opponent: 3 });
    expect(groups[0].events[2]).toMatchObject({ kind: 'columns', movedFrom: 'black', moved: [14] });
    expect(pairs.map(({ white: w, black: b }) => [w, b].sort((x, y) => x - y))).toEqual([
      [2, 3],
      [1, 11],
      [4, 12],
      [13, 14],
    ]);
    expect(pairs[0]).toMatchObject({ article: '6.3', ruling: 'R9' });
  });

  test('nobody below: upwards from k-1', () => {
    // 3, the last white, has met all blacks: 2 before 1.
    const lines = [
      ...[1, 2, 3].map((no) => white(no, 2400 - no, 2000 + no)),
      ...[11, 12, 13].map((no) => black(no, 2300 - no, 2000)),
    ];
    const met = [11, 12, 13].map((no): [number, number] => [3, no]);
    expect(pairLines(lines, { met }).groups[0].events[1]).toMatchObject({
      kind: 'ownColumn',
      player: 3,
      opponent: 2,
    });
  });

  test('a black who has met all whites: the same rule mirrored', () => {
    const lines = [
      ...[1, 2].map((no) => white(no, 2400 - no, 2000 + no)),
      ...[11, 12].map((no) => black(no, 2300 - no, 2000 + no)),
    ];
    const met: [number, number][] = [
      [11, 1],
      [11, 2],
    ];
    const { groups, pairs } = pairLines(lines, { met });
    expect(groups[0].events[1]).toMatchObject({ kind: 'ownColumn', player: 11, opponent: 12 });
    // The whites left: 1 has the lower CMA and moves (7.3), but art. 3 gives the colours: same
    // preference, difference and history; the higher CMA, 2, has white.
    expect(pairs[1]).toMatchObject({ white: 2, black: 1, rule: 'cma' });
  });
});

describe('6.3: no full pairing of the columns though nobody is blocked (R19)', () => {
  test('white 1, black 1, white 2 … each takes the first possible', () => {
    // 1 and 2 may meet no black but 11. White 1 takes 11. White 2: 12 and 13 are met, of his own
    // column 3. Black 12: no white is left; of his own column 13.
    const lines = [
      ...[1, 2, 3].map((no) => white(no, 2400 - no, 2000 + no)),
      ...[11, 12, 13].map((no) => black(no, 2300 - no, 2000 + no)),
    ];
    const met: [number, number][] = [
      [1, 12],
      [1, 13],
      [2, 12],
      [2, 13],
    ];
    const { groups, pairs } = pairLines(lines, { met });
    expect(groups[0].events[1]).toMatchObject({
      kind: 'sweep',
      choices: [
        { player: 1, opponent: 11 },
        { player: 2, opponent: 3 },
        { player: 12, opponent: 13 },
      ],
    });
    expect(pairs.every(({ ruling }) => ruling === 'R19')).toBe(true);
  });
});

describe('6.4: floaters (R18)', () => {
  /** 1 may meet 2, 3, 4; these have met each other: two of the four must leave. */
  const star: Line[] = [
    black(1, 2400, 2000, { score: 4 }),
    white(2, 2390, 1800, { score: 4 }),
    white(3, 2380, 1850, { score: 4 }),
    white(4, 2370, 1900, { score: 4 }),
    white(5, 2200, 1900, { score: 2 }),
    black(6, 2190, 1900, { score: 2 }),
    black(7, 2180, 1900, { score: 2 }),
    white(8, 2170, 1900, { score: 2 }),
    black(9, 2160, 1900, { score: 0 }),
    white(10, 2150, 1900, { score: 0 }),
  ];
  const downfloaters = (met: [number, number][]) =>
    pairLines(star, { met: [...allMet(2, 3, 4), ...met] }).groups[0].events.flatMap((event) =>
      event.kind === 'downfloater' ? [[event.player, event.hasOpponentBelow]] : [],
    );

  test('the fewest; from the bottom of the dominating column', () => {
    // White dominates; its column is 2 3 4 by CMA: 4 leaves, then 3.
    expect(downfloaters([])).toEqual([
      [4, true],
      [3, true],
    ]);
  });

  test('first those who have an opponent in the next lower group', () => {
    // 4 has met all of that group (5 6 7 8): 3 and 2 leave, and 1 meets 4.
    const met = [5, 6, 7, 8].map((no): [number, number] => [4, no]);
    expect(downfloaters(met)).toEqual([
      [3, true],
      [2, true],
    ]);
  });

  test('who is needed for the pairs that remain is passed over', () => {
    // 1 stands at the bottom of the black column and alone in it, but never leaves: without him
    // three would be left over.
    expect(downfloaters([]).map(([no]) => no)).not.toContain(1);
  });

  test('a group below that cannot be paired by itself makes the group above give two (look-ahead)', () => {
    // 5 and 6 have met: the group of 3 and 4 could be paired inside, but must not be.
    const lines = [
      white(1, 2400, 2000, { score: 4 }),
      black(2, 2390, 2000, { score: 4 }),
      white(3, 2300, 1990, { score: 2 }),
      black(4, 2290, 1990, { score: 2 }),
      white(5, 2200, 1980, { score: 0 }),
      black(6, 2190, 1980, { score: 0 }),
    ];
    const { groups, colours } = pairLines(lines, { met: [[5, 6]] });
    // The lowest possible group gives them: 1-2 stays.
    expect(groups[0].events.map((event) => event.kind)).toEqual(['columns', 'rows']);
    expect(groups[1].events.filter((event) => event.kind === 'downfloater')).toHaveLength(2);
    expect(colours).toEqual(['1-2', '3-6', '5-4']);
  });
});
