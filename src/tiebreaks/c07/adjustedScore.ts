import { summed } from '../result';
import type { Part, TieBreak } from '../types';
import { adjustedScores } from './adjustedScores';
import type { C07Rules } from './rules';

/** 16.3: the score as opponents see it. A helper, no tie-break of its own. */
export const adjustedScore =
  (rules: C07Rules): TieBreak =>
  ({ field, no }) => {
    const { unplayed } = rules;
    const scores = adjustedScores(field, unplayed);
    return summed(
      scores.of.get(no)!.rounds.flatMap((round): Part[] => {
        if (round.isOpen) return [];
        const seen = unplayed.seenAs(round, scores.draw);
        return [
          {
            round: round.round,
            opponent: round.opponent,
            used: round.points / 2,
            points: null,
            value: seen / 2,
            why:
              seen !== round.points
                ? 'as-draw'
                : (round.as ?? (round.category === 0 ? 'played' : 'face-value')),
            cut: null,
            article: '16.3',
          },
        ];
      }),
    );
  };
