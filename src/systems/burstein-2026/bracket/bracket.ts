import type { Field, Ranked } from '../field';

/** A bracket to be paired (1.2.2), with everybody below it. */
export interface Bracket {
  readonly field: Field;
  /** Residents and incoming floaters by their BSN (4.1). */
  readonly players: readonly Ranked[];
  /** Who remained unpaired in the bracket above. */
  readonly incoming: readonly Ranked[];
  readonly residents: readonly Ranked[];
  /** The scoregroup that follows; whoever floats joins it. */
  readonly next: readonly Ranked[];
  /** Those after it. */
  readonly below: readonly Ranked[];
}

/** Pairs as [higher, lower] ranked, and the outgoing floaters, both by BSN. */
export interface BracketPairing {
  readonly pairs: readonly (readonly [Ranked, Ranked])[];
  readonly floaters: readonly Ranked[];
}

export type RankedPair = BracketPairing['pairs'][number];
