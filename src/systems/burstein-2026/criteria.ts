import type { Reason, ReasonArg } from '../../explain/reason';
import { sayPoints } from '../../model/points';
import type { WordKey } from '../../words';
import type { Bracket, BracketPairing } from './bracket/bracket';
import { losesPreference } from './bracket/graph';
import { outlookOf, scoresDown, type Outlook } from './bracket/outlook';
import type { Ranked } from './field';

/** The quality criteria (2.3) in their order, each to be minimized. */
export const CRITERIA = ['C5', 'C6', 'C7', 'C8'] as const;
export type Criterion = (typeof CRITERIA)[number];

export const CRITERION_WORDS: Readonly<Record<Criterion, WordKey>> = {
  C5: 'burstein2026.C5',
  C6: 'burstein2026.C6',
  C7: 'burstein2026.C7',
  C8: 'burstein2026.C8',
};

/** How a pairing does on one of them: numbers that are compared from the first on. */
export interface CriterionValue {
  readonly article: Criterion;
  readonly numbers: readonly number[];
}

export type LookBelow = (floaters: readonly Ranked[]) => Outlook | null;

/** What a pairing of the bracket is worth; null: the rest of the round could not be completed ([C4]). */
export function valueOf(
  bracket: Bracket,
  { pairs, floaters }: BracketPairing,
  lookBelow: LookBelow = (left) => outlookOf(left, bracket),
): CriterionValue[] | null {
  const below = lookBelow(floaters);
  if (!below) return null;
  return [
    { article: 'C5', numbers: [floaters.length] },
    { article: 'C6', numbers: scoresDown(floaters) },
    { article: 'C7', numbers: [below.unpaired, ...below.floatingOn] },
    { article: 'C8', numbers: [lostPreferences(pairs)] },
  ];
}

export const lostPreferences = (pairs: BracketPairing['pairs']): number =>
  pairs.filter(([a, b]) => losesPreference(a, b)).length;

/** Below zero: the first list is the better one. */
export function compareNumbers(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    // Who is not there has less than anybody who is.
    const gap = (a[i] ?? -1) - (b[i] ?? -1);
    if (gap !== 0) return gap;
  }
  return 0;
}

/** The first criterion on which two pairings differ, and which of them is better there. */
export function firstDifference(
  found: readonly CriterionValue[],
  best: readonly CriterionValue[],
): { readonly index: number; readonly sign: number } | null {
  for (let index = 0; index < best.length; index++) {
    const sign = compareNumbers(found[index].numbers, best[index].numbers);
    if (sign !== 0) return { index, sign };
  }
  return null;
}

/** A value in words: a number, scores from the highest, or both. */
export function sayValue({ article, numbers }: CriterionValue): string | Reason {
  const [count, ...scores] = numbers;
  if (article === 'C6') return numbers.length === 0 ? '–' : numbers.map(sayPoints).join(' ');
  if (article !== 'C7' || scores.length === 0) return String(count);
  return {
    key: 'burstein2026.value.ahead',
    args: { count, scores: scores.map(sayPoints).join(' ') },
  };
}

const asArg = (value: string | Reason): ReasonArg =>
  typeof value === 'string' ? value : { reason: value };

/** "Worse on this criterion: so much instead of so much", for a sentence that has more to say. */
export const worseArgs = (found: CriterionValue, best: CriterionValue) => ({
  criterion: { reason: { key: CRITERION_WORDS[best.article] } },
  found: asArg(sayValue(found)),
  best: asArg(sayValue(best)),
});
