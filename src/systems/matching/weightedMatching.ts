import { Blossoms } from './blossoms';
import { classDuals } from './classDuals';

/**
 * Maximum weight matching in a general graph, where weights are *lists of criteria* compared from
 * the first to the last. Edmonds' primal–dual method works in every ordered group, so a weight (and
 * every dual) is a short vector of numbers compared lexicographically: nothing is mixed, and every
 * word can be read back.
 *
 * Edges are given by classes of vertices: all players of one kind have the same weight with all
 * players of another, except the few pairs that are blocked. So the graph needs no matrix.
 *
 * After `solve()` the dual says which edges can stand in *some* best matching: only tight ones.
 * `tryPair` and `tryRole` narrow the set of best matchings step by step; each costs one search
 * along tight edges, not a new solution.
 */
export interface WeightedGraph {
  readonly vertices: number;
  readonly classOf: Int32Array;
  readonly classes: number;
  /** One table per word: `weight[q][a * classes + b]`; −Infinity in the first word: no edge. */
  readonly weight: readonly Float64Array[];
  readonly isBlocked: (a: number, b: number) => boolean;
  /** Edges between vertices below this index carry `lowerWeight` of their lower end in a last word. */
  readonly lowerWeight?: Float64Array;
}

/** What a vertex may still be in the order of generation; vertices are numbered in that order. */
export const FREE = 0;
/** Must be paired, with a vertex of higher number below `graph.rankedVertices`. */
export const UPPER = 1;
/** May be paired with a vertex of lower number only, or with a slot. */
export const LOWER = 2;
export type Role = typeof FREE | typeof UPPER | typeof LOWER;

const NONE = 0;
const OUTER = 1;
const INNER = 2;

interface Snapshot {
  readonly shape: Blossoms;
  readonly dual: Float64Array[];
  readonly blossomDual: Float64Array[];
  readonly alive: Uint8Array;
  readonly role: Uint8Array;
}

export class WeightedMatching {
  private readonly n: number;
  private readonly words: number;
  private shape: Blossoms;
  /** `dual[q][v]`, doubled weights so that halves stay exact. */
  private dual: Float64Array[];
  private blossomDual: Float64Array[];
  private alive: Uint8Array;
  private role: Uint8Array;

  // The forest of one search.
  private readonly label: Uint8Array;
  private readonly tree: Int32Array;
  private readonly enterFrom: Int32Array;
  private readonly enterTo: Int32Array;
  private readonly key: Float64Array[];
  private readonly best: Int32Array;
  private outerVertices: number[] = [];
  private readonly tight: number[] = [];
  private trees = 0;
  private readonly delta: Float64Array;
  private readonly trial: Float64Array;
  /** How much the dual may still fall before the matching is worse than the best one. */
  private readonly budget: Float64Array;

  /**
   * `ranked`: vertices below it are players in their order; those from it on (slots, players of the
   * next bracket) have no place in the order of generation.
   */
  constructor(
    private readonly graph: WeightedGraph,
    private readonly ranked: number,
    roles?: Uint8Array,
  ) {
    const n = (this.n = graph.vertices);
    this.words = graph.weight.length + (graph.lowerWeight ? 1 : 0);
    const words = (length: number) =>
      Array.from({ length: this.words }, () => new Float64Array(length));
    this.shape = new Blossoms(n);
    this.dual = words(n);
    this.blossomDual = words(2 * n + 1);
    this.key = words(n);
    this.alive = new Uint8Array(n).fill(1);
    this.role = roles ? roles.slice() : new Uint8Array(n);
    this.label = new Uint8Array(2 * n + 1);
    this.tree = new Int32Array(2 * n + 1).fill(-1);
    this.enterFrom = new Int32Array(2 * n + 1).fill(-1);
    this.enterTo = new Int32Array(2 * n + 1).fill(-1);
    this.best = new Int32Array(n).fill(-1);
    this.delta = new Float64Array(this.words);
    this.trial = new Float64Array(this.words);
    this.budget = new Float64Array(this.words);
  }

  mateOf(v: number): number {
    return this.shape.mate[v];
  }

  /** Finds a best matching. `lookFirst`: where greed looks for the partner of a vertex first. */
  solve(lookFirst: (v: number) => number = (v) => v + 1): void {
    this.startDuals();
    this.matchGreedily(lookFirst);
    this.budget.fill(0);
    this.budget[0] = Infinity;
    this.search();
  }

  /** Whether the edge may stand in a best matching as far as the dual can tell. */
  isTight(a: number, b: number): boolean {
    if (!this.alive[a] || !this.alive[b] || !this.isEdge(a, b)) return false;
    for (let q = 0; q < this.words; q++) {
      let slack = this.dual[q][a] + this.dual[q][b] - this.weightOf(q, a, b);
      if (this.shape.outer[a] === this.shape.outer[b]) slack += this.commonBlossomDual(q, a, b);
      if (slack !== 0) return false;
    }
    return true;
  }

  /** Keeps only the best matchings with this pair and takes it out; false (no change) if there is none. */
  tryPair(a: number, b: number): boolean {
    if (!this.isTight(a, b)) return false;
    const { outer, mate } = this.shape;
    if (mate[a] === b && outer[a] === a && outer[b] === b) {
      mate[a] = mate[b] = -1;
      this.alive[a] = this.alive[b] = 0;
      return true;
    }
    const before = this.snapshot();
    this.budget.fill(0);
    // A blossom that contains both ends pays for the edge as well: it is opened before the edge goes.
    this.isolate(a);
    this.isolate(b);
    for (let q = 0; q < this.words; q++)
      this.budget[q] += this.weightOf(q, a, b) - this.dual[q][a] - this.dual[q][b];
    this.alive[a] = this.alive[b] = 0;
    if (this.isAffordable() && this.search()) return true;
    this.restore(before);
    return false;
  }

  /** Keeps only the best matchings in which these vertices have this role; false if there is none. */
  tryRoles(vertices: readonly number[], role: Role): boolean {
    return this.tryAll(vertices.map((v): [number, Role] => [v, role]));
  }

  tryAll(roles: readonly (readonly [number, Role])[]): boolean {
    const { outer, mate } = this.shape;
    const former = roles.map(([v]) => this.role[v]);
    for (const [v, role] of roles) this.role[v] = role;
    const moved = roles.filter(
      ([v, role]) =>
        this.alive[v] &&
        (outer[v] !== v || (mate[v] < 0 ? role === UPPER : !this.rolesAllow(v, mate[v]))),
    );
    if (moved.length === 0) return true;
    const before = this.snapshot();
    roles.forEach(([v], i) => (before.role[v] = former[i]));
    this.budget.fill(0);
    for (const [v] of moved) this.isolate(v);
    if (this.isAffordable() && this.search()) return true;
    this.restore(before);
    return false;
  }

  private isAffordable(): boolean {
    for (const left of this.budget) if (left !== 0) return left > 0;
    return true;
  }

  // ——— weights

  private isEdge(a: number, b: number): boolean {
    const { graph } = this;
    return (
      graph.weight[0][graph.classOf[a] * graph.classes + graph.classOf[b]] !== -Infinity &&
      this.rolesAllow(a, b) &&
      !graph.isBlocked(a, b)
    );
  }

  private rolesAllow(a: number, b: number): boolean {
    const low = a < b ? a : b;
    const high = a < b ? b : a;
    if (low >= this.ranked) return true;
    if (high >= this.ranked) return this.role[low] !== UPPER;
    return this.role[low] !== LOWER && this.role[high] !== UPPER;
  }

  private weightOf(q: number, a: number, b: number): number {
    const { graph } = this;
    if (q < graph.weight.length)
      return 2 * graph.weight[q][graph.classOf[a] * graph.classes + graph.classOf[b]];
    return a < this.ranked && b < this.ranked ? 2 * graph.lowerWeight![a < b ? a : b] : 0;
  }

  private commonBlossomDual(q: number, a: number, b: number): number {
    const inA = new Set<number>();
    for (let id = this.shape.around[a]; id >= 0; id = this.shape.around[id]) inA.add(id);
    let sum = 0;
    for (let id = this.shape.around[b]; id >= 0; id = this.shape.around[id])
      if (inA.has(id)) sum += this.blossomDual[q][id];
    return sum;
  }

  // ——— start

  /** Duals by class, as good as a look at the classes can make them. */
  private startDuals(): void {
    const { graph } = this;
    const { classOf, weight } = graph;
    const counts = new Int32Array(graph.classes);
    for (let v = 0; v < this.n; v++) counts[classOf[v]]++;
    const duals = classDuals(graph, counts);
    let most = 0;
    if (graph.lowerWeight) for (const word of graph.lowerWeight) most = Math.max(most, word);
    for (let v = 0; v < this.n; v++) {
      for (let q = 0; q < weight.length; q++) this.dual[q][v] = duals[q][classOf[v]];
      if (graph.lowerWeight && v < this.ranked) this.dual[weight.length][v] = most;
    }
  }

  private matchGreedily(lookFirst: (v: number) => number): void {
    const { mate } = this.shape;
    const pairUp = (v: number, from: number, to: number): boolean => {
      for (let w = from; w < to; w++) {
        if (mate[w] >= 0 || w === v || !this.alive[w] || !this.isTight(v, w)) continue;
        mate[v] = w;
        mate[w] = v;
        return true;
      }
      return false;
    };
    for (let v = 0; v < this.n; v++) {
      if (mate[v] >= 0 || !this.alive[v]) continue;
      const first = Math.max(v + 1, lookFirst(v));
      if (!pairUp(v, first, this.n)) pairUp(v, v + 1, Math.min(first, this.n));
    }
  }

  // ——— changing the graph

  private snapshot(): Snapshot {
    return {
      shape: this.shape.copy(),
      dual: this.dual.map((word) => word.slice()),
      blossomDual: this.blossomDual.map((word) => word.slice()),
      alive: this.alive.slice(),
      role: this.role.slice(),
    };
  }

  private restore(before: Snapshot): void {
    this.shape = before.shape;
    this.dual = before.dual;
    this.blossomDual = before.blossomDual;
    this.alive = before.alive;
    this.role = before.role;
  }

  /** Frees a vertex of its partner and of the blossoms around it. */
  private isolate(v: number): void {
    while (this.shape.outer[v] !== v) this.breakOpen(this.shape.outer[v]);
    const { mate } = this.shape;
    if (mate[v] < 0) return;
    mate[mate[v]] = -1;
    mate[v] = -1;
  }

  /** Opens a blossom whose dual may be positive: its members take the dual over. */
  private breakOpen(id: number): void {
    const { mate, base } = this.shape;
    let paid = false;
    for (let q = 0; q < this.words; q++) {
      const share = this.blossomDual[q][id] / 2;
      if (share === 0) continue;
      paid = true;
      for (const v of this.shape.membersOf(id)) this.dual[q][v] += share;
      this.budget[q] += share;
      this.blossomDual[q][id] = 0;
    }
    const inside = base[id];
    if (paid && mate[inside] >= 0) {
      mate[mate[inside]] = -1;
      mate[inside] = -1;
    }
    this.shape.open(id);
  }

  // ——— search

  /** Makes the matching best again after a change; false as soon as it must cost more than `budget`. */
  private search(): boolean {
    this.plantTrees();
    while (this.trees > 0) {
      const w = this.tight.pop();
      if (w !== undefined) this.useTightEdge(w);
      else if (!this.changeDuals()) return false;
    }
    return true;
  }

  /** Every vertex that is alone although it has a price becomes the root of a tree. */
  private plantTrees(): void {
    const { outer, mate, base } = this.shape;
    this.label.fill(NONE);
    this.best.fill(-1);
    for (const word of this.key) word.fill(Infinity);
    this.outerVertices = [];
    this.tight.length = 0;
    this.trees = 0;
    const roots: number[] = [];
    for (let v = 0; v < this.n; v++) {
      const id = outer[v];
      if (!this.alive[v] || base[id] !== v || mate[v] >= 0 || this.mayStayAlone(v)) continue;
      this.tree[id] = v;
      this.label[id] = OUTER;
      this.trees++;
      roots.push(id);
    }
    for (const id of roots) this.scanBlossom(id);
  }

  /** Whether the vertex may stay alone: it costs nothing and nothing asks for its pair. */
  private mayStayAlone(v: number): boolean {
    if (this.role[v] === UPPER) return false;
    for (const word of this.dual) if (word[v] !== 0) return false;
    return true;
  }

  private scanBlossom(id: number): void {
    for (const v of this.shape.membersOf(id)) this.outerVertices.push(v);
    for (const v of this.shape.membersOf(id)) this.scan(v);
  }

  /** Offers the edges of an outer vertex to all others (or to those listed). */
  private scan(v: number, targets?: readonly number[]): void {
    const { graph, alive, best } = this;
    const { outer } = this.shape;
    const { classOf } = graph;
    const key0 = this.key[0];
    const dual0 = this.dual[0];
    const table = graph.weight[0];
    const row = classOf[v] * graph.classes;
    const own = outer[v];
    const price = dual0[v];
    const count = targets ? targets.length : this.n;
    for (let i = 0; i < count; i++) {
      const w = targets ? targets[i] : i;
      const offered = price - 2 * table[row + classOf[w]];
      if (offered > key0[w] || !alive[w] || outer[w] === own || offered === Infinity) continue;
      if (offered === key0[w] && !this.improves(v, w)) continue;
      if (!this.rolesAllow(v, w) || graph.isBlocked(v, w)) continue;
      key0[w] = offered;
      let isTight = offered + dual0[w] === 0;
      for (let q = 1; q < this.words; q++) {
        const word = this.dual[q][v] - this.weightOf(q, v, w);
        this.key[q][w] = word;
        if (word + this.dual[q][w] !== 0) isTight = false;
      }
      best[w] = v;
      if (isTight) this.tight.push(w);
    }
  }

  private improves(v: number, w: number): boolean {
    for (let q = 1; q < this.words; q++) {
      const offered = this.dual[q][v] - this.weightOf(q, v, w);
      if (offered !== this.key[q][w]) return offered < this.key[q][w];
    }
    return false;
  }

  private useTightEdge(w: number): void {
    const { outer, mate, base } = this.shape;
    const v = this.best[w];
    if (v < 0 || this.label[outer[v]] !== OUTER || outer[v] === outer[w]) return;
    for (let q = 0; q < this.words; q++) if (this.key[q][w] + this.dual[q][w] !== 0) return;
    const id = outer[w];
    if (this.label[id] === INNER) return;
    if (this.label[id] === OUTER) {
      const [one, other] = [this.tree[outer[v]], this.tree[id]];
      if (one === other) this.shrink(v, w);
      else {
        this.turnPath(v, w);
        this.turnPath(w, v);
        this.fell(one, other);
      }
    } else if (mate[base[id]] < 0) {
      const tree = this.tree[outer[v]];
      this.turnPath(v, w);
      this.shape.rematch(w, v);
      this.fell(tree);
    } else this.grow(v, w);
  }

  private grow(v: number, w: number): void {
    const { outer, mate, base } = this.shape;
    const inner = outer[w];
    const tree = this.tree[outer[v]];
    this.label[inner] = INNER;
    this.enterFrom[inner] = v;
    this.enterTo[inner] = w;
    this.tree[inner] = tree;
    const next = outer[mate[base[inner]]];
    this.label[next] = OUTER;
    this.tree[next] = tree;
    this.scanBlossom(next);
  }

  /** Matches outer vertex `s` with `partner` (−1: nobody) and turns its path to the root over. */
  private turnPath(s: number, partner: number): void {
    const { shape } = this;
    for (;;) {
      const former = shape.mate[shape.base[shape.outer[s]]];
      shape.rematch(s, partner);
      if (former < 0) return;
      const inner = shape.outer[former];
      const from = this.enterFrom[inner];
      const to = this.enterTo[inner];
      shape.rematch(to, from);
      s = from;
      partner = to;
    }
  }

  /** Takes trees out of the forest; their vertices stand free of labels again. */
  private fell(...trees: readonly number[]): void {
    const { shape, label } = this;
    this.trees -= trees.length;
    const lost: number[] = [];
    for (let v = 0; v < this.n; v++) {
      if (!this.alive[v]) continue;
      const id = shape.outer[v];
      if (label[id] !== NONE && trees.includes(this.tree[id])) label[id] = NONE;
      if (this.isIdle(id)) this.openIdle(id);
    }
    this.outerVertices = this.outerVertices.filter((v) => label[shape.outer[v]] === OUTER);
    if (this.trees === 0) return;
    for (let v = 0; v < this.n; v++) {
      const from = this.best[v];
      if (from < 0 || label[shape.outer[from]] === OUTER) continue;
      this.best[v] = -1;
      for (const word of this.key) word[v] = Infinity;
      lost.push(v);
    }
    if (lost.length > 0) for (const v of this.outerVertices) this.scan(v, lost);
    for (let v = 0; v < this.n; v++) if (this.best[v] >= 0) this.tight.push(v);
  }

  private isIdle(id: number): boolean {
    if (!this.shape.isBlossom(id) || this.label[id] !== NONE) return false;
    return this.blossomDual.every((word) => word[id] === 0);
  }

  private openIdle(id: number): void {
    const children = this.shape.children[id]!;
    this.shape.open(id);
    for (const child of children) {
      this.label[child] = NONE;
      if (this.isIdle(child)) this.openIdle(child);
    }
  }

  /** Two outer vertices of one tree are joined by a tight edge: their cycle becomes a blossom. */
  private shrink(v: number, w: number): void {
    const { shape } = this;
    const left = this.pathToRoot(v);
    const right = this.pathToRoot(w);
    while (
      left.length > 1 &&
      right.length > 1 &&
      left[left.length - 2] === right[right.length - 2]
    ) {
      left.pop();
      right.pop();
    }
    const children = [...left].reverse().concat(right.slice(0, -1));
    const links = children.map((child, i): readonly [number, number] => {
      if (i === left.length - 1) return [v, w];
      const next = children[(i + 1) % children.length];
      if (i < left.length - 1) {
        // Downwards: an outer child is entered from by the inner one below it.
        if (this.label[child] === OUTER) return [this.enterFrom[next], this.enterTo[next]];
        return [shape.base[child], shape.mate[shape.base[child]]];
      }
      if (this.label[child] === OUTER) return [shape.base[child], shape.mate[shape.base[child]]];
      return [this.enterTo[child], this.enterFrom[child]];
    });
    const newlyOuter = children.filter((child) => this.label[child] === INNER);
    const tree = this.tree[children[0]];
    const added = newlyOuter.flatMap((child) => [...shape.membersOf(child)]);
    const id = shape.shrink(children, links);
    for (const word of this.blossomDual) word[id] = 0;
    this.label[id] = OUTER;
    this.tree[id] = tree;
    const lost: number[] = [];
    for (const m of shape.membersOf(id)) {
      if (this.best[m] < 0 || shape.outer[this.best[m]] !== id) continue;
      this.best[m] = -1;
      for (const word of this.key) word[m] = Infinity;
      lost.push(m);
    }
    if (lost.length > 0) for (const s of this.outerVertices) this.scan(s, lost);
    for (const m of added) this.outerVertices.push(m);
    for (const m of added) this.scan(m);
  }

  private pathToRoot(v: number): number[] {
    const { outer, mate, base } = this.shape;
    const path = [outer[v]];
    for (;;) {
      const partner = mate[base[path[path.length - 1]]];
      if (partner < 0) return path;
      const inner = outer[partner];
      path.push(inner, outer[this.enterFrom[inner]]);
    }
  }

  /** An inner blossom without dual is opened: the part of its cycle on the path stays in the tree. */
  private openInner(id: number): void {
    const { shape } = this;
    const children = shape.children[id]!;
    const links = shape.links[id]!;
    const length = children.length;
    const entry = shape.childWith(id, this.enterTo[id]);
    const at = children.indexOf(entry);
    const tree = this.tree[id];
    const from = this.enterFrom[id];
    const to = this.enterTo[id];
    shape.open(id);
    for (const child of children) this.label[child] = NONE;
    const enter = (child: number, a: number, b: number): void => {
      this.label[child] = INNER;
      this.tree[child] = tree;
      this.enterFrom[child] = a;
      this.enterTo[child] = b;
    };
    enter(entry, from, to);
    const outerChildren: number[] = [];
    const forward = at % 2 === 1;
    for (let i = at; i !== 0 && i !== length; i += forward ? 2 : -2) {
      const middle = forward ? i + 1 : i - 1;
      const last = (forward ? i + 2 : i - 2) % length;
      this.label[children[middle % length]] = OUTER;
      this.tree[children[middle % length]] = tree;
      outerChildren.push(children[middle % length]);
      const link = links[forward ? middle % length : last];
      if (forward) enter(children[last], link[0], link[1]);
      else enter(children[last], link[1], link[0]);
      if (last === 0) break;
    }
    for (const child of outerChildren) this.scanBlossom(child);
    for (const child of children)
      if (this.label[child] === NONE) for (const v of shape.membersOf(child)) this.tight.push(v);
  }

  /** The smallest change after which something new can be done; false if it costs too much. */
  private changeDuals(): boolean {
    const { shape, delta, label, words } = this;
    delta.fill(Infinity);
    for (let v = 0; v < this.n; v++) {
      if (!this.alive[v]) continue;
      const id = shape.outer[v];
      const kind = label[id];
      if (kind === INNER) {
        if (id >= this.n && shape.base[id] === v) this.lower((q) => this.blossomDual[q][id] / 2);
        continue;
      }
      if (this.best[v] >= 0) {
        const share = kind === OUTER ? 0.5 : 1;
        if ((this.key[0][v] + this.dual[0][v]) * share <= delta[0])
          this.lower((q) => (this.key[q][v] + this.dual[q][v]) * share);
      }
      if (kind === OUTER && this.role[v] !== UPPER && this.dual[0][v] <= delta[0])
        this.lower((q) => this.dual[q][v]);
    }
    for (let q = 0; q < words; q++) this.budget[q] -= delta[q] * this.trees;
    if (!this.isAffordable()) return false;
    if (delta.some((word) => word !== 0)) this.apply();
    return this.collectEvents();
  }

  private lower(word: (q: number) => number): void {
    const { delta, trial } = this;
    let smaller = false;
    for (let q = 0; q < this.words; q++) {
      trial[q] = word(q);
      if (smaller || trial[q] === delta[q]) continue;
      if (trial[q] > delta[q]) return;
      smaller = true;
    }
    if (smaller) delta.set(trial);
  }

  private apply(): void {
    const { shape, label } = this;
    for (let q = 0; q < this.words; q++) {
      const d = this.delta[q];
      if (d === 0) continue;
      const dual = this.dual[q];
      const key = this.key[q];
      for (let v = 0; v < this.n; v++) {
        if (!this.alive[v]) continue;
        const id = shape.outer[v];
        if (this.best[v] >= 0) key[v] -= d;
        if (label[id] === NONE) continue;
        const sign = label[id] === OUTER ? 1 : -1;
        dual[v] -= sign * d;
        if (id >= this.n && shape.base[id] === v) this.blossomDual[q][id] += sign * 2 * d;
      }
    }
  }

  private collectEvents(): boolean {
    const { shape, label } = this;
    let inner = -1;
    let free = -1;
    for (let v = 0; v < this.n; v++) {
      if (!this.alive[v]) continue;
      const id = shape.outer[v];
      if (label[id] === INNER) {
        if (id >= this.n && this.blossomDual.every((word) => word[id] === 0)) inner = id;
        continue;
      }
      if (this.best[v] >= 0 && this.key.every((word, q) => word[v] + this.dual[q][v] === 0))
        this.tight.push(v);
      if (label[id] === OUTER && this.mayStayAlone(v)) free = v;
    }
    if (this.tight.length > 0) return true;
    if (inner >= 0) this.openInner(inner);
    else if (free >= 0) {
      const tree = this.tree[shape.outer[free]];
      this.turnPath(free, -1);
      this.fell(tree);
    } else throw new Error('A change of duals led to nothing');
    return true;
  }
}
