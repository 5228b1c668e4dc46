import { INNER, NONE, OUTER, cycleOf } from './cycle';
import type { MatchingState } from './matchingState';
import { SCALE, UPPER } from './weightedGraph';

/**
 * The search of the primal–dual method: alternating trees grow from every vertex that is alone
 * although it has a price, along tight edges; where none is left, the duals change.
 */
export class Forest {
  private readonly n: number;
  private readonly words: number;
  readonly label: Uint8Array;
  private readonly tree: Int32Array;
  /** An inner vertex or blossom was reached by the edge from `enterFrom` to `enterTo` within it. */
  readonly enterFrom: Int32Array;
  readonly enterTo: Int32Array;
  /** The best edge from an outer vertex to each vertex, and its slack without the vertex's own dual. */
  private readonly best: Int32Array;
  private readonly key: Float64Array[];
  private outerVertices: number[] = [];
  /** Vertices reached by a tight edge; those that end a tree are taken first. */
  private readonly tight: number[] = [];
  private readonly urgent: number[] = [];
  private trees = 0;
  private readonly delta: Float64Array;

  constructor(private readonly state: MatchingState) {
    const n = (this.n = state.n);
    this.words = state.words;
    this.label = new Uint8Array(2 * n + 1);
    this.tree = new Int32Array(2 * n + 1).fill(-1);
    this.enterFrom = new Int32Array(2 * n + 1).fill(-1);
    this.enterTo = new Int32Array(2 * n + 1).fill(-1);
    this.best = new Int32Array(n).fill(-1);
    this.key = state.newWords(n);
    this.delta = new Float64Array(this.words);
  }

  /** Makes the matching best again after a change; false as soon as it must cost more than `budget`. */
  search(): boolean {
    while (this.plantTrees()) {
      while (this.trees > 0) {
        const w = this.urgent.pop() ?? this.tight.pop();
        if (w !== undefined) this.useTightEdge(w);
        else if (!this.changeDuals()) return false;
      }
    }
    return true;
  }

  /**
   * Vertices that are alone although they have a price become roots. Only those whose duals are odd
   * in the same words grow together; the others wait their turn, so that halves never appear.
   */
  private plantTrees(): boolean {
    const { outer, mate, base } = this.state.shape;
    this.label.fill(NONE);
    this.best.fill(-1);
    for (const word of this.key) word.fill(Infinity);
    this.outerVertices = [];
    this.tight.length = 0;
    this.urgent.length = 0;
    this.trees = 0;
    const roots: number[] = [];
    for (let v = 0; v < this.n; v++) {
      const id = outer[v];
      if (!this.state.alive[v] || base[id] !== v || mate[v] >= 0 || this.state.mayStayAlone(v))
        continue;
      if (roots.length > 0 && !this.areAlikeOdd(v, base[roots[0]])) continue;
      this.tree[id] = v;
      this.label[id] = OUTER;
      this.trees++;
      roots.push(id);
    }
    for (const id of roots) this.scanBlossom(id);
    return this.trees > 0;
  }

  private areAlikeOdd(v: number, w: number): boolean {
    return this.state.dual.every((word) => (word[v] - word[w]) % 2 === 0);
  }

  private scanBlossom(id: number): void {
    for (const v of this.state.shape.membersOf(id)) this.outerVertices.push(v);
    for (const v of this.state.shape.membersOf(id)) this.scan(v);
  }

  /** Offers the edges of an outer vertex to all others (or to those listed). */
  private scan(v: number, targets?: readonly number[]): void {
    const { best } = this;
    const { graph, alive } = this.state;
    const { outer } = this.state.shape;
    const { classOf } = graph;
    const key0 = this.key[0];
    const dual0 = this.state.dual[0];
    const table = graph.weight[0];
    const row = classOf[v] * graph.classes;
    const own = outer[v];
    const price = dual0[v];
    const isShort = this.words === 1;
    const count = targets ? targets.length : this.n;
    for (let i = 0; i < count; i++) {
      const w = targets ? targets[i] : i;
      const offered = price - SCALE * table[row + classOf[w]];
      if (offered >= key0[w] && (offered > key0[w] || isShort || !this.improves(v, w))) continue;
      if (!alive[w] || outer[w] === own || offered === Infinity) continue;
      if (!this.state.rolesAllow(v, w) || graph.isBlocked(v, w)) continue;
      key0[w] = offered;
      let isTight = offered + dual0[w] === 0;
      for (let q = 1; q < this.words; q++) {
        const word = this.state.dual[q][v] - this.state.weightOf(q, v, w);
        this.key[q][w] = word;
        if (word + this.state.dual[q][w] !== 0) isTight = false;
      }
      best[w] = v;
      if (isTight) (this.endsTree(w) ? this.urgent : this.tight).push(w);
    }
  }

  private endsTree(w: number): boolean {
    const { outer, mate, base } = this.state.shape;
    const kind = this.label[outer[w]];
    return kind === OUTER || (kind === NONE && mate[base[outer[w]]] < 0);
  }

  private improves(v: number, w: number): boolean {
    for (let q = 1; q < this.words; q++) {
      const offered = this.state.dual[q][v] - this.state.weightOf(q, v, w);
      if (offered !== this.key[q][w]) return offered < this.key[q][w];
    }
    return false;
  }

  /** Whether the best edge to a vertex is tight by now. */
  private isReached(w: number): boolean {
    const { dual } = this.state;
    for (let q = 0; q < this.words; q++) if (this.key[q][w] + dual[q][w] !== 0) return false;
    return true;
  }

  private useTightEdge(w: number): void {
    const { outer, mate, base } = this.state.shape;
    const v = this.best[w];
    if (v < 0 || this.label[outer[v]] !== OUTER || outer[v] === outer[w]) return;
    const id = outer[w];
    if (this.label[id] === INNER || !this.isReached(w)) return;
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
      this.state.shape.rematch(w, v);
      this.fell(tree);
    } else this.grow(v, w);
  }

  private grow(v: number, w: number): void {
    const { outer, mate, base } = this.state.shape;
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
    const { shape } = this.state;
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
    const { label } = this;
    const { shape } = this.state;
    this.trees -= trees.length;
    const lost: number[] = [];
    for (let v = 0; v < this.n; v++) {
      if (!this.state.alive[v]) continue;
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
    if (!this.state.shape.isBlossom(id) || this.label[id] !== NONE) return false;
    return this.state.blossomDual.every((word) => word[id] === 0);
  }

  private openIdle(id: number): void {
    const children = this.state.shape.children[id]!;
    this.state.shape.open(id);
    for (const child of children) {
      this.label[child] = NONE;
      if (this.isIdle(child)) this.openIdle(child);
    }
  }

  /** Two outer vertices of one tree are joined by a tight edge: their cycle becomes a blossom. */
  private shrink(v: number, w: number): void {
    const { shape } = this.state;
    const { children, links } = cycleOf(v, w, shape, this);
    const newlyOuter = children.filter((child) => this.label[child] === INNER);
    const tree = this.tree[children[0]];
    const added = newlyOuter.flatMap((child) => [...shape.membersOf(child)]);
    const id = shape.shrink(children, links);
    for (const word of this.state.blossomDual) word[id] = 0;
    this.label[id] = OUTER;
    this.tree[id] = tree;
    const lost: number[] = [];
    for (const m of shape.membersOf(id)) {
      if (this.best[m] < 0 || shape.outer[this.best[m]] !== id) continue;
      this.best[m] = -1;
      for (const word of this.key) word[m] = Infinity;
      lost.push(m);
    }
    // Edges within the new blossom are none any more: only those outside have something to offer.
    if (lost.length > 0)
      for (const s of this.outerVertices) if (shape.outer[s] !== id) this.scan(s, lost);
    for (const m of added) this.outerVertices.push(m);
    for (const m of added) this.scan(m);
  }

  /** An inner blossom without dual is opened: the part of its cycle on the path stays in the tree. */
  private openInner(id: number): void {
    const { shape } = this.state;
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
    const { delta, label, words, best, key } = this;
    const { shape, dual, blossomDual, alive, role } = this.state;
    delta.fill(Infinity);
    for (let v = 0; v < this.n; v++) {
      if (!alive[v]) continue;
      const id = shape.outer[v];
      const kind = label[id];
      if (kind === INNER) {
        if (id >= this.n && shape.base[id] === v) this.lower(blossomDual, id, null, 0.5);
        continue;
      }
      if (best[v] >= 0) {
        const share = kind === OUTER ? 0.5 : 1;
        if ((key[0][v] + dual[0][v]) * share <= delta[0]) this.lower(key, v, dual, share);
      }
      if (kind === OUTER && role[v] !== UPPER && dual[0][v] <= delta[0])
        this.lower(dual, v, null, 1);
    }
    for (let q = 0; q < words; q++) this.state.budget[q] -= delta[q] * this.trees;
    if (!this.state.isAffordable()) return false;
    if (delta.some((word) => word !== 0)) this.apply();
    return this.collectEvents();
  }

  /** Lowers the change to a share of what `values` (and `others`) hold at this place, if that is less. */
  private lower(
    values: readonly Float64Array[],
    at: number,
    others: readonly Float64Array[] | null,
    share: number,
  ): void {
    const { delta } = this;
    let smaller = false;
    for (let q = 0; q < this.words; q++) {
      const word = (others ? values[q][at] + others[q][at] : values[q][at]) * share;
      if (!smaller) {
        if (word > delta[q]) return;
        smaller = word < delta[q];
      }
      if (smaller) delta[q] = word;
    }
  }

  private apply(): void {
    const { label } = this;
    const { shape } = this.state;
    for (let q = 0; q < this.words; q++) {
      const d = this.delta[q];
      if (d === 0) continue;
      const dual = this.state.dual[q];
      const key = this.key[q];
      for (let v = 0; v < this.n; v++) {
        if (!this.state.alive[v]) continue;
        const id = shape.outer[v];
        if (this.best[v] >= 0) key[v] -= d;
        if (label[id] === NONE) continue;
        const sign = label[id] === OUTER ? 1 : -1;
        dual[v] -= sign * d;
        if (id >= this.n && shape.base[id] === v) this.state.blossomDual[q][id] += sign * 2 * d;
      }
    }
  }

  private collectEvents(): boolean {
    const { label } = this;
    const { shape } = this.state;
    let inner = -1;
    let free = -1;
    for (let v = 0; v < this.n; v++) {
      if (!this.state.alive[v]) continue;
      const id = shape.outer[v];
      if (label[id] === INNER) {
        if (id >= this.n && this.state.blossomDual.every((word) => word[id] === 0)) inner = id;
        continue;
      }
      if (this.best[v] >= 0 && this.isReached(v)) this.tight.push(v);
      if (label[id] === OUTER && this.state.mayStayAlone(v)) free = v;
    }
    if (this.tight.length > 0 || this.urgent.length > 0) return true;
    if (inner >= 0) this.openInner(inner);
    else if (free >= 0) {
      const tree = this.tree[shape.outer[free]];
      this.turnPath(free, -1);
      this.fell(tree);
    } else throw new Error('A change of duals led to nothing');
    return true;
  }
}
