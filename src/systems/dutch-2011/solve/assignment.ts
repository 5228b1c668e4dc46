import { layoutOf, type AddToCount } from './problem';

/** Rows and columns in equal number, to be joined one to one; counts as in `MatchingProblem`. */
export interface AssignmentProblem {
  readonly size: number;
  readonly bounds: readonly number[];
  readonly edge: (row: number, column: number, add: AddToCount) => boolean;
}

export interface AssignmentSolution {
  /** The column of each row. */
  readonly columnOf: readonly number[];
  readonly totals: readonly number[];
}

/**
 * The assignment with the lexicographically smallest counts, or null if there is none: the
 * Hungarian method with shortest augmenting paths, O(n³).
 */
export function smallestAssignment(problem: AssignmentProblem): AssignmentSolution | null {
  const n = problem.size;
  const { limbs, limbOf, unitOf } = layoutOf(problem.bounds);
  const cost = new Float64Array(n * n * limbs);
  const allowed = new Uint8Array(n * n);
  let at = 0;
  const addCost: AddToCount = (count, value) => {
    cost[at + limbOf[count]] += value * unitOf[count];
  };
  for (let row = 0; row < n; row++)
    for (let column = 0; column < n; column++) {
      at = (row * n + column) * limbs;
      if (problem.edge(row, column, addCost)) allowed[row * n + column] = 1;
    }

  const rowPotential = new Float64Array(n * limbs);
  const columnPotential = new Float64Array(n * limbs);
  const rowOf = new Int32Array(n).fill(-1);
  const distance = new Float64Array(n * limbs);
  const reached = new Uint8Array(n);
  const done = new Uint8Array(n);
  const before = new Int32Array(n);
  const path = new Float64Array(limbs);

  for (let start = 0; start < n; start++) {
    reached.fill(0);
    done.fill(0);
    path.fill(0);
    let row = start;
    let entered = -1;
    for (;;) {
      for (let column = 0; column < n; column++) {
        if (done[column] || !allowed[row * n + column]) continue;
        if (!isShorter(row, column)) continue;
        for (let l = 0; l < limbs; l++) distance[column * limbs + l] = way(row, column, l);
        reached[column] = 1;
        before[column] = entered;
      }
      const nearest = nearestColumn();
      if (nearest < 0) return null;
      done[nearest] = 1;
      for (let l = 0; l < limbs; l++) path[l] = distance[nearest * limbs + l];
      entered = nearest;
      if (rowOf[nearest] < 0) break;
      row = rowOf[nearest];
    }
    for (let column = 0; column < n; column++) {
      if (!done[column] || column === entered) continue;
      for (let l = 0; l < limbs; l++) {
        const gain = path[l] - distance[column * limbs + l];
        columnPotential[column * limbs + l] -= gain;
        rowPotential[rowOf[column] * limbs + l] += gain;
      }
    }
    for (let l = 0; l < limbs; l++) rowPotential[start * limbs + l] += path[l];
    while (entered >= 0) {
      const previous = before[entered];
      rowOf[entered] = previous >= 0 ? rowOf[previous] : start;
      entered = previous;
    }
  }

  const columnOf = new Array<number>(n);
  rowOf.forEach((row, column) => {
    columnOf[row] = column;
  });
  const totals = problem.bounds.map(() => 0);
  const addTotal: AddToCount = (count, value) => {
    totals[count] += value;
  };
  columnOf.forEach((column, row) => problem.edge(row, column, addTotal));
  return { columnOf, totals };

  function way(row: number, column: number, l: number): number {
    return (
      path[l] +
      cost[(row * n + column) * limbs + l] -
      rowPotential[row * limbs + l] -
      columnPotential[column * limbs + l]
    );
  }

  function isShorter(row: number, column: number): boolean {
    if (!reached[column]) return true;
    for (let l = 0; l < limbs; l++) {
      const difference = way(row, column, l) - distance[column * limbs + l];
      if (difference !== 0) return difference < 0;
    }
    return false;
  }

  function nearestColumn(): number {
    let nearest = -1;
    for (let column = 0; column < n; column++) {
      if (done[column] || !reached[column]) continue;
      if (nearest < 0 || isNearer(column, nearest)) nearest = column;
    }
    return nearest;
  }

  function isNearer(a: number, b: number): boolean {
    for (let l = 0; l < limbs; l++) {
      const difference = distance[a * limbs + l] - distance[b * limbs + l];
      if (difference !== 0) return difference < 0;
    }
    return false;
  }
}
