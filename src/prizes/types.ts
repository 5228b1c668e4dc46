import type { Reason } from '../explain/reason';
import type { ShareRule } from '../sheets/prizeRules';

/**
 * Prizes: a table of what there is to win becomes ladders (first, second, third … for the same
 * people), and the standings become who gets what, and why. Money is in cents inside.
 */
export type Cents = number;

/** Somebody in the standings. */
export interface Contender {
  readonly no: number;
  readonly name: string;
  /** Place in the order of the standings, 1 for the first; all different. */
  readonly position: number;
  /** Two contenders with the same number share their places. */
  readonly points: number;
  readonly rating: number | null;
  readonly birthYear: number | null;
  readonly sex: 'm' | 'w' | null;
  /** Every column of the standings by its plain header: club, category, the arbiter's own. */
  readonly columns: ReadonlyMap<string, string>;
}

/** Whom a ladder is for; all of them must hold. */
export type Condition =
  | {
      readonly kind: 'rating';
      readonly from: number;
      readonly to: number;
      readonly text: string;
      /** Whether somebody without rating counts as below every limit. */
      readonly unrated: boolean;
    }
  | { readonly kind: 'born'; readonly from: number; readonly to: number; readonly text: string }
  | { readonly kind: 'sex'; readonly sex: 'm' | 'w'; readonly text: string }
  | {
      readonly kind: 'column';
      readonly header: string;
      readonly value: string;
      readonly text: string;
    };

/** Prizes for the same people, by place. */
export interface Ladder {
  /** Where it stands in the table, 0 for the first. */
  readonly order: number;
  readonly name: string;
  readonly conditions: readonly Condition[];
  readonly share: ShareRule;
  /** `prizes[0]` is the first prize. */
  readonly prizes: readonly Prize[];
}

export interface Prize {
  readonly name: string;
  readonly value: Cents;
}

/** What one player gets of one ladder. */
export interface Award {
  readonly contender: Contender;
  readonly ladder: Ladder;
  /** Their place in the ladder, among those who still take part in it. */
  readonly place: number;
  readonly amount: Cents;
  readonly reason: Reason;
}

/** Who comes close, and what is missing. */
export interface NearMiss {
  readonly contender: Contender;
  readonly ladder: Ladder;
  readonly reason: Reason;
}

/** A prize for which there is nobody. */
export interface Kept {
  readonly ladder: Ladder;
  readonly prize: Prize;
  readonly amount: Cents;
  readonly reason: Reason;
}

export interface Distribution {
  /** In the order of the standings; a player's own by value. */
  readonly awards: readonly Award[];
  readonly nearMisses: readonly NearMiss[];
  readonly kept: readonly Kept[];
  /** Σ awards + Σ kept = Σ of the table. */
  readonly total: Cents;
}
