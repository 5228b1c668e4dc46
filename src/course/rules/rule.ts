import type { Reason, TraceTable } from '../../explain/reason';
import type { Colour, PlayerNo } from '../../model/types';
import type { WordKey } from '../../words';
import type { Exercise } from '../exercises/exercise';

/** Colours, floats and preference of a player before the round, as a strip. */
export interface StripRow {
  readonly no: PlayerNo;
  readonly name: string;
  /** By rounds; null: no game. */
  readonly colours: readonly (Colour | null)[];
  readonly due: Reason | null;
}

/** What stands beside the words of an example, drawn in cells. */
export type Drawing =
  | { readonly kind: 'strip'; readonly rows: readonly StripRow[] }
  /** Terms on a number line, the lowest on the left; those that are cut are crossed out. */
  | {
      readonly kind: 'line';
      readonly title: Reason;
      readonly terms: readonly {
        readonly value: number;
        readonly label: string;
        readonly isCut: boolean;
      }[];
    }
  /** A table of the account of the round. */
  | { readonly kind: 'table'; readonly table: TraceTable }
  /** Who may still meet whom of those who are left: the test whether a round can be completed. */
  | {
      readonly kind: 'completion';
      readonly players: readonly PlayerNo[];
      readonly mayMeet: (a: PlayerNo, b: PlayerNo) => boolean;
    };

/** An example: an exercise whose answers are told, with the way to them. */
export interface RuleExample {
  readonly exercise: Exercise;
  readonly worked: readonly Reason[];
  readonly drawings: readonly Drawing[];
}

/** An article of a text: what it says in our words, and examples in which it plays its part. */
export interface Rule {
  readonly article: string;
  readonly says: WordKey;
  /** 0: the one that is told; 1: the one for the class, another event where there is one. */
  readonly example: (variant: 0 | 1) => RuleExample;
}

/** What is taught in 45 minutes. */
export interface Lesson {
  /** Name of the file, the same in every language. */
  readonly file: string;
  readonly title: WordKey;
  /** The edition whose text it is. */
  readonly edition: WordKey;
  readonly rules: readonly Rule[];
  /** What the class solves in the end. */
  readonly exercises: () => readonly Exercise[];
}
