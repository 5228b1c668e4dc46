import type { Problem } from '../../../src/model/problems';
import type { ProblemCode } from '../../../src/words';

/** It blocks the way, it may be wrong, it is good to know: the only three there are, and in this order. */
export const LEVELS = ['blocking', 'warning', 'note'] as const;
export type Level = (typeof LEVELS)[number];

/** Of what the model warns of, this is right as it is: it is said so that nobody wonders. */
const NOTES: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'number-gap',
  'row-left-out',
  'sheet-left-out',
  'hidden-characters',
  'remark-not-used',
  'code-page-guessed',
  'rounds-not-declared',
  'start-numbers-rebuilt',
  'system-not-chosen',
  'points-counted-otherwise',
  'result-by-penalty',
  'forfeit-without-colour',
  'adjourned-not-a-draw',
  'games-postponed',
  'same-name',
]);

export function levelOf({ code, severity }: Problem): Level {
  if (severity === 'error') return 'blocking';
  return NOTES.has(code) ? 'note' : 'warning';
}

/** Those of each level that has any, what blocks the way first. */
export const byLevel = (
  problems: readonly Problem[],
): { readonly level: Level; readonly problems: readonly Problem[] }[] =>
  LEVELS.map((level) => ({
    level,
    problems: problems.filter((problem) => levelOf(problem) === level),
  })).filter((group) => group.problems.length > 0);
