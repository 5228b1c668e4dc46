import { floaterOrder } from '../../../src/systems/dubov-1997/articles/article81Order';
import { opponentOfFloater } from '../../../src/systems/dubov-1997/articles/article82Floaters';
import { balanceColumns } from '../../../src/systems/dubov-1997/articles/article73Balance';
import { naturalColumns } from '../../../src/systems/dubov-1997/articles/article62Columns';
import { Rest } from '../../../src/systems/dubov-1997/completion/rest';
import { allMet, makeCard, makeField, pairLines, type Line, type Setting } from './cards';

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

describe('7.1: a player without a legal opponent in his group', () => {
  /** 1 wants black and is alone on 6 half-points; below him 2, 3, 4 and then 5, 6, 7. */
  const field = (more: Partial<Record<number, Partial<Line>>> = {}): Line[] => [
    black(1, 2400, 2000, { score: 6 }),
    black(2, 2390, 2000, { score: 4, ...more[2] }),
    white(3, 2300, 2000, { score: 4, ...more[3] }),
    white(4, 2290, 2000, { score: 4, ...more[4] }),
    white(5, 2200, 2000, { score: 2, ...more[5] }),
    white(6, 2100, 2000, { score: 2, ...more[6] }),
    black(7, 2000, 2000, { score: 2, ...more[7] }),
    black(8, 1900, 2000, { score: 2, ...more[8] }),
  ];
  const island = (lines: Line[], setting: Setting = {}) =>
    pairLines(lines, setting).groups[0].events[0];

  test('the opposite colour comes before the higher rating', () =>
    expect(island(field())).toMatchObject({ kind: 'island', player: 1, opponent: 3 }));

  test('same colour if nobody of the opposite one may meet him: nearness before colour (R13)', () => {
    const met: [number, number][] = [
      [1, 3],
      [1, 4],
    ];
    expect(island(field(), { met })).toMatchObject({ opponent: 2 });
  });

  test('same rating: the lower CMA; same CMA: by name', () => {
    const lower = field({ 3: { c: 2290, cma: 1950 }, 4: { cma: 1940 } });
    expect(island(lower)).toMatchObject({ opponent: 4 });
    const named = field({ 3: { c: 2290, name: 'Bbb' }, 4: { name: 'Aaa' } });
    expect(island(named)).toMatchObject({ opponent: 4 });
  });

  test('2.5 passes over who was transferred in the round before', () =>
    expect(island(field({ 3: { transfers: [4] } }), { round: 5 })).toMatchObject({
      opponent: 4,
      candidates: [
        { no: 3, why: 'transferredLastRound' },
        { no: 4, why: null },
      ],
    }));

  test('a group of barred players only: the next lower one (R14)', () => {
    const barred = { transfers: [4] };
    const lines = field({ 2: barred, 3: barred, 4: barred });
    expect(island(lines, { round: 5 })).toMatchObject({ opponent: 5 });
    expect(island(lines, { round: 5, lastRound: true })).toMatchObject({ opponent: 3 });
  });

  test('nobody at all can be transferred: he floats down and is paired by art. 8', () => {
    const barred = { transfers: [4] };
    const lines = field(Object.fromEntries([2, 3, 4, 5, 6, 7, 8].map((no) => [no, barred])));
    const { groups, pairs } = pairLines(lines, { round: 5 });
    expect(groups[0].events[0]).toMatchObject({ kind: 'island', opponent: null });
    expect(groups[1].floaters).toEqual([1]);
    expect(pairs[0]).toMatchObject({ white: 3, black: 1, article: '8.2' });
  });

  test('an island need not have met everybody: colours count, too (R11)', () => {
    // 1 and 2 (WW) may both only have black: each is an island in the group of two.
    const lines: Line[] = [
      { no: 1, c: 2400, cma: 2000, played: 'WW', score: 4 },
      { no: 2, c: 2390, cma: 2000, played: 'WW', score: 4 },
      white(3, 2300, 2000, { score: 2 }),
      white(4, 2290, 2000, { score: 2 }),
    ];
    const { groups, colours } = pairLines(lines);
    expect(groups[0].events.map((event) => event.kind)).toEqual(['island', 'island']);
    expect(colours).toEqual(['3-1', '4-2']);
  });

  test('several islands in the order of 8.1: the first white before the first black (R12)', () => {
    // 1 (black) and 2 (white) have met. 2 is served first and takes 3 (the higher, wants black).
    const lines = [
      black(1, 2400, 2000, { score: 4 }),
      white(2, 2390, 2000, { score: 4 }),
      black(3, 2300, 2000, { score: 2 }),
      white(4, 2290, 2000, { score: 2 }),
    ];
    const { groups } = pairLines(lines, { met: [[1, 2]] });
    expect(groups[0].events).toMatchObject([
      { kind: 'island', player: 2, opponent: 3 },
      { kind: 'island', player: 1, opponent: 4 },
    ]);
  });

  test('a transfer that would leave the others unpairable is passed over (look-ahead)', () => {
    // 2 may only meet 3, so 1 cannot have 3 although 3 is first in the order.
    const lines = [
      black(1, 2400, 2000, { score: 4 }),
      white(3, 2300, 2000, { score: 2 }),
      white(4, 2290, 2000, { score: 2 }),
      black(2, 2280, 2000, { score: 0 }),
    ];
    const { groups } = pairLines(lines, { met: [[2, 4]] });
    expect(groups[0].events[0]).toMatchObject({
      opponent: 4,
      candidates: [
        { no: 3, why: 'lookAhead' },
        { no: 4, why: null },
      ],
    });
  });
});

describe('7.2: an odd group', () => {
  /** Two whites and a black on 4: white dominates. Below: 4 (white), 5 and 6 (black), 7 (white), … */
  const field = (more: Partial<Record<number, Partial<Line>>> = {}): Line[] => [
    white(1, 2400, 2010, { score: 4 }),
    white(2, 2390, 2020, { score: 4 }),
    black(3, 2380, 2000, { score: 4 }),
    white(4, 2350, 2000, { score: 2, ...more[4] }),
    black(5, 2300, 2000, { score: 2, ...more[5] }),
    black(6, 2200, 2000, { score: 2, ...more[6] }),
    black(7, 2150, 2000, { score: 0, ...more[7] }),
    white(8, 2100, 2000, { score: 0, ...more[8] }),
  ];
  const odd = (lines: Line[], setting: Setting = {}) =>
    pairLines(lines, setting).groups[0].events[0];

  test('opposite of the dominating colour, then the higher rating; he joins the columns', () => {
    const { groups, colours } = pairLines(field());
    expect(groups[0].events[0]).toMatchObject({
      kind: 'oddGroup',
      dominating: 'white',
      transferred: 5,
    });
    // Whites 1 2 by CMA, blacks 3 (2380) 5 (2300): he is not set against a chosen opponent (R16).
    expect(colours.slice(0, 2)).toEqual(['1-3', '2-5']);
  });

  test('same rating: the lower CMA', () =>
    expect(odd(field({ 5: { c: 2200, cma: 1900 }, 6: { cma: 1890 } }))).toMatchObject({
      transferred: 6,
    }));

  test('the wrong colour is better than a farther group (R13)', () => {
    const barred = { transfers: [4] };
    expect(odd(field({ 5: barred, 6: barred }), { round: 5 })).toMatchObject({ transferred: 4 });
  });

  test('the first with whom the whole group can be paired (R16)', () => {
    // 2 and 3 have met; 5 has met both and could only take 1 away from them.
    const met: [number, number][] = [
      [2, 3],
      [5, 2],
      [5, 3],
    ];
    expect(odd(field(), { met })).toMatchObject({
      transferred: 6,
      candidates: [
        { no: 5, why: 'groupNotPaired' },
        { no: 6, why: null },
      ],
    });
  });

  test('no legal opponent in the group at all', () => {
    const met = [1, 2, 3].map((no): [number, number] => [5, no]);
    expect(odd(field(), { met })).toMatchObject({
      transferred: 6,
      candidates: [{ no: 5, why: 'noOpponentInGroup' }, { no: 6 }],
    });
  });

  test('nobody may come: somebody leaves by 6.4', () => {
    const barred = { transfers: [4] };
    const lines = field(Object.fromEntries([4, 5, 6, 7, 8].map((no) => [no, barred])));
    const { groups } = pairLines(lines, { round: 5 });
    expect(groups[0].events[0]).toMatchObject({ kind: 'oddGroup', transferred: null });
    // White dominates, its column is 1 2 by CMA: the bottom, 2, leaves.
    expect(groups[0].events[1]).toMatchObject({ kind: 'downfloater', player: 2, needed: 1 });
  });

  test('a group that must lose three anyway takes who lowers the number (R16)', () => {
    // 1 may meet 2 … 5, who have met each other: three left over. With 6, who may meet 2 only: two.
    const lines: Line[] = [
      black(1, 2400, 2000, { score: 4 }),
      ...[2, 3, 4, 5].map((no) => white(no, 2400 - no, 2000 + no, { score: 4 })),
      ...[6, 7, 8].map((no) => black(no, 2300 - no, 2000 + no, { score: 2 })),
    ];
    const met = [...allMet(2, 3, 4, 5), ...[1, 3, 4, 5].map((no): [number, number] => [6, no])];
    const { groups } = pairLines(lines, { met });
    expect(groups[0].events[0]).toMatchObject({ kind: 'oddGroup', transferred: 6 });
    const leaving = groups[0].events.flatMap((e) => (e.kind === 'downfloater' ? [e.player] : []));
    expect(leaving).toEqual([5, 4]);
  });
});

describe('7.3 and 7.4: columns of different length', () => {
  const balance = (lines: Line[]) => {
    const { columns, from, moved, skipped } = balanceColumns(naturalColumns(lines.map(makeCard)));
    const nos = (cards: readonly { no: number }[]) => cards.map((card) => card.no);
    return {
      from,
      moved: nos(moved),
      skipped: nos(skipped),
      white: nos(columns.white),
      black: nos(columns.black),
    };
  };

  test('7.3: of five whites and one black the two lowest CMA move and are sorted in by 6.2', () =>
    // Excess 4 = 2n: n = 2. Moved 1 (1901) and 2 (1902); blacks by C: 2 (2390) 1 (2100) 6 (2000).
    expect(
      balance([
        white(1, 2100, 1901),
        white(2, 2390, 1902),
        white(3, 2380, 1903),
        white(4, 2370, 1904),
        white(5, 2360, 1905),
        black(6, 2000, 1900),
      ]),
    ).toEqual({ from: 'white', moved: [1, 2], skipped: [], white: [3, 4, 5], black: [2, 1, 6] }));

  test('7.3: same CMA: the higher rating moves; same rating too: the first by name', () => {
    expect(balance([white(1, 2000, 1900), white(2, 2100, 1900)]).moved).toEqual([2]);
    const named = [white(1, 2000, 1900, { name: 'Bbb' }), white(2, 2000, 1900, { name: 'Aaa' })];
    expect(balance(named).moved).toEqual([2]);
  });

  test('7.4: of blacks the highest CMA moves; same CMA: the lower rating; then by name', () => {
    expect(balance([black(1, 2000, 1900), black(2, 2100, 1950)]).moved).toEqual([2]);
    expect(balance([black(1, 2000, 1900), black(2, 2100, 1900)]).moved).toEqual([1]);
    const named = [black(1, 2000, 1900, { name: 'Bbb' }), black(2, 2000, 1900, { name: 'Aaa' })];
    expect(balance(named)).toMatchObject({ from: 'black', moved: [2] });
  });

  test('2.6: who may not have the other colour stays, the next in the order moves (R17)', () =>
    expect(balance([white(1, 2000, 1900, { played: 'BB' }), white(2, 2100, 1950)])).toMatchObject({
      moved: [2],
      skipped: [1],
      white: [1],
      black: [2],
    }));

  test('equal columns stay', () =>
    expect(balance([white(1, 2000, 1900), black(2, 2100, 1950)])).toMatchObject({
      from: null,
      moved: [],
    }));
});

describe('8.1: the order of the floaters', () => {
  test('white list and black list of 6.2 alternate from the first white', () => {
    const floaters = [
      black(1, 2400, 2000),
      white(2, 2390, 2020),
      white(3, 2380, 2010),
      white(4, 2370, 2030),
    ].map(makeCard);
    expect(floaterOrder(floaters).map((card) => card.no)).toEqual([3, 1, 2, 4]);
  });

  test('without a white the blacks by rating', () => {
    const floaters = [black(1, 2100, 2000), black(2, 2390, 2020)].map(makeCard);
    expect(floaterOrder(floaters).map((card) => card.no)).toEqual([2, 1]);
  });
});

describe('8.2: the opponent of a floater (R20)', () => {
  /** Floaters 1 and 2; residents 3 … 6. */
  const lines: Line[] = [
    white(1, 2400, 2000, { score: 4 }),
    white(2, 2390, 2000, { score: 4 }),
    white(3, 2300, 2000, { score: 2 }),
    black(4, 2200, 2000, { score: 2 }),
    black(5, 2200, 1990, { score: 2 }),
    black(6, 2100, 1900, { score: 2 }),
  ];
  const search = (met: [number, number][] = []) => {
    const field = makeField(lines, { met });
    const rest = Rest.of(field, [0, 1, 2, 3, 4, 5])!;
    const [one, two, ...residents] = field.cards;
    return opponentOfFloater(field, rest, one, residents, [two]);
  };

  test('opposite colour before rating, same rating: the lower CMA', () => {
    // 3 (2300) wants white, too; 4 and 5 share 2200 and 5 has the lower CMA.
    expect(search().opponent?.no).toBe(5);
  });

  test('without a possible opponent of the opposite colour one of his own', () =>
    expect(
      search([
        [1, 4],
        [1, 5],
        [1, 6],
      ]),
    ).toMatchObject({ opponent: { no: 3 }, lastResort: false }));

  test('no resident: another floater as a last resort', () =>
    expect(search([3, 4, 5, 6].map((no): [number, number] => [1, no]))).toMatchObject({
      opponent: { no: 2 },
      lastResort: true,
    }));

  test('a choice that leaves the others unpairable is passed over', () => {
    // 2 may only meet 5, so 1 cannot.
    const met = [1, 3, 4, 6].map((no): [number, number] => [2, no]);
    expect(search(met)).toMatchObject({
      opponent: { no: 4 },
      candidates: [
        { no: 5, why: 'lookAhead' },
        { no: 4, why: null },
      ],
    });
  });

  test('nobody at all: he floats on to the next group', () => {
    // 1 is alone on 4 and has met 2 and 3; 4 and 5, below, were transferred in the round before.
    const barred = { transfers: [4] };
    const { groups, colours } = pairLines(
      [
        white(1, 2400, 2000, { score: 4 }),
        black(2, 2300, 2000, { score: 2 }),
        white(3, 2290, 2000, { score: 2 }),
        black(4, 2200, 2000, { score: 0, ...barred }),
        black(5, 2190, 2000, { score: 0, ...barred }),
        white(6, 2180, 2000, { score: 0, ...barred }),
      ],
      {
        round: 5,
        met: [
          [1, 2],
          [1, 3],
        ],
      },
    );
    expect(groups[1].events[0]).toMatchObject({ kind: 'floater', player: 1, opponent: null });
    expect(groups[2].events[0]).toMatchObject({ kind: 'floater', player: 1, opponent: 4 });
    expect(colours).toEqual(['3-2', '1-4', '6-5']);
  });
});
