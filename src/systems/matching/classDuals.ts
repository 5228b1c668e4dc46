import { SCALE, type WeightedGraph } from './weightedGraph';

/**
 * Duals to start from, one per class: the exact optimum of the problem in which only classes and
 * their sizes count, blocked pairs and odd numbers being forgotten. That is a transport problem
 * between two copies of the classes; the mean of the two prices of a class is feasible for the real
 * graph, and nearly always best for it.
 */
export function classDuals(
  graph: Pick<WeightedGraph, 'classes' | 'weight'>,
  counts: Int32Array,
): Float64Array[] {
  const transport = new Transport(graph, counts);
  transport.solve();
  return transport.prices();
}

class Transport {
  private readonly present: number[];
  private readonly words: number;
  private readonly left: Float64Array[];
  private readonly right: Float64Array[];
  private readonly flow: Int32Array;
  private readonly supply: Int32Array;
  private readonly demand: Int32Array;

  constructor(
    private readonly graph: Pick<WeightedGraph, 'classes' | 'weight'>,
    private readonly counts: Int32Array,
  ) {
    const { classes, weight } = graph;
    this.words = weight.length;
    this.present = Array.from({ length: classes }, (_, a) => a).filter((a) => counts[a] > 0);
    this.left = weight.map(() => new Float64Array(classes));
    this.right = weight.map(() => new Float64Array(classes));
    this.flow = new Int32Array(classes * classes);
    this.supply = counts.slice();
    this.demand = counts.slice();
    for (const a of this.present)
      for (const b of this.present)
        if (this.exists(a, b) && this.signOf((q) => this.slack(q, a, b)) < 0)
          for (let q = 0; q < this.words; q++) this.left[q][a] = this.weightOf(q, a, b);
  }

  prices(): Float64Array[] {
    return this.left.map((word, q) => word.map((price, a) => (price + this.right[q][a]) / 2));
  }

  /** Every pass either moves flow or changes prices; both end, and any stop leaves feasible prices. */
  solve(): void {
    while (this.present.some((a) => this.supply[a] > 0)) {
      const from = new Map<number, number>();
      const back = new Map<number, number>();
      const end = this.reach(from, back);
      if (end >= 0) this.push(end, from, back);
      else if (!this.changePrices(back, from)) return;
    }
  }

  private exists(a: number, b: number): boolean {
    const { classes, weight } = this.graph;
    return weight[0][a * classes + b] !== -Infinity && (a !== b || this.counts[a] > 1);
  }

  private weightOf(q: number, a: number, b: number): number {
    return SCALE * this.graph.weight[q][a * this.graph.classes + b];
  }

  private slack(q: number, a: number, b: number): number {
    return this.left[q][a] + this.right[q][b] - this.weightOf(q, a, b);
  }

  private signOf(word: (q: number) => number): number {
    for (let q = 0; q < this.words; q++) {
      const value = word(q);
      if (value !== 0) return value;
    }
    return 0;
  }

  /** Searches tight edges from classes with supply: `from[right]`, `back[left]` tell the way. */
  private reach(from: Map<number, number>, back: Map<number, number>): number {
    const queue = this.present.filter((a) => this.supply[a] > 0);
    for (const a of queue) back.set(a, -1);
    for (const a of queue)
      for (const b of this.present) {
        if (from.has(b) || !this.exists(a, b) || this.signOf((q) => this.slack(q, a, b)) !== 0)
          continue;
        from.set(b, a);
        if (this.demand[b] > 0) return b;
        for (const c of this.present)
          if (!back.has(c) && this.flow[c * this.graph.classes + b] > 0) {
            back.set(c, b);
            queue.push(c);
          }
      }
    return -1;
  }

  private push(end: number, from: Map<number, number>, back: Map<number, number>): void {
    const { classes } = this.graph;
    const path: [number, number, number][] = [];
    let amount = this.demand[end];
    let b = end;
    for (;;) {
      const a = from.get(b)!;
      path.push([a, b, 1]);
      const via = back.get(a)!;
      if (via < 0) {
        amount = Math.min(amount, this.supply[a]);
        this.supply[a] -= amount;
        break;
      }
      path.push([a, via, -1]);
      amount = Math.min(amount, this.flow[a * classes + via]);
      b = via;
    }
    this.demand[end] -= amount;
    for (const [x, y, sign] of path) this.flow[x * classes + y] += sign * amount;
  }

  /** Lowers the reached left prices and raises the reached right ones; false if nothing more can come. */
  private changePrices(lefts: Map<number, number>, rights: Map<number, number>): boolean {
    let least: number[] | undefined;
    let isFloor = false;
    const offer = (words: number[], floor: boolean): void => {
      if (least && this.signOf((q) => words[q] - least![q]) >= 0) return;
      least = words;
      isFloor = floor;
    };
    for (const a of lefts.keys()) {
      offer(
        this.left.map((word) => word[a]),
        true,
      );
      for (const b of this.present)
        if (!rights.has(b) && this.exists(a, b))
          offer(
            this.left.map((_, q) => this.slack(q, a, b)),
            false,
          );
    }
    if (!least) return false;
    for (let q = 0; q < this.words; q++) {
      for (const a of lefts.keys()) this.left[q][a] -= least[q];
      for (const b of rights.keys()) this.right[q][b] += least[q];
    }
    return !isFloor;
  }
}
