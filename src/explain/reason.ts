import type { Problem } from '../model/problems';
import type { Colour, PlayerNo, SystemId } from '../model/types';
import type { WordKey } from '../words';

/**
 * Why something was done, as data: the key of a sentence in `src/words`, the article that says so, and
 * what goes into the sentence. `say()` turns it into words in any of the languages.
 */
export interface Reason {
  readonly key: WordKey;
  /** Article of the edition's text, e.g. "C.7", "BAF 77", "6.3". */
  readonly article?: string;
  /** Our numbered reading where the text is silent, e.g. "R13". */
  readonly ruling?: string;
  readonly args?: Readonly<Record<string, ReasonArg>>;
}

/**
 * Players are given as numbers in `{ players }` so that a caller may show names; `{ pairs }` and
 * `{ numbers }` are shown by their numbers, for the sake of brevity. Points are half-points. A number is
 * written as the language does, `{ number, decimals }` with so many decimals whatever they are, `{ nth }` as a place: 1st. Colours
 * are letters of the language: on a dark page a filled circle would look white.
 */
export type ReasonArg =
  | string
  | number
  | { readonly players: readonly PlayerNo[] }
  | { readonly numbers: readonly PlayerNo[] }
  | { readonly pairs: readonly (readonly [PlayerNo, PlayerNo])[] }
  | { readonly points: number }
  | { readonly colours: readonly Colour[] }
  | { readonly number: number; readonly decimals: number }
  | { readonly nth: number }
  | { readonly sum: readonly ReasonArg[] }
  | { readonly reason: Reason }
  | { readonly problem: Problem };

/** A problem told among the reasons. */
export const problemReason = (problem: Problem): Reason => ({
  key: 'problem.told',
  args: { problem: { problem } },
});

/** A table of the working: columns of a bracket, terms of a sum, candidates with their refusal. */
export interface TraceTable {
  readonly title: Reason;
  readonly header: readonly Reason[];
  readonly rows: readonly (readonly (string | number | Reason)[])[];
}

export interface TraceStep extends Reason {
  readonly steps?: readonly TraceStep[];
  readonly table?: TraceTable;
}

/** The reasons of a whole round, in the order of the work; `data` is the system's own typed account. */
export interface Trace<Data = unknown> {
  readonly system: SystemId;
  readonly round: number;
  readonly steps: readonly TraceStep[];
  readonly data: Data;
}
