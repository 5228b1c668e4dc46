import type { Bracket } from '../search/bracket';
import type { SearchContext } from '../search/searchBracket';
import { smallestPerfectMatching } from '../solve/perfectMatching';

/**
 * C.14: what is asked of a bracket once all else has failed. Homogeneous: one pair less.
 * Heterogeneous: one pair less if S1 can be paired at all ("got to the remainder"), otherwise one
 * player less in S1; with none left the bracket is searched as a homogeneous one.
 */
export function reduce(context: SearchContext, bracket: Bracket): Bracket {
  if (bracket.m1 === 0 || canPairS1(context, bracket))
    return { ...bracket, pairs: bracket.pairs - 1 };
  return reduceM1(context, bracket);
}

export function reduceM1({ edition }: SearchContext, bracket: Bracket): Bracket {
  const m1 = bracket.m1 - 1;
  const p0 = Math.floor(bracket.players.length / 2);
  return {
    ...bracket,
    m1,
    pairs: m1 === 0 ? edition.pairsWithoutMovedDown(bracket.pairs, p0) : bracket.pairs,
  };
}

/** Whether M1 players moved down can all be given an opponent of S2, whatever becomes of the others. */
export function canPairS1({ edition, mayMeet }: SearchContext, bracket: Bracket): boolean {
  const { players, m1 } = bracket;
  const n = players.length;
  const movedDown = players.filter((card) => bracket.movedDown.has(card));
  const anySet = edition.choiceOfMovedDown === 'anySet';
  const s1 = new Set(anySet ? movedDown : movedDown.slice(0, m1));
  // Everybody else may stay over; with a free choice of S1 so may all but M1 of its candidates.
  const slots = n - 2 * m1;
  const solution = smallestPerfectMatching({
    size: n + slots,
    bounds: [n],
    edge(i, j, add) {
      if (i >= n) return false;
      if (j >= n) {
        if (s1.has(players[i])) add(0, 1);
        return anySet || !s1.has(players[i]);
      }
      const both = s1.has(players[i]) && s1.has(players[j]);
      if (both) add(0, 1);
      return (anySet || !both) && mayMeet(players[i], players[j]);
    },
  });
  return solution !== null && solution.totals[0] <= s1.size - m1;
}
