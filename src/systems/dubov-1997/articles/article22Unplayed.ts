import type { UnplayedRounds } from '../../shared/unplayed';

/** 2.2 (R22): a full point without playing bars the bye. The text counts transfers, not floats. */
export const unplayed: UnplayedRounds = {
  downfloat: [],
  barsBye: ['forfeitWin', 'pairingBye', 'fullBye'],
};
