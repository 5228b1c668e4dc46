import { standingBefore, playerByNo, score } from '../../model/tournament';
import type { HalfPoints, PlayerNo, Tournament } from '../../model/types';
import { opponentRatings } from './cards';
import { averageOf, cmaRounded } from './cma';

/** One line of the list that art. 9 wants posted after each round. */
export interface CmaRow {
  /** By points; players with the same points share it. */
  readonly rank: number;
  readonly no: PlayerNo;
  readonly name: string;
  readonly rating: number;
  readonly points: HalfPoints;
  /** With one decimal (R1); null as long as no game was played or an opponent has no rating. */
  readonly cma: number | null;
  /** Games really played: the opponents whose ratings are averaged (R2). */
  readonly games: number;
}

const isMissing = (rating: number): boolean => rating <= 0;

/**
 * Art. 9: everybody's average rating of opponents after `afterRound` rounds (all paired ones by
 * default), by points, then the initial list.
 */
export function cmaList(
  tournament: Tournament,
  afterRound: number = tournament.pairedRounds,
): readonly CmaRow[] {
  const then = standingBefore(tournament, afterRound + 1);
  const byNo = playerByNo(then);
  const rows = then.players.map((player): Omit<CmaRow, 'rank'> => {
    const ratings = opponentRatings(player, byNo);
    const cma = averageOf(ratings);
    return {
      no: player.no,
      name: player.name,
      rating: player.rating,
      points: score(then, player),
      cma: ratings.length === 0 || ratings.some(isMissing) ? null : cmaRounded(cma),
      games: cma.games,
    };
  });
  rows.sort((a, b) => b.points - a.points || a.no - b.no);
  return rows.map((row) => ({
    rank: 1 + rows.filter((other) => other.points > row.points).length,
    ...row,
  }));
}
