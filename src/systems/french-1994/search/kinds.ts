/**
 * A search cannot tell all players apart: to it there are a few kinds of them, and what a pair is
 * worth depends on the two kinds alone. So a level of a thousand needs only a small table.
 */
export interface Kinds<Kind> {
  readonly classOf: Int32Array;
  /** One of each kind. */
  readonly samples: readonly Kind[];
}

/** Two vertices are of one kind when all that is said of them is the same. */
export function kindsOf<Kind>(
  vertices: number,
  describe: (vertex: number) => Kind,
  keyOf: (kind: Kind) => string,
): Kinds<Kind> {
  const samples: Kind[] = [];
  const indexOf = new Map<string, number>();
  const classOf = Int32Array.from({ length: vertices }, (_, vertex) => {
    const kind = describe(vertex);
    const key = keyOf(kind);
    let index = indexOf.get(key);
    if (index === undefined) indexOf.set(key, (index = samples.push(kind) - 1));
    return index;
  });
  return { classOf, samples };
}

/** Words stay far below 2⁵³, so that sums, halves and duals are exact. */
const CAPACITY = 2 ** 36;

/**
 * The words of a weight from what a pair adds to each aim, most important aim first (null: no such
 * pair). Aims share a word as long as all that a whole pairing can add up fits; beyond that a
 * further word begins, so that no number of players is too large.
 */
export function weightWords<Kind>(
  { classOf, samples }: Kinds<Kind>,
  worthOf: (a: Kind, b: Kind) => readonly number[] | null,
): Float64Array[] {
  const size = samples.length;
  const worth = samples.flatMap((a) => samples.map((b) => worthOf(a, b)));
  const radix = classOf.length + 1;
  const words: Float64Array[] = [];
  let filled = CAPACITY;
  const aims = worth.reduce((most, found) => Math.max(most, found?.length ?? 0), 0);
  for (let aim = 0; aim < aims; aim++) {
    if (!worth.some((found) => found !== null && found[aim] !== 0)) continue;
    if (filled * radix > CAPACITY) {
      words.push(new Float64Array(size * size));
      filled = 1;
    }
    filled *= radix;
    const word = words[words.length - 1];
    worth.forEach((found, at) => (word[at] = word[at] * radix + (found?.[aim] ?? 0)));
  }
  if (words.length === 0) words.push(new Float64Array(size * size));
  worth.forEach((found, at) => {
    if (found === null) words[0][at] = -Infinity;
  });
  return words;
}
