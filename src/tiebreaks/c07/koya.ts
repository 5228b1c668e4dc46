import { summed } from '../result';
import type { Part, TieBreak } from '../types';
import { adjustedScores } from './adjustedScores';
import type { C07Rules } from './rules';

/**
 * 9.2: points against opponents with at least half of the maximum; `shift` moves the limit by so
 * many half points. Scores are raw, forfeits count at their points.
 */
export const koya =
  (rules: C07Rules, shift: number): TieBreak =>
  ({ field, no }) => {
    const scores = adjustedScores(field, rules.unplayed);
    const rounds = scores.of.get(no)!.rounds.filter(({ isOpen }) => !isOpen);
    const parts = rounds.map(({ round, opponent, points, category, as }): Part => {
      const theirs = opponent === null ? null : scores.of.get(opponent)!;
      // In a round robin of an odd field everybody has one game fewer than there are rounds.
      const limit =
        theirs && (theirs.rounds.filter(({ isOpen }) => !isOpen).length * scores.win) / 2 + shift;
      return {
        round,
        opponent,
        used: theirs && theirs.score / 2,
        points: points / 2,
        value: points / 2,
        why: as ?? (category === 0 ? 'played' : 'face-value'),
        cut: !theirs ? 'no-opponent' : theirs.score < limit! ? 'below-limit' : null,
        article: '9.2',
      };
    });
    return summed(parts);
  };
