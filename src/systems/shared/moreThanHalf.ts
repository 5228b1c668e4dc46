import type { HalfPoints, Tournament } from '../../model/types';

/** When the last round is paired: who has more than half of the points that could be won so far. */
export const hasMoreThanHalf = (
  { totalRounds, points }: Tournament,
  round: number,
  score: HalfPoints,
): boolean => round === totalRounds && 2 * score > points.win * (round - 1);
