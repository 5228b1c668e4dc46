import type { Acceleration } from './rules/acceleration';
import type { TieOrder, TieOrderKind } from './rules/tieOrders';
import type {
  AbnormalPoints,
  AvoidedGroup,
  Colour,
  EventInfo,
  Float,
  ForbiddenGroup,
  HalfPoints,
  KeptLine,
  NationalRecord,
  Outcome,
  PointSystem,
  Team,
  TeamPlay,
} from './types';
import type { Place, Problem } from './problems';

/**
 * What a file or a workbook says, not yet believed. Readers translate spellings (and report those
 * they cannot read in `problems`); `check()` judges whether it all fits together.
 */
export interface RawTournament {
  readonly info: Partial<EventInfo>;
  readonly totalRounds?: Located<number>;
  readonly initialColour?: Colour;
  readonly points?: PointSystem;
  /** Where the points of an outcome were written, for messages. */
  readonly pointPlaces?: Readonly<Partial<Record<Outcome, Place>>>;
  readonly players: readonly RawPlayer[];
  readonly forbidden: readonly ForbiddenGroup[];
  readonly avoided?: readonly AvoidedGroup[];
  readonly virtualPoints: readonly RawVirtualPoints[];
  readonly acceleration?: Located<Acceleration>;
  /** The order of the players in the source is their order of strength (`XXC rank`). */
  readonly rankedByPosition?: boolean;
  readonly teams?: readonly Located<Team>[];
  /** Where each of `forbidden` was written, for messages; in the same order. */
  readonly forbiddenPlaces?: readonly Place[];
  readonly systemCode?: string;
  readonly systemParameters?: string;
  readonly tieBreakCodes?: readonly string[];
  readonly abnormalPoints?: readonly Located<AbnormalPoints>[];
  readonly tieOrders?: Readonly<Partial<Record<TieOrderKind, Located<readonly TieOrder[]>>>>;
  readonly teamPlay?: TeamPlay;
  readonly otherLines?: readonly KeptLine[];
  /** What the reader could not read. */
  readonly problems: readonly Problem[];
}

export interface Located<T> {
  readonly value: T;
  readonly place: Place;
}

export interface RawPlayer {
  readonly place: Place;
  readonly no: Located<number>;
  readonly name: string;
  readonly title: Located<string>;
  readonly rating: Located<number>;
  readonly fideRating?: number;
  readonly federation?: string;
  readonly fideId?: string;
  readonly club?: string;
  readonly sex?: 'm' | 'w' | '';
  readonly born?: string;
  readonly withdrawn?: boolean;
  readonly expelled?: true;
  /** Group of an accelerated event. */
  readonly group?: string;
  readonly fixedTable?: number | null;
  readonly national?: readonly NationalRecord[];
  /** Points that the source claims, to be compared with the results. */
  readonly claimedPoints?: Located<HalfPoints>;
  /** The place that the source claims; absent: none that can be read. */
  readonly claimedRank?: Located<number>;
  /** `entries[r - 1]` is round r; undefined: nothing written. */
  readonly entries: readonly (RawEntry | undefined)[];
}

export interface RawEntry {
  readonly place: Place;
  readonly outcome: Outcome;
  readonly opponent: number | null;
  readonly colour: Colour | null;
  readonly unrated?: boolean;
  readonly float?: Float | 'none';
  /** A board of a match of teams at which only one player sat, or nobody yet: no opponent is named. */
  readonly isLoneBoard?: true;
  readonly table?: number;
  readonly shown?: HalfPoints;
  /** As written, for messages. */
  readonly text: string;
}

export interface RawVirtualPoints {
  readonly place: Place;
  readonly no: number;
  readonly points: readonly HalfPoints[];
}
