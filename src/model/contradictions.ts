import type { Problem } from './problems';

/** Warnings that say: the source contradicts itself, and we went by its results. */
const CONTRADICTIONS: readonly string[] = ['score-differs', 'score-with-coming-byes'];

/** What is told of a source that contradicts itself: the first place, and how many there are. */
export interface Contradiction {
  readonly first: Problem;
  readonly count: number;
}

export function contradictionIn(warnings: readonly Problem[]): Contradiction | null {
  const found = warnings.filter(({ code }) => CONTRADICTIONS.includes(code));
  const [first] = found;
  return first ? { first, count: found.length } : null;
}
