import type { GivenUp } from '../articles/b5b6Floats';
import type { Field } from '../field';

/**
 * One search in one level: the players of S1 who came from above and must be placed (empty in a
 * homogeneous level), the others, and those who leave the level whatever happens. Players are their
 * places in the order A.2; the lists are sorted.
 */
export interface Phase {
  readonly s1: readonly number[];
  readonly pool: readonly number[];
  readonly forced: readonly number[];
  /** Number of pairs that must be reached; null: as many as possible. */
  readonly pairs: number | null;
  /** Who may stay without opponent (B.1.b for the exempt, C.12 and C.13 for a single floater). */
  readonly mayLeave: (player: number) => boolean;
  /** Who must leave (set by the search for other floaters). */
  readonly mustLeave?: ReadonlySet<number>;
  /** What the players who leave must find in the level below (C.12, C.13). */
  readonly below: Below | null;
}

/** The level below, as far as C.12 and C.13 look into it. */
export interface Below {
  readonly residents: readonly number[];
  /** Everybody there must be paired too, but for `spare`. */
  readonly coverAll: boolean;
  /** Whether the level below would pair these two, as far as its type (A.3) goes. */
  readonly mayPair: (a: number, b: number) => boolean;
  /** How many may stay single there (the exempt of an odd field), and who. */
  readonly spare: number;
  readonly maySpare: (player: number) => boolean;
}

export type Couple = readonly [number, number];

export interface PhaseExchange {
  /** From S1 to S2 and from S2 to S1. */
  readonly out: readonly number[];
  readonly in: readonly number[];
}

/** The first pairing of a phase in the order of the text. */
export interface Solution {
  /** Pairs of the moved-down players, then of the homogeneous rest; the S1 player first. */
  readonly placed: readonly Couple[];
  readonly rest: readonly Couple[];
  readonly leavers: readonly number[];
  /** Disturbed pairs, and those of them without a weak preference (BAF 77). */
  readonly disturbed: number;
  readonly strongForced: number;
  /** What was given up of B.5/B.6. */
  readonly up: GivenUp;
  readonly down: GivenUp;
  /** S1 and S2 of the homogeneous rest before the exchange. */
  readonly restS1: readonly number[];
  readonly restS2: readonly number[];
  readonly exchange: PhaseExchange | null;
}

export interface SearchContext {
  readonly field: Field;
  /** BAF 77 in force. */
  readonly weakestFirst: boolean;
  /** Called at every search of a level, so that a slow round can be cancelled within; may throw. */
  readonly tick?: () => void;
}
