import { maskOf, matchInside } from './matching';
import type { Field } from './field';
import type { Rest } from './rest';
import { mostPairsInside } from './mostPairsInside';

/**
 * R18: a smallest set of a group's players who must leave it, so that the others of the group can be
 * paired with each other and everybody else still unpaired can be paired, too. `leaving` are to be
 * among them. Gives up with null as soon as more than `limit` would have to leave.
 */
export function leftOver(
  field: Field,
  rest: Rest,
  group: readonly number[],
  leaving: readonly number[] = [],
  limit = Infinity,
): readonly number[] | null {
  const staying = group.filter((v) => !leaving.includes(v));
  const { uncovered } = matchInside(field, staying);
  const fewest = [...leaving, ...uncovered];
  if (fewest.length > limit) return null;
  // What the group alone would need is enough if the players below can take them.
  if (rest.canSpare(staying.filter((v) => !uncovered.includes(v)))) return fewest;

  const stays = maskOf(field, staying);
  const mate = mostPairsInside(field, rest.players(), stays);
  if (mate === null) throw new Error('dubov-1997: the players still unpaired cannot be paired');
  const found = group.filter((v) => stays[v] === 0 || stays[mate[v]] === 0);
  return found.length > limit ? null : found;
}
