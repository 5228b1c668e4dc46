/**
 * A matching in which every vertex must be covered, and what is to be kept small about it, from the
 * most important count to the least. Counts are never mixed into one unreadable weight: whoever
 * wants to know what a solution costs reads its `totals`.
 */
export interface MatchingProblem {
  /** Number of vertices. */
  readonly size: number;
  /** Upper bound of each count over a whole matching; the order is the order of importance. */
  readonly bounds: readonly number[];
  /** Whether `i` and `j` (`i < j`) may be matched; reports what that adds to the counts (never negative). */
  readonly edge: (i: number, j: number, add: AddToCount) => boolean;
}

export type AddToCount = (count: number, value: number) => void;

export interface MatchingSolution {
  /** The partner of each vertex. */
  readonly mate: readonly number[];
  /** The counts of this matching, in the order of `bounds`. */
  readonly totals: readonly number[];
}

/**
 * Where each count lives. Counts are packed into as few numbers ("limbs") as they fit into exactly;
 * limbs are compared one after the other, which keeps everything in integers below 2^53.
 */
export interface LimbLayout {
  readonly limbs: number;
  readonly limbOf: readonly number[];
  readonly unitOf: readonly number[];
}

/** A limb stays below 2^36: potentials of a matching are sums of at most a few thousand of them. */
export const LIMB_CAPACITY = 2 ** 36;

export function limbLayoutOf(bounds: readonly number[]): LimbLayout {
  const limbOf: number[] = new Array<number>(bounds.length);
  const unitOf: number[] = new Array<number>(bounds.length);
  let end = bounds.length;
  const groups: number[][] = [];
  let group: number[] = [];
  let room = LIMB_CAPACITY;
  for (let count = 0; count < end; count++) {
    const base = bounds[count] + 1;
    if (base > room && group.length > 0) {
      groups.push(group);
      group = [];
      room = LIMB_CAPACITY;
    }
    group.push(count);
    room = Math.floor(room / base);
  }
  groups.push(group);
  groups.forEach((counts, limb) => {
    let unit = 1;
    for (end = counts.length - 1; end >= 0; end--) {
      limbOf[counts[end]] = limb;
      unitOf[counts[end]] = unit;
      unit *= bounds[counts[end]] + 1;
    }
  });
  return { limbs: groups.length, limbOf, unitOf };
}

/** The counts of a given matching. */
export function boundTotals(problem: MatchingProblem, mate: readonly number[]): number[] {
  const totals = problem.bounds.map(() => 0);
  const add: AddToCount = (count, value) => {
    totals[count] += value;
  };
  for (let i = 0; i < problem.size; i++) if (i < mate[i]) problem.edge(i, mate[i], add);
  return totals;
}
