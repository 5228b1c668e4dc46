import type { Reason, ReasonArg } from '../../../explain/reason';
import type { WordKey } from '../../../words';
import { barredStep } from '../criteria/barred';
import { factsOf, isFinal, type Bracket } from '../bracket/bracket';
import { firstDifference, valueOf, type CriterionValue } from '../bracket/value';
import { Completion } from '../completion';
import { isAdditive } from '../criteria/criterion';
import { outlook } from '../criteria/lookThrough';
import type { Facts, Field } from '../field';
import type { Candidate, Cut, FactsPair } from './literal';
import { anyBye, type PairedBracket } from '../pairRound';
import { sayValue } from '../traceSteps';
import { asArg, forbiddenStep, type ForbiddenKey } from '../whyNotSteps';

/** How the candidates of a bracket are judged by hand. */
export interface Verdicts {
  /** What refuses every candidate that begins with these pairs. */
  readonly cut: Cut<Reason>;
  /** What refuses a candidate; null: it is the accepted one. */
  readonly refuse: (candidate: Candidate) => Reason | null;
}

/** The absolute criteria, completion, then quality against the pairing of the engine, which no candidate can beat. */
export function verdictsOn(paired: PairedBracket): Verdicts {
  const { bracket } = paired;
  const best = valueOf(bracket, paired);
  const cutByCount = countedTooOften(best, bracket);
  const lookBelow = remembering((floaters) => outlook(floaters, bracket));
  const completion = new Completion(bracket.field);
  const { beyond, below, field } = bracket;
  const completes = remembering((floaters) =>
    completion.allows([...floaters, ...beyond, ...below]),
  );
  const withAnyBye = remembering((floaters) =>
    new Completion(anyBye(field)).allows([...floaters, ...beyond, ...below]),
  );
  /** Nothing completes the round, or only a bye for somebody with more points than need be. */
  const notCompleted = (floaters: readonly Facts[]): Reason => {
    const { articles } = field.edition;
    const players = numbers(floaters);
    if (field.byeScore === null || !withAnyBye(floaters))
      return { key: 'dutch.hand.notComplete', article: articles.completion, args: { players } };
    return {
      key: 'dutch.hand.byeScore',
      article: articles.byeScore!,
      args: { players, score: { points: field.byeScore } },
    };
  };
  const mustComplete = bracket.kind === 'penultimate' || field.edition.completion === 'everywhere';
  return {
    // A candidate that stands alone is judged on everything, so that its first criterion is named.
    cut: (begin, count) =>
      count === 1n
        ? null
        : (forbiddenPair([begin[begin.length - 1]], bracket.field) ?? cutByCount(begin)),
    refuse(candidate) {
      const pair = forbiddenPair(candidate.pairs, bracket.field);
      if (pair) return pair;
      const bar = isFinal(bracket) ? candidate.floaters.find(({ byeBar }) => byeBar) : undefined;
      if (bar) return barredStep(numbers([bar]), bar.byeBar!, field.edition.articles);
      if (mustComplete && !completes(candidate.floaters)) return notCompleted(candidate.floaters);
      const found = valueOf(bracket, candidate, lookBelow);
      const difference = firstDifference(found, best);
      return (
        difference && worse('dutch.hand.worse', found[difference.index], best[difference.index])
      );
    },
  };
}

/**
 * Pairs that already count for more on a criterion than the whole accepted candidate. Whatever
 * follows, such a candidate is not better on a criterion of higher priority, and worse on this one.
 */
function countedTooOften(best: readonly CriterionValue[], bracket: Bracket) {
  const { criteria } = bracket.field.edition;
  const after = criteria.slice(criteria.findIndex((criterion) => !isAdditive(criterion)) + 1);
  const counted = after.filter(isAdditive).flatMap((criterion) => {
    const value = best.find(({ article }) => article === criterion.article);
    return criterion.measure === 'count' && value ? [{ criterion, value }] : [];
  });
  const facts = factsOf(bracket);
  return (begin: readonly FactsPair[]): Reason | null => {
    for (const { criterion, value } of counted) {
      const count = begin.reduce(
        (sum, [higher, lower]) => sum + (criterion.ofPair(higher, lower, facts) ?? 0),
        0,
      );
      if (count > value.count) return worse('dutch.hand.worseAlready', { ...value, count }, value);
    }
    return null;
  };
}

const FORBIDDEN_BY_HAND: Readonly<Record<ForbiddenKey, WordKey>> = {
  'dutch.met': 'dutch.hand.met',
  'dutch.keptApart': 'dutch.hand.keptApart',
  'dutch.sameAbsolute': 'dutch.hand.sameAbsolute',
};

/** Absolute criteria, in the order of the pairs. */
export function forbiddenPair(pairs: readonly FactsPair[], field: Field): Reason | null {
  for (const [a, b] of pairs) {
    const step = forbiddenStep(a, b, field);
    if (step)
      return {
        key: FORBIDDEN_BY_HAND[step.key],
        article: step.article,
        args: { ...step.args, players: { pairs: [[a.no, b.no]] } },
      };
  }
  return null;
}

function worse(key: WordKey, found: CriterionValue, best: CriterionValue): Reason {
  return {
    key,
    article: best.article,
    args: {
      criterion: { reason: { key: best.words } },
      found: asArg(sayValue(found)),
      best: asArg(sayValue(best)),
    },
  };
}

const numbers = (players: readonly Facts[]): ReasonArg => ({
  numbers: players.map(({ no }) => no),
});

/** The same downfloaters come up again and again, and to look below them takes time. */
function remembering<T>(ask: (floaters: readonly Facts[]) => T): (floaters: readonly Facts[]) => T {
  const known = new Map<string, { readonly answer: T }>();
  return (floaters) => {
    const key = floaters.map(({ rank }) => rank).join();
    let found = known.get(key);
    if (!found) known.set(key, (found = { answer: ask(floaters) }));
    return found.answer;
  };
}
