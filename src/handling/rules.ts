/** What C.04.2 says in one edition, as far as handling an event depends on it. */
export interface HandlingRules {
  /** The last round in which somebody may still enter; null: any. */
  readonly lastEntryRound: number | null;
  /** A late entry moves the numbers below only until this round has been paired; null: always. */
  readonly entriesRenumberUntil: number | null;
  /** Corrected data change numbers only until this round has been paired. */
  readonly correctionsRenumberUntil: number;
  readonly articles: Readonly<Record<HandlingTopic, string>>;
}

export type HandlingTopic =
  | 'numbers'
  | 'lateEntry'
  | 'withdrawal'
  | 'return'
  | 'absence'
  | 'correction'
  | 'published'
  | 'adjourned';

/** C.04.2 until 31 January 2026. */
export const HANDLING_2016: HandlingRules = {
  lastEntryRound: 3,
  entriesRenumberUntil: 4,
  correctionsRenumberUntil: 4,
  articles: {
    numbers: 'C.04.2.B.3',
    lateEntry: 'C.04.2.C.2',
    withdrawal: 'C.04.2.D.3',
    return: 'C.04.2.D.2',
    absence: 'C.04.2.D.4',
    correction: 'C.04.2.D.8',
    published: 'C.04.2.D.10',
    adjourned: 'C.04.2.D.1',
  },
};

/**
 * C.04.2 from 1 February 2026: a late entry gets their proper number whatever the round (2.4), the
 * limit of round 4 speaks of corrected data alone (2.3).
 */
export const HANDLING_2026: HandlingRules = {
  lastEntryRound: null,
  entriesRenumberUntil: null,
  correctionsRenumberUntil: 4,
  articles: {
    numbers: 'C.04.2 2.3',
    lateEntry: 'C.04.2 2.4',
    withdrawal: 'C.04.2 3.2',
    return: 'C.04.2 3.2',
    absence: 'C.04.2 3.3',
    correction: 'C.04.2 4.3',
    published: 'C.04.2 4.4',
    adjourned: 'C.04.2 3.1',
  },
};
