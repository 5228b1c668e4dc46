import { differenceForShare, expectedShare } from '../../src/tiebreaks/shared/fideTables';

/**
 * The tables as printed in the rating regulations B.02 of 1 March 2024 (handbook chapter B022024);
 * table 1.4.9 of the title regulations B.01 of 1 January 2024 is the same as 8.1.1.
 */
const TABLE_811 = `
1.0 800 .83 273 .66 117 .49 -7 .32 -133 .15 -296
.99 677 .82 262 .65 110 .48 -14 .31 -141 .14 -309
.98 589 .81 251 .64 102 .47 -21 .30 -149 .13 -322
.97 538 .80 240 .63 95 .46 -29 .29 -158 .12 -336
.96 501 .79 230 .62 87 .45 -36 .28 -166 .11 -351
.95 470 .78 220 .61 80 .44 -43 .27 -175 .10 -366
.94 444 .77 211 .60 72 .43 -50 .26 -184 .09 -383
.93 422 .76 202 .59 65 .42 -57 .25 -193 .08 -401
.92 401 .75 193 .58 57 .41 -65 .24 -202 .07 -422
.91 383 .74 184 .57 50 .40 -72 .23 -211 .06 -444
.90 366 .73 175 .56 43 .39 -80 .22 -220 .05 -470
.89 351 .72 166 .55 36 .38 -87 .21 -230 .04 -501
.88 336 .71 158 .54 29 .37 -95 .20 -240 .03 -538
.87 322 .70 149 .53 21 .36 -102 .19 -251 .02 -589
.86 309 .69 141 .52 14 .35 -110 .18 -262 .01 -677
.85 296 .68 133 .51 7 .34 -117 .17 -273 .00 -800
.84 284 .67 125 .50 0 .33 -125 .16 -284`;

const TABLE_812 = `
0-3 .50 92-98 .63 198-206 .76 345-357 .89
4-10 .51 99-106 .64 207-215 .77 358-374 .90
11-17 .52 107-113 .65 216-225 .78 375-391 .91
18-25 .53 114-121 .66 226-235 .79 392-411 .92
26-32 .54 122-129 .67 236-245 .80 412-432 .93
33-39 .55 130-137 .68 246-256 .81 433-456 .94
40-46 .56 138-145 .69 257-267 .82 457-484 .95
47-53 .57 146-153 .70 268-278 .83 485-517 .96
54-61 .58 154-162 .71 279-290 .84 518-559 .97
62-68 .59 163-170 .72 291-302 .85 560-619 .98
69-76 .60 171-179 .73 303-315 .86 620-735 .99
77-83 .61 180-188 .74 316-328 .87 736-900 1.0
84-91 .62 189-197 .75 329-344 .88`;

const pairsOf = (table: string): [string, string][] => {
  const words = table.trim().split(/\s+/);
  return words.flatMap((word, index) =>
    index % 2 === 0 ? [[word, words[index + 1]] as [string, string]] : [],
  );
};

test('8.1.1: every difference for a share of 1 to 99 hundredths', () => {
  const printed = pairsOf(TABLE_811).map(([share, difference]) => [
    Math.round(100 * Number(share)),
    Number(difference),
  ]);
  expect(printed).toHaveLength(101);
  for (const [share, difference] of printed)
    if (share > 0 && share < 100)
      expect([share, differenceForShare(share)]).toEqual([share, difference]);
});

test('8.1.2: every difference from 0 to 900 points, for the higher and the lower rated', () => {
  let next = 0;
  for (const [range, share] of pairsOf(TABLE_812).sort(
    ([a], [b]) => parseInt(a, 10) - parseInt(b, 10),
  )) {
    const [from, to] = range.split('-').map(Number);
    expect(from).toBe(next);
    for (let difference = from; difference <= to; difference++) {
      const expected = Math.round(100 * Number(share));
      expect([difference, expectedShare(difference)]).toEqual([difference, expected]);
      // From 1 on: equal ratings are neither the higher nor the lower.
      if (difference > 0) expect(expectedShare(-difference)).toBe(100 - expected);
    }
    next = to + 1;
  }
  expect(next).toBe(901);
});
