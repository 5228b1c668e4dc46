import { exchanges, subsets } from '../../../src/systems/dutch-2011/d2exchanges';

/** D.2, the printed tables for S1 = 1…5 and S2 = 6…11: the number of the exchange in each cell. */
const ONE_PLAYER = `
     5  4  3  2  1
6    1  3  6 10 15
7    2  5  9 14 20
8    4  8 13 19 24
9    7 12 18 23 27
10  11 17 22 26 29
11  16 21 25 28 30`;

const TWO_PLAYERS = `
      5,4 5,3 5,2 5,1 4,3 4,2 4,1 3,2 3,1 2,1
6,7   1   3   7   14  8   16  28  29  45  65
6,8   2   6   13  24  15  27  43  44  64  85
6,9   4   11  22  37  25  41  60  62  83  104
6,10  9   20  35  53  39  58  79  81  102 120
6,11  17  32  50  71  55  76  96  99  117 132
7,8   5   12  23  38  26  42  61  63  84  105
7,9   10  21  36  54  40  59  80  82  103 121
7,10  18  33  51  72  56  77  97  100 118 133
7,11  30  48  69  90  74  94  113 115 130 141
8,9   19  34  52  73  57  78  98  101 119 134
8,10  31  49  70  91  75  95  114 116 131 142
8,11  46  67  88  108 92  111 126 128 139 146
9,10  47  68  89  109 93  112 127 129 140 147
9,11  66  87  107 123 110 125 137 138 145 149
10,11 86  106 122 135 124 136 143 144 148 150`;

/** Lines "from S1 / from S2" by number. */
function cells(table: string): Map<number, string> {
  const [header, ...rows] = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  const numbered = new Map<number, string>();
  for (const [fromS2, ...numbers] of rows)
    numbers.forEach((number, column) =>
      numbered.set(Number(number), `${header[column]} / ${fromS2}`),
    );
  return numbered;
}

test.each([
  ['one player', 1, ONE_PLAYER, 30],
  ['two players', 2, TWO_PLAYERS, 150],
])('D.2: the printed table for %s', (_, count, table, size) => {
  const printed = cells(table);
  expect(printed.size).toBe(size);
  const ours = [...exchanges(5, 11, count)];
  expect(ours.length).toBe(size);
  ours.forEach(({ fromS1, fromS2 }, index) => {
    expect(`${fromS1.join()} / ${fromS2.join()}`).toBe(printed.get(index + 1));
  });
});

test('D.2: the first six exchanges of three players, with their differences', () => {
  const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
  const first = [...exchanges(5, 11, 3)]
    .slice(0, 6)
    .map(({ fromS1, fromS2 }) => `${fromS1} with ${fromS2}: ${sum(fromS2) - sum(fromS1)}`);
  expect(first).toEqual([
    '5,4,3 with 6,7,8: 9',
    '5,4,3 with 6,7,9: 10',
    '5,4,2 with 6,7,8: 10',
    '5,4,3 with 6,7,10: 11',
    '5,4,3 with 6,8,9: 11',
    '5,4,2 with 6,7,9: 11',
  ]);
});

test('D.2: the list of groups of three of S1 as printed', () => {
  expect(subsets([5, 4, 3, 2, 1], 3).map(String)).toEqual(
    '5,4,3 5,4,2 5,4,1 5,3,2 5,3,1 5,2,1 4,3,2 4,3,1 4,2,1 3,2,1'.split(' '),
  );
});
