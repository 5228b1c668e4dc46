import type { Pair, PlayerNo, RoundToPair, SystemId } from '../model/types';
import type { Reason, Trace, TraceStep } from '../explain/reason';
import type { Phrase } from '../explain/phrasebook';

/** One edition of a pairing system, as the rest of the product sees it. */
export interface PairingSystem {
  readonly id: SystemId;
  /** Name with its edition, e.g. "Dutch 2016 (C.04.3, Baku 2016)". */
  readonly name: Phrase;
  /** One line for the arbiter who has to choose. */
  readonly summary: Phrase;
  pair(task: RoundToPair, progress?: Progress): PairingResult;
  /**
   * The same answer with the candidates worked by hand in its trace, where `pair` leaves them out
   * because they cost time. Absent: the trace of `pair` says everything.
   */
  explain?(task: RoundToPair, progress?: Progress): PairingResult;
  /**
   * Compares a pairing that somebody played with the system's own: the first rule it breaks, or
   * the first criterion on which it is worse, or that it only comes later in the order of
   * generation. `[]` if both are the same.
   */
  judge(task: RoundToPair, played: PlayedRound): readonly TraceStep[];
  /** Why the round does not pair these two: the rule that forbids it or the criterion that suffers. */
  whyNot(task: RoundToPair, a: PlayerNo, b: PlayerNo): readonly TraceStep[];
}

/** Called with the share of the work done, 0…1; throws to cancel. */
export type Progress = (done: number) => void;

export interface PlayedRound {
  readonly pairs: readonly Pair[];
  readonly bye: PlayerNo | null;
}

export type PairingResult =
  | {
      readonly ok: true;
      /** In table order (C.04.2.D.9). */
      readonly pairs: readonly Pair[];
      readonly bye: PlayerNo | null;
      readonly trace: Trace;
    }
  | { readonly ok: false; readonly refusal: Refusal };

/** No legal pairing (or a request the system cannot serve): why, whom it concerns, what can be done. */
export interface Refusal {
  /**
   * `no-legal-pairing`: the text has no answer. `bad-request`: something must be supplied or
   * corrected first (a rating for everyone, results still missing).
   */
  readonly code: 'no-legal-pairing' | 'bad-request';
  readonly reasons: readonly Reason[];
  readonly players: readonly PlayerNo[];
  /** What the arbiter can do. */
  readonly cures: readonly Reason[];
}
