import { sayPlace, sayProblem } from '../../src/explain/sayProblem';
import { sayReason } from '../../src/explain/phrasebook';
import type { Reason } from '../../src/explain/reason';
import type { Problem } from '../../src/model/problems';
import { LANGUAGES } from '../../src/model/types';

const HOLES = /undefined|NaN|\[object |\{[a-z]+\}/;

/** Every problem can be said in every language, with a cure, and without holes in the sentence. */
export function problemsSaidWell(problems: readonly Problem[]): string | null {
  if (problems.length === 0) return 'refused without a problem';
  for (const problem of problems)
    for (const language of LANGUAGES) {
      const { sentence, cure } = sayProblem(language, problem);
      const where = sayPlace(problem.place);
      if (sentence === '') return `${problem.code} says nothing in ${language}`;
      if (problem.severity === 'error' && cure === '') return `${problem.code} has no cure`;
      const given = [problem.value, ...Object.values(problem.args ?? {})].map(String).join(' ');
      if (HOLES.test(`${sentence} ${cure} ${where}`) && !HOLES.test(`${given} ${where}`))
        return `${problem.code} in ${language}: ${sentence} ${cure}`;
    }
  return null;
}

export function reasonsSaidWell(reasons: readonly Reason[]): string | null {
  for (const reason of reasons)
    for (const language of LANGUAGES) {
      const sentence = sayReason(language, reason);
      if (sentence === '') return `${reason.key} says nothing in ${language}`;
      if (HOLES.test(sentence) && !HOLES.test(JSON.stringify(reason.args)))
        return `${reason.key} in ${language}: ${sentence}`;
    }
  return null;
}
