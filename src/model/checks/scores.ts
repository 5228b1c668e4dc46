import { sayPoints } from '../points';
import { pointsBeside } from '../rules/abnormal';
import { CLASSIC_POINTS } from '../outcomes';
import { warning, type Problem } from '../problems';
import type { RawTournament } from '../raw';

/**
 * Scores claimed by the source against those of the results. Points of byes that are already
 * granted for a coming round may be counted in or left out: programs do both, and the first is told.
 */
export function checkScores(raw: RawTournament, pairedRounds: number): Problem[] {
  const points = raw.points ?? CLASSIC_POINTS;
  return raw.players.flatMap(({ no, claimedPoints, entries }) => {
    if (!claimedPoints || Number.isNaN(claimedPoints.value)) return [];
    let settled = 0;
    const outcomes = Array.from(
      { length: pairedRounds },
      (_, index) => entries[index]?.outcome ?? 'absent',
    );
    for (const extra of pointsBeside(raw, no.value, outcomes)) settled += extra;
    let granted = 0;
    for (let r = 0; r < Math.max(entries.length, pairedRounds); r++) {
      const value = points[entries[r]?.outcome ?? 'absent'];
      if (r < pairedRounds) settled += value;
      else if (entries[r]) granted += value;
    }
    if (claimedPoints.value === settled) return [];
    const args = { player: no.value, score: sayPoints(settled) };
    const shown = sayPoints(claimedPoints.value);
    if (claimedPoints.value === settled + granted)
      return [warning('score-with-coming-byes', claimedPoints.place, shown, args)];
    return [warning('score-differs', claimedPoints.place, shown, args)];
  });
}
