import { SCALE, type WeightedGraph } from './weightedGraph';

/**
 * A feasible dual per class: first half of the best weight that the class can get, then, from the
 * smallest class on, no more than its own edges ask for. So scarce vertices (a bye, a few
 * moved-down players) do not start with a price that everybody else would have to work off.
 * All of them are even (see `SCALE`).
 */
export function classDuals(
  { classes, weight }: Pick<WeightedGraph, 'classes' | 'weight'>,
  counts: Int32Array,
): Float64Array[] {
  const duals = weight.map(() => new Float64Array(classes));
  const present = Array.from({ length: classes }, (_, a) => a).filter((a) => counts[a] > 0);
  const exists = (a: number, b: number): boolean =>
    weight[0][a * classes + b] !== -Infinity && (a !== b || counts[a] > 1);

  for (const a of present) {
    let best = -1;
    for (const b of present) {
      if (!exists(a, b)) continue;
      const entry = a * classes + b;
      if (best < 0 || compareWords(weight.map((word) => word[entry] - word[best])) > 0)
        best = entry;
    }
    if (best >= 0) weight.forEach((word, q) => (duals[q][a] = 2 * word[best]));
  }
  for (const a of [...present].sort((x, y) => counts[x] - counts[y])) {
    let least = weight.map(() => 0);
    for (const b of present) {
      if (!exists(a, b)) continue;
      const entry = a * classes + b;
      const asked = weight.map((word, q) =>
        a === b ? 2 * word[entry] : SCALE * word[entry] - duals[q][b],
      );
      if (compareWords(asked.map((word, q) => word - least[q])) > 0) least = asked;
    }
    least.forEach((word, q) => (duals[q][a] = word));
  }
  return duals;
}

/** The sign of a vector in lexicographic order. */
function compareWords(difference: readonly number[]): number {
  for (const word of difference) if (word !== 0) return word;
  return 0;
}
