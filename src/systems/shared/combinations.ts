/** How many choices the texts have, without writing them out. */

/** D.1: how the first `places` places can be filled. */
export function permutationCount(players: number, places: number): bigint {
  let count = 1n;
  for (let i = 0; i < places; i++) count *= BigInt(players - i);
  return count;
}

export const combinationCount = (players: number, chosen: number): bigint =>
  chosen < 0 || chosen > players
    ? 0n
    : permutationCount(players, chosen) / permutationCount(chosen, chosen);

/**
 * In how many ways `chosen` of the numbers 1…n have each sum: the entry at `i` counts the sum of the
 * smallest ones plus `i`. These are the coefficients of the Gaussian binomial, multiplied out factor
 * by factor, so that a bracket of hundreds takes no longer than one of ten.
 */
export function waysBySum(n: number, chosen: number): readonly bigint[] {
  if (chosen < 0 || chosen > n) return [];
  const span = chosen * (n - chosen);
  const ways = Array.from({ length: span + 1 }, (_, i) => (i === 0 ? 1n : 0n));
  for (let k = 1; k <= chosen; k++) {
    // (1 - q^(n - chosen + k)) / (1 - q^k), cut off behind `span`: no higher power is left in the end.
    for (let i = span; i >= n - chosen + k; i--) ways[i] -= ways[i - (n - chosen + k)];
    for (let i = k; i <= span; i++) ways[i] += ways[i - k];
  }
  return ways;
}

/** The ways that have this very sum. */
export function waysOfSum(ways: readonly bigint[], chosen: number, sum: number): bigint {
  return ways[sum - (chosen * (chosen + 1)) / 2] ?? 0n;
}

/** All choices of `size` of the items, each in their order, the first ones first. */
export function* subsetsOf<T>(items: readonly T[], size: number): Generator<readonly T[]> {
  if (size === 0) yield [];
  for (let i = 0; size > 0 && i <= items.length - size; i++)
    for (const rest of subsetsOf(items.slice(i + 1), size - 1)) yield [items[i], ...rest];
}
