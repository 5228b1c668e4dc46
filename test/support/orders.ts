/** Orders in which the rule texts try things, made in the plainest way: for the witnesses, which share no code with the engines. */

/** `count` of the items, each set in the order of the list, the sets in lexicographic order. */
export function choices<T>(items: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, at) =>
    choices(items.slice(at + 1), count - 1).map((others) => [item, ...others]),
  );
}

/** The first `count` places of every order of the items, in lexicographic order (D.1). */
export function* arrangements<T>(items: readonly T[], count: number): Generator<T[]> {
  if (count === 0) yield [];
  else
    for (const [at, item] of items.entries())
      for (const others of arrangements(items.toSpliced(at, 1), count - 1)) yield [item, ...others];
}

/** Positions from 1 that change sides. */
export interface Swap {
  readonly out: readonly number[];
  readonly into: readonly number[];
}

/**
 * Exchanges of `count` positions between two groups (D.2): the smallest difference of the sums first;
 * of equal ones the one that sends the lowest player of S1 away (the highest position), compared from
 * the lowest; then the one that takes the highest players of S2, compared from the highest.
 */
export function swaps(s1: readonly number[], s2: readonly number[], count: number): Swap[] {
  const lowestFirst = [...s1].sort((a, b) => b - a);
  const all = choices(lowestFirst, count).flatMap((out) =>
    choices(s2, count).map((into) => ({ out, into, difference: sum(into) - sum(out) })),
  );
  // The sort is stable: among equal differences the order in which they were made decides.
  return all.sort((a, b) => a.difference - b.difference);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
