import type { HandlingRules } from '../handling';
import type {
  Colour,
  Float,
  HalfPoints,
  Pair,
  Player,
  PlayerNo,
  Price,
  RoundToPair,
  SystemId,
  Tournament,
} from '../model/types';
import type { Checked } from '../model/problems';
import type { OwnRanking } from '../model/rules/ownRanking';
import type { PlayedRound } from '../model/rounds/round';
import type { BracketShape } from '../explain/picture';
import type { Reason, Trace, TraceStep } from '../explain/reason';
import type { ProblemCode, WordKey } from '../words';
import type { SecondReading } from './literal/opinion';
import type { ParameterForm } from './parameterForm';
import type { PlainOf } from './plain';
import type { RoundWalk } from './walk';

/** What a preference for a colour can be in any system, weakest first. */
export const WISH_STRENGTHS = ['none', 'mild', 'strong', 'absolute'] as const;

export interface ColourWish {
  readonly colour: Colour | null;
  readonly strength: (typeof WISH_STRENGTHS)[number];
}

/** Lists that only some systems know. */
export const EXTRA_LISTS = ['cma', 'schedule'] as const;
export type ExtraList = (typeof EXTRA_LISTS)[number];

/** All points that the players of a team have made. */
export interface TeamTotal {
  readonly name: string;
  readonly points: HalfPoints;
}

/** A round that is settled before anything is played. */
export interface ScheduledRound {
  readonly pairs: readonly Pair[];
  /** Who has nobody to play. */
  readonly free: PlayerNo | null;
}

/** First and last day, ISO dates; null: open. */
export interface InForce {
  readonly from: string | null;
  readonly until: string | null;
}

/** One edition of a pairing system, as the rest of the product sees it. */
export interface PairingSystem {
  readonly id: SystemId;
  /** Name with its edition, e.g. "Dutch 2016 (C.04.3, Baku 2016)". */
  readonly name: WordKey;
  /** One line for the arbiter who has to choose. */
  readonly summary: WordKey;
  readonly kind: 'swiss' | 'round-robin' | 'ladder' | 'knock-out';
  /**
   * Words by which people call the family in the languages of the product: small letters, no
   * accents, beginnings suffice. With the year of the id they name the edition.
   */
  readonly calledBy: readonly string[];
  /** When it was the system of rated Swiss events by default; null: never (a national one, another kind). */
  readonly inForce: InForce | null;
  /** When it may be chosen for a rated Swiss beside the default (C.04.4); absent: it may not. */
  readonly permitted?: InForce;
  /** Codes of TRF record 192 that mean it, the one to write first; none: `CUSTOM_SWISS`. */
  readonly trfCodes: readonly string[];
  /** The code to write for this event, where it depends on the event. */
  trfCodeFor?(tournament: Tournament): string;
  /** C.04.2 as it goes with this edition; absent: as it was until January 2026. */
  readonly handling?: HandlingRules;
  /**
   * The event as those see it whom the system pairs: teams with their matches, players over two games.
   * Absent: it pairs players game by game. Questions below are asked of the event that this gives.
   */
  competitors?(tournament: Tournament): Checked<Tournament>;
  /** The event with those alone who were drawn before round 1, where nobody enters later; absent: everybody. */
  entered?(tournament: Tournament): Tournament;
  /**
   * Where a pairing is of several rounds of the event (two games): which pairing a round belongs to, and
   * whether who meets whom follows from the round before. Absent: every round is paired for itself.
   */
  roundOfPairing?(round: number): number;
  followsFrom?(tournament: Tournament, round: number): boolean;
  /** Those are teams, which a workbook has in a table of their own. */
  readonly pairsTeams?: true;
  /**
   * How a list without numbers gets them: in the order of the list, in which players sit at the boards of
   * their teams, or by lot (C.05); absent: in the initial order (C.04.2.B).
   */
  readonly numbersBy?: 'list' | 'lot';
  /** What the teams for which its players sit have made together, the most first; absent: they play for themselves. */
  teamTotals?(tournament: Tournament): readonly TeamTotal[];
  /** What it has to list beside the lists of every event. */
  readonly extraLists: readonly ExtraList[];
  /** Who meets whom in a round to come, where that is settled before the event begins. */
  scheduled?(tournament: Tournament, round: number): ScheduledRound;
  /** Its account of a round is that of the Dutch engine (`DutchTrace`), by which exercises are found. */
  readonly hasExercises?: true;
  /** Players who came down to a bracket meet its residents, not each other. */
  readonly fromAboveMeetResidents?: true;
  /** The article by which the bye goes to the lowest score that the whole round allows, before pairs are counted. */
  readonly lowestByeFirst?: string;
  /** Its pairing cards carry an arrow for each float. */
  readonly marksFloatsOnCards: boolean;
  pair(task: RoundToPair, progress?: Progress): PairingResult;
  /**
   * The same answer with the candidates worked by hand in its trace, where `pair` leaves them out
   * because they cost time. Absent: the trace of `pair` says everything.
   */
  explain?(task: RoundToPair, progress?: Progress): PairingResult;
  /**
   * Compares a pairing that somebody played with the system's own: the first rule it breaks, or
   * the first criterion on which it is worse, or that it only comes later in the order of
   * generation. `[]` if both are the same.
   */
  judge(task: RoundToPair, played: PlayedRound): readonly TraceStep[];
  /**
   * What a round that differs by this reason of `judge` costs, where players are kept apart if possible;
   * absent: nothing but the whole price buys it.
   */
  priceOf?(step: TraceStep): Price;
  /** Why the round does not pair these two: the rule that forbids it or the criterion that suffers. */
  whyNot(task: RoundToPair, a: PlayerNo, b: PlayerNo): readonly TraceStep[];
  /** The brackets of the round as they can be drawn, from the top; `[]` where there is no round. */
  brackets(task: RoundToPair): readonly BracketShape[];
  /** The brackets of the round, in which pairs can be tried; null: nobody has written that down for this text. */
  readonly walk: RoundWalk | null;
  /** What a reason of this system means to a player who does not know its terms; null: nothing. */
  readonly plain: PlainOf;
  /** The colour a player should get in the next round, exceptions of a last round aside. */
  colourPreference(tournament: Tournament, player: Player): ColourWish;
  /** The floats of a paired round as the system counts them, of everybody who has one. */
  floats(tournament: Tournament, round: number): ReadonlyMap<PlayerNo, Float>;
  /**
   * The floats to be written down with a round when it is paired, where the text fixes them at
   * that moment; absent: they follow from the results.
   */
  storedFloats?(task: RoundToPair, played: PlayedRound): ReadonlyMap<PlayerNo, Float | 'none'>;
  /** Why a player may not have the pairing-allocated bye; null: the player may. */
  byeBar(task: RoundToPair, no: PlayerNo): Reason | null;
  /**
   * What decided who has the bye of a round, in plain words and with its articles, where the text has an
   * order of its own for it; absent or null: the lowest in the standings who may have it.
   */
  whyBye?(
    task: RoundToPair,
  ): { readonly says: Reason; readonly working: readonly TraceStep[] } | null;
  /** Whether the groups of a round stand by points and number; absent: always. */
  standsByNumber?(task: RoundToPair): boolean;
  /** The rules that a round breaks whoever made it, with the exceptions of the text; `[]`: legal. */
  legality(task: RoundToPair, played: PlayedRound): readonly Reason[];
  /** What a free round is worth to whoever `pair` names as the bye; absent: a pairing-allocated bye. */
  readonly freeRoundIs?: 'zeroBye';
  /**
   * The event as its standings count it, with a note for everything that was left out; absent: as
   * it is.
   */
  asStandingsCount?(tournament: Tournament): {
    readonly tournament: Tournament;
    readonly notes: readonly Reason[];
    /** Whose results were left out whole: they win nothing either. */
    readonly out: ReadonlySet<PlayerNo>;
  };
  /** Who has played each other without its being said who plays on, a couple each; absent: nobody goes out. */
  undecided?(tournament: Tournament): readonly (readonly PlayerNo[])[];
  /** The ranking after a round, all by default, where it is not by points and tie-breaks. */
  ownRanking?(tournament: Tournament, after?: number): OwnRanking;
  /** What the text taken at its word says of a round that the engine paired; absent: no such reading. */
  readonly secondOpinion?: SecondReading;
  /** What the event has to say otherwise before a round is paired; absent: nothing. */
  unsettled?(tournament: Tournament): readonly UnsettledTerm[];
  /** What it does not understand of the parameters that an event announces; absent: it has none. */
  unreadParameters?(text: string): readonly string[];
  /**
   * The parameters as round 1 settles them, with what follows from who is in the event then; absent: as they are
   * announced.
   */
  settledParameters?(tournament: Tournament): string | undefined;
  /** The same parameters as a form asks for them. */
  readonly parameterForm?: ParameterForm;
  /**
   * The nearest event that can be played by it where not every number of players will do: players,
   * boards of each team, rounds. Absent: any number.
   */
  fieldFor?(players: number): {
    readonly players: number;
    readonly boards: number;
    readonly rounds: number;
  };
  /** How many rounds so many players need, by the announced parameters; absent: as many as are announced. */
  roundsFor?(players: number, parameters?: string): number;
  /** Whether either way of giving the colours of a pair passes; absent: never. */
  coloursAreOpen?(task: RoundToPair, a: PlayerNo, b: PlayerNo): boolean;
}

/** A term of the event that stops the pairing, and the row of the settings where it is answered. */
export interface UnsettledTerm {
  readonly code: ProblemCode;
  readonly row: 'rounds' | 'system';
  readonly value: string;
  readonly args: Readonly<Record<string, string | number>>;
}

/** Called with the share of the work done, 0…1; throws to cancel. */
export type Progress = (done: number) => void;

export type { PlayedRound };

export type PairingResult =
  | {
      readonly ok: true;
      /** In table order (C.04.2.D.9). In a round robin games of players who are away stand too. */
      readonly pairs: readonly Pair[];
      /** The pairing-allocated bye; in a round robin whoever has the round free. */
      readonly bye: PlayerNo | null;
      /** Where several play nobody and are not out (knock-out): all of them; `bye` is null then. */
      readonly free?: readonly PlayerNo[];
      readonly trace: Trace;
    }
  | { readonly ok: false; readonly refusal: Refusal };

/** No legal pairing (or a request the system cannot serve): why, whom it concerns, what can be done. */
export interface Refusal {
  /**
   * `no-legal-pairing`: the text has no answer. `bad-request`: something must be supplied or
   * corrected first (a rating for everyone, results still missing).
   */
  readonly code: 'no-legal-pairing' | 'bad-request';
  readonly reasons: readonly Reason[];
  readonly players: readonly PlayerNo[];
  /** What the arbiter can do. */
  readonly cures: readonly Reason[];
}
