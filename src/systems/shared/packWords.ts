/** A criterion of a weighted matching: what a pair of two classes is worth in it. */
export interface WeighedColumn {
  readonly worth: (a: number, b: number) => number;
  /** A bound on what a whole pairing can add up to, whatever its sign. */
  readonly most: number;
}

/** Words stay far below 2⁵³, so that sums, halves and duals are exact. */
const CAPACITY = 2 ** 36;

/**
 * Columns in descending priority as few words: each gets a digit large enough for whatever a pairing
 * can add up in it, so that comparing words compares the columns one after the other. `exists` says
 * which classes may meet at all.
 */
export function packWords(
  classes: number,
  columns: readonly WeighedColumn[],
  exists: (a: number, b: number) => boolean,
): Float64Array[] {
  const words: Float64Array[] = [];
  let size = CAPACITY;
  for (const { worth, most } of columns) {
    if (most === 0) continue;
    const radix = 2 * most + 1;
    if (size * radix > CAPACITY) {
      words.push(new Float64Array(classes * classes));
      size = 1;
    }
    size *= radix;
    const word = words[words.length - 1];
    for (let a = 0; a < classes; a++)
      for (let b = 0; b < classes; b++)
        word[a * classes + b] = word[a * classes + b] * radix + worth(a, b);
  }
  for (let a = 0; a < classes; a++)
    for (let b = 0; b < classes; b++) if (!exists(a, b)) words[0][a * classes + b] = -Infinity;
  return words;
}
