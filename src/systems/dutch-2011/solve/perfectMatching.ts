import { WeightedMatching } from '../../matching/weightedMatching';
import {
  limbLayoutOf,
  LIMB_CAPACITY,
  boundTotals,
  type MatchingProblem,
  type MatchingSolution,
} from './problem';

/**
 * The matching covering every vertex with the lexicographically smallest counts, or null if no
 * matching covers every vertex.
 */
export function smallestPerfectMatching(problem: MatchingProblem): MatchingSolution | null {
  const solver = solvePerfectly(problem);
  if (!solver) return null;
  const mate = Array.from({ length: problem.size }, (_, v) => solver.mateOf(v));
  return { mate, totals: boundTotals(problem, mate) };
}

/**
 * The same, ready to be narrowed. A pair is worth more than all that the first limb of the counts
 * can cost together, so a matching of greatest weight covers as many as it can.
 */
export function solvePerfectly(problem: MatchingProblem): WeightedMatching | null {
  const { size } = problem;
  if (size % 2 !== 0) return null;
  const solver = new WeightedMatching(
    {
      vertices: size,
      classOf: Int32Array.from({ length: size }, (_, v) => v),
      classes: size,
      weight: weightsOf(problem),
      isBlocked: () => false,
    },
    size,
  );
  solver.solve();
  for (let v = 0; v < size; v++) if (solver.mateOf(v) < 0) return null;
  return solver;
}

function weightsOf({ size, bounds, edge }: MatchingProblem): Float64Array[] {
  const { limbs, limbOf, unitOf } = limbLayoutOf(bounds);
  const weight = Array.from({ length: limbs }, () => new Float64Array(size * size));
  let at = 0;
  const add = (count: number, value: number): void => {
    weight[limbOf[count]][at] -= value * unitOf[count];
  };
  for (let i = 0; i < size; i++) {
    weight[0][i * size + i] = -Infinity;
    for (let j = i + 1; j < size; j++) {
      at = i * size + j;
      weight[0][at] = LIMB_CAPACITY;
      // No edge is known by its first word alone, whatever it has added to the others.
      if (!edge(i, j, add)) weight[0][at] = -Infinity;
      for (let limb = 0; limb < limbs; limb++) weight[limb][j * size + i] = weight[limb][at];
    }
  }
  return weight;
}
