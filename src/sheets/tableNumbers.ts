import type { Pair, Player, PlayerNo } from '../model/types';

export interface NumberedPair extends Pair {
  readonly table: number;
}

/**
 * Numbers of the tables: pairs in table order from the first number on, except that a player with
 * a table of his own stays there. Of two such players in one pair the first in order decides.
 */
export function tableNumbers(
  pairs: readonly Pair[],
  players: ReadonlyMap<PlayerNo, Player>,
  firstTable: number,
): NumberedPair[] {
  const fixed = new Map<number, Pair>();
  for (const pair of pairs)
    for (const no of [pair.white, pair.black]) {
      const table = players.get(no)?.fixedTable;
      if (table && !fixed.has(table) && ![...fixed.values()].includes(pair)) fixed.set(table, pair);
    }
  const numbered: NumberedPair[] = [...fixed].map(([table, pair]) => ({ ...pair, table }));
  const placed = new Set(fixed.values());
  let table = firstTable;
  for (const pair of pairs) {
    if (placed.has(pair)) continue;
    while (fixed.has(table)) table++;
    numbered.push({ ...pair, table });
    table++;
  }
  return numbered.sort((a, b) => a.table - b.table);
}
