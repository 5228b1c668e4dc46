import type { Outcome } from '../../model/types';
import { summed, undefinedFor } from '../result';
import { isKept, type Part, type TieBreak } from '../types';
import { opponentScore } from './opponentScores';

/** Of the opponent's score: all of it for a win, half for a draw. Every unplayed round is a draw. */
const SHARE: Partial<Record<Outcome, number>> = { win: 1, loss: 0 };

/**
 * §2.2.2.1: the scores of those beaten and half the scores of those drawn with. Ruling A5: an
 * unplayed round halves the opponent's score once, so a virtual opponent is not halved again.
 */
export const sonnebornBerger: TieBreak = ({ field, no, options }) => {
  const parts = field.roundsOfPlayer(no).map((round): Part => {
    const { used, why, cut, article, ruling } = opponentScore(field, no, round, options.unplayed);
    const points = SHARE[round.entry.outcome] ?? 0.5;
    const isOrdinary = why === 'played';
    return {
      round: round.round,
      opponent: round.entry.opponent,
      used,
      points,
      value: used * points,
      why,
      cut,
      article: isOrdinary ? '2.2.2.1' : article,
      ruling: ruling && 'A5',
    };
  });
  if (!parts.some(isKept) && field.openRoundsOf(no).length === 0)
    return undefinedFor('tiebreaks.undefined.no-game', '2.2.2.1', parts);
  return summed(parts);
};
