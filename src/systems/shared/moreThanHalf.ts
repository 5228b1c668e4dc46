import type { HalfPoints, Tournament } from '../../model/types';

/** Whether a score is more than half of what somebody could have who won every round so far. */
export const hasMoreThanHalf = (
  { points }: Tournament,
  round: number,
  score: HalfPoints,
): boolean => 2 * score > Math.max(points.win, points.draw) * (round - 1);

/** Topscorers are told apart when the last round is paired. */
export const isTopScorer = (tournament: Tournament, round: number, score: HalfPoints): boolean =>
  round === tournament.totalRounds && hasMoreThanHalf(tournament, round, score);
