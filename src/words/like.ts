/** What another language owes to the English file of the same name: all of its keys and no other. */
export type WordsLike<English> = Readonly<Record<keyof English, string>>;

export interface ProblemWords {
  /** What is wrong. */
  readonly says: string;
  /** What to do about it. */
  readonly cure: string;
}
export type ProblemWordsLike<English> = Readonly<Record<keyof English, ProblemWords>>;
