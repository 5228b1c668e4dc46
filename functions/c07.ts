/** Custom functions of the tie-breaks that the French text of 1998 does not have. Thin: they convert and call. */
import { ask, detailOf, numberOf } from './answer';
import { countArgument } from './arguments';

const withCut = (code: string, n: unknown, byDefault: number): string => {
  const cut = countArgument('n', n, byDefault, byDefault);
  return cut === 0 ? code : `${code}/C${cut}`;
};

/**
 * Rounds worth a win, with or without a game: byes and forfeits count if they are worth a win.
 * @customfunction NUMBER_OF_WINS
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns The value, or #N/A with the reason why there is none.
 */
export function numberOfWins(player: unknown, table: unknown[][], edition?: string): number {
  return numberOf(ask(player, table, 'WIN', edition));
}

/**
 * The working of NUMBER_OF_WINS: every term with its reason; SUM of the column Counted gives the value.
 * @customfunction NUMBER_OF_WINS_DETAIL
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns One row per term under a header row.
 */
export function numberOfWinsDetail(
  player: unknown,
  table: unknown[][],
  edition?: string,
): unknown[][] {
  return detailOf(ask(player, table, 'WIN', edition));
}

/**
 * Number of games played with Black over the board.
 * @customfunction BLACK_GAMES
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns The value, or #N/A with the reason why there is none.
 */
export function blackGames(player: unknown, table: unknown[][], edition?: string): number {
  return numberOf(ask(player, table, 'BPG', edition));
}

/**
 * The working of BLACK_GAMES: every term with its reason; SUM of the column Counted gives the value.
 * @customfunction BLACK_GAMES_DETAIL
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns One row per term under a header row.
 */
export function blackGamesDetail(
  player: unknown,
  table: unknown[][],
  edition?: string,
): unknown[][] {
  return detailOf(ask(player, table, 'BPG', edition));
}

/**
 * Number of games won with Black over the board.
 * @customfunction BLACK_WINS
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns The value, or #N/A with the reason why there is none.
 */
export function blackWins(player: unknown, table: unknown[][], edition?: string): number {
  return numberOf(ask(player, table, 'BWG', edition));
}

/**
 * The working of BLACK_WINS: every term with its reason; SUM of the column Counted gives the value.
 * @customfunction BLACK_WINS_DETAIL
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns One row per term under a header row.
 */
export function blackWinsDetail(
  player: unknown,
  table: unknown[][],
  edition?: string,
): unknown[][] {
  return detailOf(ask(player, table, 'BWG', edition));
}

/**
 * Rounds one elected to play: all but requested byes and forfeit losses.
 * @customfunction ROUNDS_ELECTED
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns The value, or #N/A with the reason why there is none.
 */
export function roundsElected(player: unknown, table: unknown[][], edition?: string): number {
  return numberOf(ask(player, table, 'REP', edition));
}

/**
 * The working of ROUNDS_ELECTED: every term with its reason; SUM of the column Counted gives the value.
 * @customfunction ROUNDS_ELECTED_DETAIL
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns One row per term under a header row.
 */
export function roundsElectedDetail(
  player: unknown,
  table: unknown[][],
  edition?: string,
): unknown[][] {
  return detailOf(ask(player, table, 'REP', edition));
}

/**
 * Points as if a win gave 1 and a draw ½, whatever the event gives.
 * @customfunction STANDARD_POINTS
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns The value, or #N/A with the reason why there is none.
 */
export function standardPoints(player: unknown, table: unknown[][], edition?: string): number {
  return numberOf(ask(player, table, 'STD', edition));
}

/**
 * The working of STANDARD_POINTS: every term with its reason; SUM of the column Counted gives the value.
 * @customfunction STANDARD_POINTS_DETAIL
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns One row per term under a header row.
 */
export function standardPointsDetail(
  player: unknown,
  table: unknown[][],
  edition?: string,
): unknown[][] {
  return detailOf(ask(player, table, 'STD', edition));
}

/**
 * Pairing number of the player; the lower comes first.
 * @customfunction PAIRING_NUMBER
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns The value, or #N/A with the reason why there is none.
 */
export function pairingNumber(player: unknown, table: unknown[][], edition?: string): number {
  return numberOf(ask(player, table, 'TPN', edition));
}

/**
 * The working of PAIRING_NUMBER: every term with its reason; SUM of the column Counted gives the value.
 * @customfunction PAIRING_NUMBER_DETAIL
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns One row per term under a header row.
 */
export function pairingNumberDetail(
  player: unknown,
  table: unknown[][],
  edition?: string,
): unknown[][] {
  return detailOf(ask(player, table, 'TPN', edition));
}

/**
 * Rating of the player as a tie-break; the higher comes first.
 * @customfunction OWN_RATING
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns The value, or #N/A with the reason why there is none.
 */
export function ownRating(player: unknown, table: unknown[][], edition?: string): number {
  return numberOf(ask(player, table, 'RTNG', edition));
}

/**
 * The working of OWN_RATING: every term with its reason; SUM of the column Counted gives the value.
 * @customfunction OWN_RATING_DETAIL
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns One row per term under a header row.
 */
export function ownRatingDetail(
  player: unknown,
  table: unknown[][],
  edition?: string,
): unknown[][] {
  return detailOf(ask(player, table, 'RTNG', edition));
}

/**
 * Average Buchholz of the opponents met over the board, to two decimals.
 * @customfunction AVERAGE_BUCHHOLZ
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns The value, or #N/A with the reason why there is none.
 */
export function averageBuchholz(player: unknown, table: unknown[][], edition?: string): number {
  return numberOf(ask(player, table, 'AOB', edition));
}

/**
 * The working of AVERAGE_BUCHHOLZ: every term with its reason; SUM of the column Counted gives the value.
 * @customfunction AVERAGE_BUCHHOLZ_DETAIL
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns One row per term under a header row.
 */
export function averageBuchholzDetail(
  player: unknown,
  table: unknown[][],
  edition?: string,
): unknown[][] {
  return detailOf(ask(player, table, 'AOB', edition));
}

/**
 * Fore Buchholz: Buchholz as if every pairing of the last round were a draw, without the n lowest.
 * @customfunction FORE_BUCHHOLZ
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param [n] How many of the lowest to leave out, 0 if omitted.
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns The value, or #N/A with the reason why there is none.
 */
export function foreBuchholz(
  player: unknown,
  table: unknown[][],
  n?: number,
  edition?: string,
): number {
  return numberOf(ask(player, table, withCut('FB', n, 0), edition));
}

/**
 * The working of FORE_BUCHHOLZ: every term with its reason; SUM of the column Counted gives the value.
 * @customfunction FORE_BUCHHOLZ_DETAIL
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param [n] How many of the lowest to leave out, 0 if omitted.
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns One row per term under a header row.
 */
export function foreBuchholzDetail(
  player: unknown,
  table: unknown[][],
  n?: number,
  edition?: string,
): unknown[][] {
  return detailOf(ask(player, table, withCut('FB', n, 0), edition));
}

/**
 * Sonneborn-Berger without the n least significant opponents.
 * @customfunction SONNEBORN_BERGER_CUT
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param [n] How many of the lowest to leave out, 1 if omitted.
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns The value, or #N/A with the reason why there is none.
 */
export function sonnebornBergerCut(
  player: unknown,
  table: unknown[][],
  n?: number,
  edition?: string,
): number {
  return numberOf(ask(player, table, withCut('SB', n, 1), edition));
}

/**
 * The working of SONNEBORN_BERGER_CUT: every term with its reason; SUM of the column Counted gives the value.
 * @customfunction SONNEBORN_BERGER_CUT_DETAIL
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param [n] How many of the lowest to leave out, 1 if omitted.
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns One row per term under a header row.
 */
export function sonnebornBergerCutDetail(
  player: unknown,
  table: unknown[][],
  n?: number,
  edition?: string,
): unknown[][] {
  return detailOf(ask(player, table, withCut('SB', n, 1), edition));
}

/**
 * Perfect performance: the lowest rating of which the score against these opponents is expected.
 * @customfunction PERFECT_PERFORMANCE
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns The value, or #N/A with the reason why there is none.
 */
export function perfectPerformance(player: unknown, table: unknown[][], edition?: string): number {
  return numberOf(ask(player, table, 'PTP', edition));
}

/**
 * The working of PERFECT_PERFORMANCE: every term with its reason; SUM of the column Counted gives the value.
 * @customfunction PERFECT_PERFORMANCE_DETAIL
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns One row per term under a header row.
 */
export function perfectPerformanceDetail(
  player: unknown,
  table: unknown[][],
  edition?: string,
): unknown[][] {
  return detailOf(ask(player, table, 'PTP', edition));
}

/**
 * Average performance of the opponents met over the board.
 * @customfunction AVERAGE_PERFORMANCE
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns The value, or #N/A with the reason why there is none.
 */
export function averagePerformance(player: unknown, table: unknown[][], edition?: string): number {
  return numberOf(ask(player, table, 'APRO', edition));
}

/**
 * The working of AVERAGE_PERFORMANCE: every term with its reason; SUM of the column Counted gives the value.
 * @customfunction AVERAGE_PERFORMANCE_DETAIL
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns One row per term under a header row.
 */
export function averagePerformanceDetail(
  player: unknown,
  table: unknown[][],
  edition?: string,
): unknown[][] {
  return detailOf(ask(player, table, 'APRO', edition));
}

/**
 * Average perfect performance of the opponents met over the board.
 * @customfunction AVERAGE_PERFECT_PERFORMANCE
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns The value, or #N/A with the reason why there is none.
 */
export function averagePerfectPerformance(
  player: unknown,
  table: unknown[][],
  edition?: string,
): number {
  return numberOf(ask(player, table, 'APPO', edition));
}

/**
 * The working of AVERAGE_PERFECT_PERFORMANCE: every term with its reason; SUM of the column Counted gives the value.
 * @customfunction AVERAGE_PERFECT_PERFORMANCE_DETAIL
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns One row per term under a header row.
 */
export function averagePerfectPerformanceDetail(
  player: unknown,
  table: unknown[][],
  edition?: string,
): unknown[][] {
  return detailOf(ask(player, table, 'APPO', edition));
}
