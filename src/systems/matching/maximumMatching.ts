/**
 * Maximum matching in a general graph (Edmonds' blossoms), shared by every edition that has to know
 * whether a set of players can be paired completely. O(V³) at worst; a greedy start makes the
 * usual case linear in what it has to look at.
 */

/** The neighbours of a vertex; the returned list may be reused by the next call. */
export type Neighbours = (vertex: number) => ArrayLike<number>;

export const UNMATCHED = -1;

/**
 * `mate[v]` is the partner of `v` or `UNMATCHED`. `start` is a matching to begin with (it is copied):
 * after a small change of the graph, repairing the old matching is much cheaper than a new one.
 */
export function maximumMatching(
  vertices: number,
  neighbours: Neighbours,
  start?: Int32Array,
): Int32Array {
  const mate = start ? start.slice(0, vertices) : new Int32Array(vertices).fill(UNMATCHED);
  matchGreedily(vertices, neighbours, mate);
  const search = new AlternatingSearch(vertices, neighbours, mate);
  for (let v = 0; v < vertices; v++) if (mate[v] === UNMATCHED) search.augmentFrom(v);
  return mate;
}

/** A greedy matching that looks at as few edges as it can; a good `start` in a dense graph. */
export function greedyMatching(
  vertices: number,
  areJoined: (v: number, w: number) => boolean,
): Int32Array {
  const mate = new Int32Array(vertices).fill(UNMATCHED);
  for (let v = 0; v < vertices; v++) {
    if (mate[v] !== UNMATCHED) continue;
    for (let w = v + 1; w < vertices; w++) {
      if (mate[w] !== UNMATCHED || !areJoined(v, w)) continue;
      mate[v] = w;
      mate[w] = v;
      break;
    }
  }
  return mate;
}

/** How many vertices a matching leaves alone. */
export function unmatchedCount(mate: Int32Array): number {
  let count = 0;
  for (const partner of mate) if (partner === UNMATCHED) count++;
  return count;
}

export interface Deficiency {
  /** Vertices that some maximum matching leaves alone (Gallai–Edmonds D). */
  readonly missable: readonly number[];
  /** Their neighbours outside (A): too few partners for too many. */
  readonly scarce: readonly number[];
}

/**
 * Gallai–Edmonds: why a matching cannot be complete. The `missable` vertices fall into odd
 * components that only the `scarce` ones could serve, and there are more components than those.
 */
export function deficiency(
  vertices: number,
  neighbours: Neighbours,
  maximum: Int32Array,
): Deficiency {
  const search = new AlternatingSearch(vertices, neighbours, maximum.slice());
  const exposed: number[] = [];
  for (let v = 0; v < vertices; v++) if (maximum[v] === UNMATCHED) exposed.push(v);
  search.exploreFrom(exposed);
  const missable: number[] = [];
  const scarce: number[] = [];
  for (let v = 0; v < vertices; v++) {
    if (search.isOuter(v)) missable.push(v);
    else if (search.isInner(v)) scarce.push(v);
  }
  return { missable, scarce };
}

/**
 * Whether a vertex can stay alone instead of `alone`, the only one whom `mate` leaves: exactly if an
 * alternating path leads there. One search answers for all vertices, and goes only as far as it is
 * asked.
 */
export function canStayAlone(
  vertices: number,
  neighbours: Neighbours,
  mate: Int32Array,
  alone: number,
): (vertex: number) => boolean {
  const search = new AlternatingSearch(vertices, neighbours, mate);
  search.beginAt(alone);
  return (vertex) => search.reaches(vertex);
}

function matchGreedily(vertices: number, neighbours: Neighbours, mate: Int32Array): void {
  for (let v = 0; v < vertices; v++) {
    if (mate[v] !== UNMATCHED) continue;
    const list = neighbours(v);
    for (let k = 0; k < list.length; k++) {
      const w = list[k];
      if (w === v || mate[w] !== UNMATCHED) continue;
      mate[v] = w;
      mate[w] = v;
      break;
    }
  }
}

const OUTER = 1;
const INNER = 2;
const NOT_MAXIMUM = 'The matching given was not maximum';

/** Breadth-first search for augmenting paths, with blossoms kept as bases of a union-find. */
class AlternatingSearch {
  private readonly label: Uint8Array;
  /** For an inner vertex: the outer vertex it was reached from; inside blossoms: the way back. */
  private readonly parent: Int32Array;
  private readonly base: Int32Array;
  private readonly queue: Int32Array;
  private readonly touched: number[] = [];
  private readonly seen: Int32Array;
  private stamp = 0;
  private head = 0;
  private tail = 0;

  constructor(
    vertices: number,
    private readonly neighbours: Neighbours,
    private readonly mate: Int32Array,
  ) {
    this.label = new Uint8Array(vertices);
    this.parent = new Int32Array(vertices).fill(-1);
    this.base = Int32Array.from({ length: vertices }, (_, v) => v);
    this.queue = new Int32Array(vertices);
    this.seen = new Int32Array(vertices);
  }

  isOuter(v: number): boolean {
    return (
      this.label[v] === OUTER || (this.label[v] === INNER && this.label[this.find(v)] === OUTER)
    );
  }

  isInner(v: number): boolean {
    return this.label[v] === INNER && !this.isOuter(v);
  }

  beginAt(root: number): void {
    this.reset();
    this.makeOuter(root);
  }

  augmentFrom(root: number): boolean {
    this.beginAt(root);
    return this.run();
  }

  exploreFrom(roots: readonly number[]): void {
    this.reset();
    for (const root of roots) this.makeOuter(root);
    if (this.run()) throw new Error(NOT_MAXIMUM);
  }

  /** Goes on until `v` is outer or nothing is left to search. */
  reaches(v: number): boolean {
    while (!this.isOuter(v) && this.head < this.tail)
      if (this.leave(this.queue[this.head++])) throw new Error(NOT_MAXIMUM);
    return this.isOuter(v);
  }

  private reset(): void {
    for (const v of this.touched) {
      this.label[v] = 0;
      this.parent[v] = -1;
      this.base[v] = v;
    }
    this.touched.length = 0;
    this.head = 0;
    this.tail = 0;
  }

  private makeOuter(v: number): void {
    if (this.label[v] === 0) this.touched.push(v);
    this.label[v] = OUTER;
    this.queue[this.tail++] = v;
  }

  private run(): boolean {
    while (this.head < this.tail) if (this.leave(this.queue[this.head++])) return true;
    return false;
  }

  /** Follows the edges of an outer vertex; true if an augmenting path was found and flipped. */
  private leave(v: number): boolean {
    const { mate, label, parent } = this;
    const list = this.neighbours(v);
    for (let k = 0; k < list.length; k++) {
      const w = list[k];
      if (w === v || mate[v] === w) continue;
      if (label[w] === 0) {
        if (mate[w] === UNMATCHED) {
          parent[w] = v;
          this.touched.push(w);
          this.flip(w);
          return true;
        }
        label[w] = INNER;
        parent[w] = v;
        this.touched.push(w);
        this.makeOuter(mate[w]);
      } else if (this.isOuter(w)) {
        const bv = this.find(v);
        const bw = this.find(w);
        if (bv === bw) continue;
        const top = this.commonBase(bv, bw);
        if (top < 0) {
          this.flip(v);
          this.flip(w);
          mate[v] = w;
          mate[w] = v;
          return true;
        }
        this.shrink(v, w, top);
        this.shrink(w, v, top);
      }
    }
    return false;
  }

  private find(v: number): number {
    const { base } = this;
    let root = v;
    while (base[root] !== root) root = base[root];
    while (base[v] !== root) {
      const next = base[v];
      base[v] = root;
      v = next;
    }
    return root;
  }

  /** The lowest common base of two outer bases, or −1 when they stand in different trees. */
  private commonBase(a: number, b: number): number {
    const stamp = ++this.stamp;
    for (;;) {
      if (a >= 0) {
        if (this.seen[a] === stamp) return a;
        this.seen[a] = stamp;
        a = this.up(a);
      }
      if (b >= 0) {
        if (this.seen[b] === stamp) return b;
        this.seen[b] = stamp;
        b = this.up(b);
      }
      if (a < 0 && b < 0) return -1;
    }
  }

  private up(base: number): number {
    const inner = this.mate[base];
    return inner === UNMATCHED ? -1 : this.find(this.parent[inner]);
  }

  private shrink(v: number, w: number, top: number): void {
    const { mate, parent, base, label } = this;
    while (this.find(v) !== top) {
      parent[v] = w;
      w = mate[v];
      if (label[w] === INNER) {
        label[w] = OUTER;
        this.queue[this.tail++] = w;
      }
      // Only bases are joined: the walk through an inner blossom must go on to its own base.
      if (base[v] === v) base[v] = top;
      if (base[w] === w) base[w] = top;
      v = parent[w];
    }
  }

  /** Turns the path from `v` to its root over; `v` itself is left for the caller if it was outer. */
  private flip(v: number): void {
    const { mate, parent } = this;
    if (mate[v] === UNMATCHED && parent[v] === -1) return;
    let inner = this.label[v] === OUTER ? mate[v] : v;
    while (inner !== UNMATCHED) {
      const outer = parent[inner];
      const next = mate[outer];
      mate[inner] = outer;
      mate[outer] = inner;
      inner = next;
    }
  }
}
