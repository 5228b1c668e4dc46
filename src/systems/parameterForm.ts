import type { WordKey } from '../words';

/** The rules that a system leaves to a club, as a form asks for them; kept is the text that is announced. */
export interface ParameterForm {
  /** Whole sets of rules, the usual one first. */
  readonly sets: readonly { readonly id: string; readonly label: WordKey }[];
  /** Those that clubs change most; the text can say them all. */
  readonly fields: readonly { readonly name: string; readonly label: WordKey }[];
  /** The set that the text names, what the text says of each field, and what its set says of it. */
  read(text: string): {
    readonly set: string;
    readonly values: Readonly<Record<string, string>>;
    readonly usual: Readonly<Record<string, string>>;
  };
  /** The text with another set, what is said beside it kept. */
  withSet(text: string, id: string): string;
  /** The text with another value; empty: as in the set. */
  withValue(text: string, name: string, value: string): string;
}
