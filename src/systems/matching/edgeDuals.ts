import { SCALE, type WeightedGraph } from './weightedGraph';

/**
 * Duals to start from where every vertex is a class of its own, so that classes tell nothing: half
 * of the best edge of each vertex.
 */
export function edgeDuals({
  classes,
  weight,
}: Pick<WeightedGraph, 'classes' | 'weight'>): Float64Array[] {
  const duals = weight.map(() => new Float64Array(classes));
  for (let a = 0; a < classes; a++) {
    let best = -1;
    for (let entry = a * classes; entry < (a + 1) * classes; entry++)
      if (weight[0][entry] !== -Infinity && (best < 0 || isHeavier(weight, entry, best)))
        best = entry;
    if (best >= 0 && isHeavier(weight, best, null))
      weight.forEach((word, q) => (duals[q][a] = (SCALE / 2) * word[best]));
  }
  return duals;
}

/** Compares two entries of the tables; null: weight zero, which a dual never goes below. */
function isHeavier(weight: readonly Float64Array[], entry: number, than: number | null): boolean {
  for (const word of weight) {
    const difference = word[entry] - (than === null ? 0 : word[than]);
    if (difference !== 0) return difference > 0;
  }
  return false;
}
