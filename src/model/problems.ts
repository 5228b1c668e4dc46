/** Bad input is a value: every problem has a stable code, a place, the offending value and a cure. */

import type { ProblemCode } from '../words';

export type Place =
  | { readonly kind: 'file' }
  | { readonly kind: 'line'; readonly line: number; readonly column?: number }
  | { readonly kind: 'cell'; readonly sheet: string; readonly address: string }
  | {
      readonly kind: 'argument';
      readonly name: string;
      readonly row?: number;
      readonly column?: number;
    };

export interface Problem {
  /** Stable, kebab-case; the sentence and the cure are looked up by it (`src/words/en/problems`). */
  readonly code: ProblemCode;
  readonly severity: 'error' | 'warning';
  readonly place: Place;
  /** The offending value as written. */
  readonly value: string;
  /** Numbers and words for the sentence. */
  readonly args?: Readonly<Record<string, string | number>>;
  /** Where it concerns several cells: each by what it is called, to go to it. */
  readonly spots?: readonly Spot[];
}

export interface Spot {
  readonly label: string;
  readonly place: Place;
}

/** Why something cannot be: all that stands in its way. */
export interface Refused {
  readonly ok: false;
  readonly problems: readonly Problem[];
}

/** Whatever may be refused: what it gives, or why not. */
export type Result<Given extends object> = ({ readonly ok: true } & Given) | Refused;

/** What was read and holds, with what is to be said of it. */
export type Checked<T> = Result<{ readonly value: T; readonly warnings: readonly Problem[] }>;

export const error = (
  code: ProblemCode,
  place: Place,
  value: string,
  args?: Problem['args'],
): Problem => ({ code, severity: 'error', place, value, args });

export const warning = (
  code: ProblemCode,
  place: Place,
  value: string,
  args?: Problem['args'],
): Problem => ({ code, severity: 'warning', place, value, args });
