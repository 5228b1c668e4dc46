import { lastPairedRound } from '../../model/checks/rounds';
import { error, warning, type Place, type Problem } from '../../model/problems';
import type { RawEntry, RawPlayer } from '../../model/raw';
import type { RequestedBye } from '../../model/types';

/** Somebody who misses a round, said outside their own line (240, XXZ). */
export interface Absence {
  readonly place: Place;
  readonly no: number;
  /** null: the round to be paired. */
  readonly round: number | null;
  readonly bye: RequestedBye;
  readonly text: string;
}

/**
 * Byes of 240 and XXZ put into the columns of the players. A past round is what the player's own
 * line says; of a round to come 240 says more than a plain absence. Contradictions are told.
 */
export function mergeByes(
  players: readonly RawPlayer[],
  absences: readonly Absence[],
  problems: Problem[],
): readonly RawPlayer[] {
  if (absences.length === 0) return players;
  const paired = lastPairedRound(players);
  const entriesOf = new Map<number, (RawEntry | undefined)[]>();
  for (const { no, entries } of players)
    if (!entriesOf.has(no.value)) entriesOf.set(no.value, [...entries]);
  for (const absence of absences) {
    if (Number.isNaN(absence.no)) continue;
    const entries = entriesOf.get(absence.no);
    if (!entries) problems.push(error('absent-unknown-player', absence.place, String(absence.no)));
    else mergeOne(absence, entries, absence.round ?? paired + 1, paired, problems);
  }
  return players.map((player) => {
    const entries = entriesOf.get(player.no.value);
    return entries ? { ...player, entries: Array.from(entries) } : player;
  });
}

function mergeOne(
  absence: Absence,
  entries: (RawEntry | undefined)[],
  round: number,
  paired: number,
  problems: Problem[],
): void {
  const { place, bye, text, no } = absence;
  const there = entries[round - 1];
  const entry: RawEntry = { place, outcome: bye, opponent: null, colour: null, text };
  if (!there) {
    entries[round - 1] = entry;
    return;
  }
  const isSaidTwice = there.outcome === bye && there.opponent === null;
  // XXZ only says that they are absent: a bye in their column says so too, and says which.
  const isMerelyAbsent = absence.round === null && there.opponent === null;
  if (isSaidTwice || isMerelyAbsent) return;
  const counts = round > paired ? text : there.text.trim();
  problems.push(
    warning('bye-disagrees', place, text, { player: no, round, column: there.text.trim(), counts }),
  );
  if (round > paired) entries[round - 1] = entry;
}
