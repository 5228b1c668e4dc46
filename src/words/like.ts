/** What another language owes to the English file of the same name: all of its keys and no other. */
export type WordsLike<English> = Readonly<Record<keyof English, string>>;

export interface ProblemWords {
  /** What is wrong. */
  readonly says: string;
  /** What to do about it. */
  readonly cure: string;
}
export type ProblemWordsLike<English> = Readonly<Record<keyof English, ProblemWords>>;

/** Words that are read: the first is the one that we write. */
export type ReadWords<Key extends string> = Readonly<Record<Key, readonly [string, ...string[]]>>;
export type ReadLike<English> = Readonly<Record<keyof English, readonly [string, ...string[]]>>;
/** Words that are only read; a language may have none of its own. */
export type HeardLike<English> = Readonly<Record<keyof English, readonly string[]>>;
