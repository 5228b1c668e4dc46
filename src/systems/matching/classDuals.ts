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

const UNREACHED = -2;
const START = -1;

class Transport {
  private readonly classes: number;
  private readonly weight: readonly Float64Array[];
  private readonly words: number;
  private readonly present: number[] = [];
  private readonly exists: Uint8Array;
  private readonly left: Float64Array[];
  private readonly right: Float64Array[];
  private readonly flow: Int32Array;
  private readonly supply: Int32Array;
  private readonly demand: Int32Array;
  /** How the search came to a class on the right (from which left) and on the left (via which right). */
  private readonly from: Int32Array;
  private readonly via: Int32Array;
  private readonly delta: Float64Array;

  constructor({ classes, weight }: Pick<WeightedGraph, 'classes' | 'weight'>, counts: Int32Array) {
    this.classes = classes;
    this.weight = weight;
    this.words = weight.length;
    for (let a = 0; a < classes; a++) if (counts[a] > 0) this.present.push(a);
    this.exists = new Uint8Array(classes * classes);
    this.left = weight.map(() => new Float64Array(classes));
    this.right = weight.map(() => new Float64Array(classes));
    this.flow = new Int32Array(classes * classes);
    this.supply = counts.slice();
    this.demand = counts.slice();
    this.from = new Int32Array(classes);
    this.via = new Int32Array(classes);
    this.delta = new Float64Array(this.words);
    for (const a of this.present)
      for (const b of this.present) {
        const entry = a * classes + b;
        if (weight[0][entry] === -Infinity || (a === b && counts[a] < 2)) continue;
        this.exists[entry] = 1;
        if (this.compareSlack(a, b) < 0)
          for (let q = 0; q < this.words; q++) this.left[q][a] = SCALE * weight[q][entry];
      }
  }

  prices(): Float64Array[] {
    return this.left.map((word, q) => word.map((price, a) => (price + this.right[q][a]) / 2));
  }

  /** Every pass either moves flow or changes prices; any stop leaves feasible prices. */
  solve(): void {
    while (this.present.some((a) => this.supply[a] > 0)) {
      const end = this.reach();
      if (end >= 0) this.push(end);
      else if (!this.changePrices()) return;
    }
  }

  private slack(q: number, a: number, b: number): number {
    return this.left[q][a] + this.right[q][b] - SCALE * this.weight[q][a * this.classes + b];
  }

  /** The sign of the slack of an edge; 0: tight. */
  private compareSlack(a: number, b: number): number {
    for (let q = 0; q < this.words; q++) {
      const slack = this.slack(q, a, b);
      if (slack !== 0) return slack;
    }
    return 0;
  }

  /** Searches tight edges from classes with supply; the right class with demand that it meets, or −1. */
  private reach(): number {
    const { from, via, present, classes } = this;
    from.fill(UNREACHED);
    via.fill(UNREACHED);
    const queue = present.filter((a) => this.supply[a] > 0);
    for (const a of queue) via[a] = START;
    for (const a of queue)
      for (const b of present) {
        if (from[b] !== UNREACHED || !this.exists[a * classes + b]) continue;
        if (this.compareSlack(a, b) !== 0) continue;
        from[b] = a;
        if (this.demand[b] > 0) return b;
        for (const c of present)
          if (via[c] === UNREACHED && this.flow[c * classes + b] > 0) {
            via[c] = b;
            queue.push(c);
          }
      }
    return -1;
  }

  private push(end: number): void {
    const { from, via, flow, classes } = this;
    let amount = this.demand[end];
    let a = from[end];
    while (via[a] !== START) {
      amount = Math.min(amount, flow[a * classes + via[a]]);
      a = from[via[a]];
    }
    amount = Math.min(amount, this.supply[a]);
    this.supply[a] -= amount;
    this.demand[end] -= amount;
    let b = end;
    for (;;) {
      a = from[b];
      flow[a * classes + b] += amount;
      if (via[a] === START) return;
      flow[a * classes + via[a]] -= amount;
      b = via[a];
    }
  }

  /** Lowers the reached left prices and raises the reached right ones; false if nothing more can come. */
  private changePrices(): boolean {
    const { from, via, present, delta } = this;
    delta.fill(Infinity);
    let isFloor = false;
    const offer = (word: (q: number) => number, floor: boolean): void => {
      for (let q = 0; q < this.words; q++) {
        const gap = word(q) - delta[q];
        if (gap > 0 || (gap === 0 && q === this.words - 1)) return;
        if (gap < 0) break;
      }
      for (let q = 0; q < this.words; q++) delta[q] = word(q);
      isFloor = floor;
    };
    for (const a of present) {
      if (via[a] === UNREACHED) continue;
      if (this.left[0][a] <= delta[0]) offer((q) => this.left[q][a], true);
      for (const b of present)
        if (from[b] === UNREACHED && this.exists[a * this.classes + b])
          if (this.slack(0, a, b) <= delta[0]) offer((q) => this.slack(q, a, b), false);
    }
    for (let q = 0; q < this.words; q++)
      for (const a of present) {
        if (via[a] !== UNREACHED) this.left[q][a] -= delta[q];
        if (from[a] !== UNREACHED) this.right[q][a] += delta[q];
      }
    return !isFloor;
  }
}
