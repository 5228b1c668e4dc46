import { EXAMPLE_TABLES } from './tiebreaks';

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
    /** With whom he is tied, where that is not everybody with as many points. */
    readonly tied?: readonly number[];
  }[];
}

const EDITION = 'FFE-1998';

const of = (
  table: TieBreakExample['table'],
  code: string | null,
  values: Readonly<Record<number, number>>,
  tied?: readonly number[],
): TieBreakExample => ({
  edition: EDITION,
  table,
  asked: Object.entries(values).map(([no, value]) => ({ no: Number(no), code, value, tied })),
});

const { adjusted, cumulative, kashdan, koya, berger, within350, performance, group, levels } =
  EXAMPLE_TABLES;

/** The examples of the French text of 1998 that are crosstables, with the values printed there. */
export const TIE_BREAK_EXAMPLES: readonly TieBreakExample[] = [
  of(adjusted, 'SA', { 1: 4, 2: 3, 3: 1, 4: 2.5 }),
  of(cumulative, 'CUM', { 1: 6, 2: 15, 3: 10.5, 4: 12 }),
  of(kashdan, 'KASH', { 1: 20, 2: 24 }),
  of(koya, 'DE', { 2: 2.5, 3: 2.5, 4: 1.5, 6: 1.5, 7: 2 }),
  of(koya, 'KOYA', { 2: 3, 3: 3, 4: 3, 6: 2 }),
  of(koya, 'KOYA-E', { 2: 4, 3: 4.5 }, [2, 3]),
  of(berger, 'SB', { 1: 1, 2: 2.5, 3: 2, 4: 2.5 }),
  of(within350, 'PERF', { 1: 2050, 2: 1850 }),
  of(performance, 'PERF', { 1: 1973 }),
  of(group, null, { 2: 1980, 6: 1980 }),
  of(levels, null, { 7: 1823, 8: 1823, 9: 1823 }),
];
