import { outcomeOf } from './shim';
import { FUNCTIONS } from '../../functions';

const call = (id: string, ...given: unknown[]): unknown =>
  outcomeOf(() => (FUNCTIONS[id] as (...parameters: unknown[]) => unknown)(...given));

/** Differences for Ann: 100, 500 (counts as 400); table 8.1b gives 0.64 and 0.92. */
const table = () => [
  ['No', 'Name', 'Rtg', 'R1', 'R2', 'R3', 'R4'],
  [1, 'Alder, Ann', 2000, '2w1', '3b½', '4w1', '-½'],
  [2, 'Birch, Ben', 1900, '1b0', '4w1', '3b-', '3w1'],
  [3, 'Cedar, Cleo', 1500, '4b1', '1w½', '2w+', '2b0'],
  [4, 'Dogwood, Dan', 0, '3w0', '2b0', '1b0', '-0'],
];

describe('RATING_CHANGE (B.02, 8.3)', () => {
  it('is K × (score − expected) over the rated games', () => {
    // 20 × (1 − 0.64) + 20 × (0.5 − 0.92) = 7.2 − 8.4; Dan has no rating, the bye is no game.
    expect(call('RATING_CHANGE', 1, table(), null)).toBe(-1.2);
    expect(call('RATING_CHANGE', 1, table(), 40)).toBe(-2.4);
    expect(call('RATING_CHANGE', 4, table(), null)).toMatch(/^#N\/A B\.02 8\.2: without a rating/);
    expect(call('RATING_CHANGE', 1, table(), 41)).toMatch(/^#VALUE! k: “41”/);
    expect(call('RATING_CHANGE', 1, table(), null, 'Rapid')).toBe(-1.2);
    expect(call('RATING_CHANGE', 1, table(), null, 'bullet')).toMatch(/^#VALUE! kind: “bullet”/);
  });

  it('shows every game, and its column Counted adds up', () => {
    const [header, ...rows] = call('RATING_CHANGE_DETAIL', 1, table(), null) as unknown[][];
    expect(header.slice(3, 8)).toEqual(['Rtg', 'Difference', 'Expected', 'Points', 'Counted']);
    expect(rows.slice(0, 2).map((row) => row.slice(0, 8))).toEqual([
      [1, 2, 'Birch, Ben', 1900, 100, 0.64, 1, 7.2],
      [2, 3, 'Cedar, Cleo', 1500, 400, 0.92, 0.5, -8.4],
    ]);
    expect(rows[1][8]).toMatch(/difference of 500/);
    expect(rows[2].slice(7, 9)).toEqual(['', 'the opponent has no rating']);
    expect(rows[3].slice(7, 9)).toEqual(['', 'not played: not rated']);
    const sum = rows.reduce((total, row) => total + (Number(row[7]) || 0), 0);
    expect(sum).toBeCloseTo(-1.2, 9);
  });
});

describe('LOOKUP_RATING', () => {
  const list = () => [
    ['ID Number', 'Name', 'SRtng'],
    [99000001, 'Ash, Robin', 1850],
    [99000002, 'Élan, Zoé', 2105],
    [99000003, 'Ash, Kim', 0],
    [99000004, 'Oak, Lee', 1700],
    [99000005, 'Oak, Lee', 1600],
  ];
  it.each([
    [99000002, 2105],
    ['99000001', 1850],
    ['zoe elan', 2105],
    ['Ash, Robin', 1850],
  ])('%j', (wanted, rating) => expect(call('LOOKUP_RATING', wanted, list())).toBe(rating));

  it('chooses nothing and invents nothing', () => {
    expect(call('LOOKUP_RATING', 'Oak, Lee', list())).toMatch(
      /^#VALUE! .*99000004 Oak, Lee, 99000005/,
    );
    expect(call('LOOKUP_RATING', 'Ash, Kim', list())).toMatch(/^#N\/A .*no rating/);
    expect(call('LOOKUP_RATING', 'Ash', list())).toMatch(/^#N\/A .*not in the list/);
    expect(call('LOOKUP_RATING', 0, list())).toMatch(/^#N\/A/);
    expect(call('LOOKUP_RATING', 'Ash', [['Who', 'What']])).toMatch(/^#VALUE! list.*no column/);
  });
});
