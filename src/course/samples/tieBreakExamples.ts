import type { WordKey } from '../../words';
import { EXAMPLE_TABLES, functionCall } from './tiebreaks';

/** A worked example of a text: a crosstable, and values that are printed there. */
export interface TieBreakExample {
  /** Id of the edition of the tie-breaks. */
  readonly edition: string;
  readonly table: readonly (readonly (string | number)[])[];
  /** In the order of the text; `code` null: the rating given to a player who has none. */
  readonly asked: readonly {
    readonly no: number;
    readonly code: string | null;
    /** As printed. */
    readonly value: number;
    /** With whom they are tied, where that is not everybody with as many points. */
    readonly tied?: readonly number[];
    /** A value on the way, as printed: at which step, and those with how many points count. */
    readonly step?: { readonly at: number; readonly limit: number; readonly value: number };
  }[];
  /** The function that gives the value of a player of a table. */
  readonly call: (no: number, range: string) => string;
  /** What is wrong or surprising in the printed text. */
  readonly note?: WordKey;
}

/** Places by points and tie-breaks, as printed. */
export interface RankingExample {
  readonly edition: string;
  readonly table: TieBreakExample['table'];
  readonly codes: readonly string[];
  /** Numbers of the players from the first to the last. */
  readonly order: readonly number[];
  readonly note: WordKey;
}

const EDITION = 'FFE-1998';

const of = (
  table: TieBreakExample['table'],
  code: string | null,
  call: TieBreakExample['call'],
  values: Readonly<Record<number, number>>,
  note?: WordKey,
): TieBreakExample => ({
  edition: EDITION,
  table,
  call,
  note,
  asked: Object.entries(values).map(([no, value]) => ({ no: Number(no), code, value })),
});

const { adjusted, cumulative, kashdan, koya, berger, within350, performance, group, levels } =
  EXAMPLE_TABLES;

/** 2.1.3.1: first all with 3½ or more, then also who has 3. */
const extendedKoya: TieBreakExample = {
  edition: EDITION,
  table: koya,
  asked: [
    { no: 2, value: 4 },
    { no: 3, value: 4.5 },
  ].map((each) => ({
    ...each,
    code: 'KOYA-E',
    tied: [2, 3],
    step: { at: 1, limit: 3.5, value: 3.5 },
  })),
  call: (no, range) => `CHESS.KOYA_EXTENDED(${no},${range},"2;3","${EDITION}")`,
};

/** The examples of the French text of 1998 that are crosstables, with the values printed there. */
export const TIE_BREAK_EXAMPLES: readonly TieBreakExample[] = [
  of(adjusted, 'SA', functionCall('ADJUSTED_SCORE'), { 1: 4, 2: 3, 3: 1, 4: 2.5 }),
  of(cumulative, 'CUM', functionCall('CUMULATIVE', 1), { 1: 6, 2: 15, 3: 10.5, 4: 12 }),
  of(kashdan, 'KASH', functionCall('KASHDAN'), { 1: 20, 2: 24 }),
  of(koya, 'DE', functionCall('DIRECT_ENCOUNTER', 1), { 2: 2.5, 3: 2.5, 4: 1.5, 6: 1.5, 7: 2 }),
  of(koya, 'KOYA', functionCall('KOYA'), { 2: 3, 3: 3, 4: 3, 6: 2 }),
  extendedKoya,
  of(berger, 'SB', functionCall('SONNEBORN_BERGER', 1), { 1: 1, 2: 2.5, 3: 2, 4: 2.5 }),
  of(within350, 'PERF', functionCall('PERFORMANCE'), { 1: 2050, 2: 1850 }),
  of(performance, 'PERF', functionCall('PERFORMANCE'), { 1: 1973 }),
  of(
    group,
    null,
    functionCall('PROVISIONAL_RATING'),
    { 2: 1980, 6: 1980 },
    'course.note.provisional',
  ),
  of(levels, null, functionCall('PROVISIONAL_RATING'), { 7: 1823, 8: 1823, 9: 1823 }),
];

/** §4 Koya, the summary: A C B G D F E I H J. */
export const KOYA_RANKING: RankingExample = {
  edition: EDITION,
  table: koya,
  codes: ['DE', 'KOYA', 'KOYA-E'],
  order: [1, 3, 2, 7, 4, 6, 5, 9, 8, 10],
  note: 'course.note.direct',
};
