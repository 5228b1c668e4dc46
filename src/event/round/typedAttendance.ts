import type { Reason } from '../../explain/reason';
import {
  attendanceChanges,
  type AttendanceChange,
} from '../../sheets/stored/event/attendanceRecord';
import { type LogEntry } from '../../sheets/plan/plan';
import { logLine } from '../log/logLine';
import type { CheckedEvent } from '../open/openEvent';

/**
 * Withdrawals, returns and byes that were typed straight into the list of players since the round
 * before was paired, with `round` from which on they count: as much a fact of the event as those
 * that the attendance notes. A workbook without a record of them says nothing.
 */
export function typedAttendanceLines(event: CheckedEvent, round: number): LogEntry[] {
  const { read, tournament } = event;
  const known = read.stored?.attendance;
  const changes = known ? attendanceChanges(known, tournament) : [];
  if (changes.length === 0) return [];
  const title: Reason = { key: 'pane.typed-roll', args: { count: changes.length } };
  const detail = changes.flatMap((change) => reasonsOf(change, round));
  return [logLine(event, title, { round, detail })];
}

function reasonsOf({ no, withdrawn, byes }: AttendanceChange, round: number): Reason[] {
  const player = { players: [no] };
  const reasons: Reason[] = [];
  if (withdrawn !== null)
    reasons.push({
      key: withdrawn ? 'pane.typed-withdrawn' : 'pane.typed-returned',
      args: { player, round },
    });
  if (byes)
    reasons.push({
      key: 'pane.typed-byes',
      args: { player, was: byes.was || '–', is: byes.is || '–' },
    });
  return reasons;
}
