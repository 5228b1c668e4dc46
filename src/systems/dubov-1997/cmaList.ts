import { before, playerByNo, score } from '../../model/tournament';
import type { HalfPoints, PlayerNo, Tournament } from '../../model/types';
import { opponentRatings } from './card';
import { averageOf, cmaRounded } from './cma';

/** One line of the list that art. 9 wants posted after each round. */
export interface CmaRow {
  /** By points; players with the same points share it. */
  readonly rank: number;
  readonly no: PlayerNo;
  readonly name: string;
  readonly rating: number;
  readonly points: HalfPoints;
  /** With one decimal (R1); null as long as no game was played. */
  readonly cma: number | null;
  /** Games really played: the opponents whose ratings are averaged (R2). */
  readonly games: number;
}

/**
 * Art. 9: everybody's average rating of opponents after `afterRound` rounds (all paired ones by
 * default), by points, then the initial list. Unrated opponents count as what stands in the list.
 */
export function cmaList(
  tournament: Tournament,
  afterRound: number = tournament.pairedRounds,
): readonly CmaRow[] {
  const then = before(tournament, afterRound + 1);
  const byNo = playerByNo(then);
  const rows = then.players.map((player): Omit<CmaRow, 'rank'> => {
    const cma = averageOf(opponentRatings(player, byNo));
    return {
      no: player.no,
      name: player.name,
      rating: player.rating,
      points: score(then, player),
      cma: cma.games === 0 ? null : cmaRounded(cma),
      games: cma.games,
    };
  });
  rows.sort((a, b) => b.points - a.points || a.no - b.no);
  return rows.map((row) => ({
    rank: 1 + rows.filter((other) => other.points > row.points).length,
    ...row,
  }));
}
