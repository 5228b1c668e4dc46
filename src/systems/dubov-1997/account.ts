import type { Colour, HalfPoints, PlayerNo } from '../../model/types';
import type { Colouring } from './articles/article3Colours';
import type { Card } from './cards';
import type { Ban } from './field';

/**
 * The account of a round in the order of the work, as data: what each article looked at, whom it
 * passed over and why, what it decided. `trace.ts` turns it into sentences and tables.
 */
export interface Account {
  readonly round: number;
  readonly cards: readonly Card[];
  readonly firstRound: FirstRound | null;
  readonly bye: ByeChoice | null;
  readonly groups: readonly GroupAccount[];
  /** Colours of every pair, in the order of pairing. */
  readonly pairs: readonly PairMade[];
}

/** Why a candidate was passed over. */
export type PassedOver =
  | Ban
  | 'freePoint' // 2.2
  | 'transferredLastRound' // 2.5
  | 'tooManyTransfers' // 2.5
  | 'noOpponentInGroup' // 7.2: no legal opponent in the group
  | 'groupNotPaired' // 7.2, R16: the group still could not be paired
  | 'lookAhead'; // the others could not all be paired

/** One candidate looked at, in the order of the text; `why` null: taken. */
export interface Candidate {
  readonly no: PlayerNo;
  readonly why: PassedOver | null;
}

export interface FirstRound {
  readonly top: readonly PlayerNo[];
  readonly bottom: readonly PlayerNo[];
  readonly initialColour: Colour;
  /** No colour had been drawn: white was taken. */
  readonly colourAssumed: boolean;
}

export interface ByeChoice {
  readonly player: PlayerNo;
  readonly score: HalfPoints;
  readonly candidates: readonly Candidate[];
  /** What separated them from others of the same rating. */
  readonly decidedBy:
    'score' | 'rating' | 'dominatingColour' | 'cma' | 'initialList' | 'firstRound';
}

export interface GroupAccount {
  readonly score: HalfPoints;
  /** Unpaired players of this score when its turn came. */
  readonly residents: readonly PlayerNo[];
  /** Unpaired players of higher groups. */
  readonly floaters: readonly PlayerNo[];
  readonly events: readonly GroupEvent[];
  readonly pairs: readonly PairMade[];
}

/** Which article made a pair. */
export type PairedBy = '5' | '6.2' | '6.3' | '7.1' | '8.2';

export interface PairMade extends Colouring {
  readonly article: PairedBy;
  readonly ruling?: string;
  readonly score: HalfPoints;
  /** Where in the account it was made: `groups[group].events[event]`; null in the first round. */
  readonly madeAt: { readonly group: number; readonly event: number } | null;
}

export interface ColumnsSeen {
  readonly white: readonly PlayerNo[];
  readonly black: readonly PlayerNo[];
}

export type GroupEvent =
  | {
      /** Art. 8: a floater from above looks for an opponent. */
      readonly kind: 'floater';
      readonly player: PlayerNo;
      readonly candidates: readonly Candidate[];
      readonly opponent: PlayerNo | null;
      readonly lastResort: boolean;
    }
  | {
      /** 7.1: a player without a legal opponent in their group. */
      readonly kind: 'island';
      readonly player: PlayerNo;
      readonly candidates: readonly Candidate[];
      readonly opponent: PlayerNo | null;
    }
  | {
      /** 7.2: an odd group takes a player from below. */
      readonly kind: 'oddGroup';
      readonly dominating: Colour | null;
      readonly candidates: readonly Candidate[];
      readonly transferred: PlayerNo | null;
    }
  | {
      /** 6.4: somebody of the group cannot be paired in it. */
      readonly kind: 'downfloater';
      readonly player: PlayerNo;
      /** How many leave in all. */
      readonly needed: number;
      readonly dominating: Colour | null;
      /** 6.4, first or second kind: they have a legal opponent in the next group, or not. */
      readonly hasOpponentBelow: boolean;
      readonly passedOver: readonly PlayerNo[];
    }
  | {
      /** 6.2 (and 7.3, 7.4): the two columns. */
      readonly kind: 'columns';
      readonly natural: ColumnsSeen;
      readonly neutral: readonly PlayerNo[];
      readonly movedFrom: Colour | null;
      readonly moved: readonly PlayerNo[];
      readonly skipped: readonly PlayerNo[];
      readonly balanced: ColumnsSeen;
    }
  | {
      /** 6.2 as it stood, or 6.3: opponents of the white column from the top. */
      readonly kind: 'rows';
      readonly columns: ColumnsSeen;
      /** Rows of 6.2 whose players have met or may not meet, from 1. */
      readonly clashes: readonly number[];
      readonly opponents: readonly PlayerNo[];
    }
  | {
      /** 6.3, last part (R9): somebody has no legal opponent in the other column. */
      readonly kind: 'ownColumn';
      readonly player: PlayerNo;
      readonly colour: Colour;
      readonly candidates: readonly Candidate[];
      readonly opponent: PlayerNo;
    }
  | {
      /** R19: no single player is blocked and still the columns give no full pairing. */
      readonly kind: 'sweep';
      readonly choices: readonly {
        readonly player: PlayerNo;
        readonly candidates: readonly Candidate[];
        readonly opponent: PlayerNo;
      }[];
    };
