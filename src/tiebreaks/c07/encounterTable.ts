import type { HalfPoints, Outcome, PlayerNo } from '../../model/types';
import type { Field } from '../field';

/** What two of the tied made against each other: the average where they met more than once. */
export interface Meeting {
  readonly points: number;
  readonly rounds: readonly number[];
}

/** The small table of the games among the tied. */
export interface EncounterTable {
  readonly between: (a: PlayerNo, b: PlayerNo) => Meeting | undefined;
  /** Points against the others of a group, and how many of them were not met. */
  readonly among: (
    no: PlayerNo,
    group: ReadonlySet<PlayerNo>,
  ) => { readonly points: number; readonly missing: number };
}

/** Half-points of each side's own results, by opponent. */
export type MeetingsOf = (no: PlayerNo) => readonly {
  readonly opponent: PlayerNo;
  readonly points: HalfPoints;
  readonly round: number;
}[];

export function encounterTable(
  field: Field,
  tied: readonly PlayerNo[],
  counts: (outcome: Outcome) => boolean,
): EncounterTable {
  return tableOf(tied, (no) =>
    field
      .player(no)
      .entries.flatMap(({ outcome, opponent }, index) =>
        opponent !== null && counts(outcome)
          ? [{ opponent, points: field.pointsIn(no, index), round: index + 1 }]
          : [],
      ),
  );
}

export function tableOf(tied: readonly PlayerNo[], meetingsOf: MeetingsOf): EncounterTable {
  const others = new Set(tied);
  const table = new Map<PlayerNo, Map<PlayerNo, Meeting>>();
  for (const no of tied) {
    const sums = new Map<PlayerNo, { sum: number; rounds: number[] }>();
    for (const { opponent, points, round } of meetingsOf(no)) {
      if (!others.has(opponent)) continue;
      const known = sums.get(opponent) ?? { sum: 0, rounds: [] };
      known.sum += points;
      known.rounds.push(round);
      sums.set(opponent, known);
    }
    const row = new Map<PlayerNo, Meeting>();
    for (const [opponent, { sum, rounds }] of sums)
      row.set(opponent, { points: sum / rounds.length, rounds });
    table.set(no, row);
  }
  return {
    between: (a, b) => table.get(a)?.get(b),
    among(no, group) {
      let points = 0;
      let met = 0;
      for (const [opponent, meeting] of table.get(no)!) {
        if (!group.has(opponent)) continue;
        points += meeting.points;
        met++;
      }
      const missing = group.size - 1 - met;
      // Averages of three games are no halves: without their dust equal sums are equal.
      return { points: Math.round(points * 1e6) / 1e6, missing };
    },
  };
}
