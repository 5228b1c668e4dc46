/**
 * Maximum-weight matching of a general graph, dense, O(n³): the primal-dual method of Edmonds with
 * blossoms kept as vertices of their own. Weights are non-negative safe integers, so every
 * comparison is exact; 0 means "no edge".
 *
 * Vertices are 1…n inside, blossoms n+1…2n, and 0 is "nobody".
 */
export function maxWeightMatching(
  n: number,
  weightOf: (u: number, v: number) => number,
): WeightedMatching {
  return new BlossomSolver(n, weightOf).solve();
}

export interface WeightedMatching {
  /** `mate[u]` is the partner of u or -1. */
  readonly mate: readonly number[];
  /** False: no matching of this weight contains the edge. True: perhaps one does. */
  readonly mayContain: (u: number, v: number) => boolean;
  /** False: every matching of this weight covers the vertex. */
  readonly mayMiss: (u: number) => boolean;
}

/** Side of a vertex in the alternating forest. */
const FREE = -1;
const OUTER = 0;
const INNER = 1;

class BlossomSolver {
  private readonly size: number;
  /** For the edge between the (possibly contracted) vertices a and b: its real ends. */
  private readonly endA: Int32Array;
  private readonly endB: Int32Array;
  /** Weight between real vertices; between contracted ones only whether there is an edge. */
  private readonly weight: Float64Array;
  private readonly dual: Float64Array;
  private readonly mate: Int32Array;
  private readonly nearest: Int32Array;
  private readonly top: Int32Array;
  private readonly parent: Int32Array;
  private readonly side: Int8Array;
  private readonly seen: Int32Array;
  /** Which child of blossom b holds the real vertex v. */
  private readonly childWith: Int32Array;
  private readonly children: number[][];
  private queue: number[] = [];
  private used: number;
  private stamp = 0;

  constructor(
    private readonly n: number,
    weightOf: (u: number, v: number) => number,
  ) {
    const size = (this.size = 2 * n + 1);
    this.used = n;
    this.endA = new Int32Array(size * size);
    this.endB = new Int32Array(size * size);
    this.weight = new Float64Array(size * size);
    this.dual = new Float64Array(size);
    this.mate = new Int32Array(size);
    this.nearest = new Int32Array(size);
    this.top = new Int32Array(size);
    this.parent = new Int32Array(size);
    this.side = new Int8Array(size);
    this.seen = new Int32Array(size);
    this.childWith = new Int32Array(size * (n + 1));
    this.children = Array.from({ length: size }, () => []);
    let heaviest = 0;
    for (let u = 1; u <= n; u++) {
      this.top[u] = u;
      this.childWith[u * (n + 1) + u] = u;
      for (let v = 1; v <= n; v++) {
        const at = u * size + v;
        this.endA[at] = u;
        this.endB[at] = v;
        if (u === v) continue;
        const weight = weightOf(u - 1, v - 1);
        if (!Number.isSafeInteger(weight * 4)) throw new Error('Weight too large to be exact');
        this.weight[at] = weight;
        if (weight > heaviest) heaviest = weight;
      }
    }
    this.dual.fill(heaviest, 1, n + 1);
  }

  solve(): WeightedMatching {
    this.matchTightEdges();
    while (this.growAndAugment());
    // Blossoms only add to the slack of an edge, so without them this errs on the safe side.
    return {
      mate: Array.from({ length: this.n }, (_, u) => this.mate[u + 1] - 1),
      mayContain: (u, v) => {
        const at = (u + 1) * this.size + v + 1;
        return this.weight[at] > 0 && this.slack(at) <= 0;
      },
      mayMiss: (u) => this.dual[u + 1] === 0,
    };
  }

  /** A cheap start: all duals are equal, so the heaviest edges are tight. */
  private matchTightEdges(): void {
    for (let u = 1; u <= this.n; u++)
      for (let v = u + 1; v <= this.n && !this.mate[u]; v++) {
        const at = u * this.size + v;
        if (this.mate[v] || this.weight[at] === 0 || this.slack(at) !== 0) continue;
        this.mate[u] = v;
        this.mate[v] = u;
      }
  }

  private slack(at: number): number {
    const u = this.endA[at];
    const v = this.endB[at];
    return this.dual[u] + this.dual[v] - this.weight[u * this.size + v] * 2;
  }

  private offerNearest(u: number, x: number): void {
    const { nearest, size } = this;
    if (!nearest[x] || this.slack(u * size + x) < this.slack(nearest[x] * size + x)) nearest[x] = u;
  }

  private findNearest(x: number): void {
    this.nearest[x] = 0;
    for (let u = 1; u <= this.n; u++)
      if (
        this.weight[u * this.size + x] > 0 &&
        this.top[u] !== x &&
        this.side[this.top[u]] === OUTER
      )
        this.offerNearest(u, x);
  }

  private enqueue(x: number): void {
    if (x <= this.n) this.queue.push(x);
    else for (const child of this.children[x]) this.enqueue(child);
  }

  private setTop(x: number, blossom: number): void {
    this.top[x] = blossom;
    if (x > this.n) for (const child of this.children[x]) this.setTop(child, blossom);
  }

  /** Position of `child` in the blossom, walking so that it is even. */
  private evenPosition(blossom: number, child: number): number {
    const ring = this.children[blossom];
    const position = ring.indexOf(child);
    if (position % 2 === 0) return position;
    this.children[blossom] = [ring[0], ...ring.slice(1).reverse()];
    return ring.length - position;
  }

  private setMate(u: number, v: number): void {
    const at = u * this.size + v;
    this.mate[u] = this.endB[at];
    if (u <= this.n) return;
    const entry = this.childWith[u * (this.n + 1) + this.endA[at]];
    const position = this.evenPosition(u, entry);
    for (let i = 0; i < position; i++)
      this.setMate(this.children[u][i], this.children[u][i % 2 === 0 ? i + 1 : i - 1]);
    this.setMate(entry, v);
    const ring = this.children[u];
    this.children[u] = [...ring.slice(position), ...ring.slice(0, position)];
  }

  private augment(from: number, to: number): void {
    let u = from;
    let v = to;
    for (;;) {
      const next = this.top[this.mate[u]];
      this.setMate(u, v);
      if (!next) return;
      const above = this.top[this.parent[next]];
      this.setMate(next, above);
      u = above;
      v = next;
    }
  }

  private commonRoot(a: number, b: number): number {
    this.stamp++;
    let u = a;
    let v = b;
    while (u || v) {
      if (u) {
        if (this.seen[u] === this.stamp) return u;
        this.seen[u] = this.stamp;
        u = this.top[this.mate[u]];
        if (u) u = this.top[this.parent[u]];
      }
      [u, v] = [v, u];
    }
    return 0;
  }

  private contract(u: number, root: number, v: number): void {
    const { n, size, weight, endA, endB } = this;
    let b = n + 1;
    while (b <= this.used && this.top[b]) b++;
    if (b > this.used) this.used++;
    this.dual[b] = 0;
    this.side[b] = OUTER;
    this.mate[b] = this.mate[root];
    const climb = (start: number): number[] => {
      const path: number[] = [];
      for (let x = start; x !== root;) {
        const inner = this.top[this.mate[x]];
        path.push(x, inner);
        this.enqueue(inner);
        x = this.top[this.parent[inner]];
      }
      return path;
    };
    this.children[b] = [root, ...climb(u).reverse(), ...climb(v)];
    this.setTop(b, b);
    for (let x = 1; x <= this.used; x++) weight[b * size + x] = weight[x * size + b] = 0;
    this.childWith.fill(0, b * (n + 1), (b + 1) * (n + 1));
    for (const child of this.children[b]) {
      for (let x = 1; x <= this.used; x++) {
        const own = b * size + x;
        const its = child * size + x;
        if (weight[its] === 0) continue;
        if (weight[own] === 0 || this.slack(its) < this.slack(own)) {
          const back = x * size + b;
          const itsBack = x * size + child;
          weight[own] = weight[its];
          endA[own] = endA[its];
          endB[own] = endB[its];
          weight[back] = weight[itsBack];
          endA[back] = endA[itsBack];
          endB[back] = endB[itsBack];
        }
      }
      for (let x = 1; x <= n; x++)
        if (this.childWith[child * (n + 1) + x]) this.childWith[b * (n + 1) + x] = child;
    }
    this.findNearest(b);
  }

  private expand(b: number): void {
    const { size } = this;
    for (const child of this.children[b]) this.setTop(child, child);
    const entry = this.childWith[b * (this.n + 1) + this.endA[b * size + this.parent[b]]];
    const position = this.evenPosition(b, entry);
    const ring = this.children[b];
    for (let i = 0; i < position; i += 2) {
      const inner = ring[i];
      const outer = ring[i + 1];
      this.parent[inner] = this.endA[outer * size + inner];
      this.side[inner] = INNER;
      this.side[outer] = OUTER;
      this.nearest[inner] = 0;
      this.findNearest(outer);
      this.enqueue(outer);
    }
    this.side[entry] = INNER;
    this.parent[entry] = this.parent[b];
    for (let i = position + 1; i < ring.length; i++) {
      this.side[ring[i]] = FREE;
      this.findNearest(ring[i]);
    }
    this.top[b] = 0;
  }

  /** A tight edge was found; true if it led to an augmentation. */
  private useEdge(at: number): boolean {
    const u = this.top[this.endA[at]];
    const v = this.top[this.endB[at]];
    if (this.side[v] === FREE) {
      this.parent[v] = this.endA[at];
      this.side[v] = INNER;
      const outer = this.top[this.mate[v]];
      this.nearest[v] = this.nearest[outer] = 0;
      this.side[outer] = OUTER;
      this.enqueue(outer);
    } else if (this.side[v] === OUTER) {
      const root = this.commonRoot(u, v);
      if (!root) {
        this.augment(u, v);
        this.augment(v, u);
        return true;
      }
      this.contract(u, root, v);
    }
    return false;
  }

  private growAndAugment(): boolean {
    const { n, size } = this;
    this.side.fill(FREE, 1, this.used + 1);
    this.nearest.fill(0, 1, this.used + 1);
    this.queue = [];
    for (let x = 1; x <= this.used; x++)
      if (this.top[x] === x && !this.mate[x]) {
        this.parent[x] = 0;
        this.side[x] = OUTER;
        this.enqueue(x);
      }
    if (this.queue.length === 0) return false;
    for (;;) {
      for (let head = 0; head < this.queue.length; head++) {
        const u = this.queue[head];
        if (this.side[this.top[u]] === INNER) continue;
        for (let v = 1; v <= n; v++) {
          const at = u * size + v;
          if (this.weight[at] === 0 || this.top[u] === this.top[v]) continue;
          if (this.slack(at) === 0) {
            if (this.useEdge(at)) return true;
          } else this.offerNearest(u, this.top[v]);
        }
      }
      this.queue = [];
      if (!this.changeDuals()) return false;
      for (let x = 1; x <= this.used; x++) {
        const near = this.nearest[x];
        if (this.top[x] !== x || !near || this.top[near] === x) continue;
        if (this.slack(near * size + x) === 0 && this.useEdge(near * size + x)) return true;
      }
      for (let b = n + 1; b <= this.used; b++)
        if (this.top[b] === b && this.side[b] === INNER && this.dual[b] === 0) this.expand(b);
    }
  }

  /** False when leaving the rest single is best. */
  private changeDuals(): boolean {
    const { n, size, dual, top, side } = this;
    let delta = Infinity;
    for (let b = n + 1; b <= this.used; b++)
      if (top[b] === b && side[b] === INNER) delta = Math.min(delta, dual[b] / 2);
    for (let x = 1; x <= this.used; x++) {
      if (top[x] !== x || !this.nearest[x]) continue;
      const slack = this.slack(this.nearest[x] * size + x);
      if (side[x] === FREE) delta = Math.min(delta, slack);
      else if (side[x] === OUTER) delta = Math.min(delta, slack / 2);
    }
    let cheapest = Infinity;
    for (let u = 1; u <= n; u++) if (side[top[u]] === OUTER) cheapest = Math.min(cheapest, dual[u]);
    const isLast = cheapest <= delta;
    if (isLast) delta = cheapest;
    for (let u = 1; u <= n; u++) {
      if (side[top[u]] === OUTER) dual[u] -= delta;
      else if (side[top[u]] === INNER) dual[u] += delta;
    }
    for (let b = n + 1; b <= this.used; b++) {
      if (top[b] !== b) continue;
      if (side[b] === OUTER) dual[b] += delta * 2;
      else if (side[b] === INNER) dual[b] -= delta * 2;
    }
    return !isLast;
  }
}
