import { sayPoints } from '../../explain/phrasebook';
import { warning, type Problem } from '../problems';
import type { RawPlayer } from '../raw';
import type { PointSystem } from '../types';

/**
 * Scores claimed by the source against those of the results. Points of byes that are already
 * granted for a coming round may be counted in or left out: programs do both.
 */
export function checkScores(
  players: readonly RawPlayer[],
  points: PointSystem,
  pairedRounds: number,
): Problem[] {
  return players.flatMap(({ no, claimedPoints, entries }) => {
    if (!claimedPoints || Number.isNaN(claimedPoints.value)) return [];
    let settled = 0;
    let granted = 0;
    for (let r = 0; r < Math.max(entries.length, pairedRounds); r++) {
      const value = points[entries[r]?.outcome ?? 'absent'];
      if (r < pairedRounds) settled += value;
      else if (entries[r]) granted += value;
    }
    if (claimedPoints.value === settled || claimedPoints.value === settled + granted) return [];
    return [
      warning('score-differs', claimedPoints.place, sayPoints(claimedPoints.value), {
        player: no.value,
        score: sayPoints(settled),
      }),
    ];
  });
}
