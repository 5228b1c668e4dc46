/** Custom functions of rating changes and rating lists. */
import type { Reason } from '../src/explain/reason';
import { error } from '../src/model/problems';
import {
  RATING_KINDS,
  ratingChange as changeOf,
  REGULATIONS,
  regulationsOf,
  type RatingKind,
} from '../src/ratings/change';
import type { RatedGame, RatingChange, UncountedGame } from '../src/ratings/change';
import { linesFor, readListTable } from '../src/ratings/readTable';
import type { WordKey } from '../src/words';
import { say, type Cell } from './call/answer';
import { isOmitted } from './call/arguments';
import { badArgument, notAvailable, refusal } from './call/errors';
import { loadTable, type Loaded } from './call/loadTable';
import { BY_WORD, K_WORD } from '../src/ratings/ratingChangeSheet';

/**
 * Rating change of a player by the rating regulations B.02 of 1 March 2024 with the change of 1 October 2025, for standard, rapid or blitz games.
 * @customfunction RATING_CHANGE
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param [k] Development coefficient K; by the rating alone (20, 10 from 2400 on) if omitted.
 * @param [kind] "standard", "rapid" or "blitz": in rapid and blitz a difference of more than 400 counts as 400 for everybody. Standard if omitted.
 * @returns The value, or #N/A with the reason why there is none.
 */
export function ratingChange(
  player: unknown,
  table: unknown[][],
  k?: number,
  kind?: string,
): number {
  return computed(loadTable(table), player, k, asKind(kind)).change;
}

/**
 * The working of RATING_CHANGE: every term with its reason; SUM of the column Counted gives the value.
 * @customfunction RATING_CHANGE_DETAIL
 * @param player Number or name of the player.
 * @param table Crosstable with its header row.
 * @param [k] Development coefficient K; by the rating alone (20, 10 from 2400 on) if omitted.
 * @param [kind] "standard", "rapid" or "blitz": in rapid and blitz a difference of more than 400 counts as 400 for everybody. Standard if omitted.
 * @returns One row per term under a header row.
 */
export function ratingChangeDetail(
  player: unknown,
  table: unknown[][],
  k?: number,
  kind?: string,
): unknown[][] {
  const loaded = loadTable(table);
  const counted = asKind(kind);
  const change = computed(loaded, player, k, counted);
  const rows = [
    ...change.games.map((game) => ({
      round: game.round,
      cells: gameRow(loaded, change, game, counted),
    })),
    ...change.uncounted.map((game) => ({ round: game.round, cells: uncountedRow(loaded, game) })),
  ].sort((a, b) => a.round - b.round);
  const told = [
    say(K_WORD[change.k.rule], { k: change.k.k }),
    ...(change.isKLowered ? [say('ratings.k-lowered', { k: change.k.k })] : []),
    say(BY_WORD[counted], regulationsOf(counted)),
  ];
  return [
    HEADER.map((key) => say(key)),
    ...rows.map(({ cells }) => cells),
    ...told.map((text): Cell[] => ['', '', '', '', '', '', '', '', text, '']),
  ];
}

const HEADER = [
  'functions.detail.round',
  'functions.detail.opponent',
  'functions.detail.name',
  'functions.head.rating',
  'functions.head.difference',
  'ratings.expected',
  'functions.detail.points',
  'functions.detail.counted',
  'functions.detail.why',
  'functions.detail.article',
] as const satisfies readonly WordKey[];

const UNCOUNTED_WORD: Readonly<Record<UncountedGame['why'], WordKey>> = {
  'not-played': 'ratings.not-played',
  'unrated-game': 'ratings.unrated-game',
  'unrated-opponent': 'ratings.unrated-opponent',
  'far-apart': 'ratings.far-apart',
};

function asKind(kind: unknown): RatingKind {
  if (isOmitted(kind)) return 'standard';
  const found = RATING_KINDS.find((each) => each === String(kind).trim().toLowerCase());
  if (!found) throw badArgument('kind', kind, RATING_KINDS.join(', '));
  return found;
}

function computed(loaded: Loaded, player: unknown, k: unknown, kind: RatingKind): RatingChange {
  const given = isOmitted(k) ? undefined : Number(k);
  if (given !== undefined && !(Number.isInteger(given) && given > 0 && given <= 40))
    throw badArgument('k', k, '40, 20, 10');
  const { field } = loaded;
  const found = changeOf(field.tournament, field.player(loaded.playerNo(player)), { given }, kind);
  const reason: Reason = { key: 'ratings.no-rating', article: `${REGULATIONS.name} 8.2` };
  if (!found) throw notAvailable(reason);
  return found;
}

function gameRow(
  { nameOf }: Loaded,
  { rating, k }: RatingChange,
  game: RatedGame,
  kind: RatingKind,
): Cell[] {
  const difference = rating - game.opponentRating;
  return [
    game.round,
    game.opponent,
    nameOf(game.opponent),
    game.opponentRating,
    game.difference,
    game.expected,
    game.scored,
    // The machine's own rounding is taken off, so that the column adds up to the value.
    Math.round(game.change * 1e6) / 1e6,
    say(game.isCapped ? 'ratings.capped' : 'ratings.counts', { k: k.k, difference }),
    `${kind === 'standard' ? '8.3' : '7.3'}${game.isCapped ? '.1' : ''}`,
  ];
}

const uncountedRow = ({ nameOf }: Loaded, { round, opponent, why }: UncountedGame): Cell[] => [
  round,
  opponent ?? '',
  opponent === null ? '' : nameOf(opponent),
  '',
  '',
  '',
  '',
  '',
  say(UNCOUNTED_WORD[why]),
  '',
];

/**
 * The rating of somebody in a rating list, by id or by the whole name; several lines that fit are refused.
 * @customfunction LOOKUP_RATING
 * @param wanted Id or name of the player, as the list has it.
 * @param list Rating list with its header row: an id or a name, and a rating.
 * @returns The rating, or #N/A with the reason why there is none.
 */
export function lookupRating(wanted: unknown, list: unknown[][]): number {
  const read = readListTable(list, 'list');
  if (!read.ok) throw refusal(read.problems);
  const text = String(wanted ?? '');
  const found = linesFor(read.value, text);
  if (found.length === 0) throw notAvailable({ key: 'ratings.not-listed', args: { name: text } });
  if (found.length > 1) {
    const players = found.slice(0, 5).map(({ id, name }) => `${id} ${name}`.trim());
    const place = { kind: 'argument', name: 'wanted' } as const;
    throw refusal([error('player-not-unique', place, text, { players: players.join(', ') })]);
  }
  if (found[0].rating <= 0)
    throw notAvailable({ key: 'ratings.listed-unrated', args: { name: text } });
  return found[0].rating;
}
