import type { HalfPoints, Tournament } from '../../../model/types';

/** A.10: when the last round is paired, who has more than half of the points that could be won so far. */
export function isTopScorer(tournament: Tournament, round: number, score: HalfPoints): boolean {
  return round === tournament.totalRounds && score * 2 > tournament.points.win * (round - 1);
}
