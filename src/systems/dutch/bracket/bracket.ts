import type { BracketFacts } from '../criteria/criterion';
import type { Facts, Field } from '../field';

/** How a bracket stands in the round. */
export const BRACKET_KINDS = [
  'normal',
  'last', // the lowest scoregroup was reached without trouble
  'penultimate', // PPB (2016): paired again so that the rest can be completed
  'collapsed', // CLB (2016): everyone below the collapsing score
] as const;
export type BracketKind = (typeof BRACKET_KINDS)[number];

/** A bracket to be paired, with what it has to look at below itself. */
export interface Bracket {
  readonly kind: BracketKind;
  readonly field: Field;
  /** MDPs, in the order of the ranking. */
  readonly movedDown: readonly Facts[];
  readonly residents: readonly Facts[];
  /** Normal: the next scoregroup. Penultimate: everyone below. Otherwise nobody. */
  readonly beyond: readonly Facts[];
  /** Nobody comes after `beyond`: the pairing-allocated bye, if any, falls there. */
  readonly beyondIsLast: boolean;
  /** Those after `beyond`, where the bracket has to leave them completable. */
  readonly below: readonly Facts[];
  /** One player floats down, and will get the pairing-allocated bye. */
  readonly floaterTakesBye: boolean;
}

/** What the pairing of a bracket consists of; pairs as [higher, lower] ranked. */
export interface BracketPairing {
  readonly pairs: readonly (readonly [Facts, Facts])[];
  readonly floaters: readonly Facts[];
}

export const playersOf = ({
  movedDown,
  residents,
}: Pick<Bracket, 'movedDown' | 'residents'>): readonly Facts[] => [...movedDown, ...residents];

/** The bye is given in the last bracket. */
export const isFinal = ({ kind }: Bracket): boolean => kind === 'last' || kind === 'collapsed';

export const lowestScore = (bracket: Bracket): number => bracket.residents.at(-1)!.score;

export const factsOf = (bracket: Bracket): BracketFacts => ({
  lowestScore: lowestScore(bracket),
  floaterTakesBye: bracket.floaterTakesBye,
});
