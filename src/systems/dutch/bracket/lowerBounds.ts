import type { HalfPoints } from '../../../model/types';
import { isAdditive, type Criterion } from '../criteria/criterion';
import type { Bracket, BracketPairing } from './bracket';
import { countingOf, type Counting } from './counting';
import type { CriterionValue } from './value';

type Bound = Pick<CriterionValue, 'count' | 'list'>;

/**
 * What counting alone says that no pairing of the bracket can beat, criterion by criterion. A value
 * that reaches its bound needs no further proof; one that does not is explained by the absolute
 * criteria, by completion or by a criterion of higher priority.
 */
export function lowerBounds(bracket: Bracket, pairing: BracketPairing): Map<string, Bound> {
  const counting = countingOf(bracket, pairing);
  const beyond = bracket.beyondIsLast ? 0 : (pairing.floaters.length + bracket.beyond.length) % 2;
  const boundOf = (criterion: Criterion): Bound =>
    isAdditive(criterion) ? asBound(criterion.atLeast(counting)) : asBound(beyond);
  return new Map(
    bracket.field.edition.criteria.map((criterion) => [criterion.article, boundOf(criterion)]),
  );
}

function asBound(least: ReturnType<(counting: Counting) => number | readonly HalfPoints[]>): Bound {
  if (typeof least === 'number') return { count: Math.max(0, Math.ceil(least)), list: [] };
  const list = least.filter((value) => value !== 0).sort((a, b) => b - a);
  return { count: list.length, list };
}
