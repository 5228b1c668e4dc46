import { standingBefore, opponentsMet, playerByNo } from '../model/tournament';
import type { Pair, Tournament } from '../model/types';

/**
 * Pairs of a published round who have already played each other (C.04.1.b): only then may the
 * pairing be changed (C.04.2.D.10).
 */
export function repeatedPairs(tournament: Tournament, round: number): Pair[] {
  const earlier = playerByNo(standingBefore(tournament, round));
  return tournament.players.flatMap(({ no, entries }) => {
    const { opponent, colour } = entries[round - 1];
    const past = earlier.get(no);
    if (opponent === null || colour !== 'white' || !past) return [];
    return opponentsMet(past).has(opponent) ? [{ white: no, black: opponent }] : [];
  });
}
