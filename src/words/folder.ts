import type { phrases } from './en/phrases';
import type { problems } from './en/problems';
import type { ProblemWordsLike, WordsLike } from './like';

/** Every phrase that we write has a key; English says which there are. */
export type WordKey = keyof typeof phrases;
/** The rest of every key that begins so. */
export type KeysAfter<Start extends string> = WordKey extends infer Key
  ? Key extends `${Start}${infer Rest}`
    ? Rest
    : never
  : never;
/** The codes of what can be wrong with what was given to us. */
export type ProblemCode = keyof typeof problems;

/** What the folder of a language exports. */
export interface LanguageFolder {
  /** The language's name for itself. */
  readonly name: string;
  readonly phrases: WordsLike<typeof phrases>;
  readonly problems: ProblemWordsLike<typeof problems>;
  /** Which of the forms in `{count|round|rounds}` a number wants, from 0. */
  readonly plural: (amount: number) => number;
}
