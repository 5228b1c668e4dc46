import type { Phrase } from '../explain/phrasebook';
import type { Reason } from '../explain/reason';
import type { PlayerNo } from '../model/types';
import type { Field } from './field';

/** Codes as the command line, the Event sheet and `CHESS.TIEBREAK` take them. */
export const TIE_BREAK_CODES = [
  'SA',
  'BH',
  'BH-M1',
  'BH-M2',
  'BH-C1',
  'BH-C2',
  'SBH',
  'SB',
  'CUM',
  'CUM-C1',
  'CUM-C2',
  'WINS',
  'KASH',
  'YUG',
  'KOYA',
  'KOYA-E',
  'DE',
  'DE-1',
  'ARO',
  'ARO-C1',
  'PERF',
  'MP',
  'GP',
  'BERLIN',
  'SB-T',
] as const;
export type ListedCode = (typeof TIE_BREAK_CODES)[number];

/** Tie-breaks that leave out some terms take any number of them: `BH-C3`, `CUM-C4`, `ARO-C2`. */
export const TIE_BREAK_FAMILIES = ['BH-M', 'BH-C', 'CUM-C', 'ARO-C'] as const;
export type TieBreakFamily = (typeof TIE_BREAK_FAMILIES)[number];
export type TieBreakCode = ListedCode | `${TieBreakFamily}${number}`;

/** The three categories of §2: own results, opponents' results, ratings. */
export const CATEGORIES = ['own', 'opponents', 'ratings'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Kinds of event of §3. */
export const EVENT_KINDS = [
  'round-robin',
  'team-round-robin',
  'swiss-rated', // everybody has a coherent rating
  'swiss-incoherent', // most are rated, the ratings are not coherent
  'swiss-unrated', // most are unrated
  'team-swiss',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** Lists of tie-breaks by name: those of §3, and those that a pairing text asks for itself. */
export const PRESET_IDS = [...EVENT_KINDS, 'french-f10'] as const;
export type PresetId = (typeof PRESET_IDS)[number];

export interface Preset {
  readonly id: PresetId;
  /** What it is meant for, to be read after "Recommended for". */
  readonly name: Phrase;
  readonly article: string;
  readonly scope: 'individual' | 'team';
  readonly codes: readonly TieBreakCode[];
}

export const EDITION_IDS = ['FFE-1998'] as const;
export type EditionId = (typeof EDITION_IDS)[number];

/** How a player's own unplayed rounds enter the opponents' scores (ruling A1). */
export const UNPLAYED_READINGS = ['default', 'literal', 'played-only'] as const;
export type UnplayedReading = (typeof UNPLAYED_READINGS)[number];

/** Why a part is what it is; the words stand in `src/words/en/tiebreaks.ts` as `tiebreaks.why.*`. */
export const PART_REASONS = [
  'played',
  'adjourned',
  'pending',
  'forfeit',
  'exempt',
  'absence',
  'rule350',
  'provisional',
  'provisional350',
  'face-value',
  'rounding',
  'quantity',
  'level-above',
  'level-below',
  'level-gap',
  'group',
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
] as const;
export type CutReason = (typeof CUT_REASONS)[number];

/**
 * One term of a tie-break. Numbers are in the unit of the tie-break itself (points, rating points):
 * unlike scores in the model they are not half-points. The value is the sum of the kept ones.
 */
export interface Part {
  readonly round: number | null;
  readonly opponent: PlayerNo | null;
  /** What was used: the opponent's adjusted score, his rating, the running score … */
  readonly used: number | null;
  /** Points made in that round, where they weigh the term. */
  readonly points: number | null;
  /** What the term is worth. */
  readonly value: number;
  readonly why: PartReason;
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
  /** What players are compared by where it takes more than one number (extended Koya). */
  readonly steps?: readonly number[];
}

/** The same with its working. */
export interface TieBreakValue extends TieBreakOutcome {
  readonly parts: readonly Part[];
}

/** Who is asked about, and with whom he is tied where that matters (DE, KOYA-E). */
export interface Question {
  readonly field: Field;
  readonly no: PlayerNo;
  /** Players tied at this place of the list, the player among them. */
  readonly tied: readonly PlayerNo[];
  readonly options: TieBreakOptions;
}

export interface TieBreakOptions {
  readonly unplayed: UnplayedReading;
}

export const DEFAULT_OPTIONS: TieBreakOptions = { unplayed: 'default' };

export type TieBreak = (question: Question) => TieBreakValue;

/** A row of the catalogue. */
export interface TieBreakEntry {
  readonly code: TieBreakCode;
  readonly name: Phrase;
  /** Other words for it, old and new, in any language. */
  readonly aliases: readonly string[];
  readonly article: string;
  readonly category: Category;
  readonly scope: 'individual' | 'team' | 'both';
  readonly edition: EditionId;
  readonly recommended: readonly EventKind[];
  /** Meant for round robins by its text. */
  readonly roundRobinOnly?: boolean;
  /** Its value depends on who is tied. */
  readonly withinTie?: boolean;
}

/** An edition: its catalogue and the function of each code. Other editions come beside it. */
export interface TieBreakEdition {
  readonly id: EditionId;
  readonly name: Phrase;
  readonly catalogue: readonly TieBreakEntry[];
  readonly tieBreaks: Readonly<Partial<Record<ListedCode, TieBreak>>>;
  /** `n` is how many terms are left out (on each side, for a median). */
  readonly families: Readonly<Record<TieBreakFamily, (n: number) => TieBreak>>;
  /** The rating given to a player who has none. */
  readonly provisionalRating: (field: Field, no: PlayerNo) => TieBreakValue;
  readonly presets: readonly Preset[];
}
