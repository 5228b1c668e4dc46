import type { Random } from '../../src/generate/random';

/**
 * A kind of input that people, programs or a damaged disk hand to the product. Whatever comes, the
 * outcome is an answer or problems with place and cure, in bounded time and memory.
 */
export interface FuzzKind<Input = unknown> {
  readonly name: string;
  make(random: Random): Input | Promise<Input>;
  /** What is wrong with how the product took it; null: as it must be. A throw is a failure too. */
  judge(input: Input): string | null | Promise<string | null>;
  /** Smaller inputs that may fail alike, the largest cut first. */
  shrink(input: Input): Iterable<Input>;
  /** The input as text that a person can read and keep. */
  show(input: Input): string;
  /** How many smaller inputs are tried after a failure. */
  readonly mostTries?: number;
}

/** The verdict with every throw caught: a throw is our fault by definition. */
export async function verdict<Input>(kind: FuzzKind<Input>, input: Input): Promise<string | null> {
  try {
    return await kind.judge(input);
  } catch (cause) {
    const stack = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
    return `threw ${stack.split('\n').slice(0, 4).join(' | ')}`;
  }
}

/** The same failure, told from others by its first words: numbers and names in it may change. */
const signature = (failure: string): string => failure.replace(/\d+/g, '#').slice(0, 60);

/** The smallest input found that fails in the same way; tries at most `most` inputs. */
export async function minimise<Input>(
  kind: FuzzKind<Input>,
  input: Input,
  failure: string,
  most = kind.mostTries ?? 400,
): Promise<Input> {
  let [smallest, tries, shrunk] = [input, 0, true];
  while (shrunk && tries < most) {
    shrunk = false;
    for (const smaller of kind.shrink(smallest)) {
      if (++tries > most) break;
      const found = await verdict(kind, smaller);
      if (found === null || signature(found) !== signature(failure)) continue;
      smallest = smaller;
      shrunk = true;
      break;
    }
  }
  return smallest;
}

/** Pieces of a list left out: halves, then quarters, down to single ones. */
export function* withoutPieces<T>(list: readonly T[]): Iterable<T[]> {
  for (let size = Math.ceil(list.length / 2); size >= 1; size = size === 1 ? 0 : size >> 1)
    for (let from = 0; from < list.length; from += size)
      if (size < list.length) yield [...list.slice(0, from), ...list.slice(from + size)];
}
