import { sayPlace, sayProblem } from '../../src/explain/sayProblem';
import { sayReason } from '../../src/explain/phrasebook';
import type { Reason } from '../../src/explain/reason';
import type { Problem } from '../../src/model/problems';
import { LANGUAGES } from '../../src/model/types';
import { wordsOf } from '../../src/words';

/** What only a program says, unless somebody typed it. */
const HOLES = /\bundefined\b|\bNaN\b|\[object |\{\w+(?:\|[^{}]*)?\}/g;
/** "pane.swap", "player-without-name": names that the program has for its sentences. */
const NAMES = /[a-z][\w-]*(?:[.-][\w-]+)+/gi;
const names = new Set([
  ...Object.keys(wordsOf('en').phrases),
  ...Object.keys(wordsOf('en').problems),
]);

/**
 * The first thing in a text for people that they cannot read: a hole in the sentence, or the program's own
 * name for one. `given` is what people typed, which may be told back to them. Null: the text can be read.
 */
export function unreadableWord(text: string, given = ''): string | null {
  // Titles and the like are told back in capitals.
  const typed = given.toLowerCase();
  const hole = [...text.matchAll(HOLES)].find(([found]) => !typed.includes(found.toLowerCase()));
  if (hole) return hole[0];
  const ours = [...text.matchAll(NAMES)].find(
    ([found]) => names.has(found) || /^(?:pane|problem)\.[a-z]/.test(found),
  );
  return ours?.[0] ?? null;
}

/** The same of what the command line prints, which names each problem by its code behind the sentence. */
export const unreadableOutput = (text: string, given = ''): string | null =>
  unreadableWord(text.replace(/ \[[a-z0-9-]+\]/g, ''), given);

/**
 * Every problem can be said in every language, with a cure, and without holes in the sentence. Without
 * `given` a problem may tell back whatever is in it.
 */
export function problemsSaidWell(problems: readonly Problem[], given?: string): string | null {
  if (problems.length === 0) return 'refused without a problem';
  for (const problem of problems)
    for (const language of LANGUAGES) {
      const { sentence, cure } = sayProblem(language, problem);
      const where = sayPlace(problem.place);
      if (sentence === '') return `${problem.code} says nothing in ${language}`;
      if (problem.severity === 'error' && cure === '') return `${problem.code} has no cure`;
      const typed = given ?? [problem.value, where, ...Object.values(problem.args ?? {})].join(' ');
      if (unreadableWord(`${sentence} ${cure} ${where}`, typed))
        return `${problem.code} in ${language}: ${where} ${sentence} ${cure}`;
    }
  return null;
}

/** The same of reasons, notices, findings and the sentences of the log. */
export function reasonsSaidWell(reasons: readonly Reason[], given?: string): string | null {
  for (const reason of reasons)
    for (const language of LANGUAGES) {
      const sentence = sayReason(language, reason);
      if (sentence === '') return `${reason.key} says nothing in ${language}`;
      if (unreadableWord(sentence, given ?? JSON.stringify(reason.args)))
        return `${reason.key} in ${language}: ${sentence}`;
    }
  return null;
}
