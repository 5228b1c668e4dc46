import { byeOfTwoGames } from '../matches/byeOfTwoGames';
import { CLASSIC_POINTS } from '../outcomes';
import type { RawTournament } from '../raw';
import type { AbnormalPoints, AbnormalType, HalfPoints, Outcome, PointSystem } from '../types';

/** The type of record 299 that names each outcome; the pairing-allocated bye has none. */
const TYPE_OF: Readonly<Partial<Record<Outcome, AbnormalType>>> = {
  win: 'W',
  draw: 'D',
  loss: 'L',
  fullBye: 'F',
  halfBye: 'H',
  zeroBye: 'Z',
  absent: 'Z',
  forfeitWin: '+',
  forfeitLoss: '-',
};

/**
 * What record 299 gives a player beside the points of their results, by round. A record with a type
 * replaces the points of that result: one that names players goes before one for all, one that names
 * a round before one for every round, the later before the earlier. A blank type is added.
 */
export function extraPoints(
  no: number,
  outcomes: readonly Outcome[],
  records: readonly AbnormalPoints[],
  points: PointSystem,
): readonly HalfPoints[] {
  return outcomes.map((outcome, index) => {
    let extra = 0;
    let best = -1;
    let bonus = 0;
    for (const record of records) {
      if (record.points === null) continue;
      if (record.round !== null && record.round !== index + 1) continue;
      if (record.ids.length > 0 && !record.ids.includes(no)) continue;
      if (record.type === ' ') bonus += record.points;
      else if (record.type === TYPE_OF[outcome]) {
        const weight = (record.ids.length > 0 ? 2 : 0) + (record.round !== null ? 1 : 0);
        if (weight < best) continue;
        best = weight;
        extra = record.points - points[outcome];
      }
    }
    return extra + bonus;
  });
}

/** All that a player has beside the points of their results, by round: record 299, and the bye of two games. */
export function pointsBeside(
  raw: RawTournament,
  no: number,
  outcomes: readonly Outcome[],
): readonly HalfPoints[] {
  const points = raw.points ?? CLASSIC_POINTS;
  const records = raw.abnormalPoints?.map(({ value }) => value) ?? [];
  const given = records.length > 0 ? extraPoints(no, outcomes, records, points) : [];
  const ofBye = byeOfTwoGames(raw, outcomes, points);
  return outcomes.map((_, index) => (given[index] ?? 0) + (ofBye[index] ?? 0));
}
