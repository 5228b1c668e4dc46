import type { Reason, TraceStep } from '../explain/reason';
import type { WordKey } from '../words';

/**
 * What a reason of a system means to a player who does not know its terms; null: nothing that could
 * be said shorter. It follows words like "with these two paired, …".
 */
export type PlainOf = (reason: TraceStep) => Reason | null;

/** By the key of the sentence, with what the plain one asks for under the names it asks. */
export type PlainWords = Readonly<Partial<Record<WordKey, PlainWord>>>;
interface PlainWord {
  readonly key: WordKey;
  /** Argument of the plain sentence → argument of the system's. */
  readonly takes?: Readonly<Record<string, string>>;
}

export function plainBy(words: PlainWords, { key, args }: Reason): Reason | null {
  const word = words[key];
  if (!word) return null;
  const taken = Object.entries(word.takes ?? {}).map(([name, from]) => [name, args?.[from] ?? '']);
  return { key: word.key, args: Object.fromEntries(taken) };
}

/** The first of several reasons that can be said plainly, those beneath included. */
export function firstPlain(plain: PlainOf, steps: readonly TraceStep[]): Reason | null {
  for (const step of steps) {
    const found = plain(step) ?? firstPlain(plain, step.steps ?? []);
    if (found) return found;
  }
  return null;
}
