import { solvePerfectly } from './perfectMatching';
import type { AddToCount } from './problem';

/** Rows and columns in equal number, to be joined one to one; counts as in `MatchingProblem`. */
export interface AssignmentProblem {
  readonly size: number;
  readonly bounds: readonly number[];
  readonly edge: (row: number, column: number, add: AddToCount) => boolean;
}

/**
 * The column of each row in the assignment with the lexicographically smallest counts; of several
 * such the one whose list of columns, row by row, comes first. Null if there is none. Rows and
 * columns are two sides of a graph, so no odd cycle stands in the way of `firstPartners`.
 */
export function firstSmallestAssignment({
  size,
  bounds,
  edge,
}: AssignmentProblem): readonly number[] | null {
  const solver = solvePerfectly({
    size: 2 * size,
    bounds,
    edge: (i, j, add) => i < size && j >= size && edge(i, j - size, add),
  });
  if (!solver) return null;
  const rows = Array.from({ length: size }, (_, row) => row);
  const columns = rows.map((row) => row + size);
  return solver.firstPartners(rows, columns).map(([, column]) => column - size);
}
