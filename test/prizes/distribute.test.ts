import fc from 'fast-check';
import { distribute } from '../../src/prizes/distribute';
import { prizeListSheet } from '../../src/prizes/prizeListSheet';
import { shareOut } from '../../src/prizes/share';
import type { Condition, Contender, Ladder } from '../../src/prizes/types';
import {
  DEFAULT_PRIZE_RULES,
  SHARE_RULES,
  type PrizeRules,
  type ShareRule,
} from '../../src/sheets/prizeRules';

/** Every expectation is worked by hand; the rule is named in the title. Amounts are in whole units. */
const contender = (position: number, points: number, more: Partial<Contender> = {}): Contender => ({
  no: position,
  name: `P${position}`,
  position,
  points,
  rating: null,
  birthYear: null,
  sex: null,
  columns: new Map(),
  ...more,
});

const ladder = (
  order: number,
  name: string,
  values: readonly number[],
  share: ShareRule = 'none',
  conditions: readonly Condition[] = [],
): Ladder => ({
  order,
  name,
  conditions,
  share,
  prizes: values.map((value, index) => ({ name: `${name} ${index + 1}`, value: value * 100 })),
});

const below = (to: number): Condition => ({
  kind: 'rating',
  from: 0,
  to: to - 1,
  text: `<${to}`,
  unrated: false,
});
const women: Condition = { kind: 'sex', sex: 'w', text: 'women' };
const bornFrom = (from: number): Condition => ({
  kind: 'born',
  from,
  to: 9999,
  text: `born ${from} or later`,
});

const given = (
  ladders: readonly Ladder[],
  contenders: readonly Contender[],
  rules: Partial<PrizeRules> = {},
) =>
  distribute(ladders, contenders, { ...DEFAULT_PRIZE_RULES, ...rules }).awards.map(
    ({ contender: { no }, ladder: { name }, amount }) => `${no} ${name} ${amount / 100}`,
  );

const field = [contender(1, 6), contender(2, 5.5), contender(3, 5.5), contender(4, 5)];

describe('sharing', () => {
  test.each<[string, number[], ShareRule, number[]]>([
    ['none: every place its own', [100, 60, 40], 'none', [100, 60, 40]],
    ['equal: 200 for three', [100, 60, 40], 'equal', [66.67, 66.67, 66.66]],
    ['equal: a place without prize counts nothing', [100, 0], 'equal', [50, 50]],
    ['Hort: half of the place, half of the pot', [100, 60], 'hort', [90, 70]],
    ['Hort, three: 50+33.33, 30+33.33, 20+33.33', [100, 60, 40], 'hort', [83.34, 63.33, 53.33]],
    ['Hort with a place without prize: 50+25, 0+25', [100, 0], 'hort', [75, 25]],
    ['one alone keeps his prize (Hort)', [100], 'hort', [100]],
    ['one alone keeps his prize (equal)', [100], 'equal', [100]],
    ['equal: a cent that is left goes to the higher ranked', [0.01, 0], 'equal', [0.01, 0]],
    ['nothing to share', [0, 0], 'hort', [0, 0]],
  ])('%s', (_, values, rule, expected) => {
    const cents = shareOut(
      values.map((value) => Math.round(value * 100)),
      rule,
    );
    expect(cents.map((value) => value / 100)).toEqual(expected);
  });
});

describe('one ladder', () => {
  test('by place alone, tie-breaks decide', () => {
    expect(given([ladder(0, 'Main', [300, 200, 100])], field)).toEqual([
      '1 Main 300',
      '2 Main 200',
      '3 Main 100',
    ]);
  });
  test('equal: the two with 5½ share second and third', () => {
    expect(given([ladder(0, 'Main', [300, 200, 100], 'equal')], field)).toEqual([
      '1 Main 300',
      '2 Main 150',
      '3 Main 150',
    ]);
  });
  test('Hort: 100 + 75 and 50 + 75', () => {
    expect(given([ladder(0, 'Main', [300, 200, 100], 'hort')], field)).toEqual([
      '1 Main 300',
      '2 Main 175',
      '3 Main 125',
    ]);
  });
  test('equal: two tied for one prize halve it, the last place falls in the tie', () => {
    expect(given([ladder(0, 'Main', [300, 200], 'equal')], field)).toEqual([
      '1 Main 300',
      '2 Main 100',
      '3 Main 100',
    ]);
  });
  test('fewer players than prizes: what is left is kept and told', () => {
    const result = distribute([ladder(0, 'Main', [30, 20, 10])], field.slice(0, 2), {
      ...DEFAULT_PRIZE_RULES,
    });
    expect(result.kept.map(({ amount, reason }) => [amount, reason.key])).toEqual([
      [1000, 'prizes.too-few'],
    ]);
  });
  test('the order of the rows does not matter', () => {
    const main = ladder(0, 'Main', [300, 200, 100], 'hort');
    expect(given([main], [...field].reverse())).toEqual(given([main], field));
  });
});

describe('several ladders, one prize a player', () => {
  const rated = [
    contender(1, 6, { rating: 2300 }),
    contender(2, 5.5, { rating: 1900, sex: 'w' }),
    contender(3, 5, { rating: 1950 }),
    contender(4, 4.5, { rating: 1800, sex: 'w' }),
  ];
  const main = ladder(0, 'Main', [300, 100]);
  const u2000 = ladder(1, 'U2000', [150, 50], 'none', [below(2000)]);
  const ladies = ladder(2, 'Women', [80], 'none', [women]);

  test('the most valuable is kept; those behind move up', () => {
    expect(given([main, u2000, ladies], rated)).toEqual([
      '1 Main 300',
      '2 U2000 150',
      '3 Main 100',
      '4 Women 80',
    ]);
  });
  test('in the order of the table instead', () => {
    expect(given([main, u2000, ladies], rated, { preference: 'order' })).toEqual([
      '1 Main 300',
      '2 Main 100',
      '3 U2000 150',
      '4 U2000 50',
    ]);
  });
  test('several prizes a player', () => {
    expect(given([main, u2000, ladies], rated, { perPlayer: 'several' })).toEqual([
      '1 Main 300',
      '2 U2000 150',
      '2 Main 100',
      '2 Women 80',
      '3 U2000 50',
    ]);
  });
  test('prizes of the same value: the first of the table is kept', () => {
    const a = ladder(0, 'A', [100]);
    const b = ladder(1, 'B', [100], 'none', [women]);
    expect(given([a, b], [contender(1, 6, { sex: 'w' }), contender(2, 5, { sex: 'w' })])).toEqual([
      '1 A 100',
      '2 B 100',
    ]);
  });
  test('an empty category is told, its money kept', () => {
    const youth = ladder(3, 'Youth', [60], 'none', [bornFrom(2010)]);
    const { kept } = distribute([main, youth], rated, DEFAULT_PRIZE_RULES);
    expect(kept.map(({ ladder: { name }, reason }) => [name, reason.key])).toEqual([
      ['Youth', 'prizes.nobody'],
    ]);
  });
  test('who leaves a tie for a larger prize leaves its pot to the others', () => {
    // 2 and 3 have 5½: (200 + 100) / 2 = 150 each; 3 takes the 180 of U2000, 2 then has second alone.
    const shared = ladder(0, 'Main', [300, 200, 100], 'equal');
    const u = ladder(1, 'U2000', [180], 'none', [below(2000)]);
    const tied = [
      contender(1, 6, { rating: 2300 }),
      contender(2, 5.5, { rating: 2200 }),
      contender(3, 5.5, { rating: 1900 }),
      contender(4, 5, { rating: 2100 }),
    ];
    expect(given([shared, u], tied)).toEqual([
      '1 Main 300',
      '2 Main 200',
      '3 U2000 180',
      '4 Main 100',
    ]);
  });
});

describe('who may win', () => {
  const only = (condition: Condition, more: Partial<Contender>) =>
    given([ladder(0, 'X', [10], 'none', [condition])], [contender(1, 1, more)]).length === 1;
  test.each<[string, Condition, Partial<Contender>, boolean]>([
    ['1999 is below 2000', below(2000), { rating: 1999 }, true],
    ['2000 is not', below(2000), { rating: 2000 }, false],
    ['no rating is not below 2000 unless it is said', below(2000), { rating: null }, false],
    [
      'no rating counts where the table says so',
      { kind: 'rating', from: 0, to: 1999, text: '', unrated: true },
      { rating: null },
      true,
    ],
    ['a woman', women, { sex: 'w' }, true],
    ['a man is none', women, { sex: 'm' }, false],
    ['sex not entered', women, {}, false],
    ['born in the first year', bornFrom(2010), { birthYear: 2010 }, true],
    ['born a year too early', bornFrom(2010), { birthYear: 2009 }, false],
    ['birth not entered', bornFrom(2010), {}, false],
    [
      'club, whatever the capitals and accents',
      { kind: 'column', header: 'club', value: 'Échiquier du Lac', text: '' },
      { columns: new Map([['club', 'ECHIQUIER DU LAC']]) },
      true,
    ],
    [
      'another club',
      { kind: 'column', header: 'club', value: 'Tower', text: '' },
      { columns: new Map([['club', 'Bridge']]) },
      false,
    ],
  ])('%s', (_, condition, more, expected) => {
    expect(only(condition, more)).toBe(expected);
  });
});

describe('near misses say what was missing', () => {
  const misses = (ladders: readonly Ladder[], contenders: readonly Contender[]) =>
    distribute(ladders, contenders, DEFAULT_PRIZE_RULES).nearMisses.map(
      ({ contender: { no }, ladder: { name }, reason }) => `${no} ${name} ${reason.key}`,
    );
  test('same points, worse tie-break', () => {
    expect(misses([ladder(0, 'Main', [30, 20])], field)).toEqual(['3 Main prizes.tie-break']);
  });
  test('next in line', () => {
    expect(misses([ladder(0, 'Main', [30, 20, 10])], field)).toEqual(['4 Main prizes.too-low']);
  });
  test('ahead of the winner but not eligible, or with a larger prize', () => {
    const list = [
      contender(1, 6, { rating: 1900 }),
      contender(2, 5, { rating: 2050 }),
      contender(3, 4, { rating: 1800 }),
    ];
    const main = ladder(0, 'Main', [100]);
    const u = ladder(1, 'U2000', [50], 'none', [below(2000)]);
    expect(misses([main, u], list)).toEqual([
      '2 Main prizes.too-low',
      '1 U2000 prizes.has-other',
      '2 U2000 prizes.not-eligible',
    ]);
  });
});

test('the list for the wall tells nobody when somebody was born', () => {
  const list = [contender(1, 6, { birthYear: 1957 }), contender(2, 5, { birthYear: 2011 })];
  const youth = ladder(0, 'U16', [50], 'none', [bornFrom(2010)]);
  const result = distribute([youth], list, DEFAULT_PRIZE_RULES);
  const sheet = prizeListSheet(result, DEFAULT_PRIZE_RULES, 5, 'Open', 'en');
  const text = JSON.stringify(sheet.blocks);
  expect(text).toContain('Not eligible for “U16”: born 2010 or later');
  expect(text).not.toContain('1957');
});

/** Invariants over random tables: the sum is kept to the cent, and one prize means one prize. */
test('10,000 random tables: nothing is lost and nothing is made', () => {
  const randomContender = fc.record({
    points: fc.integer({ min: 0, max: 6 }),
    rating: fc.option(fc.integer({ min: 1000, max: 2500 })),
    sex: fc.constantFrom<'m' | 'w' | null>('m', 'w', null),
    birthYear: fc.option(fc.integer({ min: 1940, max: 2018 })),
  });
  const randomLadder = fc.record({
    values: fc.array(fc.integer({ min: 1, max: 50_000 }), { minLength: 1, maxLength: 6 }),
    share: fc.constantFrom(...SHARE_RULES),
    conditions: fc.subarray<Condition>([below(1800), women, bornFrom(2000)]),
  });
  const rules = fc.record({
    perPlayer: fc.constantFrom<'one' | 'several'>('one', 'several'),
    preference: fc.constantFrom<'value' | 'order'>('value', 'order'),
    share: fc.constantFrom(...SHARE_RULES),
  });
  fc.assert(
    fc.property(
      fc.array(randomContender, { maxLength: 12 }),
      fc.array(randomLadder, { maxLength: 4 }),
      rules,
      (people, tables, chosen) => {
        const contenders = [...people]
          .sort((a, b) => b.points - a.points)
          .map((person, index) => contender(index + 1, person.points, person));
        const ladders = tables.map(({ values, share, conditions }, order): Ladder => ({
          order,
          name: `L${order}`,
          conditions,
          share,
          prizes: [...values].sort((a, b) => b - a).map((value) => ({ name: 'x', value })),
        }));
        const { awards, kept, total } = distribute(ladders, contenders, chosen);
        const sum = (list: readonly { amount: number }[]) =>
          list.reduce((all, { amount }) => all + amount, 0);
        expect(sum(awards) + sum(kept)).toBe(total);
        expect(awards.every(({ amount }) => Number.isInteger(amount) && amount > 0)).toBe(true);
        if (chosen.perPlayer === 'one')
          expect(new Set(awards.map((award) => award.contender.no)).size).toBe(awards.length);
      },
    ),
    { numRuns: 10_000, seed: 20260201 },
  );
});

/** Worked by hand from the rules as the guide states them, before the program was asked. */
describe('the devil’s advocate', () => {
  const rated = (position: number, points: number, rating: number, more: Partial<Contender> = {}) =>
    contender(position, points, { rating, ...more });
  const one = { perPlayer: 'one', preference: 'value' } as const;
  const several = { perPlayer: 'several' } as const;
  const w = { sex: 'w' } as const;

  test('several: a woman below 2000 who wins everything has it all', () => {
    const ladders = [
      ladder(0, 'Main', [500]),
      ladder(1, 'Women', [200], 'none', [women]),
      ladder(2, 'U2000', [100], 'none', [below(2000)]),
    ];
    const players = [rated(1, 7, 1900, w), rated(2, 6, 2100), rated(3, 5, 1950, w)];
    expect(given(ladders, players, several)).toEqual(['1 Main 500', '1 Women 200', '1 U2000 100']);
    // One prize only: her largest; the next woman and, for the last, nobody is left below 2000.
    expect(given(ladders, players, one)).toEqual(['1 Main 500', '3 Women 200']);
  });

  test('one, by value: first below 1800 (80) is better than third of all (60), which passes on', () => {
    const ladders = [
      ladder(0, 'Main', [200, 100, 60]),
      ladder(1, 'U1800', [80, 30], 'none', [below(1800)]),
    ];
    const players = [
      rated(1, 6, 2200),
      rated(2, 5.5, 2100),
      rated(3, 5, 1750),
      rated(4, 4.5, 2000),
      rated(5, 4, 1700),
    ];
    expect(given(ladders, players, one)).toEqual([
      '1 Main 200',
      '2 Main 100',
      '3 U1800 80',
      '4 Main 60',
      '5 U1800 30',
    ]);
    // In the order of the table the third of all keeps the 60, and the next one has the 80.
    expect(given(ladders, players, { perPlayer: 'one', preference: 'order' })).toEqual([
      '1 Main 200',
      '2 Main 100',
      '3 Main 60',
      '5 U1800 80',
    ]);
  });

  test('Hort with an odd cent: 50.005 + 37.5025 and 25 + 37.5025; the cent goes up', () => {
    expect(shareOut([10001, 5000], 'hort')).toEqual([8751, 6250]);
  });

  test('Hort, three for two prizes: 50 + 25, 25 + 25, 25', () => {
    const players = [contender(1, 5), contender(2, 5), contender(3, 5), contender(4, 4)];
    expect(given([ladder(0, 'Main', [100, 50], 'hort')], players)).toEqual([
      '1 Main 75',
      '2 Main 50',
      '3 Main 25',
    ]);
  });

  test('a larger prize elsewhere breaks a tie up: the other one does not share any more', () => {
    const ladders = (value: number) => [
      ladder(0, 'Main', [300, 200, 100], 'equal'),
      ladder(1, 'Women', [value], 'none', [women]),
    ];
    const players = [
      contender(1, 6),
      contender(2, 5.5),
      contender(3, 5.5, w),
      contender(4, 5),
      contender(5, 4, w),
    ];
    // 160 is more than half of 300: she takes it, 2 is alone second, 4 third.
    expect(given(ladders(160), players, one)).toEqual([
      '1 Main 300',
      '2 Main 200',
      '3 Women 160',
      '4 Main 100',
    ]);
    // 140 is less than the 150 of the shared places: it goes to the next woman.
    expect(given(ladders(140), players, one)).toEqual([
      '1 Main 300',
      '2 Main 150',
      '3 Main 150',
      '5 Women 140',
    ]);
  });

  test('the limit itself is out, one below is in, nobody without rating unless said', () => {
    const players = [rated(1, 5, 1800), contender(2, 4.5), rated(3, 4, 1799)];
    expect(given([ladder(0, 'U1800', [50], 'none', [below(1800)])], players)).toEqual([
      '3 U1800 50',
    ]);
    const withUnrated: Condition = { ...below(1800), unrated: true } as Condition;
    expect(given([ladder(0, 'U1800', [50], 'none', [withUnrated])], players)).toEqual([
      '2 U1800 50',
    ]);
  });

  test('a category of one who has a larger prize, and one of nobody: both kept, the sum whole', () => {
    const ladders = [
      ladder(0, 'Main', [500]),
      ladder(1, 'Women', [200], 'none', [women]),
      ladder(2, 'Born 2014', [70], 'none', [bornFrom(2014)]),
    ];
    const players = [contender(1, 6, w), contender(2, 5)];
    const result = distribute(ladders, players, { ...DEFAULT_PRIZE_RULES, ...one });
    expect(result.awards.map(({ amount }) => amount)).toEqual([50_000]);
    expect(result.kept.map(({ ladder: { name }, amount }) => [name, amount])).toEqual([
      ['Women', 20_000],
      ['Born 2014', 7_000],
    ]);
    expect(result.total).toBe(77_000);
    expect(result.kept.map(({ reason }) => reason.key)).toEqual([
      'prizes.all-have-other',
      'prizes.nobody',
    ]);
  });

  test('two prizes of one value: the one that stands first in the table; the other passes on', () => {
    const ladders = [
      ladder(0, 'U1800', [100], 'none', [below(1800)]),
      ladder(1, 'Women', [100], 'none', [women]),
    ];
    const players = [rated(1, 5, 1700, w), rated(2, 4, 1600), rated(3, 3, 2000, w)];
    expect(given(ladders, players, one)).toEqual(['1 U1800 100', '3 Women 100']);
  });

  test('a chain: every step up leaves a place to the next', () => {
    const ladders = [
      ladder(0, 'Main', [300, 90, 40]),
      ladder(1, 'Junior', [100, 50], 'none', [bornFrom(2010)]),
    ];
    const junior = { birthYear: 2011 } as const;
    const players = [
      contender(1, 7),
      contender(2, 6, junior),
      contender(3, 5, junior),
      contender(4, 4, junior),
      contender(5, 3),
    ];
    // 2 takes 100, so 3 is second of all (90), 4 second junior (50) and 5 third of all (40).
    expect(given(ladders, players, one)).toEqual([
      '1 Main 300',
      '2 Junior 100',
      '3 Main 90',
      '4 Junior 50',
      '5 Main 40',
    ]);
  });

  test('none: equal points do not share, the standings decide', () => {
    const players = [contender(1, 5), contender(2, 5), contender(3, 5)];
    expect(given([ladder(0, 'Main', [90, 30])], players)).toEqual(['1 Main 90', '2 Main 30']);
  });

  test('two conditions must both hold', () => {
    const ladders = [ladder(0, 'Girls', [60], 'none', [women, bornFrom(2012)])];
    const players = [
      contender(1, 6, { ...w, birthYear: 2011 }),
      contender(2, 5, { sex: 'm', birthYear: 2013 }),
      contender(3, 4, { ...w, birthYear: 2012 }),
      contender(4, 3, { ...w, birthYear: 2015 }),
    ];
    expect(given(ladders, players)).toEqual(['3 Girls 60']);
  });

  test('a tie that reaches over the last prize with several prizes a player', () => {
    const ladders = [
      ladder(0, 'Main', [100, 60], 'equal'),
      ladder(1, 'Women', [30], 'equal', [women]),
    ];
    const players = [contender(1, 5, w), contender(2, 5), contender(3, 5, w)];
    // 160 / 3 = 53.33 and a cent for the first; the two women halve 30.
    expect(given(ladders, players, several)).toEqual([
      '1 Main 53.34',
      '1 Women 15',
      '2 Main 53.33',
      '3 Main 53.33',
      '3 Women 15',
    ]);
  });

  test('one: tied women: the larger share of all, the whole of the women’s to the other', () => {
    const ladders = [ladder(0, 'Main', [100], 'none'), ladder(1, 'Women', [30], 'equal', [women])];
    const players = [contender(1, 5, w), contender(2, 5, w)];
    expect(given(ladders, players, one)).toEqual(['1 Main 100', '2 Women 30']);
  });
});
