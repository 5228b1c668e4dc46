import { maskOf, matchInside } from './matching';
import type { Field } from '../field';
import type { Rest } from './rest';
import { MostPairs } from './mostPairsInside';

export interface LeftOver {
  readonly players: readonly number[];
  /** The pairing of everybody in which they leave; null if it was not needed to find them. */
  readonly pairing: MostPairs | null;
}

/**
 * R18: a smallest set of a group's players who must leave it, so that the others of the group can be
 * paired with each other and everybody else still unpaired can be paired, too.
 */
export function leftOver(field: Field, rest: Rest, group: readonly number[]): LeftOver {
  const { players, isEnough } = leftAlone(field, rest, group);
  if (isEnough) return { players, pairing: null };
  const pairing = mostPairsOf(field, rest, group);
  return { players: group.filter((v) => !pairing.isPairedInside(v)), pairing };
}

/**
 * What a group that had nobody else to think of would leave over, `leaving` among them: never more
 * than it must, and enough if the players below can take them.
 */
export function leftAlone(
  field: Field,
  rest: Rest,
  group: readonly number[],
  leaving: readonly number[] = [],
): { readonly players: readonly number[]; readonly isEnough: boolean } {
  const staying = group.filter((v) => !leaving.includes(v));
  const { uncovered } = matchInside(field, staying);
  const isEnough = rest.canSpare(staying.filter((v) => !uncovered.includes(v)));
  return { players: [...leaving, ...uncovered], isEnough };
}

/** Everybody paired, with as many pairs as possible among `staying`. */
export function mostPairsOf(field: Field, rest: Rest, staying: readonly number[]): MostPairs {
  const pairing = MostPairs.of(field, rest.players(), maskOf(field, staying));
  if (pairing === null) throw new Error('dubov-1997: the players still unpaired cannot be paired');
  return pairing;
}
