import type { HandlingRules } from '../../handling';
import type { PointSystem, SystemId } from '../../model/types';
import type { SwissLimits } from '../audit/legality';
import type { InForce } from '../system';
import type { UnplayedRounds } from '../shared/unplayed';
import type { WordKey } from '../../words';
import type { Criterion } from './criteria/criterion';

/** What the editions that share this procedure say differently. */
export interface Edition {
  readonly id: SystemId;
  readonly name: WordKey;
  readonly summary: WordKey;
  readonly inForce: InForce;
  /** Codes of TRF record 192, the one to write first. */
  readonly trfCodes: readonly string[];
  /** C.04.2 of the same date. */
  readonly handling: HandlingRules;
  /** The quality criteria in the order of the text. */
  readonly criteria: readonly Criterion[];
  /**
   * How a round is kept completable. `collapse`: brackets are paired without a look at the rest; the
   * first that leaves it impossible is paired again as the penultimate one, and everyone below
   * collapses into one bracket. `everywhere`: no bracket may leave the rest impossible, and the bye
   * goes to the lowest score for which the whole round can be completed.
   */
  readonly completion: 'collapse' | 'everywhere';
  /** How it takes rounds that were not played, by the points in force. */
  readonly unplayed: (points: PointSystem) => UnplayedRounds;
  /** The score that sorts the tables: with the virtual points of an acceleration or without. */
  readonly tablesBy: 'score' | 'realScore';
  readonly articles: Articles;
  /** Where the basic rules (C.04.1) set the limits of every Swiss. */
  readonly basicRules: SwissLimits['articles'];
  /** Sentences that cite articles themselves. */
  readonly words: EditionWords;
}

/** Where the text says what the account of a round refers to. */
export interface Articles {
  readonly bracket: string;
  /** Brackets that are paired out of turn so that the round can be completed. */
  readonly specialBracket: string;
  readonly movedDown: string;
  readonly limbo: string;
  readonly topscorers: string;
  readonly floaters: string;
  readonly perfect: string;
  readonly best: string;
  readonly noRound: string;
  readonly meeting: string;
  readonly bye: string;
  readonly colours: string;
  readonly completion: string;
  readonly candidate: string;
  readonly subgroups: string;
  readonly homogeneous: string;
  readonly heterogeneous: string;
  readonly alterations: string;
  readonly remainder: string;
  /** The rules of colour in their order, `COLOUR_RULES`. */
  readonly colourRules: readonly string[];
  readonly adjourned: string;
  readonly fewerRounds: string;
  /** Where the text has the lowest score of the bye as a criterion of the whole round. */
  readonly byeScore: string | null;
}

export interface EditionWords {
  /** The rules of colour in their order. */
  readonly colourRules: readonly WordKey[];
  readonly exchange: WordKey;
  readonly movedDownExchange: WordKey;
  readonly bothExchanges: WordKey;
}
