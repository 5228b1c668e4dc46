import type { Exercise, ExerciseRequest } from './exercise';
import { singleKind } from './kinds';
import { bracketExercise } from './pairingExercise';
import { colourExercise, roundExercise } from './roundExercise';
import { teamPairingExercise } from './teamPairing';
import { teamTieBreakExercise } from './teamTieBreak';
import { tieBreakExercise } from './tieBreakExercise';

/** The exercise of a kind, a level and a seed, always the same; null: the search found none. */
export function makeExercise(request: ExerciseRequest): Exercise | null {
  const kind = singleKind(request.kind, request.level);
  switch (kind) {
    case 'pairing-bracket':
    case 'pairing-transposition':
    case 'pairing-exchange':
    case 'pairing-downfloater':
      return bracketExercise(kind, request);
    case 'pairing-colours':
      return colourExercise(request);
    case 'pairing-round':
      return roundExercise(request);
    case 'team-pairing':
      return teamPairingExercise(request);
    case 'team-tie-break':
      return teamTieBreakExercise(request);
    default:
      return tieBreakExercise(kind, request);
  }
}
