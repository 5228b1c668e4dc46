/** Custom functions of the tie-breaks by ratings. Thin: they convert and call. */
import { ask, detailOf, numberOf } from './answer';
import { countArgument } from './arguments';

import type { TieBreakCode } from '../src/tiebreaks';

const averageCode = (n: unknown): TieBreakCode => {
  const cut = countArgument('n', n, 0, 0);
  return cut === 0 ? 'ARO' : `ARO-C${cut}`;
};

/**
 * Average rating of the opponents met over the board, without the n lowest.
 * @customfunction AVERAGE_RATING
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param [n] How many of the lowest to leave out, 0 if omitted.
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns The value, or #N/A with the reason why there is none.
 */
export function averageRating(
  player: unknown,
  table: unknown[][],
  n?: number,
  edition?: string,
): number {
  return numberOf(ask(player, table, averageCode(n), edition));
}

/**
 * The working of AVERAGE_RATING: every term with its reason; SUM of the column Counted gives the value.
 * @customfunction AVERAGE_RATING_DETAIL
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param [n] How many of the lowest to leave out, 0 if omitted.
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns One row per term under a header row.
 */
export function averageRatingDetail(
  player: unknown,
  table: unknown[][],
  n?: number,
  edition?: string,
): unknown[][] {
  return detailOf(ask(player, table, averageCode(n), edition));
}

/**
 * Performance: average rating of the opponents, each within 350 points, plus Q for the points.
 * @customfunction PERFORMANCE
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns The value, or #N/A with the reason why there is none.
 */
export function performance(player: unknown, table: unknown[][], edition?: string): number {
  return numberOf(ask(player, table, 'PERF', edition));
}

/**
 * The working of PERFORMANCE: every term with its reason; SUM of the column Counted gives the value.
 * @customfunction PERFORMANCE_DETAIL
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns One row per term under a header row.
 */
export function performanceDetail(
  player: unknown,
  table: unknown[][],
  edition?: string,
): unknown[][] {
  return detailOf(ask(player, table, 'PERF', edition));
}
