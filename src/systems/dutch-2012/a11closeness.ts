import type { Bracket } from '../dutch-2011/search/bracket';
import type { Requirement } from '../dutch-2011/articles/c10requirements';

/**
 * A.11 of 2012: after the number of pairs, the closeness of the scores of those who play each other.
 * The list of score differences of all pairs, largest first, is to be lexicographically smallest;
 * whoever stays over counts as if paired one point below the lowest score of the bracket.
 */
export function closeness(bracket: Bracket): Requirement[] {
  const { players, lowestScore } = bracket;
  const floatScore = lowestScore - 2;
  const scores = [...new Set(players.map((card) => card.score))];
  // All differences are the same whatever the pairing.
  if (scores.length === 1) return [];
  const differences = new Set<number>();
  for (const a of scores) {
    differences.add(a - floatScore);
    for (const b of scores) differences.add(Math.abs(a - b));
  }
  differences.delete(0);
  return [...differences]
    .sort((a, b) => b - a)
    .map((difference) => ({
      id: 'closeness',
      article: 'A.11',
      difference,
      bound: players.length - bracket.pairs,
      brokenByPair: ([a, b]) => Math.abs(a.score - b.score) === difference,
      brokenByFloater: (card) => card.score - floatScore === difference,
    }));
}
