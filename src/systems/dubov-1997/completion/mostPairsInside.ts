import { base, leaf, NONE, type Node } from './blossomNode';
import { maskOf, matchInside, type Graph } from './matching';

/** Four times the weight: duals begin at a multiple of two and so stay whole. */
const PREFERRED = 4;

/**
 * Of all complete matchings of `players`, one with as many pairs as possible between two players of
 * `inside`: Edmonds' primal-dual method with weight 1 for such pairs and 0 for the others. It begins
 * with the best pairs on either side, so that only few players are left to be joined. All of these
 * grow their trees together over tight edges; when the search is stuck the duals move and it starts
 * again. The duals are the proof by which other matchings as good are found afterwards.
 */
export class MostPairs {
  readonly mate: Int32Array;
  private readonly inside: Uint8Array;
  /** `dual[u] + dual[v]` is at least the weight of the edge, equal if it is tight. */
  private readonly dual: Int32Array;
  private readonly top: Node[];
  private readonly inPlay: Uint8Array;
  private queue: number[] = [];
  /** A vertex that takes its partner from one side only for now. */
  private choosy = NONE;
  private choosyWants = 0;

  /** Null if there is no complete matching. */
  static of(graph: Graph, players: readonly number[], inside: Uint8Array): MostPairs | null {
    const pairing = new MostPairs(graph, players, inside);
    return pairing.solve() ? pairing : null;
  }

  private constructor(
    private readonly graph: Graph,
    private readonly vertices: readonly number[],
    inside: Uint8Array,
  ) {
    this.inside = Uint8Array.from(inside);
    const size = graph.opponents.length;
    this.dual = Int32Array.from(inside, (flag) => (flag ? PREFERRED / 2 : 0));
    this.top = Array.from({ length: size }, (_, v) => leaf(v));
    this.inPlay = maskOf(graph, vertices);
    const staying = vertices.filter((v) => inside[v]);
    const others = vertices.filter((v) => !inside[v]);
    // With these duals every edge on either side is tight, every edge across is not.
    this.mate = matchInside(graph, staying).mate;
    const outside = matchInside(graph, others).mate;
    for (const v of others) this.mate[v] = outside[v];
  }

  isPairedInside(v: number): boolean {
    return this.inside[v] === 1 && this.inside[this.mate[v]] === 1;
  }

  /**
   * Whether the partner of `v` can be inside (or not inside) in a matching as good; if so, that one is
   * taken. All of these consist of tight edges, so one search without a move of the duals tells.
   * Null if that is not known, because `v` is part of a blossom.
   */
  findPartner(v: number, wanted: 'inside' | 'outside'): boolean | null {
    this.openFreeBlossoms();
    if (this.top[v].parts.length > 0) return null;
    const former = this.mate[v];
    this.choosyWants = wanted === 'inside' ? 1 : 0;
    if (this.inside[former] === this.choosyWants) return true;
    this.choosy = v;
    this.mate[v] = this.mate[former] = NONE;
    const found = this.search();
    this.choosy = NONE;
    if (!found) this.match(v, former);
    return found;
  }

  /** Pairs of `v`, whose partner is outside, count no more: the same duals prove the same number. */
  putOutside(v: number): void {
    this.inside[v] = 0;
  }

  private solve(): boolean {
    while (this.vertices.some((v) => this.mate[v] === NONE)) {
      if (this.search()) continue;
      if (!this.moveDuals()) return false;
    }
    return true;
  }

  private slack(u: number, v: number): number {
    return this.dual[u] + this.dual[v] - (this.inside[u] && this.inside[v] ? PREFERRED : 0);
  }

  private refuses(v: number, partner: number): boolean {
    return v === this.choosy && this.inside[partner] !== this.choosyWants;
  }

  /** Grows the trees over tight edges; true if a path was found and flipped. */
  private search(): boolean {
    this.openFreeBlossoms();
    this.queue = [];
    for (const node of this.topNodes()) {
      node.label = null;
      if (this.mate[base(node)] === NONE) this.makeOuter(node);
    }
    for (let head = 0; head < this.queue.length; head++) {
      const u = this.queue[head];
      for (const v of this.graph.opponents[u]) {
        if (!this.inPlay[v] || this.top[u] === this.top[v] || this.slack(u, v) !== 0) continue;
        if (this.refuses(u, v) || this.refuses(v, u)) continue;
        const node = this.top[v];
        if (node.label === null) {
          node.label = 'inner';
          node.entry = [u, v];
          this.makeOuter(this.top[this.mate[base(node)]]);
        } else if (node.label === 'outer' && this.join(u, v)) return true;
      }
    }
    return false;
  }

  private topNodes(): Set<Node> {
    return new Set(this.vertices.map((v) => this.top[v]));
  }

  private makeOuter(node: Node): void {
    node.label = 'outer';
    this.queue.push(...node.leaves);
  }

  /** The outer node above an outer node; null at the root. */
  private above(node: Node): Node | null {
    const partner = this.mate[base(node)];
    return partner === NONE ? null : this.top[this.top[partner].entry[0]];
  }

  /** A tight edge between outer nodes: flips the path between two roots, or shrinks a cycle. */
  private join(u: number, v: number): boolean {
    const pathU = new Set<Node>();
    for (let node: Node | null = this.top[u]; node; node = this.above(node)) pathU.add(node);
    let meeting: Node | null = this.top[v];
    while (meeting && !pathU.has(meeting)) meeting = this.above(meeting);
    if (meeting) {
      this.shrink(u, v, meeting);
      return false;
    }
    this.flipToRoot(u);
    this.flipToRoot(v);
    this.match(u, v);
    return true;
  }

  /** Flips the path from the node of `free` up to its root, so that `free` is left to be matched. */
  private flipToRoot(vertex: number): void {
    const joined: [number, number][] = [];
    for (let free = vertex; free !== NONE;) {
      const node = this.top[free];
      const partner = this.mate[base(node)];
      this.rebase(node, free);
      free = NONE;
      if (partner !== NONE) {
        const inner = this.top[partner];
        const [up, down] = inner.entry;
        this.rebase(inner, down);
        joined.push([up, down]);
        free = up;
      }
    }
    for (const [up, down] of joined) this.match(up, down);
  }

  private match(u: number, v: number): void {
    this.mate[u] = v;
    this.mate[v] = u;
  }

  /** Rearranges the matching inside a node so that `vertex` is the one to be matched outside. */
  private rebase(node: Node, vertex: number): void {
    if (node.parts.length === 0) return;
    const count = node.parts.length;
    const at = node.parts.findIndex((part) => part.leaves.includes(vertex));
    this.rebase(node.parts[at], vertex);
    // The way round to the old base that has an even number of parts.
    const [first, end] = at % 2 === 0 ? [0, at] : [at + 1, count];
    for (let k = first; k < end; k += 2) {
      const [u, v] = node.links[k];
      this.rebase(node.parts[k], u);
      this.rebase(node.parts[(k + 1) % count], v);
      this.match(u, v);
    }
    node.parts = [...node.parts.slice(at), ...node.parts.slice(0, at)];
    node.links = [...node.links.slice(at), ...node.links.slice(0, at)];
  }

  /** Makes one outer node of the odd cycle that the edge u–v closes below `meeting`. */
  private shrink(u: number, v: number, meeting: Node): void {
    const down = this.climb(this.top[u], meeting);
    const up = this.climb(this.top[v], meeting);
    const parts = [
      meeting,
      ...down.map(({ node }) => node).reverse(),
      ...up.map(({ node }) => node),
    ];
    const links: [number, number][] = [
      ...down.map(({ link: [below, above] }): [number, number] => [above, below]).reverse(),
      [u, v],
      ...up.map(({ link }) => link),
    ];
    const leaves = parts.flatMap((part) => part.leaves);
    const blossom: Node = { ...leaf(NONE), leaves, parts, links, label: 'outer' };
    for (const part of parts) {
      if (part.label === 'inner') this.queue.push(...part.leaves);
      for (const vertex of part.leaves) this.top[vertex] = blossom;
    }
  }

  /** Nodes from `from` up to, not including, `end`, each with the edge to the next one. */
  private climb(from: Node, end: Node): { node: Node; link: [number, number] }[] {
    const steps: { node: Node; link: [number, number] }[] = [];
    for (let node = from; node !== end;) {
      const partner = this.mate[base(node)];
      const inner = this.top[partner];
      const [up, down] = inner.entry;
      steps.push({ node, link: [base(node), partner] }, { node: inner, link: [down, up] });
      node = this.top[up];
    }
    return steps;
  }

  /** A blossom whose dual is 0 has no reason to stay together. */
  private openFreeBlossoms(): void {
    for (const node of this.topNodes()) this.open(node);
  }

  private open(node: Node): void {
    if (node.parts.length === 0 || node.dual > 0) return;
    for (const part of node.parts) {
      for (const vertex of part.leaves) this.top[vertex] = part;
      this.open(part);
    }
  }

  /** Moves the duals of the stuck trees until an edge becomes tight or an inner blossom is free. */
  private moveDuals(): boolean {
    const step = this.largestStep();
    if (step === Infinity) return false;
    for (const v of this.vertices) {
      if (this.top[v].label === 'outer') this.dual[v] -= step;
      if (this.top[v].label === 'inner') this.dual[v] += step;
    }
    for (const node of this.topNodes()) {
      if (node.parts.length === 0) continue;
      if (node.label === 'outer') node.dual += 2 * step;
      if (node.label === 'inner') node.dual -= 2 * step;
    }
    return true;
  }

  private largestStep(): number {
    let step = Infinity;
    for (const node of this.topNodes())
      if (node.label === 'inner' && node.parts.length > 0) step = Math.min(step, node.dual / 2);
    for (const u of this.vertices) {
      if (this.top[u].label !== 'outer') continue;
      for (const v of this.graph.opponents[u]) {
        const other = this.top[v];
        if (!this.inPlay[v] || other === this.top[u] || other.label === 'inner') continue;
        step = Math.min(step, this.slack(u, v) / (other.label === 'outer' ? 2 : 1));
      }
    }
    return step;
  }
}
