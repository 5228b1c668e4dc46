import type { UnplayedRounds } from '../../shared/unplayed';

/**
 * A.5, B.1.b (ruling 2): a point or half point without play is a downfloat and bars the bye; a loss
 * by forfeit or an absence is neither.
 */
export const unplayed: UnplayedRounds = {
  downfloat: ['forfeitWin', 'pairingBye', 'fullBye', 'halfBye'],
  barsBye: ['forfeitWin', 'pairingBye', 'fullBye', 'halfBye'],
};
