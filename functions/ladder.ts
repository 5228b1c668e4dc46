/** Custom functions of the ranking that a system makes itself: the ladder of club evenings. */
import { playerByNo } from '../src/model/tournament';
import type { PlayerNo, Tournament } from '../src/model/types';
import type { OwnRanking } from '../src/model/rules/ownRanking';
import { SYSTEMS, systemById } from '../src/systems';
import { ownPart } from '../src/tiebreaks/standings/standings';
import { detailRows, say, type Cell } from './call/answer';
import { isOmitted } from './call/arguments';
import { badArgument } from './call/errors';
import { loadEvent } from './call/loadEvent';
import { playerNo } from './call/loadTable';
import { notFinalTexts } from './call/openGames';

const HEADER = [
  'functions.head.rank',
  'functions.head.no',
  'functions.head.name',
  'functions.head.rating',
  'functions.head.points',
] as const;

/**
 * The ladder of club evenings: rank, points over the board, points of the ladder, and what a win against the player is worth now.
 * @customfunction LADDER_STANDINGS
 * @param players Players with their header row (No, Name, Rtg …), or a whole crosstable.
 * @param [ladder] Rules of the ladder, such as "club; rematch 8"; those of the table Event if omitted.
 * @param rounds The rounds with their header rows, in order; also the table Event.
 * @returns One row per player under a header row.
 */
export function ladderStandings(
  players: unknown[][],
  ladder: string,
  rounds: unknown[][][],
): unknown[][] {
  const { tournament, ranking } = rankingOf(players, ladder, rounds);
  const byNo = playerByNo(tournament);
  const played = (no: PlayerNo): number =>
    byNo.get(no)!.entries.reduce((sum, { outcome }) => sum + tournament.points[outcome], 0) / 2;
  const isLadder = ranking.rows.some(({ worth }) => worth !== undefined);
  const heads = isLadder ? [say('functions.head.worth')] : [];
  const worth = [...heads, ...notFinalTexts(tournament)].join(' · ');
  return [
    [...HEADER.map((key) => say(key)), ranking.code, worth],
    ...ranking.rows.map((row, index): Cell[] => [
      row.place ?? index + 1,
      row.no,
      byNo.get(row.no)!.name,
      byNo.get(row.no)!.rating || '',
      played(row.no),
      row.value,
      row.worth ?? '',
    ]),
  ];
}

/**
 * The points of a player on the ladder of club evenings.
 * @customfunction LADDER
 * @param player Number or name of the player.
 * @param players Players with their header row (No, Name, Rtg …), or a whole crosstable.
 * @param [ladder] Rules of the ladder, such as "club; rematch 8"; those of the table Event if omitted.
 * @param rounds The rounds with their header rows, in order; also the table Event.
 * @returns The points of the ladder.
 */
export function ladder(
  player: unknown,
  players: unknown[][],
  ladder: string,
  rounds: unknown[][][],
): number {
  return rowOf(player, rankingOf(players, ladder, rounds)).value;
}

/**
 * The working of LADDER: every evening with the value it goes by; SUM of the column Counted gives the points.
 * @customfunction LADDER_DETAIL
 * @param player Number or name of the player.
 * @param players Players with their header row (No, Name, Rtg …), or a whole crosstable.
 * @param [ladder] Rules of the ladder, such as "club; rematch 8"; those of the table Event if omitted.
 * @param rounds The rounds with their header rows, in order; also the table Event.
 * @returns One row per term under a header row.
 */
export function ladderDetail(
  player: unknown,
  players: unknown[][],
  ladder: string,
  rounds: unknown[][][],
): unknown[][] {
  const asked = rankingOf(players, ladder, rounds);
  const { value, parts } = rowOf(player, asked);
  const byNo = playerByNo(asked.tournament);
  return detailRows({ value, parts: parts.map(ownPart) }, (no) => byNo.get(no)?.name ?? '');
}

interface Ranked {
  readonly tournament: Tournament;
  readonly ranking: OwnRanking;
}

function rankingOf(players: unknown[][], rules: unknown, rounds: unknown[][][]): Ranked {
  const { tournament: event, system: own } = loadEvent(players, rounds);
  const system = [systemById(own ?? ''), ...SYSTEMS].find((each) => each?.ownRanking)!;
  const said = isOmitted(rules) ? event.systemParameters : String(rules);
  const tournament = { ...event, systemParameters: said };
  const unread = system.unreadParameters?.(said ?? '') ?? [];
  if (unread.length > 0) throw badArgument('ladder', unread.join('; '), 'top 60; rematch 8');
  return { tournament, ranking: system.ownRanking!(tournament) };
}

const rowOf = (player: unknown, { tournament, ranking }: Ranked): OwnRanking['rows'][number] => {
  const wanted = playerNo(tournament.players, player);
  return ranking.rows.find(({ no }) => no === wanted)!;
};
