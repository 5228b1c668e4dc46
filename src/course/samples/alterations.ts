import type { SystemId } from '../../model/types';
import type { WordKey } from '../../words';

/** Orders in which a text alters S1 and S2, as it prints them or says them in its notes. */
export interface AlterationSample {
  readonly system: SystemId;
  readonly kind: 'exchange' | 'transposition';
  readonly article: string;
  /** The players of the bracket by the numbers that the text gives them, and how many are in S1. */
  readonly players: readonly number[];
  readonly s1: number;
  /** How many change sides at once; of exchanges only. */
  readonly exchanged?: number;
  /** The last is never exchanged, and the first only if somebody is left over. */
  readonly endsStay?: boolean;
  /** The text writes all of S2, also whoever is left over. */
  readonly isWhole?: boolean;
  /** The text counts from the first order that is altered. */
  readonly isOriginalLeftOut?: boolean;
  /** How many of the order are asked for, from the first on; all where it says nothing. */
  readonly asked?: number;
  /** What is wrong in the printed text. */
  readonly note?: WordKey;
}

/** Two exchanges of a bracket each: which one comes first? */
export interface ComparisonSample {
  readonly system: SystemId;
  readonly article: string;
  readonly size: number;
  readonly s1: number;
  readonly comparisons: readonly (readonly [SampleSwap, SampleSwap])[];
}

export interface SampleSwap {
  readonly fromS1: readonly number[];
  readonly fromS2: readonly number[];
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** The French text: D1 and D2 with their tables, BAF 80. */
export const FRENCH_ALTERATIONS: readonly AlterationSample[] = [
  {
    system: 'french-1994',
    kind: 'transposition',
    article: 'D1',
    players: upTo(8),
    s1: 4,
    isOriginalLeftOut: true,
    asked: 7,
  },
  ...(
    [
      [8, 4, 1],
      [8, 4, 2],
      [7, 3, 1],
      [7, 3, 2],
    ] as const
  ).map(([size, s1, exchanged]): AlterationSample => ({
    system: 'french-1994',
    kind: 'exchange',
    article: 'D2',
    players: upTo(size),
    s1,
    exchanged,
    endsStay: true,
    ...(size === 8 ? { note: 'course.note.d2-table' } : {}),
  })),
  ...(
    [
      [[4, 6, 8, 9, 10, 20, 21, 23], 4],
      [[4, 6, 8, 10, 20, 21, 23], 3],
    ] as const
  ).map(([players, s1]): AlterationSample => ({
    system: 'french-1994',
    kind: 'exchange',
    article: 'BAF 80',
    players,
    s1,
    exchanged: 1,
    endsStay: true,
    note: 'course.note.baf80',
  })),
];

const ELEVEN = { players: upTo(11), s1: 5 } as const;

/** 2011: the printed lists and tables for eleven players. */
const OF_2011: readonly AlterationSample[] = [
  {
    ...ELEVEN,
    system: 'dutch-2011',
    kind: 'transposition',
    article: 'D.1.1',
    isWhole: true,
    isOriginalLeftOut: true,
    asked: 24,
  },
  { ...ELEVEN, system: 'dutch-2011', kind: 'exchange', article: 'D.2', exchanged: 1 },
  { ...ELEVEN, system: 'dutch-2011', kind: 'exchange', article: 'D.2', exchanged: 2, asked: 20 },
  {
    ...ELEVEN,
    system: 'dutch-2011',
    kind: 'exchange',
    article: 'D.2',
    exchanged: 3,
    asked: 6,
    note: 'course.note.d2-three',
  },
];

/** The notes on transpositions of 2016 and 2026: eleven players, without and with two from above. */
const inNotes = (system: SystemId, article: string): readonly AlterationSample[] => [
  {
    ...ELEVEN,
    system,
    kind: 'transposition',
    article,
    asked: 10,
    note: 'course.note.eleven',
  },
  { system, kind: 'transposition', article, players: upTo(11), s1: 2, asked: 12 },
];

export const ALTERATION_SAMPLES: readonly AlterationSample[] = [
  ...OF_2011,
  ...inNotes('dutch-2016', 'D.1'),
  { system: 'dutch-2016', kind: 'exchange', article: 'D.2', players: upTo(6), s1: 3, exchanged: 1 },
  ...inNotes('dutch-2026', '4.2'),
  { system: 'dutch-2026', kind: 'exchange', article: '4.3', players: upTo(7), s1: 3, exchanged: 1 },
];

/** The examples of the notes on exchanges: difference, then who leaves S1, then who leaves S2. */
const COMPARISONS: ComparisonSample['comparisons'] = [
  [
    { fromS1: [4], fromS2: [6] },
    { fromS1: [5], fromS2: [8] },
  ],
  [
    { fromS1: [5, 4], fromS2: [8, 9] },
    { fromS1: [4, 3], fromS2: [6, 8] },
  ],
  [
    { fromS1: [4], fromS2: [7] },
    { fromS1: [5], fromS2: [8] },
  ],
  [
    { fromS1: [5, 2], fromS2: [6, 7] },
    { fromS1: [4, 3], fromS2: [6, 7] },
  ],
  [
    { fromS1: [5, 3, 2], fromS2: [6, 7, 8] },
    { fromS1: [5, 4, 1], fromS2: [6, 7, 8] },
  ],
  [
    { fromS1: [5, 4], fromS2: [7, 8] },
    { fromS1: [5, 4], fromS2: [6, 9] },
  ],
  [
    { fromS1: [5, 4, 3], fromS2: [6, 7, 10] },
    { fromS1: [5, 4, 3], fromS2: [6, 8, 9] },
  ],
  [
    { fromS1: [5, 4], fromS2: [6, 7] },
    { fromS1: [1], fromS2: [11] },
  ],
];

export const COMPARISON_SAMPLES: readonly ComparisonSample[] = (
  [
    ['dutch-2016', 'D.2'],
    ['dutch-2026', '4.3'],
  ] as const
).map(([system, article]) => ({
  system,
  article,
  size: 11,
  s1: 5,
  comparisons: COMPARISONS,
}));
