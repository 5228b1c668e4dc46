import type { Reason } from '../../explain/reason';
import { playerByNo } from '../../model/tournament';
import type { Tournament } from '../../model/types';
import { recheckRound, type RoundCheck } from '../../systems/audit/recheck';
import type { PairingSystem } from '../../systems/system';
import type { LoggedCorrection, NotedDepartures } from '../announced/departures';
import { withEntries } from '../byHand/changeRound';

/** More than these together are not tried. */
const MOST_UNDONE = 60;

/**
 * Why a round differs, where the file logs it: a change by hand, or results that were corrected
 * after the round was paired (C.04.2: the pairing stays). The latest corrections are taken back one
 * after the other until the rules give what was played; null: the log explains nothing.
 */
export function causeOf(
  tournament: Tournament,
  system: PairingSystem,
  { round }: RoundCheck,
  { corrections, byHand, renumbered }: NotedDepartures,
): Reason | null {
  let then = tournament;
  const undone: string[] = [];
  for (const correction of [...corrections].reverse().slice(0, MOST_UNDONE)) {
    const before = takenBack(then, correction, round);
    if (!before) continue;
    then = before;
    undone.unshift(correction.text);
    const again = recheckRound(then, system, round);
    if (!('problems' in again) && !again.differs)
      return { key: 'check.cause-correction', args: { what: undone.join('; ') } };
  }
  const hand = byHand.get(round);
  if (hand !== undefined) return { key: 'check.cause-by-hand', args: { what: hand } };
  const since = renumbered?.(round) ?? null;
  return since === null ? null : { key: 'check.cause-numbers', args: { what: since } };
}

/**
 * The event with the old result of a game before `round`; null: there is no such game. Lines of early logs may
 * name another round than that of the game; on a ladder the two may have met in others as well.
 */
function takenBack(
  tournament: Tournament,
  { players: [a, b], was, round: of }: LoggedCorrection,
  round: number,
): Tournament | null {
  const entries = playerByNo(tournament).get(a)?.entries ?? [];
  const isWith = ({ opponent }: { opponent: number | null }) => opponent === b;
  const at = entries[of - 1]?.opponent === b ? of - 1 : entries.findIndex(isWith);
  if (at < 0 || at >= round - 1) return null;
  return withEntries(tournament, at + 1, (no, entry) =>
    no === a ? { ...entry, outcome: was[0] } : no === b ? { ...entry, outcome: was[1] } : entry,
  );
}
