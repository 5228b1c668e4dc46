import type { HalfPoints } from '../../../model/types';
import { outlook, type Outlook } from '../criteria/c07';
import type { AdditiveCriterion, BracketFacts, CriterionArticle } from '../criteria/criterion';
import { AFTER_C7, BEFORE_C7 } from '../criteria/index';
import type { Facts } from '../facts';
import { lowestScore, type Bracket, type BracketPairing } from './bracket';

/** What a pairing is worth on one criterion; less is better. */
export interface CriterionValue {
  readonly article: CriterionArticle;
  /** A number of players (C.7: of players left unpaired in the following bracket). */
  readonly count: number;
  /** Score differences, from the highest (C.7: scores of its unpaired moved-down players). */
  readonly list: readonly HalfPoints[];
}

/**
 * C.5–C.19 of a pairing, in descending priority; C.7 only where the text asks for it. `lookBelow`:
 * for a caller who judges many pairings and remembers what C.7 says of their downfloaters.
 */
export function valueOf(
  bracket: Bracket,
  pairing: BracketPairing,
  lookBelow: (floaters: readonly Facts[]) => Outlook = (floaters) => outlook(floaters, bracket),
): CriterionValue[] {
  const facts = { lowestScore: lowestScore(bracket) };
  return [
    ...BEFORE_C7.map((criterion) => measure(criterion, pairing, facts)),
    ...(bracket.kind === 'normal' ? [measureC7(lookBelow(pairing.floaters))] : []),
    ...AFTER_C7.map((criterion) => measure(criterion, pairing, facts)),
  ];
}

function measure(
  criterion: AdditiveCriterion,
  { pairs, floaters }: BracketPairing,
  facts: BracketFacts,
): CriterionValue {
  const found = [
    ...pairs.map(([higher, lower]) => criterion.ofPair(higher, lower, facts)),
    ...floaters.map((player) => criterion.ofFloater(player, facts)),
  ].filter((value) => value !== null);
  if (criterion.measure === 'list') {
    const list = found.filter((value) => value !== 0).sort((a, b) => b - a);
    return { article: criterion.article, count: list.length, list };
  }
  const count = found.reduce((sum, value) => sum + value, 0);
  return { article: criterion.article, count, list: [] };
}

const measureC7 = ({ unpaired, leftMovedDown }: Outlook): CriterionValue => ({
  article: 'C.7',
  count: unpaired,
  list: leftMovedDown,
});

const LISTS: ReadonlySet<string> = new Set(['C.6', 'C.16', 'C.17', 'C.18', 'C.19']);

export const isListOnly = (article: string): boolean => LISTS.has(article);

/** Below zero: `a` is the better pairing on this criterion. */
export function compareValue(a: CriterionValue, b: CriterionValue): number {
  if (!isListOnly(a.article) && a.count !== b.count) return a.count - b.count;
  for (let i = 0; i < Math.max(a.list.length, b.list.length); i++) {
    const gap = (a.list[i] ?? 0) - (b.list[i] ?? 0);
    if (gap !== 0) return gap;
  }
  return 0;
}

/** The first criterion on which two pairings differ. */
export function firstDifference(
  a: readonly CriterionValue[],
  b: readonly CriterionValue[],
): { readonly index: number; readonly sign: number } | null {
  for (let index = 0; index < a.length; index++) {
    const sign = compareValue(a[index], b[index]);
    if (sign !== 0) return { index, sign };
  }
  return null;
}
