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

/** Where flow can go: to a partner class on the right, or nowhere, its class being worth nothing more. */
interface End {
  readonly side: 'left' | 'right';
  readonly at: number;
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

  /** Every pass either moves flow or changes prices; prices are feasible all the time. */
  solve(): void {
    while (this.present.some((a) => this.supply[a] > 0)) {
      const end = this.reach();
      if (end) this.push(end);
      else this.changePrices();
    }
  }

  /** Whether a class on the left may stay alone: it has come down to no price at all. */
  private isFree(a: number): boolean {
    for (const word of this.left) if (word[a] !== 0) return false;
    return true;
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

  /** Searches tight edges from classes with supply for a class on the right with demand, or a free one. */
  private reach(): End | null {
    const { from, via, present, classes } = this;
    from.fill(UNREACHED);
    via.fill(UNREACHED);
    const queue = present.filter((a) => this.supply[a] > 0);
    for (const a of queue) via[a] = START;
    for (const a of queue) {
      if (this.isFree(a)) return { side: 'left', at: a };
      for (const b of present) {
        if (from[b] !== UNREACHED || !this.exists[a * classes + b]) continue;
        if (this.compareSlack(a, b) !== 0) continue;
        from[b] = a;
        if (this.demand[b] > 0) return { side: 'right', at: b };
        for (const c of present)
          if (via[c] === UNREACHED && this.flow[c * classes + b] > 0) {
            via[c] = b;
            queue.push(c);
          }
      }
    }
    return null;
  }

  private push(end: End): void {
    const { from, via, flow, classes } = this;
    const last = end.side === 'left' ? end.at : from[end.at];
    let amount = end.side === 'left' ? Infinity : this.demand[end.at];
    let a = last;
    while (via[a] !== START) {
      amount = Math.min(amount, flow[a * classes + via[a]]);
      a = from[via[a]];
    }
    amount = Math.min(amount, this.supply[a]);
    this.supply[a] -= amount;
    if (end.side === 'right') {
      this.demand[end.at] -= amount;
      flow[last * classes + end.at] += amount;
    }
    for (a = last; via[a] !== START; a = from[via[a]]) {
      flow[a * classes + via[a]] -= amount;
      flow[from[via[a]] * classes + via[a]] += amount;
    }
  }

  /** Lowers the reached left prices and raises the reached right ones, until something new is tight or free. */
  private changePrices(): void {
    const { from, via, present, delta } = this;
    delta.fill(Infinity);
    const offer = (word: (q: number) => number): void => {
      let q = 0;
      while (q < this.words && word(q) === delta[q]) q++;
      if (q === this.words || word(q) > delta[q]) return;
      for (q = 0; q < this.words; q++) delta[q] = word(q);
    };
    for (const a of present) {
      if (via[a] === UNREACHED) continue;
      if (this.left[0][a] <= delta[0]) offer((q) => this.left[q][a]);
      for (const b of present)
        if (from[b] === UNREACHED && this.exists[a * this.classes + b])
          if (this.slack(0, a, b) <= delta[0]) offer((q) => this.slack(q, a, b));
    }
    for (let q = 0; q < this.words; q++)
      for (const a of present) {
        if (via[a] !== UNREACHED) this.left[q][a] -= delta[q];
        if (from[a] !== UNREACHED) this.right[q][a] += delta[q];
      }
  }
}
