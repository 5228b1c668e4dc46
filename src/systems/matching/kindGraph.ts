import type { WeightedGraph } from './weightedGraph';

/**
 * A graph for `WeightedMatching` whose vertices are of few kinds: `weight` says what two kinds bring,
 * word by word, null where they never meet.
 */
export function kindGraph<Kind>(
  kinds: readonly Kind[],
  keyOf: (kind: Kind) => string,
  words: number,
  weight: (a: Kind, b: Kind) => readonly number[] | null,
  isBlocked: (a: number, b: number) => boolean,
): WeightedGraph {
  const index = new Map<string, number>();
  const samples: Kind[] = [];
  const classOf = Int32Array.from(kinds, (kind) => {
    const key = keyOf(kind);
    let at = index.get(key);
    if (at === undefined) {
      at = samples.push(kind) - 1;
      index.set(key, at);
    }
    return at;
  });
  const classes = samples.length;
  const tables = Array.from({ length: words }, () => new Float64Array(classes * classes));
  samples.forEach((a, i) =>
    samples.forEach((b, j) => {
      const value = weight(a, b);
      tables.forEach((table, word) => {
        table[i * classes + j] = value ? value[word] : word === 0 ? -Infinity : 0;
      });
    }),
  );
  return { vertices: kinds.length, classOf, classes, weight: tables, isBlocked };
}
