import { layoutOf, type MatchingProblem } from './problem';

/**
 * The edges of a matching problem with the potentials of its nodes. Vertices are 1…n inside, blossoms
 * n+1…; 0 is "none". Potentials and weights are vectors of `limbs` numbers, compared
 * lexicographically; weights are minus twice the costs, so that halving a slack stays exact.
 */
export class SlackGraph {
  protected readonly n: number;
  /** Room for the vertices and all blossoms that can exist at once. */
  protected readonly width: number;
  protected readonly limbs: number;
  private readonly weight: Float64Array;
  /** `end[a * width + b]`: the vertex inside node a of the best edge between nodes a and b, 0 if there is none. */
  protected readonly end: Int32Array;
  protected readonly potential: Float64Array;

  constructor(problem: MatchingProblem) {
    const n = (this.n = problem.size);
    const { limbs, limbOf, unitOf } = layoutOf(problem.bounds);
    const width = (this.width = n + (n >> 1) + 2);
    this.limbs = limbs;
    this.weight = new Float64Array((n + 1) * (n + 1) * limbs);
    this.end = new Int32Array(width * width);
    this.potential = new Float64Array(width * limbs);

    let at = 0;
    const add = (count: number, value: number) => {
      this.weight[at + limbOf[count]] -= 2 * value * unitOf[count];
    };
    for (let u = 1; u <= n; u++)
      for (let v = u + 1; v <= n; v++) {
        at = (u * (n + 1) + v) * limbs;
        if (!problem.edge(u - 1, v - 1, add)) continue;
        this.end[u * width + v] = u;
        this.end[v * width + u] = v;
        const mirrored = (v * (n + 1) + u) * limbs;
        for (let l = 0; l < limbs; l++) this.weight[mirrored + l] = this.weight[at + l];
      }
  }

  /** Each vertex begins with the weight of its best edge; false if some vertex has none. */
  protected startPotentials(): boolean {
    const { n, width, limbs, weight, potential } = this;
    for (let u = 1; u <= n; u++) {
      let best = -1;
      for (let v = 1; v <= n; v++) {
        if (this.end[u * width + v] === 0) continue;
        const at = (u * (n + 1) + v) * limbs;
        if (best < 0 || compare(weight, at, weight, best, limbs) > 0) best = at;
      }
      if (best < 0) return false;
      for (let l = 0; l < limbs; l++) potential[u * limbs + l] = weight[best + l];
    }
    return true;
  }

  /** One limb of the slack of the edge that joins nodes a and b. */
  protected slack(a: number, b: number, limb: number): number {
    const u = this.end[a * this.width + b];
    const v = this.end[b * this.width + a];
    const { limbs, potential } = this;
    return (
      potential[u * limbs + limb] +
      potential[v * limbs + limb] -
      2 * this.weight[(u * (this.n + 1) + v) * limbs + limb]
    );
  }

  protected isTight(a: number, b: number): boolean {
    for (let l = 0; l < this.limbs; l++) if (this.slack(a, b, l) !== 0) return false;
    return true;
  }

  protected hasLessSlack(a: number, b: number, c: number, d: number): boolean {
    for (let l = 0; l < this.limbs; l++) {
      const difference = this.slack(a, b, l) - this.slack(c, d, l);
      if (difference !== 0) return difference < 0;
    }
    return false;
  }

  protected potentialIsZero(node: number): boolean {
    for (let l = 0; l < this.limbs; l++)
      if (this.potential[node * this.limbs + l] !== 0) return false;
    return true;
  }
}

/** Negative, zero or positive as the vector at `aAt` is smaller than, equal to or larger than the other. */
export function compare(
  a: Float64Array,
  aAt: number,
  b: Float64Array,
  bAt: number,
  limbs: number,
): number {
  for (let l = 0; l < limbs; l++) {
    const difference = a[aAt + l] - b[bAt + l];
    if (difference !== 0) return difference;
  }
  return 0;
}
