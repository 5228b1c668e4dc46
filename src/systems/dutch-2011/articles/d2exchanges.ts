/** D.2, the exact procedure at its end, which the edition of 2016 keeps. */
export { exchanges, type Exchange } from '../../shared/exchanges';

/** Subsets in the lexicographic order of the given list. */
export function subsets(numbers: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return numbers.flatMap((first, i) =>
    subsets(numbers.slice(i + 1), count - 1).map((rest) => [first, ...rest]),
  );
}
