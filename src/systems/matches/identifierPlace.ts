import type { PlaceInOrder } from '../shared/place';

/**
 * 3.6.2: the place of a pairing among all pairings of as many, in the order of their identifiers, counted.
 * Members are given by their places from 0; `pairs` as [smaller, larger], by the smaller.
 */
export function identifierPlace(
  members: number,
  pairs: readonly (readonly [number, number])[],
): PlaceInOrder {
  const ways = waysToClose(members);
  const isTop = new Set(pairs.map(([top]) => top));
  // Identifiers with earlier top members: those that have one where this pairing has a bottom member.
  let before = 0n;
  let alike = 1n;
  let open = 0;
  for (let at = 0; at < members; at++) {
    if (isTop.has(at)) open++;
    else {
      before += alike * ways(members - at - 1, open + 1);
      alike *= BigInt(open--);
    }
  }
  return { number: before + partnersBefore(pairs) + 1n, total: ways(members, 0) };
}

/** In how many ways the members that are left can be paired while so many top members wait for a partner. */
function waysToClose(members: number): (left: number, open: number) => bigint {
  let row: readonly bigint[] = [1n];
  const rows = [row];
  for (let left = 1; left <= members; left++) {
    const shorter = row;
    const of = (open: number) => shorter[open] ?? 0n;
    row = Array.from(
      { length: members + 1 },
      (_, open) => of(open + 1) + (open > 0 ? BigInt(open) * of(open - 1) : 0n),
    );
    rows.push(row);
  }
  return (left, open) => rows[left]?.[open] ?? 0n;
}

/** With the same top members: the partners of the first of them, then of the second, and so on. */
function partnersBefore(pairs: readonly (readonly [number, number])[]): bigint {
  const tops = pairs.map(([top]) => top);
  let bottoms = pairs.map(([, bottom]) => bottom).sort((a, b) => a - b);
  let before = 0n;
  pairs.forEach(([top, partner], i) => {
    const later = tops.slice(i + 1);
    for (const bottom of bottoms)
      if (bottom > top && bottom < partner)
        before += waysToServe(
          later,
          bottoms.filter((each) => each !== bottom),
        );
    bottoms = bottoms.filter((each) => each !== partner);
  });
  return before;
}

/** Each top member gets a bottom member behind it: the last of them has the fewest to choose among. */
const waysToServe = (tops: readonly number[], bottoms: readonly number[]): bigint =>
  [...tops]
    .reverse()
    .reduce(
      (ways, top, taken) =>
        ways * BigInt(Math.max(0, bottoms.filter((bottom) => bottom > top).length - taken)),
      1n,
    );
