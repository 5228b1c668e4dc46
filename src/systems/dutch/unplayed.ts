import type { UnplayedRounds } from '../unplayed';

/** A.4.b: whoever did not play has floated down. C.2: a bye of the pairing or a win by forfeit bars. */
export const unplayed: UnplayedRounds = {
  downfloat: ['forfeitWin', 'forfeitLoss', 'pairingBye', 'fullBye', 'halfBye', 'zeroBye', 'absent'],
  barsBye: ['forfeitWin', 'pairingBye'],
};
