import { summed, undefinedFor } from '../result';
import type { Part, TieBreak } from '../types';
import { adjustedScore, whyOfRound } from './adjustedScore';

/** §4 Yougoslave: the adjusted scores of the opponents with at least half the (real) points (A13). */
export const yugoslav: TieBreak = ({ field, no }) => {
  const parts: Part[] = [];
  for (const round of field.roundsOfPlayer(no)) {
    const { opponent } = round.entry;
    if (opponent === null) continue;
    const score = adjustedScore(field, opponent) / 2;
    const met = round.played;
    parts.push({
      round: round.round,
      opponent,
      used: score,
      points: field.score(opponent) / 2,
      value: score,
      why: met ? whyOfRound(round) : 'face-value',
      cut: !met ? 'not-played' : field.hasHalf(opponent) ? null : 'below-half',
      article: '4 Yougoslave',
      ruling: 'A13',
    });
  }
  // Nobody above half is a sum of nothing, but nobody met at all is no answer.
  if (!parts.some((part) => part.cut !== 'not-played') && field.openRoundsOf(no).length === 0)
    return undefinedFor('tiebreaks.undefined.no-game', '4 Yougoslave', parts);
  return summed(parts);
};
