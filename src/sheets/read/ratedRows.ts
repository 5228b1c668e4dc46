import { warning, type Problem } from '../../model/problems';
import { nationalRecord, parseRankMethod, ratingBy } from '../../model/rules/ratingMethod';
import type { EventInfo } from '../../model/types';
import type { RawPlayer } from '../../model/raw';
import type { PlayerRow } from './readPlayers';

/**
 * The rows with the rating by which the event ranks: what the column says, else what the method makes of
 * FIDE's and the national one. Where the column says otherwise than the method, it counts and that is told.
 */
export function ratedRows(
  rows: readonly PlayerRow[],
  rankMethod: string | undefined,
  /** A list that becomes an event: its column of ratings is FIDE's unless it has one of its own for these. */
  isNew = false,
): { readonly rows: readonly PlayerRow[]; readonly problems: readonly Problem[] } {
  const said = parseRankMethod(rankMethod);
  const hasBoth = rows.some(({ nationalRating }) => nationalRating !== undefined);
  if (!said || !hasBoth) return { rows, problems: [] };
  const problems: Problem[] = [];
  const rated = rows.map((row): PlayerRow => {
    const { rating, fideRating = rating.value, nationalRating = 0 } = row;
    const value = ratingBy(said.method, fideRating, nationalRating);
    if (isNew && value !== null) return { ...row, rating: { ...rating, value }, fideRating };
    if (value === null || value === rating.value) return row;
    if (row.isRatingOpen) return { ...row, rating: { ...rating, value }, fideRating };
    problems.push(
      warning('rating-not-by-method', rating.place, String(rating.value), {
        method: said.method,
        rating: value,
      }),
    );
    return row;
  });
  return { rows: rated, problems };
}

/** What the column of national ratings says goes before what a TRF brought along of the same player. */
export function withNationalRatings(
  players: readonly RawPlayer[],
  rows: readonly PlayerRow[],
  info: Partial<EventInfo>,
): readonly RawPlayer[] {
  const byNo = new Map(rows.map(({ no, nationalRating }) => [no.value, nationalRating]));
  return players.map((player): RawPlayer => {
    const rating = byNo.get(player.no.value);
    const [first, ...others] = player.national ?? [];
    if (rating === undefined || (rating === 0 && !first)) return player;
    const record = {
      ...(first ?? nationalRecord(info)),
      rating: rating === 0 ? '' : String(rating),
    };
    return { ...player, national: [record, ...others] };
  });
}
