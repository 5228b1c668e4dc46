import type { Phrase } from '../../phrasebook';

/** Of every problem: what is wrong, and what to do about it. */
export type ProblemWords = Readonly<
  Record<string, { readonly says: Phrase; readonly cure: Phrase }>
>;
