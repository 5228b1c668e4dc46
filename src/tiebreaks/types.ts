import type { WordKey } from '../words';
import type { Reason } from '../explain/reason';
import { OWN_PART_REASONS } from '../model/rules/ownRanking';
import type { PlayerNo } from '../model/types';
import type { Field } from './field';
import type { FoundTeamTieBreak } from './teams/types';

/**
 * A tie-break by its code, as its edition spells it (`BH-C1`, `BH/C1/P`); `findTieBreak` makes one
 * of whatever people type.
 */
export type TieBreakCode = string;

/** What a tie-break rests on: own results, opponents' results, ratings (1998 §2; C.07 4.3). */
export const CATEGORIES = ['own', 'opponents', 'ratings'] as const;
export type Category = (typeof CATEGORIES)[number];

/** A list of tie-breaks by name, as the text recommends it. */
export interface Preset {
  readonly id: string;
  /** What it is meant for, to be read after "Recommended for". */
  readonly name: WordKey;
  readonly article: string;
  readonly scope: 'individual' | 'team';
  readonly codes: readonly TieBreakCode[];
}

/** How a player's own unplayed rounds enter the opponents' scores (ruling A1). */
export const UNPLAYED_READINGS = ['default', 'literal', 'played-only'] as const;
export type UnplayedReading = (typeof UNPLAYED_READINGS)[number];

/** Why a part is what it is; the words stand in `src/words/en/tiebreaks/tiebreaks.ts` as `tiebreaks.why.*`. */
export const PART_REASONS = [
  'played',
  'adjourned',
  'forfeit',
  'exempt',
  'absence',
  'rule350',
  'provisional',
  'provisional350',
  'face-value',
  'rounding',
  'mean',
  'quantity',
  'level-above',
  'level-below',
  'level-gap',
  'group',
  'seen-adjusted',
  'forfeit-as-game',
  'fore-draw',
  'category1',
  'category2',
  'category3',
  'category4',
  'category5',
  'category1-capped',
  'category2-capped',
  'category3-capped',
  'category4-capped',
  'category5-capped',
  'virtual',
  'as-draw',
  'more-points',
  'equal-points',
  'fewer-points',
  'own-number',
  'own-rating',
  'announced-rating',
  'rating-difference',
  'opponents-buchholz',
  'opponents-performance',
  'expected-here',
  'expected-below',
  'no-point',
  'lowest-rating',
  'among-tied',
  'average-of-games',
  'missing-game',
  'rank-in-tie',
  'board',
  'counts-as-draw',
  'koya-half',
  'koya-limit',
  'secondary-score',
  'schedule-strength',
  'match',
  ...OWN_PART_REASONS,
] as const;
export type PartReason = (typeof PART_REASONS)[number];

/** Why a part does not count; `tiebreaks.cut.*`. */
export const CUT_REASONS = [
  'lowest',
  'highest',
  'early-round',
  'below-half',
  'below-limit',
  'not-played',
  'not-tied',
  'no-win',
  'no-opponent',
  'lowest-vur',
  'no-black',
  'not-elected',
  'basis',
  'no-result',
] as const;
export type CutReason = (typeof CUT_REASONS)[number];

/**
 * One term of a tie-break. Numbers are in the unit of the tie-break itself (points, rating points):
 * unlike scores in the model they are not half-points. The value is the sum of the kept ones.
 */
export interface Part {
  readonly round: number | null;
  readonly opponent: PlayerNo | null;
  /** What was used: the opponent's adjusted score, their rating, the running score … */
  readonly used: number | null;
  /** Points made in that round, where they weigh the term. */
  readonly points: number | null;
  /** What the term is worth. */
  readonly value: number;
  readonly why: PartReason;
  /** Numbers for the sentence of `why`: the own score, the cap … */
  readonly args?: Readonly<Record<string, string | number>>;
  readonly cut: CutReason | null;
  readonly article: string;
  readonly ruling?: string;
}

export const isKept = (part: Part): boolean => part.cut === null;

/** What a tie-break comes to. */
export interface TieBreakOutcome {
  /** null: undefined, and `undefinedBecause` says why. Never 0 for what could not be computed. */
  readonly value: number | null;
  readonly undefinedBecause?: Reason;
  /**
   * What players are compared by, the greater first, where it is not the value itself: several
   * numbers (extended Koya), or one of which the lower is better (a rank, a board count).
   */
  readonly steps?: readonly number[];
}

/** The same with its working. */
export interface TieBreakValue extends TieBreakOutcome {
  readonly parts: readonly Part[];
  /** Its games are shares of a mean. */
  readonly isMean?: true;
}

/** Who is asked about, and with whom they are tied where that matters (DE, KOYA-E). */
export interface TieBreakQuestion {
  readonly field: Field;
  readonly no: PlayerNo;
  /** Players tied at this place of the list, the player among them. */
  readonly tied: readonly PlayerNo[];
  readonly options: TieBreakOptions;
}

export interface TieBreakOptions {
  readonly unplayed: UnplayedReading;
  /** Rating announced for players who have none (C.07 art. 10); undefined: no such rule. */
  readonly unrated?: number;
}

export const DEFAULT_OPTIONS: TieBreakOptions = { unplayed: 'default' };

export type TieBreak = (question: TieBreakQuestion) => TieBreakValue;

/** A row of the catalogue. */
export interface TieBreakEntry {
  readonly code: TieBreakCode;
  readonly name: Reason;
  /** Other words for it, old and new, in any language. */
  readonly aliases: readonly string[];
  readonly article: string;
  readonly category: Category;
  readonly scope: 'individual' | 'team' | 'both';
  /** Ids of the presets that hold it because the text recommends it. */
  readonly recommended: readonly string[];
  /** Shown beside the tie-breaks, none of them: points, adjusted score. */
  readonly isHelper?: boolean;
  /** Meant for round robins by its text. */
  readonly roundRobinOnly?: boolean;
  /** Its value depends on who is tied. */
  readonly withinTie?: boolean;
  /** Its value is the place among the tied, not points. */
  readonly isPlace?: boolean;
  /** It needs the rounds in their order, which the grid of a round robin does not show. */
  readonly byRounds?: boolean;
  /** Whole numbers that programs may print rounded otherwise. */
  readonly isWhole?: boolean;
}

/** A tie-break of an edition: what it is, and how it is computed. */
export interface FoundTieBreak {
  readonly entry: TieBreakEntry;
  /** undefined: it needs the board scores of teams. */
  readonly tieBreak: TieBreak | undefined;
}

/**
 * An edition answers everything that depends on it: pane, sheets, functions and command line ask it
 * and know no edition by name. Another one is a folder and a line in `editions.ts`.
 */
export interface TieBreakEdition {
  readonly id: string;
  readonly name: WordKey;
  /** First and last day on which it was the edition for new events, ISO; null: open. */
  readonly from: string | null;
  readonly until: string | null;
  readonly catalogue: readonly TieBreakEntry[];
  /** By its code with any modifiers (`BH-C3`, `bh/c1/p`); names and old words are found elsewhere. */
  readonly byCode: (text: string) => FoundTieBreak | undefined;
  readonly presets: readonly Preset[];
  /** What a new event has. */
  readonly defaultList: readonly TieBreakCode[];
  /** What the text advises against, or forbids, in a list for this field. */
  readonly warnings: (field: Field, entries: readonly TieBreakEntry[]) => Reason[];
  /** How own unplayed rounds may be read; the first is the edition's own way. */
  readonly unplayedReadings: readonly UnplayedReading[];
  /** Tie-breaks of teams, and those of players that can be asked of them, by code. */
  readonly ofTeams: (text: string) => FoundTeamTieBreak | undefined;
  /** The rating given to a player who has none, where the text has such a thing. */
  readonly provisionalRating?: (field: Field, no: PlayerNo) => TieBreakValue;
}
