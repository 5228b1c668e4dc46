import { isChecked } from '../../../src/event/open/openEvent';
import { askCorrection, type GameLine } from '../../../src/event/results/results';
import type { Desk } from '../../store/desk';
import { enterResult, queueResult } from './results';

/** A result of the last round is written at once; of an earlier one the arbiter is asked first. */
export function typeResult(desk: Desk, round: number, game: GameLine, text: string): Promise<void> {
  const { event } = desk.getState();
  const typed = { round, game, text };
  const asked = isChecked(event) ? askCorrection(event, typed) : null;
  if (asked === null) return queueResult(desk, typed);
  if ('problems' in asked) desk.refuse(asked.problems);
  else desk.set({ correction: asked, notice: null });
  return Promise.resolve();
}

/** Writes the correction that was asked about. */
export async function confirmCorrection(desk: Desk, reason: string): Promise<void> {
  const { correction } = desk.getState();
  if (!correction) return;
  const { round, game, text } = correction;
  // Not tried because something else was under way: the question stays.
  if (await enterResult(desk, round, game, text, reason)) desk.set({ correction: null });
}

export const dropCorrection = (desk: Desk): void => desk.set({ correction: null });
