import { planEntry, type EntryTerms } from '../../src/event/byHand/lateEntry';
import { isChecked } from '../../src/event/open/openEvent';
import {
  changesOf,
  planAttendance,
  presenceIn,
  type Presence,
} from '../../src/event/round/attendance';
import { noShows, type NewPlayer } from '../../src/handling';
import type { Reason } from '../../src/explain/reason';
import type { PlayerNo, Tournament } from '../../src/model/types';
import { birthDate } from '../../src/sheets/read/birthDates';
import type { Desk } from '../store/desk';
import { pairRound } from './round';

/** Notes who plays the next round, or the last one again. */
export function note(desk: Desk, no: PlayerNo, presence: Presence, again = false): void {
  const { event, roll: next, rollAgain } = desk.getState();
  const roll = new Map(again ? rollAgain : next);
  const asked = !again && isChecked(event) && noShows(event.tournament).includes(no);
  // That somebody plays who stayed away is a decision, though it changes no cell.
  if (presence === presenceIn(event, no, again) && !asked) roll.delete(no);
  else roll.set(no, presence);
  desk.set(again ? { rollAgain: roll } : { roll });
}

/** What becomes of somebody who stayed away, decided over the preview: it is paired anew with that. */
export async function decideNoShow(desk: Desk, no: PlayerNo, presence: Presence): Promise<void> {
  const { preview, view } = desk.getState();
  note(desk, no, presence);
  if (view !== 'preview' || presence === 'present') return;
  await pairRound(desk);
  // Refused or cancelled: what is shown no longer fits the roll and must not be written.
  if (desk.getState().preview === preview) desk.set({ preview: null, view: 'round' });
}

/** Writes the roll without pairing. */
export function saveAttendance(desk: Desk): Promise<void> {
  if (desk.asksFirst(() => saveAttendance(desk))) return Promise.resolve();
  return desk.run({ key: 'pane.writing' }, async () => {
    const { event, roll } = desk.getState();
    if (!isChecked(event) || changesOf(event.tournament, roll) === 0) return;
    const planned = planAttendance(event, roll);
    if (!planned.ok) return desk.refuse(planned.problems);
    if (!(await desk.write(planned.plan))) return;
    desk.set({ roll: new Map() });
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
