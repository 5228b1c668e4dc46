import type { PlayerNo } from '../types';

/** Why a term of a ranking of a system's own is what it is; the words stand among those of the tie-breaks. */
export const OWN_PART_REASONS = [
  'ladder-start',
  'ladder-opponent',
  'ladder-postponed',
  'ladder-own',
  'ladder-limit',
  'ladder-first-game',
  'knock-out-on',
  'knock-out-out',
  'knock-out-alone',
  'knock-out-third',
] as const;

/** One term of somebody's sum. */
export interface OwnRankingPart {
  readonly round: number | null;
  readonly opponent: PlayerNo | null;
  /** The value that counts a share, e.g. that of the opponent; null: the term is no share of anything. */
  readonly used: number | null;
  readonly share: string;
  readonly value: number;
  readonly why: (typeof OWN_PART_REASONS)[number] | 'rounding';
  readonly article: string;
}

/** The ranking of a system that does not rank by points and tie-breaks: everybody, from the top. */
export interface OwnRanking {
  /** Over its column, as a tie-break would have a code. */
  readonly code: string;
  readonly rounds: number;
  readonly rows: readonly {
    readonly no: PlayerNo;
    readonly value: number;
    /** What a win against them is worth now, where the ranking goes by such values. */
    readonly worth?: number;
    /** Shared by those whom nothing separates; absent: their line in the list. */
    readonly place?: number;
    readonly parts: readonly OwnRankingPart[];
  }[];
}
