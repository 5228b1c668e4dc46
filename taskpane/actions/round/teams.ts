import { planAdjustedPoints, type AdjustedPoints } from '../../../src/event/results/adjustPoints';
import { isChecked } from '../../../src/event/open/openEvent';
import { planMatchChange, type MatchChange } from '../../../src/event/byHand/teamChanges';
import {
  planMember,
  planNewTeam,
  type MemberMove,
  type NewTeam,
} from '../../../src/event/byHand/teamList';
import type { CheckedEvent } from '../../../src/event/open/openEvent';
import type { Planned } from '../../../src/event/round/planned';
import { planLineUps, planLineUpSheet } from '../../../src/event/round/lineUps';
import type { Desk } from '../../store/desk';

/** Writes the sheet in which the line-ups of the last round are typed or pasted. */
export function writeLineUps(desk: Desk): Promise<void> {
  return desk.run({ key: 'pane.writing' }, async () => {
    const { event } = desk.getState();
    if (!isChecked(event)) return;
    const plan = planLineUpSheet(event);
    if (await desk.write(plan)) desk.tell('success', plan.title);
  });
}

/** Takes what was typed there into the round. */
export function takeLineUps(desk: Desk, reason: string): Promise<void> {
  return desk.run({ key: 'pane.writing' }, async () => {
    const { event } = desk.getState();
    if (!isChecked(event)) return;
    const planned = planLineUps(event, reason.trim());
    if (!planned.ok) return desk.refuse(planned.problems);
    if (!planned.plan) return desk.tell('success', { key: 'pane.line-ups-same' });
    if (await desk.write(planned.plan)) desk.tell('success', planned.plan.title);
  });
}

/** Points given or taken by a decision, with its reason. False: nothing was written. */
export async function adjustPoints(desk: Desk, adjusted: AdjustedPoints): Promise<boolean> {
  let isWritten = false;
  await desk.run({ key: 'pane.writing' }, async () => {
    const { event } = desk.getState();
    if (!isChecked(event)) return;
    const plan = planAdjustedPoints(event, adjusted);
    isWritten = await desk.write(plan);
    if (isWritten) desk.tell('success', plan.title);
  });
  return isWritten;
}

/** Writes what was planned and says it. False: nothing was written. */
async function writePlanned(desk: Desk, plan: (event: CheckedEvent) => Planned): Promise<boolean> {
  let isWritten = false;
  await desk.run({ key: 'pane.writing' }, async () => {
    const { event } = desk.getState();
    if (!isChecked(event)) return;
    const planned = plan(event);
    if (!planned.ok) return desk.refuse(planned.problems);
    isWritten = await desk.write(planned.plan);
    if (isWritten) desk.tell('success', planned.plan.title);
  });
  return isWritten;
}

/** Changes the last round by hand. */
export const changeMatch = (desk: Desk, change: MatchChange, reason: string): Promise<boolean> =>
  writePlanned(desk, (event) => planMatchChange(event, change, reason));

export const enterTeam = (desk: Desk, team: NewTeam): Promise<boolean> =>
  writePlanned(desk, (event) => planNewTeam(event, team));

export const moveMember = (desk: Desk, move: MemberMove, reason: string): Promise<boolean> =>
  writePlanned(desk, (event) => planMember(event, move, reason));
