import { bothWays } from './blanks';
import { outcomeOf } from './shim';
import { FUNCTIONS } from '../../functions';

const call = (...given: unknown[]): unknown =>
  bothWays(
    (each) => outcomeOf(() => (FUNCTIONS.PRIZES as (...parameters: unknown[]) => unknown)(...each)),
    given,
  );

/** As Excel hands it over: blanks are 0, or null. */
const standings = () => [
  ['Rank', 'No', 'Name', 'Rtg', 'Pts', 'Born', 'Sex', 'Club'],
  [1, 4, 'Alder, Ann', 2100, 5, 1980, 'w', 'Rooks'],
  [2, 2, 'Birch, Ben', 1900, 4.5, 2009, 'm', 'Kings'],
  [2, 7, 'Cedar, Cleo', 1750, 4.5, 2010, 'f', 'Rooks'],
  [4, 1, 'Dogwood, Dan', 0, 3, 1960, 'm', 'Kings'],
];

/** Who gets how much, without the reasons. */
const paid = (spilled: unknown): unknown[][] =>
  (spilled as unknown[][])
    .slice(1)
    .filter((row) => row[4] !== '')
    .map(([, no, , prize, amount]) => [no, prize, amount]);

describe('PRIZES', () => {
  it('gives by place, with ranges of places', () => {
    const table = [
      ['Prize', 'Place', 'Value'],
      ['Open', 1, 500],
      ['Open', '2-3', '99,50'],
    ];
    const spilled = call(standings(), table, null, null) as unknown[][];
    expect(spilled[0]).toEqual(['Rank', 'No', 'Name', 'Prize', 'Amount', 'Why']);
    expect(paid(spilled)).toEqual([
      [4, 'Open', 500],
      [2, 'Open', 99.5],
      [7, 'Open', 99.5],
    ]);
    expect(spilled[1][5]).toBe('1st, Open: 500');
    // The next in line is told, without an amount.
    expect(spilled[4].slice(1, 5)).toEqual([1, 'Dogwood, Dan', 'Open', '']);
  });

  it('shares by Hort: half of the own prize, half of the pot', () => {
    const table = [
      ['Prix', 'Place', 'Montant', 'Partage'],
      ['Open', 1, 500, 'Hort'],
      ['Open', 2, 300, 'Hort'],
      ['Open', 3, 100, 'Hort'],
    ];
    // Tied for 2 and 3: pot 400. 300/2 + 400/4 = 250; 100/2 + 400/4 = 150.
    expect(paid(call(standings(), table, null, null))).toEqual([
      [4, 'Open', 500],
      [2, 'Open', 250],
      [7, 'Open', 150],
    ]);
    const plain = table.map((row) => row.slice(0, 3));
    expect(paid(call(standings(), plain, 'égal', null))[1][2]).toBe(200);
  });

  it('knows ages, ratings, sex and any column of the standings', () => {
    const table = [
      ['Prize', 'Value', 'Rating', 'Age', 'Sex', 'Club'],
      ['Under 2000', 90, '<2000', 0, 0, 0],
      ['Beginner', 80, '<1000, unrated', 0, 0, 0],
      ['Junior', 70, 0, 'U16', 0, 0],
      ['Women', 60, 0, 0, 'women', 0],
      ['Kings', 50, 0, 0, 0, 'KINGS'],
      ['Veteran woman', 40, 0, 'S65', 'w', 0],
    ];
    // In 2026: Ben is 17, Cleo 16, Dan 66.
    const spilled = call(standings(), table, 'several', 2026) as unknown[][];
    expect(paid(spilled)).toEqual([
      [4, 'Women', 60],
      [2, 'Under 2000', 90],
      [2, 'Kings', 50],
      [7, 'Junior', 70],
      [1, 'Beginner', 80],
    ]);
    expect(spilled.at(-1)).toEqual([
      '',
      '',
      '–',
      'Veteran woman: Veteran woman (40)',
      '',
      'Nobody in the standings is eligible for “Veteran woman”: Veteran woman is not awarded',
    ]);
    // One prize a player: Kings goes to Dan only if he has no larger one, so nobody is left.
    expect(paid(call(standings(), table, null, 2026))).toEqual([
      [4, 'Women', 60],
      [2, 'Under 2000', 90],
      [7, 'Junior', 70],
      [1, 'Beginner', 80],
    ]);
  });

  it('takes columns that the standings lack from the list of players', () => {
    const bare = standings().map((row) => row.slice(0, 5));
    const players = [
      ['No', 'Name', 'Born', 'Sex', 'Club'],
      [7, 'Cedar, Cleo', 2010, 'f', 'Rooks'],
      [2, 'Birch, Ben', 2009, 'm', 'Kings'],
      [4, 'Alder, Ann', 1980, 'w', 'Rooks'],
      [1, 'Dogwood, Dan', 1960, 'm', 'Kings'],
    ];
    const table = [
      ['Prize', 'Value', 'Age', 'Club'],
      ['Junior', 70, 'U16', 0],
      ['Kings', 50, 0, 'Kings'],
    ];
    expect(paid(call(bare, table, null, 2026, players))).toEqual([
      [2, 'Kings', 50],
      [7, 'Junior', 70],
    ]);
    expect(call(bare, table, null, 2026)).toMatch(/“Club” is neither/);
  });

  const prizes = (...rows: unknown[][]) => [['Prize', 'Place', 'Value', 'Share', 'Age'], ...rows];
  it.each([
    [
      'a place twice',
      prizes(['A', 1, 50, 0, 0], ['A', 1, 40, 0, 0]),
      /row 3, column 2: place 1 is there twice/,
    ],
    [
      'a gap',
      prizes(['A', 1, 50, 0, 0], ['A', 3, 40, 0, 0]),
      /row 3, column 2: place 3 is there, place 2 is not/,
    ],
    [
      'a rise',
      prizes(['A', 1, 50, 0, 0], ['A', 2, 60, 0, 0]),
      /row 3, column 3: a prize of 60 is larger/,
    ],
    [
      'two ways of sharing',
      prizes(['A', 1, 50, 'hort', 0], ['A', 2, 40, 0, 0]),
      /row 3, column 4: prizes for the same people/,
    ],
    ['an unknown way', prizes(['A', 1, 50, 'fair', 0]), /row 2, column 4: “fair” cannot be read/],
    ['no amount', prizes(['A', 1, 'cup', 0, 0]), /row 2, column 3: “cup” cannot be read/],
    ['three decimals', prizes(['A', 1, 1.005, 0, 0]), /row 2, column 3/],
    ['an age without the year', prizes(['A', 1, 50, 0, 'U18']), /row 2, column 5: “U18” is an age/],
    [
      'an unknown column',
      [
        ['Prize', 'Value', 'Height'],
        ['A', 50, 180],
      ],
      /row 1, column 3: “Height” is neither/,
    ],
    ['no prize at all', prizes([0, 0, 0, 0, 0]), /no prize is entered/],
  ])('refuses %s with the cell', (_, table, message) => {
    const answer = call(standings(), table, null, null);
    expect(answer).toMatch(/^#VALUE! prizes/);
    expect(answer).toMatch(message);
  });

  it('refuses rules that it does not know, and standings out of order', () => {
    const table = prizes(['A', 1, 50, 0, 0]);
    expect(call(standings(), table, 'generous', null)).toMatch(/^#VALUE! rules: “generous”/);
    const [header, first, ...rest] = standings();
    expect(call([header, ...rest, first], table, null, null)).toMatch(/row 5, column 1: rank 1/);
  });
});
