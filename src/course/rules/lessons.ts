import { madeOnce } from '../exercises/madeOnce';
import type { Lesson, Rule, RuleExample } from './rule';
import { DUTCH } from './texts/dutch';
import { HANDLING } from './texts/handling';
import { TIE_BREAKS } from './texts/tieBreaks';
import { BURSTEIN, DOUBLE, DUBOV, KEIZER, TEAMS } from './texts/others';

/** Looked for once: some examples are rare, and a course asks for each in its book, in every language. */
function once(rule: Rule): Rule {
  const made = new Map<0 | 1, RuleExample>();
  return {
    ...rule,
    example(variant) {
      const example = made.get(variant) ?? rule.example(variant);
      made.set(variant, example);
      return example;
    },
  };
}

/** The lessons on the rules in force, text by text. */
export const LESSONS: readonly Lesson[] = [
  ...DUTCH,
  ...HANDLING,
  ...TIE_BREAKS,
  ...DUBOV,
  ...BURSTEIN,
  ...DOUBLE,
  ...TEAMS,
  ...KEIZER,
].map((lesson) => ({
  ...lesson,
  rules: lesson.rules.map(once),
  exercises: madeOnce(lesson.exercises),
}));
