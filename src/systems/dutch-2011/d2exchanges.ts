/** Numbers leaving S1 (largest first) and S2 (smallest first) for each other. */
export interface Exchange {
  readonly fromS1: readonly number[];
  readonly fromS2: readonly number[];
}

/**
 * D.2, the exact procedure at its end: exchanges of `count` of the numbers 1…n between
 * S1 = 1…p and S2 = p+1…n, by the difference of the sums, then down the list of S1 (lexicographically
 * descending), then down the list of S2 (ascending).
 */
export function exchanges(p: number, n: number, count: number): Exchange[] {
  const s1 = Array.from({ length: p }, (_, i) => p - i);
  const s2 = Array.from({ length: n - p }, (_, i) => p + 1 + i);
  const s1List = subsets(s1, count);
  const s2List = subsets(s2, count);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, value) => total + value, 0);
  const all = s1List.flatMap((fromS1) =>
    s2List.map((fromS2) => ({ fromS1, fromS2, difference: sum(fromS2) - sum(fromS1) })),
  );
  // The sort is stable: equal differences keep the order of the two lists.
  all.sort((a, b) => a.difference - b.difference);
  return all.map(({ fromS1, fromS2 }) => ({ fromS1, fromS2 }));
}

/** Subsets in the lexicographic order of the given list. */
export function subsets(numbers: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return numbers.flatMap((first, i) =>
    subsets(numbers.slice(i + 1), count - 1).map((rest) => [first, ...rest]),
  );
}
