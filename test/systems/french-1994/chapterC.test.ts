import type { Card, Field } from '../../../src/systems/french-1994/field';
import { coloursClash } from '../../../src/systems/french-1994/field';
import { pairRound } from '../../../src/systems/french-1994/pairRound';
import type { PairedLevel } from '../../../src/systems/french-1994/levelPairing';

/**
 * One article at a time, on fields made by hand: "score: players", who has met, and what stands on
 * the cards. Expectations are worked out from the text by hand. Nobody has a preference unless a case
 * says so: W/B absolute, w/b strong, (w)/(b) weak.
 */
interface Made {
  readonly levels: readonly (readonly number[])[];
  readonly met?: readonly string[];
  readonly wants?: Readonly<Record<number, string>>;
  /** Float one round ago, two rounds ago. */
  readonly floats?: Readonly<Record<number, readonly [Card['lastFloat'], Card['floatBefore']]>>;
  readonly exempt?: readonly number[];
}

function preference(text: string): Card['preference'] {
  if (text === '-') return null;
  const strength = text.startsWith('(') ? 'weak' : /[WB]/.test(text) ? 'absolute' : 'strong';
  return { colour: /w/i.test(text) ? 'white' : 'black', strength };
}

function make({ levels, met = [], wants = {}, floats = {}, exempt = [] }: Made): Field {
  const listed = levels.flatMap((players, index) =>
    players.map((no) => ({ no, score: 20 - 2 * index })),
  );
  const cards = listed.map(({ no, score }, rank): Card => ({
    no,
    rank,
    score,
    colours: ['white'],
    preference: preference(wants[no] ?? '-'),
    lastFloat: floats[no]?.[0] ?? null,
    floatBefore: floats[no]?.[1] ?? null,
    exemptBefore: exempt.includes(no),
    freed: false,
  }));
  const haveMet = (a: number, b: number): boolean =>
    met.includes(`${cards[a].no}-${cards[b].no}`) || met.includes(`${cards[b].no}-${cards[a].no}`);
  return {
    round: 5,
    cards,
    haveMet,
    areKeptApart: () => false,
    mayMeet: (a, b) => a !== b && !haveMet(a, b) && !coloursClash(cards[a], cards[b]),
  };
}

/** "1-3 2-4 / 5" level by level: pairs in the order of S1, then who is left over. */
function show(made: Made): string {
  const field = make(made);
  const levels = pairRound({ field, weakestFirst: true });
  if (!levels) return 'none';
  const no = (player: number) => field.cards[player].no;
  return levels
    .map(({ solution }: PairedLevel) =>
      [
        ...[...solution.placed, ...solution.rest].map(([a, b]) => `${no(a)}-${no(b)}`),
        ...(solution.leavers.length > 0 ? [`(${solution.leavers.map(no).join(' ')})`] : []),
      ].join(' '),
    )
    .join(' / ');
}

const cases: readonly [string, Made, string][] = [
  ['C.6: S1 against S2 in order', { levels: [[1, 2, 3, 4]] }, '1-3 2-4'],
  ['C.7: the first permutation', { levels: [[1, 2, 3, 4]], met: ['1-3'] }, '1-4 2-3'],
  [
    'C.8: no permutation, so the exchange 2 ↔ 3',
    { levels: [[1, 2, 3, 4]], met: ['1-3', '1-4'] },
    '1-2 3-4',
  ],
  [
    'C.1: a resident without opponent leaves at once; the others are one level of four',
    {
      levels: [
        [1, 2, 3, 4, 5],
        [6, 7, 8],
      ],
      met: ['1-2', '1-3', '1-4', '1-5'],
    },
    '2-4 3-5 (1) / 1-6 7-8',
  ],
  [
    'B.5: who floated down in the last round stays, by a permutation',
    {
      levels: [
        [1, 2, 3],
        [4, 5, 6],
      ],
      floats: { 3: ['down', null] },
    },
    '1-3 (2) / 2-4 5-6',
  ],
  [
    'B.6: the same two rounds later',
    {
      levels: [
        [1, 2, 3],
        [4, 5, 6],
      ],
      floats: { 3: [null, 'down'] },
    },
    '1-3 (2) / 2-4 5-6',
  ],
  [
    'C.9: B.6 is given up before B.5',
    {
      levels: [
        [1, 2, 3],
        [4, 5, 6],
      ],
      floats: { 1: ['down', null], 2: ['down', null], 3: [null, 'down'] },
    },
    '1-2 (3) / 3-4 5-6',
  ],
  [
    'B.4 before B.5: a level of W w b keeps its colours although 1 has to float again',
    {
      levels: [
        [1, 2, 3],
        [4, 5, 6],
      ],
      wants: { 1: 'w', 2: 'w', 3: 'b' },
      floats: { 1: ['down', null], 2: ['down', null] },
    },
    '1-3 (2) / 2-4 5-6',
  ],
  [
    'C.10: the opponent of a moved-down player should not float up again',
    {
      levels: [
        [1, 2, 3],
        [4, 5, 6],
      ],
      floats: { 4: ['up', null] },
    },
    '1-2 (3) / 3-5 4-6',
  ],
  [
    'C.10: everybody floated up: B.6 is given up before B.5',
    {
      levels: [
        [1, 2, 3],
        [4, 5, 6],
      ],
      floats: { 4: ['up', null], 5: ['up', null], 6: [null, 'up'] },
    },
    '1-2 (3) / 3-6 4-5',
  ],
  [
    'Ruling 10: the opponent of the moved-down player comes before B.5 of the next downfloater',
    {
      levels: [[1], [2, 3, 4, 5], [6, 7, 8]],
      floats: { 3: ['down', null], 4: ['down', null], 5: ['down', null] },
    },
    '(1) / 1-2 3-4 (5) / 5-6 7-8',
  ],
  [
    'A.3: half from above is treated as homogeneous, moved-down players may meet',
    {
      levels: [
        [1, 2],
        [3, 4],
      ],
      met: ['1-2', '1-3', '1-4', '2-3'],
    },
    'none',
  ],
  [
    'A.3: half from above: S1 = 1 2, S2 = 3 4',
    {
      levels: [
        [1, 2],
        [3, 4],
        [5, 6],
      ],
      met: ['1-2'],
    },
    '(1 2) / 1-3 2-4 / 5-6',
  ],
  [
    'C.11: x = 0, but the only legal pairs are disturbed',
    {
      levels: [[1, 2, 3, 4]],
      wants: { 1: 'w', 2: 'b', 3: 'w', 4: 'b' },
      met: ['1-2', '1-4', '2-3', '3-4'],
    },
    '1-3 2-4',
  ],
  [
    'B.2: two absolute preferences for white cannot meet',
    { levels: [[1, 2, 3, 4]], wants: { 1: 'W', 3: 'W' } },
    '1-4 2-3',
  ],
  [
    'BAF 77 before the float rules: only 3 may float, but then a strong preference would be forced',
    {
      levels: [
        [1, 2, 3, 4, 5],
        [6, 7, 8],
      ],
      wants: { 1: 'b', 2: 'w', 3: '(b)', 4: 'b', 5: 'b' },
      met: ['1-3', '2-4'],
      floats: { 1: ['down', null], 2: ['down', null], 4: ['down', null], 5: ['down', null] },
    },
    '1-2 3-4 (5) / 5-6 7-8',
  ],
  [
    'C.12: 3 has no opponent below, so 2 floats instead',
    {
      levels: [
        [1, 2, 3],
        [4, 5, 6],
        [7, 8],
      ],
      met: ['3-4', '3-5', '3-6'],
    },
    '1-3 (2) / 2-4 5-6 / 7-8',
  ],
  [
    'C.12 gives nothing: the player goes down again (ruling 14)',
    {
      levels: [
        [1, 2, 3],
        [4, 5],
        [6, 7, 8],
      ],
      met: ['3-1', '3-2', '3-4', '3-5'],
    },
    '1-2 (3) / 4-5 (3) / 3-6 7-8',
  ],
  [
    'C.14: two moved-down players who can only meet 5: the stronger is placed',
    {
      levels: [
        [1, 2],
        [5, 6, 7, 8, 9],
        [10, 11, 12],
      ],
      met: ['1-2', ...[6, 7, 8, 9].flatMap((no) => [`1-${no}`, `2-${no}`])],
    },
    '(1 2) / 1-5 6-8 7-9 (2) / 2-10 11-12',
  ],
  [
    'C.14: one pair less in a homogeneous level',
    {
      levels: [
        [1, 2, 3, 4],
        [5, 6],
      ],
      met: ['1-2', '1-3', '2-3', '1-4', '2-4'],
    },
    '3-4 (1 2) / 1-5 2-6',
  ],
  [
    'C.13: 5 and 6 have met: one pair less above, S1 = 1, S2 = 2 3 4',
    {
      levels: [
        [1, 2, 3, 4],
        [5, 6],
      ],
      met: ['5-6'],
    },
    '1-2 (3 4) / 3-5 4-6',
  ],
  [
    'C.13: no pair of the penultimate level is possible: the levels are joined',
    {
      levels: [
        [1, 2],
        [3, 4],
      ],
      met: ['3-4'],
    },
    '1-3 2-4',
  ],
  ['A.5: the last of S2 is exempt', { levels: [[1, 2, 3, 4, 5]] }, '1-3 2-4 (5)'],
  [
    'B.1.b: who has had a point without playing is not exempt again',
    { levels: [[1, 2, 3, 4, 5]], exempt: [5] },
    '1-3 2-5 (4)',
  ],
  [
    'Comment on A.5: the exempt is changed for a colour',
    { levels: [[1, 2, 3]], wants: { 1: 'w', 2: 'w', 3: 'b' } },
    '1-3 (2)',
  ],
  [
    'Ruling 14: a moved-down player without opponent in the lowest level is exempt',
    { levels: [[1], [2, 3, 4, 5]], met: ['1-2', '1-3', '1-4', '1-5'] },
    '(1) / 2-4 3-5 (1)',
  ],
];

test.each(cases)('%s', (_, made, expected) => expect(show(made)).toBe(expected));
