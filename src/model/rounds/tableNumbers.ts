import { inTableOrder } from './tableOrder';
import { score } from '../tournament';
import type { HalfPoints, Pair, Player, PlayerNo, Tournament } from '../types';

export interface NumberedPair extends Pair {
  readonly table: number;
}

/** A pair, with its table where the round was published. */
export interface SeatedPair extends Pair {
  readonly table?: number;
}

/**
 * Numbers of the tables. A table that was published keeps its number, whatever the scores are now. Other
 * pairs take the free numbers from the first one on, in the order in which they come, except that a player
 * with a table of their own stays there. Of two such players in one pair the first in order decides.
 */
export function tableNumbers<P extends SeatedPair>(
  pairs: readonly P[],
  players: ReadonlyMap<PlayerNo, Player>,
  firstTable: number,
): (P & NumberedPair)[] {
  const numbers = new Map<P, number>();
  for (const pair of pairs) if (pair.table !== undefined) numbers.set(pair, pair.table);
  const taken = new Set(numbers.values());
  for (const pair of pairs)
    for (const no of [pair.white, pair.black]) {
      const table = players.get(no)?.fixedTable;
      if (!table || taken.has(table) || numbers.has(pair)) continue;
      numbers.set(pair, table);
      taken.add(table);
    }
  let table = firstTable;
  for (const pair of pairs) {
    if (numbers.has(pair)) continue;
    while (taken.has(table)) table++;
    numbers.set(pair, table++);
  }
  return pairs
    .map((pair) => ({ ...pair, table: numbers.get(pair)! }))
    .sort((a, b) => a.table - b.table);
}

/** The points beside a player's name in a round: as published, else those that they had before it. */
export const pointsShown = (tournament: Tournament, player: Player, round: number): HalfPoints =>
  player.entries[round - 1]?.shown ?? score(tournament, player, round - 1);

/** Pairs of a round as they are to be listed: by their tables, those without one by the order of C.04.2.D.9. */
export function inOrderOfTables<P extends SeatedPair>(
  pairs: readonly P[],
  scoreOf: (no: PlayerNo) => HalfPoints,
): P[] {
  const seated = pairs.filter(({ table }) => table !== undefined);
  const others = new Map(
    pairs.filter(({ table }) => table === undefined).map((pair) => [pair.white, pair]),
  );
  return [
    ...seated.sort((a, b) => a.table! - b.table! || a.white - b.white),
    ...inTableOrder([...others.values()], scoreOf).map(({ white }) => others.get(white)!),
  ];
}
