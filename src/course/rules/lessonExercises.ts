import type { Exercise } from '../exercises/exercise';
import type { ExerciseKind } from '../exercises/kinds';
import { makeExercise } from '../exercises/makeExercise';

/** The seed of the exercises that end a lesson; those of the ten have another. */
const LESSON_SEED = 34;

/** What ends a lesson: exercises of these kinds and levels, always the same. */
export const exercisesOf =
  (...asked: readonly (readonly [kind: ExerciseKind, level: number, edition?: string])[]) =>
  (): Exercise[] =>
    asked.flatMap(([kind, level, edition]) => {
      const made = makeExercise({
        kind,
        level,
        seed: LESSON_SEED,
        ...(edition === undefined ? {} : { edition }),
      });
      return made ? [made] : [];
    });
