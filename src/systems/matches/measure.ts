import type { Reason, ReasonArg } from '../../explain/reason';
import type { WordKey } from '../../words';
import { pairCriteria, type Bracket } from './bracket';
import type { Competitor, Couple, Field } from './field';
import { fewestUpfloaters } from './upfloaters';

/** What a bracket is worth on one criterion: less is better, lists from their first value on. */
export interface Measured {
  readonly article: string;
  readonly what: WordKey;
  readonly values: readonly number[];
  /** As it is shown. */
  readonly shown: ReasonArg;
}

/** The criteria on sets of upfloaters (3.5) in their order. */
export function measureUpfloaters(
  field: Field,
  below: readonly Competitor[],
  upfloaters: readonly Competitor[],
): Measured[] {
  const { fewest, scores, following, repeated } = field.edition.criteria;
  const ascending = upfloaters.map(({ score }) => score).sort((a, b) => a - b);
  const ahead = followingUpfloaters(field, below, upfloaters);
  const floated = upfloaters.filter(({ floatedLast }) => floatedLast).length;
  const none: ReasonArg = { reason: { key: 'matches.none' } };
  return [
    measured(fewest, 'matches.C.fewest', upfloaters.length),
    {
      article: scores,
      what: 'matches.C.scores',
      values: ascending.map((score) => -score),
      shown: ascending.length === 0 ? none : { sum: ascending.map((points) => ({ points })) },
    },
    measured(following, 'matches.C.following', ahead),
    ...(field.isQuiet ? [] : [measured(repeated, 'matches.C.repeated', floated)]),
  ];
}

/** C6: the upfloaters that the bracket of the following scoregroup needs then. */
function followingUpfloaters(
  field: Field,
  below: readonly Competitor[],
  upfloaters: readonly Competitor[],
): number {
  const gone = new Set(upfloaters);
  const rest = below.filter((each) => !gone.has(each));
  const next = rest.filter(({ score }) => score === below[0].score);
  return fewestUpfloaters(field, next, rest.slice(next.length));
}

/** The criteria on the pairs of a bracket (3.6) in their order. */
export function measurePairs(field: Field, bracket: Bracket, pairs: readonly Couple[]): Measured[] {
  const { colours, strong } = field.edition.criteria;
  return pairCriteria(field, bracket).map(({ article, cost }) => {
    const what =
      article === colours
        ? 'matches.C.colours'
        : article === strong
          ? 'matches.C.strong'
          : 'matches.C.opponents';
    return measured(
      article,
      what,
      pairs.reduce((sum, [a, b]) => sum + cost(a, b), 0),
    );
  });
}

const measured = (article: string, what: WordKey, value: number): Measured => ({
  article,
  what,
  values: [value],
  shown: value,
});

/** The first criterion on which the two differ, and whether the second is worse there. */
export function firstDifference(
  best: readonly Measured[],
  found: readonly Measured[],
): { readonly best: Measured; readonly found: Measured; readonly isWorse: boolean } | null {
  for (const [index, one] of best.entries()) {
    const other = found[index];
    const length = Math.max(one.values.length, other.values.length);
    for (let at = 0; at < length; at++) {
      const [a, b] = [one.values[at] ?? -Infinity, other.values[at] ?? -Infinity];
      if (a !== b) return { best: one, found: other, isWorse: b > a };
    }
  }
  return null;
}

export const criterionWord = ({ article, what }: Measured): Reason => ({ key: what, article });

/** 3.6.1: the smaller numbers of the pairs in ascending order, then those of their partners. */
export function identifierOf(pairs: readonly Couple[]): number[] {
  const sorted = pairs
    .map(([a, b]): [number, number] => (a.no < b.no ? [a.no, b.no] : [b.no, a.no]))
    .sort((a, b) => a[0] - b[0]);
  return [...sorted.map(([top]) => top), ...sorted.map(([, bottom]) => bottom)];
}
