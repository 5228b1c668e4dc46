import { solveExactly } from './exact';
import type { Phase, SearchContext, Solution } from './phase';
import { solveQuickly } from './quick';

/** The first pairing of a phase in the order of the text; null if what it must reach is out of reach. */
export function solvePhase(context: SearchContext, phase: Phase): Solution | null {
  context.tick?.();
  return solveQuickly(context, phase) ?? solveExactly(context, phase);
}
