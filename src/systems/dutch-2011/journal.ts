import type { Bracket, Found } from './search/bracket';
import type { Card } from './cards';

/** What was done, in the order of the work; the trace is made from it. */
export type JournalEntry =
  | {
      readonly kind: 'bracket';
      readonly lowest: boolean;
      readonly residents: readonly Card[];
      readonly incoming: readonly Card[];
    }
  /** A player without opponent leaves the bracket. */
  | { readonly kind: 'C.1'; readonly card: Card; readonly movedDown: boolean }
  | { readonly kind: 'paired'; readonly bracket: Bracket; readonly found: Found }
  | {
      readonly kind: 'C.12';
      readonly pairs: number;
      readonly m1: number;
      readonly before: readonly Card[];
      readonly after: readonly Card[] | null;
      /** The bracket above and its new pairing. */
      readonly above: Bracket;
      readonly found: Found | null;
    }
  | { readonly kind: 'C.13'; readonly bracket: Bracket; readonly found: Found | null }
  | { readonly kind: 'joined'; readonly s1: readonly Card[]; readonly s2: readonly Card[] }
  | { readonly kind: 'C.14'; readonly from: Bracket; readonly to: Bracket };

export type Journal = JournalEntry[];
