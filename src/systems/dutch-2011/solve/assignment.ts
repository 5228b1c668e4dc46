import { layoutOf, type AddToCount } from './problem';

/** Rows and columns in equal number, to be joined one to one; counts as in `MatchingProblem`. */
export interface AssignmentProblem {
  readonly size: number;
  readonly bounds: readonly number[];
  readonly edge: (row: number, column: number, add: AddToCount) => boolean;
}

/**
 * The column of each row in the assignment with the lexicographically smallest counts; of several
 * such the one whose list of columns, row by row, comes first. Null if there is none. O(n³).
 */
export function firstSmallestAssignment(problem: AssignmentProblem): readonly number[] | null {
  const assignment = new Assignment(problem);
  return assignment.solve() ? assignment.inOrder() : null;
}

/** The Hungarian method with shortest augmenting paths; costs are vectors of limbs. */
class Assignment {
  private readonly n: number;
  private readonly limbs: number;
  private readonly cost: Float64Array;
  private readonly allowed: Uint8Array;
  private readonly rowPotential: Float64Array;
  private readonly columnPotential: Float64Array;
  private readonly rowOf: Int32Array;
  private readonly columnOf: Int32Array;
  /** Of the search for one row: length of the best way to each column, and the column before it. */
  private readonly distance: Float64Array;
  private readonly reached: Uint8Array;
  private readonly done: Uint8Array;
  private readonly before: Int32Array;
  private readonly path: Float64Array;

  constructor({ size: n, bounds, edge }: AssignmentProblem) {
    const { limbs, limbOf, unitOf } = layoutOf(bounds);
    this.n = n;
    this.limbs = limbs;
    this.cost = new Float64Array(n * n * limbs);
    this.allowed = new Uint8Array(n * n);
    this.rowPotential = new Float64Array(n * limbs);
    this.columnPotential = new Float64Array(n * limbs);
    this.rowOf = new Int32Array(n).fill(-1);
    this.columnOf = new Int32Array(n).fill(-1);
    this.distance = new Float64Array(n * limbs);
    this.reached = new Uint8Array(n);
    this.done = new Uint8Array(n);
    this.before = new Int32Array(n);
    this.path = new Float64Array(limbs);
    let at = 0;
    const add: AddToCount = (count, value) => {
      this.cost[at + limbOf[count]] += value * unitOf[count];
    };
    for (let row = 0; row < n; row++)
      for (let column = 0; column < n; column++) {
        at = (row * n + column) * limbs;
        if (edge(row, column, add)) this.allowed[row * n + column] = 1;
      }
  }

  solve(): boolean {
    for (let row = 0; row < this.n; row++) if (!this.assign(row)) return false;
    return true;
  }

  private assign(start: number): boolean {
    const { n, limbs, path, distance } = this;
    this.reached.fill(0);
    this.done.fill(0);
    path.fill(0);
    let entered = -1;
    for (let row = start; row >= 0; row = this.rowOf[entered]) {
      this.extend(row, entered);
      entered = this.nearest();
      if (entered < 0) return false;
      this.done[entered] = 1;
      for (let l = 0; l < limbs; l++) path[l] = distance[entered * limbs + l];
    }
    for (let column = 0; column < n; column++) {
      if (!this.done[column] || column === entered) continue;
      for (let l = 0; l < limbs; l++) {
        const gain = path[l] - distance[column * limbs + l];
        this.columnPotential[column * limbs + l] -= gain;
        this.rowPotential[this.rowOf[column] * limbs + l] += gain;
      }
    }
    for (let l = 0; l < limbs; l++) this.rowPotential[start * limbs + l] += path[l];
    while (entered >= 0) {
      const previous = this.before[entered];
      this.join(previous >= 0 ? this.rowOf[previous] : start, entered);
      entered = previous;
    }
    return true;
  }

  private join(row: number, column: number): void {
    this.rowOf[column] = row;
    this.columnOf[row] = column;
  }

  private extend(row: number, entered: number): void {
    const { n, limbs } = this;
    for (let column = 0; column < n; column++) {
      if (this.done[column] || !this.allowed[row * n + column]) continue;
      if (this.reached[column] && !this.isShorter(row, column)) continue;
      for (let l = 0; l < limbs; l++)
        this.distance[column * limbs + l] = this.path[l] + this.slack(row, column, l);
      this.reached[column] = 1;
      this.before[column] = entered;
    }
  }

  private slack(row: number, column: number, limb: number): number {
    const { limbs } = this;
    return (
      this.cost[(row * this.n + column) * limbs + limb] -
      this.rowPotential[row * limbs + limb] -
      this.columnPotential[column * limbs + limb]
    );
  }

  private isShorter(row: number, column: number): boolean {
    for (let l = 0; l < this.limbs; l++) {
      const difference =
        this.path[l] + this.slack(row, column, l) - this.distance[column * this.limbs + l];
      if (difference !== 0) return difference < 0;
    }
    return false;
  }

  private nearest(): number {
    const { limbs, distance } = this;
    let nearest = -1;
    for (let column = 0; column < this.n; column++) {
      if (this.done[column] || !this.reached[column]) continue;
      let difference = nearest < 0 ? -1 : 0;
      for (let l = 0; l < limbs && difference === 0; l++)
        difference = distance[column * limbs + l] - distance[nearest * limbs + l];
      if (difference < 0) nearest = column;
    }
    return nearest;
  }

  /**
   * All best assignments use tight edges only, and every assignment of tight edges is a best one:
   * so row by row takes its first column from which the others can be rearranged.
   */
  inOrder(): number[] {
    const { n } = this;
    const tight = new Uint8Array(n * n);
    for (let row = 0; row < n; row++)
      for (let column = 0; column < n; column++)
        if (this.allowed[row * n + column] && this.isTight(row, column))
          tight[row * n + column] = 1;
    for (let row = 0; row < n; row++) this.takeFirstColumn(row, tight);
    return [...this.columnOf];
  }

  private isTight(row: number, column: number): boolean {
    for (let l = 0; l < this.limbs; l++) if (this.slack(row, column, l) !== 0) return false;
    return true;
  }

  private takeFirstColumn(row: number, tight: Uint8Array): void {
    const { n } = this;
    const own = this.columnOf[row];
    // `onward[c]`: where the row of column c goes if c is taken from it; the chain ends at `own`.
    const onward = new Int32Array(n).fill(-1);
    onward[own] = own;
    const queue = [own];
    for (let head = 0; head < queue.length; head++)
      for (let other = row + 1; other < n; other++) {
        const column = this.columnOf[other];
        if (onward[column] >= 0 || !tight[other * n + queue[head]]) continue;
        onward[column] = queue[head];
        queue.push(column);
      }
    let taken = 0;
    while (onward[taken] < 0 || !tight[row * n + taken]) taken++;
    const chain = [taken];
    while (chain[chain.length - 1] !== own) chain.push(onward[chain[chain.length - 1]]);
    for (let i = chain.length - 1; i > 0; i--) this.join(this.rowOf[chain[i - 1]], chain[i]);
    this.join(row, taken);
  }
}
