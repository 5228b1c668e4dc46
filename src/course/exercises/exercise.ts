import type { Reason, TraceStep } from '../../explain/reason';
import type { Colour, PlayerNo, Tournament } from '../../model/types';
import type { AskedDetail } from '../../sheets/write/working/formulaDetail';
import type { TieBreakEdition } from '../../tiebreaks/types';
import type { WordKey } from '../../words';
import type { ExerciseKind } from './kinds';

/** What a trainee types into a cell. */
export type Answer =
  | {
      readonly kind: 'number';
      readonly value: number;
      /** Whose opponent is asked for: the pair may be typed as well. */
      readonly of?: PlayerNo;
    }
  | { readonly kind: 'colour'; readonly value: Colour }
  /** Colours in the order of the rounds; null: no game. */
  | { readonly kind: 'history'; readonly value: readonly (Colour | null)[] };

/** An answer to which a wrong way leads, and which way that is. */
export interface Slip {
  readonly value: number;
  readonly says: Reason;
}

/** One cell to fill in. */
export interface Question {
  readonly label: Reason;
  /** Colours that are written behind the label, in the letters of the sheet. */
  readonly given?: readonly (Colour | null)[];
  readonly answer: Answer;
  /** What it is worth without a hint; each hint costs one. */
  readonly points: number;
  /** Wrong ways that people go; a colour has one, the other colour, which needs no computing. */
  readonly slips?: readonly Slip[];
  /** From the article to read to the last step but one; each says more than the one before. */
  readonly hints: readonly Reason[];
  /** How the answer comes about, for the solution. */
  readonly working: readonly TraceStep[];
  /** The function of ours that gives the answer, where there is one. */
  readonly formula?: (material: Material) => string;
}

/** The cells of the material, for formulas on them. */
export interface Material {
  /** All of it, header and all, as an address with its sheet. */
  readonly range: string;
  /** A column of it without its header. */
  readonly column: (index: number) => string;
}

/** Words, numbers and texts that are the same in every language. */
export type TableRow = readonly (Reason | number | string)[];

/** What the working says of the difficulty; tests hold it against a computation of their own. */
export interface Proof {
  readonly reason: Reason;
  /** The article that decides. */
  readonly article?: string;
  /** Place of the accepted candidate in the order of the text. */
  readonly place?: number;
  /** Players who change between S1 and S2. */
  readonly exchanged?: number;
  /** Whom the exercise is about: the bracket, the players asked for. */
  readonly players: readonly PlayerNo[];
}

/** An exercise as data; `exerciseBook` writes it down, `solutionBook` what belongs to it. */
export interface Exercise {
  readonly title: Reason;
  /** The name of the edition that decides. */
  readonly edition: WordKey;
  /** One line each. */
  readonly task: readonly Reason[];
  /** What is wrong or missing in the printed text. */
  readonly notes?: readonly Reason[];
  /** The event as the trainee sees it. */
  readonly tournament: Tournament;
  /** Material as the text prints it; its first row is the header. Absent: the event, if it has players. */
  readonly table?: readonly TableRow[];
  /** What the solution shows besides, such as the whole of an order. */
  readonly solutionTable?: readonly TableRow[];
  /** Whom the material names first: the bracket; empty: everybody alike. */
  readonly bracket: readonly PlayerNo[];
  /** Floats of a round as the edition counts them; absent: they do not matter here. */
  readonly floats?: (round: number) => ReadonlyMap<PlayerNo, 'down' | 'up'>;
  readonly questions: readonly Question[];
  /** The working of the whole, for the solution. */
  readonly working: readonly TraceStep[];
  readonly proofs: readonly Proof[];
  /** Numbers from which the ticks are salted. */
  readonly seed: number;
  /** Tie-breaks whose terms the solution also shows as ordinary formulas. */
  readonly details?: readonly AskedDetail[];
  /** The edition of these tie-breaks. */
  readonly tieBreaks?: TieBreakEdition;
}

/** What was asked for. */
export interface ExerciseRequest {
  readonly kind: ExerciseKind;
  readonly level: number;
  readonly seed: number;
  /** Id of one of `editionsFor` the kind; absent: the one in force. */
  readonly edition?: string;
}

/** Four points for a cell that is found without help. */
export const FULL_POINTS = 4;
