import { WeightedMatching } from '../../matching/weightedMatching';
import {
  layoutOf,
  LIMB_CAPACITY,
  totalsOf,
  type MatchingProblem,
  type MatchingSolution,
} from './problem';

/**
 * The matching covering every vertex with the lexicographically smallest counts, or null if no
 * matching covers every vertex. A pair is worth more than all that the first counts can cost
 * together, so a matching of greatest weight covers as many as it can.
 */
export function smallestPerfectMatching(problem: MatchingProblem): MatchingSolution | null {
  const { size } = problem;
  if (size % 2 !== 0) return null;
  const { limbs, limbOf, unitOf } = layoutOf(problem.bounds);
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
      if (!problem.edge(i, j, add)) weight[0][at] = -Infinity;
      for (const word of weight) word[j * size + i] = word[at];
    }
  }
  const solver = new WeightedMatching(
    {
      vertices: size,
      classOf: Int32Array.from({ length: size }, (_, v) => v),
      classes: size,
      weight,
      isBlocked: () => false,
    },
    size,
  );
  solver.solve();
  const mate = Array.from({ length: size }, (_, v) => solver.mateOf(v));
  return mate.includes(-1) ? null : { mate, totals: totalsOf(problem, mate) };
}
