/**
 * D.1: the orders of S2, "all possible numbers in increasing order". Only the first `size` places
 * matter, those who meet S1, so orders that differ behind them are given once.
 */
export function* permutations<T>(s2: readonly T[], size = s2.length): Generator<readonly T[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (const [index, first] of s2.entries()) {
    const others = [...s2.slice(0, index), ...s2.slice(index + 1)];
    for (const rest of permutations(others, size - 1)) yield [first, ...rest];
  }
}
