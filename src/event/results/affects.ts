import type { Reason } from '../../explain/reason';
import { effectOf, type HandlingRules } from '../../handling';
import { playerByNo, score } from '../../model/tournament';
import type { PlayerNo, Tournament } from '../../model/types';

/**
 * What a correction to an earlier round affects: whose points, which pairings stay, from when on it
 * counts (C.04.2.D.8). `isApart`: it goes into the report for rating and nowhere else.
 */
export function affectsOf(
  was: Tournament,
  is: Tournament,
  round: number,
  players: readonly PlayerNo[],
  { articles }: HandlingRules,
  isApart = false,
): Reason[] {
  const { nextPairing } = effectOf(was, round);
  const article = articles.correction;
  if (isApart) return [{ key: 'handling.for-rating-only', article }, { key: 'rating-only.apart' }];
  return [
    ...scoreChanges(was, is, players),
    pairingsStay(round + 1, was.pairedRounds),
    ...(nextPairing === null
      ? ([{ key: 'handling.for-rating-only', article }, { key: 'pane.counts-here-too' }] as const)
      : ([{ key: 'handling.from-pairing', article, args: { round: nextPairing } }] as const)),
  ];
}

const pairingsStay = (from: number, to: number): Reason =>
  from === to
    ? { key: 'pane.pairing-stays', args: { round: from } }
    : { key: 'pane.pairings-stay', args: { from, to } };

/** Whose points change, from what to what. */
function scoreChanges(was: Tournament, is: Tournament, players: readonly PlayerNo[]): Reason[] {
  const [before, after] = [playerByNo(was), playerByNo(is)];
  return players.flatMap((no): Reason[] => {
    const [then, now] = [before.get(no), after.get(no)];
    if (!then || !now) return [];
    const [from, to] = [score(was, then), score(is, now)];
    if (from === to) return [];
    const args = { player: { players: [no] }, from: { points: from }, to: { points: to } };
    return [{ key: 'pane.score-changes', args }];
  });
}
