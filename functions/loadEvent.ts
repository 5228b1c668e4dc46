import { openRanges, type RangesEvent } from '../src/event/openRanges';
import { refusal } from './errors';

/** The event of the ranges that a formula names. */
export function loadEvent(
  players: unknown[][],
  rounds: unknown[][][] | null | undefined,
  totalRounds?: number,
): RangesEvent {
  const given = (rounds ?? []).filter((range) => Array.isArray(range) && range.length > 0);
  const opened = openRanges(players, given, totalRounds);
  if (!opened.ok) throw refusal(opened.problems);
  return opened.value;
}
