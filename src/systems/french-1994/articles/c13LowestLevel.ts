import { inOrder, type Level } from './a3Levels';
import { levelWithout, withoutOpponent } from './c1NoOpponent';
import { mayBeExempt } from './c12OtherFloaters';
import { firstStage, freePhase, lowestStagesOf, stagesOf, type Stage } from './c14Reductions';
import { pairsIn, type PairedLevel } from '../levelPairing';
import type { Phase, SearchContext } from '../search/phase';
import { solvePhase } from '../search/solve';

/** The lowest level, with the levels that C.13 has joined to it. */
export interface Lowest {
  readonly moved: readonly number[];
  /** Joined to it: in S1 with the floaters (ruling 17). */
  readonly added: readonly number[];
  readonly residents: readonly number[];
}

const asLevel = (lowest: Lowest): Level => ({
  moved: inOrder([...lowest.moved, ...lowest.added]),
  residents: lowest.residents,
});

/** The lowest level with everybody from above placed, or null (before C.12). */
export function completeLowest(context: SearchContext, lowest: Lowest): PairedLevel | null {
  const level = asLevel(lowest);
  if (withoutOpponent(context.field, level).moved.length > 0) return null;
  const [stage] = lowestStagesOf(level, []);
  return completeStage(context, level, stage, stage.s1.length, []);
}

/**
 * Ruling 16, after C.12: one moved-down player fewer in S1 each time; they are exempt, or moved-down
 * players meet each other. Somebody without any opponent can only be exempt (ruling 14).
 */
export function completeReduced(context: SearchContext, lowest: Lowest): PairedLevel | null {
  const level = asLevel(lowest);
  const alone = withoutOpponent(context.field, level).moved;
  if (alone.length > 1) return null;
  if (alone.some((player) => !mayBeExempt(context.field.cards[player]))) return null;
  if (alone.length === 1 && (level.moved.length + level.residents.length) % 2 === 0) return null;
  const stages = lowestStagesOf(levelWithout(level, alone), alone);
  return firstStage(stages, stages.length, (stage) =>
    completeStage(context, level, stage, stages[0].s1.length, alone),
  );
}

function completeStage(
  context: SearchContext,
  level: Level,
  stage: Stage,
  firstS1: number,
  alone: readonly number[],
): PairedLevel | null {
  const phase: Phase = {
    ...freePhase(stage),
    pairs: Math.floor((stage.s1.length + stage.pool.length) / 2),
    mayLeave: (player) => alone.length === 0 && mayBeExempt(context.field.cards[player]),
  };
  const solution = solvePhase(context, phase);
  return solution && { level, alone, stage, firstS1, phase, solution, detours: [] };
}

/**
 * C.13: another pairing of the penultimate level whose remaining players complete the lowest one,
 * with as many pairs as that allows; null if there is none with at least one pair.
 */
export function otherPenultimate(
  context: SearchContext,
  penultimate: PairedLevel,
  lowest: Lowest,
): PairedLevel | null {
  const { level } = penultimate;
  const alone = withoutOpponent(context.field, level).all;
  const below = inOrder([...lowest.added, ...lowest.residents]);
  const total = level.moved.length + level.residents.length + below.length;
  const stages = stagesOf(levelWithout(level, alone), alone);
  return firstStage(stages, stages.length - 1, (stage) => {
    const remaining = total - 2 * stage.s1.length;
    const phase: Phase = {
      ...freePhase(stage),
      below: {
        residents: below,
        coverAll: true,
        mayPair: () => true,
        spare: remaining % 2,
        maySpare: (player) => mayBeExempt(context.field.cards[player]),
      },
    };
    const solution = solvePhase(context, phase);
    if (!solution || pairsIn(solution) === 0) return null;
    return {
      level,
      alone,
      stage,
      firstS1: stages[0].s1.length,
      // C.12 may ask again: it starts from the level as it is, not from the lowest one.
      phase: freePhase(stage),
      solution,
      detours: [...penultimate.detours, 'C.13'],
    };
  });
}

/** C.13: at p = 0 the two lowest levels become one; the added players stand in S1. */
export function joinLevels(penultimate: PairedLevel, lowest: Lowest): Lowest {
  return {
    moved: penultimate.level.moved,
    added: penultimate.level.residents,
    residents: inOrder([...lowest.added, ...lowest.residents]),
  };
}
