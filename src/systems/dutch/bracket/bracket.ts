import type { Facts, Field } from '../facts';

/** A.9: how a bracket stands in the round. */
export const BRACKET_KINDS = [
  'normal',
  'last', // the lowest scoregroup was reached without trouble
  'penultimate', // PPB: paired again so that the rest can be completed
  'collapsed', // CLB: everyone below the collapsing score
] as const;
export type BracketKind = (typeof BRACKET_KINDS)[number];

/** A.3: a bracket to be paired, with what it has to look at below itself. */
export interface Bracket {
  readonly kind: BracketKind;
  readonly field: Field;
  /** MDPs, in the order of A.2. */
  readonly movedDown: readonly Facts[];
  readonly residents: readonly Facts[];
  /** Normal: the next scoregroup (C.7). Penultimate: everyone below (C.4). Otherwise nobody. */
  readonly beyond: readonly Facts[];
  /** Nobody comes after `beyond`: the pairing-allocated bye, if any, falls there. */
  readonly beyondIsLast: boolean;
}

/** What the pairing of a bracket consists of (A.8); pairs as [higher, lower] ranked. */
export interface BracketPairing {
  readonly pairs: readonly (readonly [Facts, Facts])[];
  readonly floaters: readonly Facts[];
}

export const playersOf = ({ movedDown, residents }: Bracket): readonly Facts[] => [
  ...movedDown,
  ...residents,
];

/** A.9: the bye is given in the last bracket. */
export const isFinal = ({ kind }: Bracket): boolean => kind === 'last' || kind === 'collapsed';

export const lowestScore = (bracket: Bracket): number => bracket.residents.at(-1)!.score;
