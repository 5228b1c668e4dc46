import type { Outcome } from '../../model/types';
import { summed, undefinedFor } from '../result';
import type { Part, TieBreak } from '../types';
import { asDrawOrPlayed } from './adjustedScore';
import { isPlayed } from '../../model/outcomes';

/**
 * §2.1.1 Cumulatif: the running scores added up, forfeits and byes at face value.
 * §2.1.1.1: without the running scores of the first `n` rounds.
 */
export const cumulative = (n: number): TieBreak => {
  const article = n === 0 ? '2.1.1' : '2.1.1.1';
  return ({ field, no }) => {
    // All rounds, the free ones of a round robin too: the score stands still, but it counts.
    const { entries } = field.player(no);
    let running = 0;
    const parts = entries.flatMap((entry, index): Part[] => {
      if (entry.outcome === 'pending') return [];
      const points = field.tournament.points[entry.outcome];
      running += points;
      return [
        {
          round: index + 1,
          opponent: entry.opponent,
          used: points / 2,
          points: null,
          value: running / 2,
          why: isPlayed(entry.outcome) ? 'played' : 'face-value',
          cut: index < n ? 'early-round' : null,
          article,
        },
      ];
    });
    if (entries.length <= n)
      return undefinedFor('tiebreaks.undefined.too-few-rounds', article, parts, {
        have: entries.length,
        need: n + 1,
      });
    return summed(parts);
  };
};

/** §2.1.5: games won over the board; an unplayed one is a draw for tie-breaks. */
export const wins: TieBreak = ({ field, no }) =>
  summed(
    field.roundsOfPlayer(no).map((round): Part => {
      const isWin = round.entry.outcome === 'win';
      return {
        round: round.round,
        opponent: round.entry.opponent,
        used: field.facePoints(round) / 2,
        points: null,
        value: isWin ? 1 : 0,
        why: asDrawOrPlayed(round),
        cut: isWin ? null : round.played ? 'no-win' : 'not-played',
        article: '2.1.5',
      };
    }),
  );

const KASHDAN_POINTS: Partial<Record<Outcome, number>> = { win: 4, draw: 2, loss: 1 };

/** §4 Kashdan: 4 for a win, 2 for a draw, 1 for a loss; ruling A12: an unplayed round is a draw. */
export const kashdan: TieBreak = ({ field, no }) =>
  summed(
    field.roundsOfPlayer(no).map((round): Part => ({
      round: round.round,
      opponent: round.entry.opponent,
      used: field.facePoints(round) / 2,
      points: null,
      value: KASHDAN_POINTS[round.entry.outcome] ?? 2,
      why: asDrawOrPlayed(round),
      cut: null,
      article: '4 Kashdan',
      ruling: round.played ? undefined : 'A12',
    })),
  );
