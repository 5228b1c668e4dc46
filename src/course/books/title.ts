import type { Reason } from '../../explain/reason';
import type { ExerciseRequest } from '../exercises/exercise';
import { KIND_WORD, type SingleKind } from '../exercises/kinds';

/** "Exercise: one transposition · level 2 · seed 7". */
export const exerciseTitle = (kind: SingleKind, { level, seed }: ExerciseRequest): Reason => ({
  key: 'course.title',
  args: { kind: { reason: { key: KIND_WORD[kind] } }, level, seed },
});
