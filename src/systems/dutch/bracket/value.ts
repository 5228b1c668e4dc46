import type { HalfPoints } from '../../../model/types';
import type { WordKey } from '../../../words';
import type { Outlook } from '../criteria/lookAhead';
import { outlook } from '../criteria/lookThrough';
import {
  isAdditive,
  type AdditiveCriterion,
  type BracketFacts,
  type Criterion,
} from '../criteria/criterion';
import type { Facts } from '../field';
import { factsOf, type Bracket, type BracketPairing } from './bracket';

/** What a pairing is worth on one criterion; less is better. */
export interface CriterionValue {
  readonly article: string;
  readonly words: WordKey;
  readonly measure: Criterion['measure'];
  /** A number of players (looking ahead: of players left unpaired in the following bracket). */
  readonly count: number;
  /** Scores or differences, from the highest (looking ahead: of its unpaired moved-down players). */
  readonly list: readonly HalfPoints[];
}

/**
 * The criteria of a pairing, in descending priority; the look ahead only where the text asks for it.
 * `lookBelow`: for a caller who judges many pairings and remembers what it says of their downfloaters.
 */
export function valueOf(
  bracket: Bracket,
  pairing: BracketPairing,
  lookBelow: (floaters: readonly Facts[]) => Outlook = (floaters) => outlook(floaters, bracket),
): CriterionValue[] {
  const facts = factsOf(bracket);
  return bracket.field.edition.criteria.flatMap((criterion): CriterionValue[] => {
    const { article, words, measure } = criterion;
    if (isAdditive(criterion))
      return [{ article, words, measure, ...sumOf(criterion, pairing, facts) }];
    if (bracket.kind !== 'normal') return [];
    const { unpaired, leftMovedDown } = lookBelow(pairing.floaters);
    return [{ article, words, measure, count: unpaired, list: leftMovedDown }];
  });
}

function sumOf(
  criterion: AdditiveCriterion,
  { pairs, floaters }: BracketPairing,
  facts: BracketFacts,
): Pick<CriterionValue, 'count' | 'list'> {
  const found = [
    ...pairs.map(([higher, lower]) => criterion.ofPair(higher, lower, facts)),
    ...floaters.map((player) => criterion.ofFloater(player, facts)),
  ].filter((value) => value !== null);
  if (criterion.measure === 'list') {
    const list = found.filter((value) => value !== 0).sort((a, b) => b - a);
    return { count: list.length, list };
  }
  return { count: found.reduce((sum, value) => sum + value, 0), list: [] };
}

/** Below zero: `a` is the better pairing on this criterion. */
export function compareValue(a: CriterionValue, b: CriterionValue): number {
  if (a.measure !== 'list' && a.count !== b.count) return a.count - b.count;
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
