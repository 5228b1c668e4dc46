import type { Level } from './articles/a3Levels';
import { levelWithout, withoutOpponent } from './articles/c1NoOpponent';
import { firstStage, freePhase, stagesOf, type Stage } from './articles/c14Reductions';
import type { Phase, SearchContext, Solution } from './search/phase';
import { solvePhase } from './search/solve';

/** Which of the steps that look beyond the level had a part in its pairing. */
export const DETOURS = ['C.12', 'C.13', 'joined'] as const;
export type Detour = (typeof DETOURS)[number];

/** A level with its pairing. */
export interface PairedLevel {
  readonly level: Level;
  /** C.1: who left before the pairing began. */
  readonly alone: readonly number[];
  readonly stage: Stage;
  /** The S1 of C.4 before any reduction by C.14. */
  readonly firstS1: number;
  readonly phase: Phase;
  readonly solution: Solution;
  readonly detours: readonly Detour[];
}

export const pairsIn = (solution: Solution): number =>
  solution.placed.length + solution.rest.length;

/** A level that is not the lowest, with C.1 to C.11 and C.14 but without looking elsewhere. */
export function pairLevel(context: SearchContext, level: Level): PairedLevel {
  const alone = withoutOpponent(context.field, level).all;
  const stages = stagesOf(levelWithout(level, alone), alone);
  const paired = firstStage(stages, stages.length - 1, (stage): PairedLevel | null => {
    const phase = freePhase(stage);
    const solution = solvePhase(context, phase);
    return (
      solution && {
        level,
        alone,
        stage,
        firstS1: stages[0].s1.length,
        phase,
        solution,
        detours: [],
      }
    );
  });
  if (!paired) throw new Error('A level without any pair is always possible');
  return paired;
}
