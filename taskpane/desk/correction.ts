import { affectsOf } from './affects';
import type { Desk } from './desk';
import { enterResult, queueResult, withResult } from './results';
import type { GameLine } from './types';

/**
 * A result of the last round is written at once; of an earlier one the arbiter is asked first,
 * unless the game was adjourned: its result was to come.
 */
export function typeResult(desk: Desk, round: number, game: GameLine, text: string): Promise<void> {
  const tournament = desk.getState().event?.tournament;
  const isEarlier = tournament && round < tournament.pairedRounds;
  if (!isEarlier || (game.result === 'adj' && text !== ''))
    return queueResult(desk, { round, game, text });
  const handled = withResult(tournament, round, game, text);
  if (handled.ok) {
    const players = [game.white, game.black];
    const affects = affectsOf(tournament, handled.corrected, round, players);
    desk.set({ correction: { round, game, text, affects }, notice: null });
  } else desk.set({ notice: { tone: 'error', lines: [], problems: handled.problems } });
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
