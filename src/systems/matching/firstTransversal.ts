import type { MatchingState } from './matchingState';

/**
 * Once every vertex has its role, the tight edges join two sides only: those above (and the slots)
 * with those below. Of all best matchings, this finds the one in which the first vertex above has
 * the lowest possible partner, then the second, and so on, by one search backwards from the present
 * partner: it meets everybody who could take that partner over.
 *
 * Vertices of one class with the same dual have the same tight edges, but for pairs that are blocked or against the roles. So
 * a search does not look at edges one by one: it empties lists of vertices by type.
 */
export function firstTransversal(
  state: MatchingState,
  above: readonly number[],
  below: readonly number[],
): [number, number][] {
  const { n, ranked, graph } = state;
  const mate = state.shape.mate;
  const isLeft = new Uint8Array(n);
  for (const v of above) isLeft[v] = 1;
  const left = [...above];
  for (let v = ranked; v < n; v++) if (state.alive[v]) left.push(v);
  for (const v of left) isLeft[v] = 1;
  const types = typesOf(state);
  /** Right type → left types with tight edges to it; found when first asked for. */
  const sources = new Map<number, number[]>();
  const leftTypes = [...new Set(left.map((v) => types.of[v]))];
  const sourcesOf = (right: number): number[] => {
    const type = types.of[right];
    let found = sources.get(type);
    if (!found)
      sources.set(
        type,
        (found = leftTypes.filter((t) => types.areTight(types.sample[t], right, isLeft))),
      );
    return found;
  };
  const isBarred = (v: number, w: number): boolean =>
    graph.isBlocked(v, w) || !state.rolesAllow(v, w);
  const gone = new Uint8Array(n);
  const next = new Int32Array(n);
  const reached = new Int32Array(n).fill(-1);
  const waiting: number[][] = types.sample.map(() => []);
  const queue: number[] = [];
  const free = [...below];
  const pairs: [number, number][] = [];

  for (let step = 0; step < above.length; step++) {
    const v = above[step];
    const partner = mate[v];
    const isChoice = (w: number): boolean => sourcesOf(w).includes(types.of[v]) && !isBarred(v, w);
    const wish = free.findIndex(isChoice);
    let at = wish;
    if (free[wish] !== partner) {
      // Backwards from the partner whom v gives up.
      for (const list of waiting) list.length = 0;
      for (const x of left) if (!gone[x] && x !== v) waiting[types.of[x]].push(x);
      queue.length = 0;
      queue.push(partner);
      const target = mate[free[wish]];
      for (let head = 0; head < queue.length && reached[target] !== step; head++) {
        const right = queue[head];
        for (const type of sourcesOf(right)) {
          const list = waiting[type];
          let kept = 0;
          for (const x of list) {
            if (isBarred(x, right)) list[kept++] = x;
            else {
              reached[x] = step;
              next[x] = right;
              queue.push(mate[x]);
            }
          }
          list.length = kept;
        }
      }
      at = free.findIndex((w) => (w === partner || reached[mate[w]] === step) && isChoice(w));
      const chosen = free[at];
      if (chosen !== partner) {
        let x = mate[chosen];
        mate[v] = chosen;
        mate[chosen] = v;
        while (x !== v) {
          const taken = next[x];
          const displaced = mate[taken];
          mate[x] = taken;
          mate[taken] = x;
          x = taken === partner ? v : displaced;
        }
      }
    }
    pairs.push([v, free[at]]);
    free.splice(at, 1);
    gone[v] = 1;
  }
  return pairs;
}

interface Types {
  readonly of: Int32Array;
  /** A vertex of each type. */
  readonly sample: readonly number[];
  areTight(left: number, right: number, isLeft: Uint8Array): boolean;
}

/** Vertices by class, dual and side of the ranking. */
function typesOf(state: MatchingState): Types {
  const { n, ranked, graph, words } = state;
  const index = new Map<string, number>();
  const sample: number[] = [];
  const of = Int32Array.from({ length: n }, (_, v) => {
    const dual = state.dual.map((word) => word[v]).join();
    const key = `${graph.classOf[v]} ${state.role[v]} ${v < ranked} ${dual}`;
    let type = index.get(key);
    if (type === undefined) {
      type = sample.push(v) - 1;
      index.set(key, type);
    }
    return type;
  });
  const areTight = (a: number, b: number, isLeft: Uint8Array): boolean => {
    if (
      isLeft[b] ||
      graph.weight[0][graph.classOf[a] * graph.classes + graph.classOf[b]] === -Infinity
    )
      return false;
    for (let q = 0; q < words; q++)
      if (state.dual[q][a] + state.dual[q][b] !== state.weightOf(q, a, b)) return false;
    return true;
  };
  return { of, sample, areTight };
}
