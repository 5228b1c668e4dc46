import type { MatchingState } from './matchingState';

/** What is said of a vertex as partner: in no best matching, in some, or not known. */
export const NO = 0;
export const YES = 1;
export const UNKNOWN = 2;

const REACHED_INSIDE = 1;
const REACHED_OUTSIDE = 2;

/**
 * Everybody who can be the partner of `v` in some best matching, in a graph where nobody stays alone:
 * those marked YES. If `v` takes `w`, the former partners of the two are left, and the matching is as
 * good again exactly if an alternating path of tight edges joins them. So one search from the former
 * partner of `v` that meets `w` at even distance tells all of them at once, and nothing is changed.
 *
 * Blossoms of the state stay closed: a best matching leaves each by one edge, and any of its vertices
 * may be the one. For vertices in the same blossom as `v` that says nothing (UNKNOWN).
 *
 * `wish`: who is wanted most. If they are met, nobody else is looked for, and NO says nothing any more.
 */
export function possiblePartners(state: MatchingState, v: number, wish = -1): Uint8Array {
  const search = new EvenSearch(state, v);
  search.run(state.shape.mate[state.shape.base[state.shape.outer[v]]], wish);
  return search.marks();
}

/** Breadth first over tight edges; odd cycles that are met on the way act as one node from then on. */
class EvenSearch {
  private readonly label: Uint8Array;
  /** The node at the top of the cycles around a node; itself if there are none. */
  private readonly top: Int32Array;
  /** The outside end of the edge by which an inside node was reached. */
  private readonly enterFrom: Int32Array;
  private readonly seen: Int32Array;
  private walks = 0;
  private readonly queue: number[] = [];
  /** Vertices that an edge may still lead to; those inside are taken out, and come back with a cycle. */
  private readonly open: number[] = [];
  private readonly reopened: number[] = [];
  /** The node that is taken out of the graph. */
  private readonly without: number;

  constructor(
    private readonly state: MatchingState,
    private readonly vertex: number,
  ) {
    this.without = state.shape.outer[vertex];
    const ids = 2 * state.n + 1;
    this.label = new Uint8Array(ids);
    this.top = Int32Array.from({ length: ids }, (_, id) => id);
    this.enterFrom = new Int32Array(ids).fill(-1);
    this.seen = new Int32Array(ids);
    for (let y = 0; y < state.n; y++)
      if (state.alive[y] && state.shape.outer[y] !== this.without) this.open.push(y);
  }

  run(root: number, wish: number): void {
    const { state, label, queue } = this;
    const { outer, mate, base } = state.shape;
    const isMet = (): boolean => wish >= 0 && label[outer[wish]] === REACHED_OUTSIDE;
    this.reachOutside(outer[root]);
    for (let head = 0; head < queue.length && !isMet(); head++) {
      const x = queue[head];
      let top = this.topOf(outer[x]);
      const { open } = this;
      let kept = 0;
      for (let at = 0; at < open.length; at++) {
        const y = open[at];
        const node = outer[y];
        if (label[node] === REACHED_INSIDE) continue;
        open[kept++] = y;
        const isOutside = label[node] === REACHED_OUTSIDE;
        if ((isOutside && this.topOf(node) === top) || !state.isTight(x, y)) continue;
        if (isOutside) {
          this.closeCycle(x, y);
          top = this.topOf(top);
        } else {
          label[node] = REACHED_INSIDE;
          this.enterFrom[node] = x;
          this.reachOutside(outer[mate[base[node]]]);
        }
      }
      open.length = kept;
      for (const y of this.reopened.splice(0)) open.push(y);
    }
  }

  marks(): Uint8Array {
    const { outer } = this.state.shape;
    return Uint8Array.from({ length: this.state.n }, (_, w) => {
      if (outer[w] === this.without) return UNKNOWN;
      return this.state.isTight(this.vertex, w) && this.label[outer[w]] === REACHED_OUTSIDE
        ? YES
        : NO;
    });
  }

  private reachOutside(node: number): void {
    this.label[node] = REACHED_OUTSIDE;
    for (const member of this.state.shape.membersOf(node)) this.queue.push(member);
  }

  private topOf(node: number): number {
    const { top } = this;
    let found = node;
    while (top[found] !== found) found = top[found];
    while (top[node] !== found) [node, top[node]] = [top[node], found];
    return found;
  }

  /** The node two steps nearer to the root; −1 at the root. */
  private above(node: number): number {
    const { outer, mate, base } = this.state.shape;
    const inside = outer[mate[base[node]]];
    // The root has lost its partner.
    return inside === this.without ? -1 : this.topOf(outer[this.enterFrom[inside]]);
  }

  /** Two outside nodes are joined: everything on the cycle up to their common top is outside too. */
  private closeCycle(x: number, y: number): void {
    const { outer } = this.state.shape;
    const walk = ++this.walks;
    const ends = [this.topOf(outer[x]), this.topOf(outer[y])];
    for (let node = ends[0]; node >= 0; node = this.above(node)) this.seen[node] = walk;
    let common = ends[1];
    while (this.seen[common] !== walk) common = this.above(common);
    for (const end of ends) this.fold(end, common);
  }

  private fold(end: number, common: number): void {
    const { outer, mate, base } = this.state.shape;
    let node = end;
    while (node !== common) {
      const inside = outer[mate[base[node]]];
      const next = this.above(node);
      this.top[node] = common;
      this.top[inside] = common;
      if (this.label[inside] !== REACHED_OUTSIDE) {
        this.reachOutside(inside);
        this.reopened.push(...this.state.shape.membersOf(inside));
      }
      node = next;
    }
  }
}
