import type { SystemId } from '../../model/types';
import type { WordKey } from '../../words';
import type { InForce } from '../system';
import type { Bracket } from './search/bracket';
import type { Requirement } from './articles/c10requirements';

/** What the two editions that share this procedure say differently. */
export interface Edition {
  readonly id: SystemId;
  readonly name: WordKey;
  readonly summary: WordKey;
  readonly inForce: InForce;
  /** A.11: requirements on the closeness of scores, stronger than all others; none in 2011. */
  readonly closeness: (bracket: Bracket) => readonly Requirement[];
  /** C.4 or C.8.b and D.3: when M1 < M0, S1 holds the M1 highest, or the first set that can be paired. */
  readonly choiceOfMovedDown: 'highest' | 'anySet';
  /** C.12: the other set must have the same scores. */
  readonly backtrackingKeepsScores: boolean;
  /** C.14: P1 of a heterogeneous bracket whose M1 has come down to 0. */
  readonly pairsWithoutMovedDown: (p1: number, p0: number) => number;
  /** C.13: how far M1 of the penultimate bracket is reduced before the two are joined. */
  readonly leastM1BeforeJoining: 0 | 1;
  /** Whether the colours of two players without any game after round 1 are left open. */
  readonly leavesFirstColoursOpen: boolean;
}
