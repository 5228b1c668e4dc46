import type { Reason, TraceStep } from '../../explain/reason';
import type { Problem } from '../../model/problems';
import type { Tournament } from '../../model/types';
import { asIfSeeded, type Seeded } from '../../systems/audit/asIfSeeded';
import { differenceReasons, recheckRound, type RoundCheck } from '../../systems/audit/recheck';
import type { PairingSystem } from '../../systems/system';
import type { NotedDepartures } from '../announced/departures';
import { causeOf } from './causeOf';

/** A round that the rules would have paired otherwise. */
export interface DifferingRound {
  readonly check: RoundCheck;
  /** By the rules. */
  readonly reasons: readonly TraceStep[];
  /** By what the log tells of the event since; null: it explains nothing. */
  readonly cause: Reason | null;
  /** Another place of one player in the order of the start, with which the round is the played one. */
  readonly asIfSeeded?: Seeded;
}

/** A round beside the rules. What stands in the way of judging it is nothing against the round. */
export type JudgedRound =
  | { readonly kind: 'right' }
  | { readonly kind: 'left'; readonly problems: readonly Problem[] }
  | ({ readonly kind: 'differs' } & DifferingRound);

/** One played round paired again: the same for the pane, the command line and every report. */
export function verdictOnRound(
  tournament: Tournament,
  system: PairingSystem,
  round: number,
  departures: () => NotedDepartures,
): JudgedRound {
  const check = recheckRound(tournament, system, round);
  if ('problems' in check) return { kind: 'left', problems: check.problems };
  if (!check.differs) return { kind: 'right' };
  return { kind: 'differs', ...explained(tournament, system, check, departures()) };
}

/** A round that differs, with all that explains it; `tournament` as its competitors have it. */
export const explained = (
  tournament: Tournament,
  system: PairingSystem,
  check: RoundCheck,
  departures: NotedDepartures,
): DifferingRound => ({
  check,
  reasons: differenceReasons(system, check),
  cause: causeOf(tournament, system, check, departures),
});

/** The rounds of an event; where round 1 differs, those that another place of one player explains say so. */
export function withSeeding(
  tournament: Tournament,
  system: PairingSystem,
  rounds: readonly JudgedRound[],
): readonly JudgedRound[] {
  if (rounds[0]?.kind !== 'differs') return rounds;
  const seeded = asIfSeeded(tournament, system);
  if (!seeded) return rounds;
  return rounds.map((judged, index) => {
    if (judged.kind !== 'differs') return judged;
    const check = recheckRound(seeded.tournament, system, index + 1);
    return 'problems' in check || check.differs ? judged : { ...judged, asIfSeeded: seeded };
  });
}
