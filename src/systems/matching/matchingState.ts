import { Blossoms } from './blossoms';
import { classDuals } from './classDuals';
import { edgeDuals } from './edgeDuals';
import { LOWER, SCALE, UPPER, type WeightedGraph } from './weightedGraph';

interface Snapshot {
  readonly mate: Int32Array;
  /** Only where blossoms exist; otherwise a change that fails leaves the duals alone. */
  readonly deep: {
    readonly shape: Blossoms;
    readonly dual: Float64Array[];
    readonly blossomDual: Float64Array[];
  } | null;
  readonly alive: Uint8Array;
  readonly role: Uint8Array;
}

/** A matching with its duals: what a search works on and what can be put back. */
export class MatchingState {
  readonly n: number;
  readonly words: number;
  shape: Blossoms;
  /** `dual[q][v]`, always whole numbers (`SCALE`). */
  dual: Float64Array[];
  blossomDual: Float64Array[];
  alive: Uint8Array;
  role: Uint8Array;
  /** How much the dual may still fall before the matching is worse than the best one. */
  readonly budget: Float64Array;

  constructor(
    readonly graph: WeightedGraph,
    readonly ranked: number,
  ) {
    const n = (this.n = graph.vertices);
    this.words = graph.weight.length + (graph.lowerWeight ? 1 : 0);
    this.shape = new Blossoms(n);
    this.dual = this.newWords(n);
    this.blossomDual = this.newWords(2 * n + 1);
    this.alive = new Uint8Array(n).fill(1);
    this.role = new Uint8Array(n);
    this.budget = new Float64Array(this.words);
  }

  newWords(length: number): Float64Array[] {
    return Array.from({ length: this.words }, () => new Float64Array(length));
  }

  isAffordable(): boolean {
    for (const left of this.budget) if (left !== 0) return left > 0;
    return true;
  }

  /** Whether the vertex may stay alone: it costs nothing and nothing asks for its pair. */
  mayStayAlone(v: number): boolean {
    if (this.role[v] === UPPER) return false;
    for (const word of this.dual) if (word[v] !== 0) return false;
    return true;
  }

  isEdge(a: number, b: number): boolean {
    const { graph } = this;
    return (
      graph.weight[0][graph.classOf[a] * graph.classes + graph.classOf[b]] !== -Infinity &&
      this.rolesAllow(a, b) &&
      !graph.isBlocked(a, b)
    );
  }

  rolesAllow(a: number, b: number): boolean {
    const low = a < b ? a : b;
    const high = a < b ? b : a;
    if (low >= this.ranked) return true;
    if (high >= this.ranked) return this.role[low] !== UPPER;
    return this.role[low] !== LOWER && this.role[high] !== UPPER;
  }

  weightOf(q: number, a: number, b: number): number {
    const { graph } = this;
    if (q < graph.weight.length)
      return SCALE * graph.weight[q][graph.classOf[a] * graph.classes + graph.classOf[b]];
    return a < this.ranked && b < this.ranked ? SCALE * graph.lowerWeight![a < b ? a : b] : 0;
  }

  commonBlossomDual(q: number, a: number, b: number): number {
    const inA = new Set<number>();
    for (let id = this.shape.around[a]; id >= 0; id = this.shape.around[id]) inA.add(id);
    let sum = 0;
    for (let id = this.shape.around[b]; id >= 0; id = this.shape.around[id])
      if (inA.has(id)) sum += this.blossomDual[q][id];
    return sum;
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

  /** Duals by class, as good as a look at the classes can make them, or by edge if there are no classes. */
  startDuals(): void {
    const { graph } = this;
    const { classOf, weight } = graph;
    const counts = new Int32Array(graph.classes);
    for (let v = 0; v < this.n; v++) counts[classOf[v]]++;
    const duals = graph.classes === this.n ? edgeDuals(graph) : classDuals(graph, counts);
    for (let v = 0; v < this.n; v++) {
      for (let q = 0; q < weight.length; q++) this.dual[q][v] = duals[q][classOf[v]];
      // Each pays for what it would bring as the lower end: tight wherever the other end would bring nothing.
      if (graph.lowerWeight && v < this.ranked)
        this.dual[weight.length][v] = SCALE * Math.max(0, graph.lowerWeight[v]);
    }
  }

  snapshot(): Snapshot {
    return {
      mate: this.shape.mate.slice(),
      deep:
        this.shape.count === 0
          ? null
          : {
              shape: this.shape.copy(),
              dual: this.dual.map((word) => word.slice()),
              blossomDual: this.blossomDual.map((word) => word.slice()),
            },
      alive: this.alive.slice(),
      role: this.role.slice(),
    };
  }

  restore({ mate, deep, alive, role }: Snapshot): void {
    this.alive = alive;
    this.role = role;
    if (deep) {
      this.shape = deep.shape;
      this.dual = deep.dual;
      this.blossomDual = deep.blossomDual;
    } else {
      this.shape.openAll();
      this.shape.mate.set(mate);
    }
  }

  /**
   * Opens every blossom that pays nothing, those that appear then included: such a blossom binds no
   * best matching. They are left where a blossom around them was opened and no search followed.
   */
  openIdleBlossoms(): void {
    for (let v = 0; v < this.n; v++)
      for (let id = this.shape.outer[v]; this.isIdle(id); id = this.shape.outer[v])
        this.shape.open(id);
  }

  private isIdle(id: number): boolean {
    return this.shape.isBlossom(id) && this.blossomDual.every((word) => word[id] === 0);
  }

  /** Frees a vertex of its partner and of the blossoms around it. */
  isolate(v: number): void {
    while (this.shape.outer[v] !== v) this.breakOpen(this.shape.outer[v]);
    const { mate } = this.shape;
    if (mate[v] < 0) return;
    mate[mate[v]] = -1;
    mate[v] = -1;
  }

  /** Opens a blossom whose dual may be positive: its members take the dual over. */
  breakOpen(id: number): void {
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
}
