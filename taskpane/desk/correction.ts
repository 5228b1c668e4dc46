import type { Reason } from '../../src/explain/reason';
import { playerByNo, score } from '../../src/model/tournament';
import type { Tournament } from '../../src/model/types';
import type { Desk } from './desk';
import { enterResult, withResult } from './results';
import type { GameLine } from './types';

/** A result of the last round is written at once; of an earlier one the arbiter is asked first. */
export function typeResult(desk: Desk, round: number, game: GameLine, text: string): Promise<void> {
  const { event } = desk.getState();
  const tournament = event?.tournament;
  if (!tournament || round >= tournament.pairedRounds) return enterResult(desk, round, game, text);
  const handled = withResult(tournament, round, game, text);
  if (handled.ok) {
    const [, ...when] = handled.reasons;
    const affects = [
      ...scoreChanges(tournament, handled.corrected, game),
      pairingsStay(round + 1, tournament.pairedRounds),
      ...when,
      ...(handled.effect.nextPairing === null ? [{ key: 'pane.counts-here-too' }] : []),
    ];
    desk.set({ correction: { round, game, text, affects }, notice: null });
  } else desk.set({ notice: { tone: 'error', lines: [], problems: handled.problems } });
  return Promise.resolve();
}

const pairingsStay = (from: number, to: number): Reason =>
  from === to
    ? { key: 'pane.pairing-stays', args: { round: from } }
    : { key: 'pane.pairings-stay', args: { from, to } };

/** Whose points change, from what to what. */
function scoreChanges(was: Tournament, is: Tournament, { white, black }: GameLine): Reason[] {
  const [before, after] = [playerByNo(was), playerByNo(is)];
  return [white, black].flatMap((no): Reason[] => {
    const [from, to] = [score(was, before.get(no)!), score(is, after.get(no)!)];
    if (from === to) return [];
    const args = { player: { players: [no] }, from: { points: from }, to: { points: to } };
    return [{ key: 'pane.score-changes', args }];
  });
}

/** Writes the correction that was asked about. */
export async function confirmCorrection(desk: Desk, reason: string): Promise<void> {
  const { correction } = desk.getState();
  if (!correction) return;
  const { round, game, text } = correction;
  await enterResult(desk, round, game, text, reason);
  desk.set({ correction: null });
}

export const dropCorrection = (desk: Desk): void => desk.set({ correction: null });
