/** Custom functions of the tie-breaks by the player's own results. Thin: they convert and call. */
import { ask, detailOf, numberOf, type Asked } from './answer';
import { countArgument, isOmitted } from './arguments';

import type { TieBreakCode } from '../src/tiebreaks';

const cumulativeCode = (n: unknown): TieBreakCode => {
  const cut = countArgument('n', n, 0, 0);
  return cut === 0 ? 'CUM' : `CUM-C${cut}`;
};

/**
 * Cumulative (progress): sum of the scores after each round, without the first n rounds.
 * @customfunction CUMULATIVE
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param [n] How many early rounds to leave out, 0 if omitted.
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns The value, or #N/A with the reason why there is none.
 */
export function cumulative(
  player: unknown,
  table: unknown[][],
  n?: number,
  edition?: string,
): number {
  return numberOf(ask(player, table, cumulativeCode(n), edition));
}

/**
 * The working of CUMULATIVE: every term with its reason; SUM of the column Counted gives the value.
 * @customfunction CUMULATIVE_DETAIL
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param [n] How many early rounds to leave out, 0 if omitted.
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns One row per term under a header row.
 */
export function cumulativeDetail(
  player: unknown,
  table: unknown[][],
  n?: number,
  edition?: string,
): unknown[][] {
  return detailOf(ask(player, table, cumulativeCode(n), edition));
}

/**
 * Number of games won over the board.
 * @customfunction WINS
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns The value, or #N/A with the reason why there is none.
 */
export function wins(player: unknown, table: unknown[][], edition?: string): number {
  return numberOf(ask(player, table, 'WINS', edition));
}

/**
 * The working of WINS: every term with its reason; SUM of the column Counted gives the value.
 * @customfunction WINS_DETAIL
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns One row per term under a header row.
 */
export function winsDetail(player: unknown, table: unknown[][], edition?: string): unknown[][] {
  return detailOf(ask(player, table, 'WINS', edition));
}

/**
 * Kashdan: 4 for a win, 2 for a draw or an unplayed round, 1 for a loss.
 * @customfunction KASHDAN
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns The value, or #N/A with the reason why there is none.
 */
export function kashdan(player: unknown, table: unknown[][], edition?: string): number {
  return numberOf(ask(player, table, 'KASH', edition));
}

/**
 * The working of KASHDAN: every term with its reason; SUM of the column Counted gives the value.
 * @customfunction KASHDAN_DETAIL
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns One row per term under a header row.
 */
export function kashdanDetail(player: unknown, table: unknown[][], edition?: string): unknown[][] {
  return detailOf(ask(player, table, 'KASH', edition));
}

/**
 * Koya: points against opponents with at least 50 %.
 * @customfunction KOYA
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns The value, or #N/A with the reason why there is none.
 */
export function koya(player: unknown, table: unknown[][], edition?: string): number {
  return numberOf(ask(player, table, 'KOYA', edition));
}

/**
 * The working of KOYA: every term with its reason; SUM of the column Counted gives the value.
 * @customfunction KOYA_DETAIL
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns One row per term under a header row.
 */
export function koyaDetail(player: unknown, table: unknown[][], edition?: string): unknown[][] {
  return detailOf(ask(player, table, 'KOYA', edition));
}

/**
 * Extended Koya among the players with as many points: the limit goes down until the tie breaks.
 * @customfunction KOYA_EXTENDED
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param [tied] Players of the tie, by number or name; all with as many points if omitted.
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns The value, or #N/A with the reason why there is none.
 */
export function koyaExtended(
  player: unknown,
  table: unknown[][],
  tied?: unknown[][],
  edition?: string,
): number {
  return numberOf(askTied(player, table, 'KOYA-E', tied, edition));
}

/**
 * The working of KOYA_EXTENDED: every term with its reason; SUM of the column Counted gives the value.
 * @customfunction KOYA_EXTENDED_DETAIL
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param [tied] Players of the tie, by number or name; all with as many points if omitted.
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns One row per term under a header row.
 */
export function koyaExtendedDetail(
  player: unknown,
  table: unknown[][],
  tied?: unknown[][],
  edition?: string,
): unknown[][] {
  return detailOf(askTied(player, table, 'KOYA-E', tied, edition));
}

/**
 * Direct encounter: points among the players with as many points, if all of them have met.
 * @customfunction DIRECT_ENCOUNTER
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param [tied] Players of the tie, by number or name; all with as many points if omitted.
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns The value, or #N/A with the reason why there is none.
 */
export function directEncounter(
  player: unknown,
  table: unknown[][],
  tied?: unknown[][],
  edition?: string,
): number {
  return numberOf(askTied(player, table, 'DE', tied, edition));
}

/**
 * The working of DIRECT_ENCOUNTER: every term with its reason; SUM of the column Counted gives the value.
 * @customfunction DIRECT_ENCOUNTER_DETAIL
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param [tied] Players of the tie, by number or name; all with as many points if omitted.
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns One row per term under a header row.
 */
export function directEncounterDetail(
  player: unknown,
  table: unknown[][],
  tied?: unknown[][],
  edition?: string,
): unknown[][] {
  return detailOf(askTied(player, table, 'DE', tied, edition));
}

function askTied(
  player: unknown,
  table: unknown[][],
  code: TieBreakCode,
  tied: unknown,
  edition: unknown,
): Asked {
  const among = [tied]
    .flat(2)
    .filter((cell) => !isOmitted(cell))
    .flatMap((cell) => (typeof cell === 'string' ? cell.split(';') : [cell]));
  return ask(player, table, code, edition, undefined, among);
}
