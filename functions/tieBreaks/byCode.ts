/** Custom functions that take a tie-break by its code, and the helpers of the text. */
import * as conversions from '../../src/systems';
import { parseResult, makeResult } from '../../src/formats/results';
import { error } from '../../src/model/problems';
import { quantity as quantityOf } from '../../src/tiebreaks/standings/byNumbers';
import { type TieBreakEdition } from '../../src/tiebreaks/types';
import { differenceForShare, expectedShare } from '../../src/tiebreaks/shared/fideTables';
import { ask, detailOf, numberOf, type Asked } from '../call/answer';
import { editionArgument, isOmitted, namedArguments, numberArgument } from '../call/arguments';
import { badArgument, refusal } from '../call/errors';
import { editionsByDefault } from '../call/eventEdition';
import { loadTable } from '../call/loadTable';

/**
 * A tie-break by its code, name or old word: "BH-C1", "Solkoff", "Cumulatif".
 * @customfunction TIEBREAK
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param code Code or name of the tie-break, such as "BH-C1".
 * @param [unplayed] Edition of the rules, or how own unplayed rounds count: "default", "literal", "played-only".
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @param [unrated] Rating announced for players who have none; without it ratings of others count for nothing.
 * @returns The value, or #N/A with the reason why there is none.
 */
export function tiebreak(
  player: unknown,
  table: unknown[][],
  code: string,
  unplayed?: string,
  edition?: string,
  unrated?: number,
): number {
  return numberOf(askByCode(player, table, code, [unplayed, edition, unrated]));
}

/**
 * The working of TIEBREAK: every term with its reason; SUM of the column Counted gives the value.
 * @customfunction TIEBREAK_DETAIL
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param code Code or name of the tie-break, such as "BH-C1".
 * @param [unplayed] Edition of the rules, or how own unplayed rounds count: "default", "literal", "played-only".
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @param [unrated] Rating announced for players who have none; without it ratings of others count for nothing.
 * @returns One row per term under a header row.
 */
export function tiebreakDetail(
  player: unknown,
  table: unknown[][],
  code: string,
  unplayed?: string,
  edition?: string,
  unrated?: number,
): unknown[][] {
  return detailOf(askByCode(player, table, code, [unplayed, edition, unrated]));
}

const AFTER_CODE = ['unplayed', 'edition', 'unrated'] as const;

function askByCode(player: unknown, table: unknown[][], code: unknown, rest: unknown[]): Asked {
  const given = namedArguments(AFTER_CODE, rest);
  const options = { unplayed: given('unplayed'), unrated: given('unrated') };
  const text = isOmitted(code) ? '' : String(code);
  return ask(player, table, text, given('edition'), options);
}

/**
 * Provisional rating of an unrated player: the mean of the rated players with as many points.
 * @customfunction PROVISIONAL_RATING
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns The rating, or #N/A if nobody is rated.
 */
export function provisionalRating(player: unknown, table: unknown[][], edition?: string): number {
  return numberOf(askProvisional(player, table, edition));
}

/**
 * The working of PROVISIONAL_RATING: every term with its reason; SUM of the column Counted gives the value.
 * @customfunction PROVISIONAL_RATING_DETAIL
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns One row per term under a header row.
 */
export function provisionalRatingDetail(
  player: unknown,
  table: unknown[][],
  edition?: string,
): unknown[][] {
  return detailOf(askProvisional(player, table, edition));
}

/** Only an older text gives unrated players a rating; asked of another one it is refused. */
function provisionalEdition(edition: unknown): TieBreakEdition {
  const having = editionsByDefault().filter((each) => each.provisionalRating);
  const rules = isOmitted(edition) ? having[0] : editionArgument(edition);
  if (rules.provisionalRating) return rules;
  throw badArgument('edition', edition, having.map(({ id }) => id).join(', '));
}

function askProvisional(player: unknown, table: unknown[][], edition: unknown): Asked {
  const loaded = loadTable(table);
  const no = loaded.playerNo(player);
  const rules = provisionalEdition(edition);
  const working = () => rules.provisionalRating!(loaded.field, no);
  const isEditionUnsaid = isOmitted(edition);
  return { loaded, edition: rules, isEditionUnsaid, outcome: working, working };
}

/**
 * Quantity Q of the performance: rating points for so many points in so many games.
 * @customfunction QUANTITY
 * @param points Points made over the board.
 * @param games Games played over the board.
 * @returns The quantity to add to the mean rating of the opponents.
 */
export function quantity(points: number, games: number): number {
  const played = numberArgument('games', games, '1, 2, 3 …');
  const made = 2 * numberArgument('points', points, '0, ½, 1 …');
  if (!Number.isInteger(played) || played < 1) throw badArgument('games', games, '1, 2, 3 …');
  if (!Number.isInteger(made) || made < 0 || made > 2 * played)
    throw badArgument('points', points, `0, ½, 1 … ${played}`);
  return quantityOf(made, played);
}

/**
 * Rating difference for a share of the points (FIDE table 8.1a; ±736 for all or nothing).
 * @customfunction RATING_DIFFERENCE
 * @param share Share of the points, between 0 and 1.
 * @returns The rating difference.
 */
export function ratingDifference(share: number): number {
  const hundredths = Math.round(100 * numberArgument('share', share, '0 … 1'));
  if (hundredths < 0 || hundredths > 100) throw badArgument('share', share, '0 … 1');
  if (hundredths === 0 || hundredths === 100) return quantityOf(hundredths / 50, 1);
  return differenceForShare(hundredths);
}

/**
 * Expected score of one game from the two ratings (FIDE table 8.1b).
 * @customfunction EXPECTED_SCORE
 * @param rating Own rating.
 * @param opponent Rating of the opponent.
 * @returns The expected score, between 0 and 1.
 */
export function expectedScore(rating: number, opponent: number): number {
  const own = numberArgument('rating', rating, '1400 … 2900');
  const other = numberArgument('opponent', opponent, '1400 … 2900');
  if (own <= 0) throw badArgument('rating', rating, '1400 … 2900');
  if (other <= 0) throw badArgument('opponent', opponent, '1400 … 2900');
  return expectedShare(own - other) / 100;
}

/**
 * Elo from a German INGO number (French system of 1994, A.1).
 * @customfunction ELO_FROM_INGO
 * @param ingo The INGO number; the lower, the stronger.
 * @returns The Elo, not rounded.
 */
export function eloFromIngo(ingo: number): number {
  return conversions.eloFromIngo(numberArgument('ingo', ingo, '0 … 300'));
}

/**
 * Elo from a British BCR grade (French system of 1994, A.1).
 * @customfunction ELO_FROM_BCR
 * @param bcr The BCR grade.
 * @returns The Elo, not rounded.
 */
export function eloFromBcr(bcr: number): number {
  return conversions.eloFromBcr(numberArgument('bcr', bcr, '0 … 300'));
}

/**
 * A result as people type it, in the spelling of the add-in: "0,5" becomes "½-½", "+-" "1-0F".
 * @customfunction RESULT_TEXT
 * @param text The content of the result cell.
 * @returns The result, or "" for a cell without one.
 */
export function resultText(text: unknown): string {
  if (isOmitted(text)) return '';
  const parsed = parseResult(typeof text === 'number' ? text : String(text));
  if (parsed.ok) return makeResult(parsed.result.white, parsed.result.black);
  throw refusal([error(parsed.code, { kind: 'argument', name: 'text' }, parsed.value)]);
}
