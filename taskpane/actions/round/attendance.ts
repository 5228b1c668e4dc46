import { planEntry, type EntryTerms } from '../../../src/event/byHand/lateEntry';
import { isChecked } from '../../../src/event/open/openEvent';
import {
  changesOf,
  planAttendance,
  presenceIn,
  type Presence,
} from '../../../src/event/round/attendance';
import { planPaid } from '../../../src/event/round/fees';
import { noShows, type NewPlayer } from '../../../src/handling';
import type { Reason } from '../../../src/explain/reason';
import type { PlayerNo, Tournament } from '../../../src/model/types';
import { birthDate } from '../../../src/sheets/read/birthDates';
import type { Desk } from '../../store/desk';
import { pairRound } from './round';

/** Notes who plays the next round, or the last one again. */
export function note(desk: Desk, no: PlayerNo, presence: Presence, again = false): void {
  const { event, attendance: next, attendanceAgain } = desk.getState();
  const attendance = new Map(again ? attendanceAgain : next);
  const asked = !again && isChecked(event) && noShows(event.tournament).includes(no);
  // That somebody plays who stayed away is a decision, though it changes no cell.
  if (presence === presenceIn(event, no, again) && !asked) attendance.delete(no);
  else attendance.set(no, presence);
  desk.set(again ? { attendanceAgain: attendance } : { attendance });
}

/** The same of several at once, as when everybody is away until they are ticked. */
export function noteAll(
  desk: Desk,
  numbers: readonly PlayerNo[],
  presence: Presence,
  again = false,
): void {
  for (const no of numbers) note(desk, no, presence, again);
}

/** Writes that a player paid, or takes that back. */
export function tickPaid(desk: Desk, no: PlayerNo): Promise<void> {
  return desk.run({ key: 'pane.writing' }, async () => {
    const { event } = desk.getState();
    const plan = isChecked(event) ? planPaid(event, no) : null;
    if (plan) await desk.write(plan);
  });
}

/** What becomes of somebody who stayed away, decided over the preview: it is paired anew with that. */
export async function decideNoShow(desk: Desk, no: PlayerNo, presence: Presence): Promise<void> {
  const { preview, view } = desk.getState();
  note(desk, no, presence);
  if (view !== 'preview' || presence === 'present') return;
  await pairRound(desk);
  // Refused or cancelled: what is shown no longer fits the attendance and must not be written.
  if (desk.getState().preview === preview) desk.set({ preview: null, view: 'round' });
}

/** Writes the attendance without pairing. */
export function saveAttendance(desk: Desk): Promise<void> {
  if (desk.asksFirst(() => saveAttendance(desk))) return Promise.resolve();
  return desk.run({ key: 'pane.writing' }, async () => {
    const { event, attendance } = desk.getState();
    if (!isChecked(event) || changesOf(event.tournament, attendance) === 0) return;
    const planned = planAttendance(event, attendance);
    if (!planned.ok) return desk.refuse(planned.problems);
    if (!(await desk.write(planned.plan))) return;
    desk.set({ attendance: new Map() });
    desk.tell('success', planned.plan.title);
  });
}

/** Writes a player who enters late; false if that was refused. */
export async function enterPlayer(
  desk: Desk,
  newcomer: NewPlayer,
  terms: EntryTerms,
): Promise<boolean> {
  let isIn = false;
  await desk.run({ key: 'pane.writing' }, async () => {
    const { event } = desk.getState();
    if (!isChecked(event)) return;
    const born = birthDate(newcomer.born) ?? newcomer.born;
    const planned = planEntry(event, { ...newcomer, born }, terms);
    if (!planned.ok) return desk.refuse(planned.problems);
    isIn = await desk.write(planned.plan);
    if (isIn)
      desk.tell('success', planned.plan.title, ...stalePapers(event.tournament, planned.no));
  });
  return isIn;
}

/** A newcomer moves everybody below: papers that show numbers are of before. */
function stalePapers({ players, pairedRounds }: Tournament, no: PlayerNo): Reason[] {
  const moved = players.filter((player) => player.no >= no).length;
  if (moved === 0 || pairedRounds === 0) return [];
  return [{ key: 'pane.papers-stale', args: { count: moved, no, round: pairedRounds } }];
}
