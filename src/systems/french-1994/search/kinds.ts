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
  const worth: (readonly number[] | null)[] = [];
  const places: number[] = [];
  for (let a = 0; a < size; a++)
    for (let b = a; b < size; b++) {
      worth.push(worthOf(samples[a], samples[b]));
      places.push(a * size + b);
    }
  const aims = worth.find((found) => found !== null)?.length ?? 0;
  const radix = classOf.length + 1;
  const words: Float64Array[] = [];
  let filled = CAPACITY;
  for (let aim = 0; aim < aims; aim++) {
    if (worth.every((found) => found === null || found[aim] === 0)) continue;
    if (filled * radix > CAPACITY) {
      words.push(new Float64Array(size * size));
      filled = 1;
    }
    filled *= radix;
    const word = words[words.length - 1];
    worth.forEach((found, i) => (word[places[i]] = word[places[i]] * radix + (found?.[aim] ?? 0)));
  }
  if (words.length === 0) words.push(new Float64Array(size * size));
  worth.forEach((found, i) => {
    if (found === null) words[0][places[i]] = -Infinity;
  });
  for (const word of words)
    for (let a = 1; a < size; a++)
      for (let b = 0; b < a; b++) word[a * size + b] = word[b * size + a];
  return words;
}
