/** Numbers leaving S1 (largest first) and S2 (smallest first) for each other. */
export interface Exchange {
  readonly fromS1: readonly number[];
  readonly fromS2: readonly number[];
}

/**
 * The exchanges of `count` of the numbers 1…n between S1 = 1…p and S2 = p+1…n, by the difference of
 * the sums, then down the list of S1 (lexicographically descending), then down the list of S2
 * (ascending). D.2 says so in the editions of 2011, 2012 and 2016 alike.
 *
 * A generator, because a large bracket has more of them than memory holds.
 */
export function* exchanges(p: number, n: number, count: number): Generator<Exchange> {
  const s1 = Array.from({ length: p }, (_, i) => p - i);
  const s2 = Array.from({ length: n - p }, (_, i) => p + 1 + i);
  const least = sum(s2.slice(0, count)) - sum(s1.slice(0, count));
  const most = sum(s2.slice(s2.length - count)) - sum(s1.slice(p - count));
  const [lowest, highest] = [sum(s2.slice(0, count)), sum(s2.slice(s2.length - count))];
  for (let difference = least; difference <= most; difference++)
    for (const fromS1 of subsetsOfSum(s1, count, lowest - difference, highest - difference)) {
      const wanted = sum(fromS1) + difference;
      for (const fromS2 of subsetsOfSum(s2, count, wanted, wanted)) yield { fromS1, fromS2 };
    }
}

/** Subsets with a sum within the limits, in the lexicographic order of a rising or falling list. */
function* subsetsOfSum(
  list: readonly number[],
  count: number,
  low: number,
  high: number,
  from = 0,
): Generator<number[]> {
  if (count === 0) {
    if (low <= 0 && 0 <= high) yield [];
    return;
  }
  for (let i = from; i + count <= list.length; i++) {
    // The list is rising or falling, so these two are the extremes that can still be reached.
    const ends = [
      sum(list.slice(i, i + count)),
      list[i] + sum(list.slice(list.length - count + 1)),
    ];
    if (Math.max(...ends) < low || Math.min(...ends) > high) continue;
    for (const rest of subsetsOfSum(list, count - 1, low - list[i], high - list[i], i + 1))
      yield [list[i], ...rest];
  }
}

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, value) => total + value, 0);
