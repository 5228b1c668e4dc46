import type { Problem } from './problems';

/** A problem, and where else the same was found. */
export interface Repeated {
  readonly problem: Problem;
  readonly others: readonly Problem[];
}

/** Every error by itself; of the warnings with one code the first, with the others of its kind. */
export function withRepeats(problems: readonly Problem[]): readonly Repeated[] {
  const told: { problem: Problem; others: Problem[] }[] = [];
  const first = new Map<string, Problem[]>();
  for (const problem of problems) {
    const others = problem.severity === 'warning' ? first.get(problem.code) : undefined;
    if (others) {
      others.push(problem);
      continue;
    }
    const repeated = { problem, others: [] };
    told.push(repeated);
    if (problem.severity === 'warning') first.set(problem.code, repeated.others);
  }
  return told;
}
