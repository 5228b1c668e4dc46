/**
 * Rows against columns, one to one, at least cost, and among all such assignments the first in
 * lexicographic order: row 0 gets the smallest column it can have, then row 1, and so on.
 *
 * The least cost and the prices come from the Hungarian method, O(n³). Every assignment of least
 * cost uses only edges whose cost equals the sum of their prices, so after that the order is a
 * question of reachability along such edges, without any further arithmetic.
 */
export interface Assignment {
  readonly cost: number;
  /** `columnOf[row]`. */
  readonly columnOf: Int32Array;
}

/** Costs are small non-negative integers, `Infinity` for "not allowed". Null: no assignment at all. */
export function firstAssignment(
  size: number,
  costOf: (row: number, column: number) => number,
  limit = Infinity,
): Assignment | null {
  const cost = new Float64Array(size * size);
  let most = 0;
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      const value = costOf(row, column);
      cost[row * size + column] = value;
      if (value !== Infinity && value > most) most = value;
    }
  const forbidden = (most + 1) * (size + 1);
  for (let at = 0; at < cost.length; at++) if (cost[at] === Infinity) cost[at] = forbidden;
  const { columnOf, rowPrice, columnPrice } = leastCost(size, cost);
  let total = 0;
  for (let row = 0; row < size; row++) total += cost[row * size + columnOf[row]];
  if (total >= forbidden || total > limit) return null;
  const isTight = (row: number, column: number): boolean => {
    const value = cost[row * size + column];
    return value < forbidden && value === rowPrice[row] + columnPrice[column];
  };
  return { cost: total, columnOf: makeFirst(size, columnOf, isTight) };
}

/** The Hungarian method with prices, row by row. */
function leastCost(
  size: number,
  cost: Float64Array,
): { columnOf: Int32Array; rowPrice: Float64Array; columnPrice: Float64Array } {
  const rowPrice = new Float64Array(size);
  const columnPrice = new Float64Array(size + 1);
  const rowOf = new Int32Array(size + 1).fill(-1);
  const from = new Int32Array(size);
  const slack = new Float64Array(size);
  const visited = new Uint8Array(size + 1);
  const start = size;
  for (let row = 0; row < size; row++) {
    rowOf[start] = row;
    slack.fill(Infinity);
    visited.fill(0);
    let column = start;
    do {
      visited[column] = 1;
      const at = rowOf[column];
      let delta = Infinity;
      let next = -1;
      for (let other = 0; other < size; other++) {
        if (visited[other]) continue;
        const reduced = cost[at * size + other] - rowPrice[at] - columnPrice[other];
        if (reduced < slack[other]) {
          slack[other] = reduced;
          from[other] = column;
        }
        if (slack[other] < delta) {
          delta = slack[other];
          next = other;
        }
      }
      for (let other = 0; other <= size; other++) {
        if (visited[other]) {
          rowPrice[rowOf[other]] += delta;
          columnPrice[other] -= delta;
        } else if (other < size) slack[other] -= delta;
      }
      column = next;
    } while (rowOf[column] >= 0);
    while (column !== start) {
      rowOf[column] = rowOf[from[column]];
      column = from[column];
    }
  }
  const columnOf = new Int32Array(size);
  for (let column = 0; column < size; column++) columnOf[rowOf[column]] = column;
  return { columnOf, rowPrice, columnPrice };
}

/** Moves to the lexicographically first assignment along the allowed edges. */
function makeFirst(
  size: number,
  columnOf: Int32Array,
  isAllowed: (row: number, column: number) => boolean,
): Int32Array {
  const rowOf = new Int32Array(size);
  columnOf.forEach((column, row) => (rowOf[column] = row));
  const fixed = new Uint8Array(size);
  const cameFrom = new Int32Array(size);
  /** A way for `row` to reach `goal`, other rows moving on; the columns on it in `cameFrom`. */
  const reaches = (row: number, goal: number, without: number): boolean => {
    cameFrom.fill(-1);
    const queue = [row];
    for (const at of queue)
      for (let column = 0; column < size; column++) {
        if (fixed[column] || column === without || cameFrom[column] >= 0) continue;
        if (!isAllowed(at, column)) continue;
        cameFrom[column] = at;
        if (column === goal) return true;
        queue.push(rowOf[column]);
      }
    return false;
  };
  for (let row = 0; row < size; row++) {
    const present = columnOf[row];
    for (let column = 0; column < present; column++) {
      if (fixed[column] || !isAllowed(row, column)) continue;
      const owner = rowOf[column];
      if (!reaches(owner, present, column)) continue;
      for (let goal = present; ;) {
        const mover = cameFrom[goal];
        const left = columnOf[mover];
        columnOf[mover] = goal;
        rowOf[goal] = mover;
        if (mover === owner) break;
        goal = left;
      }
      columnOf[row] = column;
      rowOf[column] = row;
      break;
    }
    fixed[columnOf[row]] = 1;
  }
  return columnOf;
}
