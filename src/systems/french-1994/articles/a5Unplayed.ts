import type { UnplayedRounds } from '../../shared/unplayed';

/**
 * A.5, B.1.b, BAF 78 (ruling 2): the exempt and whoever won by forfeit are downfloaters and are not
 * exempt again. The text has no half-point bye: where one was given, it is neither.
 */
export const unplayed: UnplayedRounds = {
  downfloat: ['forfeitWin', 'pairingBye', 'fullBye'],
  barsBye: ['forfeitWin', 'pairingBye', 'fullBye'],
};
