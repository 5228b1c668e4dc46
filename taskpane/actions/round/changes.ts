import * as changes from '../../../src/event/byHand/changes';
import { proposeNewAgainstBye, type EntryTerms } from '../../../src/event/byHand/lateEntry';
import { isChecked, type CheckedEvent } from '../../../src/event/open/openEvent';
import type { Refused } from '../../../src/model/problems';
import { planChange, type Proposal } from '../../../src/event/byHand/proposal';
import type { Reason } from '../../../src/explain/reason';
import type { NewPlayer } from '../../../src/handling';
import type { PlayerNo } from '../../../src/model/types';
import type { Desk } from '../../store/desk';

export const proposeSwap = (desk: Desk, round: number, a: PlayerNo, b: PlayerNo): void =>
  propose(desk, (event) => changes.proposeSwap(event, round, a, b));

export const proposeTables = (desk: Desk, round: number, a: PlayerNo, b: PlayerNo): void =>
  propose(desk, (event) => changes.proposeTables(event, round, a, b));

export const proposeTurn = (desk: Desk, round: number, white: PlayerNo): void =>
  propose(desk, (event) => changes.proposeTurn(event, round, white));

export const proposeAgainstBye = (desk: Desk, round: number, late: PlayerNo): void =>
  propose(desk, (event) => changes.proposeAgainstBye(event, round, late));

export const proposeRating = (desk: Desk, no: PlayerNo, rating: number): void =>
  propose(desk, (event) => changes.proposeRating(event, no, rating));

export const proposeRenumbering = (desk: Desk): void =>
  propose(desk, changes.proposeRenumbering, 'info', { key: 'pane.numbers-in-order' });

export const proposeNumberExchange = (desk: Desk, a: PlayerNo, b: PlayerNo): void =>
  propose(desk, (event) => changes.proposeNumberExchange(event, a, b));

export function proposeEntryAgainstBye(desk: Desk, newcomer: NewPlayer, terms: EntryTerms): void {
  propose(desk, (event) => proposeNewAgainstBye(event, newcomer, terms));
  if (desk.getState().proposal) desk.set({ view: 'changes', notice: null });
}

/** Shows a change before it is written, or says why there is none. */
function propose(
  desk: Desk,
  make: (event: CheckedEvent) => Proposal | Refused | null,
  tone: 'error' | 'info' = 'error',
  nothing: Reason = { key: 'pane.no-such-change' },
): void {
  const { event } = desk.getState();
  if (!isChecked(event)) return;
  // Whatever was looked at before is not what is asked for now.
  desk.set({ proposal: null });
  const proposal = make(event);
  if (proposal === null) desk.tell(tone, nothing);
  else if ('problems' in proposal) desk.refuse(proposal.problems);
  else desk.set({ proposal });
}

/** Writes the change; why it was made goes into the log. */
export function confirmChange(desk: Desk, reason: string): Promise<void> {
  return desk.run({ key: 'pane.writing' }, async () => {
    const { event, proposal } = desk.getState();
    if (!isChecked(event) || !proposal) return;
    if (!(await desk.write(planChange(event, proposal, reason)))) return;
    desk.set({ proposal: null });
    desk.tell('success', { key: 'pane.change-written' });
  });
}
