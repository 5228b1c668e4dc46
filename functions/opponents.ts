/** Custom functions of the tie-breaks by the opponents' results. Thin: they convert and call. */
import { ask, detailOf, numberOf } from './answer';
import { countArgument } from './arguments';

/**
 * Adjusted score: points over the board, half a point for every unplayed round.
 * @customfunction ADJUSTED_SCORE
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns The value, or #N/A with the reason why there is none.
 */
export function adjustedScore(player: unknown, table: unknown[][], edition?: string): number {
  return numberOf(ask(player, table, 'SA', edition));
}

/**
 * The working of ADJUSTED_SCORE: every term with its reason; SUM of the column Counted gives the value.
 * @customfunction ADJUSTED_SCORE_DETAIL
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns One row per term under a header row.
 */
export function adjustedScoreDetail(
  player: unknown,
  table: unknown[][],
  edition?: string,
): unknown[][] {
  return detailOf(ask(player, table, 'SA', edition));
}

/**
 * Buchholz (Solkoff): sum of the adjusted scores of the opponents.
 * @customfunction BUCHHOLZ
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param [unplayed] How own unplayed rounds count: "default", "literal" or "played-only".
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns The value, or #N/A with the reason why there is none.
 */
export function buchholz(
  player: unknown,
  table: unknown[][],
  unplayed?: string,
  edition?: string,
): number {
  return numberOf(ask(player, table, 'BH', edition, unplayed));
}

/**
 * The working of BUCHHOLZ: every term with its reason; SUM of the column Counted gives the value.
 * @customfunction BUCHHOLZ_DETAIL
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param [unplayed] How own unplayed rounds count: "default", "literal" or "played-only".
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns One row per term under a header row.
 */
export function buchholzDetail(
  player: unknown,
  table: unknown[][],
  unplayed?: string,
  edition?: string,
): unknown[][] {
  return detailOf(ask(player, table, 'BH', edition, unplayed));
}

/**
 * Median Buchholz (Harkness): Buchholz without the n best and the n worst opponents.
 * @customfunction BUCHHOLZ_MEDIAN
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param [n] How many to leave out at each end, 1 if omitted.
 * @param [unplayed] How own unplayed rounds count: "default", "literal" or "played-only".
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns The value, or #N/A with the reason why there is none.
 */
export function buchholzMedian(
  player: unknown,
  table: unknown[][],
  n?: number,
  unplayed?: string,
  edition?: string,
): number {
  return numberOf(ask(player, table, `BH-M${countArgument('n', n, 1)}`, edition, unplayed));
}

/**
 * The working of BUCHHOLZ_MEDIAN: every term with its reason; SUM of the column Counted gives the value.
 * @customfunction BUCHHOLZ_MEDIAN_DETAIL
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param [n] How many to leave out at each end, 1 if omitted.
 * @param [unplayed] How own unplayed rounds count: "default", "literal" or "played-only".
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns One row per term under a header row.
 */
export function buchholzMedianDetail(
  player: unknown,
  table: unknown[][],
  n?: number,
  unplayed?: string,
  edition?: string,
): unknown[][] {
  return detailOf(ask(player, table, `BH-M${countArgument('n', n, 1)}`, edition, unplayed));
}

/**
 * Cut Buchholz (Brazilian): Buchholz without the n worst opponents.
 * @customfunction BUCHHOLZ_CUT
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param [n] How many to leave out, 1 if omitted.
 * @param [unplayed] How own unplayed rounds count: "default", "literal" or "played-only".
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns The value, or #N/A with the reason why there is none.
 */
export function buchholzCut(
  player: unknown,
  table: unknown[][],
  n?: number,
  unplayed?: string,
  edition?: string,
): number {
  return numberOf(ask(player, table, `BH-C${countArgument('n', n, 1)}`, edition, unplayed));
}

/**
 * The working of BUCHHOLZ_CUT: every term with its reason; SUM of the column Counted gives the value.
 * @customfunction BUCHHOLZ_CUT_DETAIL
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param [n] How many to leave out, 1 if omitted.
 * @param [unplayed] How own unplayed rounds count: "default", "literal" or "played-only".
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns One row per term under a header row.
 */
export function buchholzCutDetail(
  player: unknown,
  table: unknown[][],
  n?: number,
  unplayed?: string,
  edition?: string,
): unknown[][] {
  return detailOf(ask(player, table, `BH-C${countArgument('n', n, 1)}`, edition, unplayed));
}

/**
 * Sum of the Buchholz of the opponents met over the board.
 * @customfunction SUM_BUCHHOLZ
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param [unplayed] How own unplayed rounds count: "default", "literal" or "played-only".
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns The value, or #N/A with the reason why there is none.
 */
export function sumBuchholz(
  player: unknown,
  table: unknown[][],
  unplayed?: string,
  edition?: string,
): number {
  return numberOf(ask(player, table, 'SBH', edition, unplayed));
}

/**
 * The working of SUM_BUCHHOLZ: every term with its reason; SUM of the column Counted gives the value.
 * @customfunction SUM_BUCHHOLZ_DETAIL
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param [unplayed] How own unplayed rounds count: "default", "literal" or "played-only".
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns One row per term under a header row.
 */
export function sumBuchholzDetail(
  player: unknown,
  table: unknown[][],
  unplayed?: string,
  edition?: string,
): unknown[][] {
  return detailOf(ask(player, table, 'SBH', edition, unplayed));
}

/**
 * Sonneborn-Berger: adjusted scores of those beaten, half of those drawn with.
 * @customfunction SONNEBORN_BERGER
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param [unplayed] How own unplayed rounds count: "default", "literal" or "played-only".
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns The value, or #N/A with the reason why there is none.
 */
export function sonnebornBerger(
  player: unknown,
  table: unknown[][],
  unplayed?: string,
  edition?: string,
): number {
  return numberOf(ask(player, table, 'SB', edition, unplayed));
}

/**
 * The working of SONNEBORN_BERGER: every term with its reason; SUM of the column Counted gives the value.
 * @customfunction SONNEBORN_BERGER_DETAIL
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param [unplayed] How own unplayed rounds count: "default", "literal" or "played-only".
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns One row per term under a header row.
 */
export function sonnebornBergerDetail(
  player: unknown,
  table: unknown[][],
  unplayed?: string,
  edition?: string,
): unknown[][] {
  return detailOf(ask(player, table, 'SB', edition, unplayed));
}

/**
 * Yugoslav: sum of the adjusted scores of the opponents with at least 50 %.
 * @customfunction YUGOSLAV
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns The value, or #N/A with the reason why there is none.
 */
export function yugoslav(player: unknown, table: unknown[][], edition?: string): number {
  return numberOf(ask(player, table, 'YUG', edition));
}

/**
 * The working of YUGOSLAV: every term with its reason; SUM of the column Counted gives the value.
 * @customfunction YUGOSLAV_DETAIL
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns One row per term under a header row.
 */
export function yugoslavDetail(player: unknown, table: unknown[][], edition?: string): unknown[][] {
  return detailOf(ask(player, table, 'YUG', edition));
}
