import type { RoundToPair } from '../../model/types';
import { fieldOf, roundOf } from './round';
import { byeStep } from './trace';

/** Who has the bye and why, with those lower who have not; null: nobody has. */
export function whyBye(task: RoundToPair) {
  const field = fieldOf(task);
  const bye = roundOf(field)?.bye;
  if (!bye) return null;
  const { steps = [], ...says } = byeStep(field, bye);
  return { says, working: steps };
}
