import type { HalfPoints } from '../../../model/types';
import type { Card } from '../cards';
import type { Totals } from '../articles/c10requirements';

/**
 * Players to be paired among themselves, with what is asked for at this stage (C.2, C.3, C.14).
 * `m1` = 0: the procedure of a homogeneous bracket (also where at least half were moved down, A.3).
 */
export interface Bracket {
  /** In the order of A.2, without those who left by C.1. */
  readonly players: readonly Card[];
  /** The M0 players of `players` who were moved down into it (or S1 of a joined bracket, C.13). */
  readonly movedDown: ReadonlySet<Card>;
  /** M1: how many of them form S1. */
  readonly m1: number;
  /** P1: how many pairs are asked for. */
  readonly pairs: number;
  /** The bracket's own players: only they are asked about B.5 and B.6 when they leave it. */
  readonly residents: ReadonlySet<Card>;
  /** Score of the lowest player. */
  readonly lowestScore: HalfPoints;
  /** In the lowest bracket whoever stays over has the bye (B.1.b). */
  readonly mayStayOver: (card: Card) => boolean;
}

/** A pair, the higher player (A.2) first. */
export type CardPair = readonly [Card, Card];

/** How a homogeneous group or a remainder was paired. */
export interface GroupFound {
  /** In the order of S1. */
  readonly pairs: readonly CardPair[];
  readonly stayOver: readonly Card[];
  /** S1 and S2 after the exchange. */
  readonly s1: readonly Card[];
  readonly s2: readonly Card[];
  /** D.2: who went from S1 to S2, lowest first, and who came for them, highest first. */
  readonly exchange: { readonly fromS1: readonly Card[]; readonly fromS2: readonly Card[] };
}

/** The pairing of a bracket. */
export interface Found {
  /** Pairs of the players moved down (S1 of a heterogeneous bracket), in the order of S1. */
  readonly movedDownPairs: readonly CardPair[];
  /** The homogeneous bracket or the remainder. */
  readonly group: GroupFound;
  readonly pairs: readonly CardPair[];
  readonly stayOver: readonly Card[];
  /** What had to be given up. */
  readonly totals: Totals;
}

/**
 * Where those who stay over go. Usually free slots; when C.12 or C.13 look for a pairing that lets
 * the bracket below be paired too, the places are its players, who may also be joined to each other.
 */
export interface Below {
  readonly size: number;
  /** Slots that ask for nothing but `mayStayOver`. */
  readonly plain: boolean;
  readonly takes: (card: Card, place: number) => boolean;
  readonly joins: (place: number, other: number) => boolean;
  /**
   * Whether those who stay over are as many, class by class, as C.12 wants. `classOf` numbers the
   * classes from the most important; the search keeps the early classes small.
   */
  readonly classes?: {
    readonly classOf: (card: Card) => number;
    readonly wanted: readonly number[];
  };
}

export function freeSlots(bracket: Bracket): Below {
  return {
    size: bracket.players.length - 2 * bracket.pairs,
    plain: true,
    takes: (card) => bracket.mayStayOver(card),
    joins: () => false,
  };
}
