import type { MayMeet } from '../articles/b1b2';
import { freeSlots, type Below, type Bracket, type CardPair, type Found } from './bracket';
import { requirementsOf } from '../articles/c10requirements';
import { byRank, type Card } from '../cards';
import { countingOf, totalsOf, upfloaterOf, type Counting } from './counting';
import type { Edition } from '../edition';
import { searchGroup } from './searchGroup';
import { solvePerfectly } from '../solve/perfectMatching';
import { boundTotals as totalsOfMatching, type MatchingProblem } from '../solve/problem';

export interface SearchContext {
  readonly edition: Edition;
  readonly round: number;
  readonly mayMeet: MayMeet;
  /** Called at every search of a bracket, so that a slow round can be cancelled within; may throw. */
  readonly tick?: () => void;
}

/**
 * C.3–C.10: the pairing of a bracket with P1 pairs (heterogeneous: M1 players moved down among
 * them) that gives up least and comes first in the order of candidates; null if there is none.
 */
export function searchBracket(
  context: SearchContext,
  bracket: Bracket,
  below: Below = freeSlots(bracket),
): Found | null {
  context.tick?.();
  const requirements = requirementsOf(context.edition, bracket, context.round);
  const counting = countingOf(requirements, bracket, below);
  const movedDownPairs = bracket.m1 === 0 ? [] : pairMovedDown(context, bracket, counting, below);
  if (movedDownPairs === null) return null;

  const paired = new Set(movedDownPairs.flat());
  const rest = bracket.players.filter((card) => !paired.has(card));
  const restCounting = bracket.m1 === 0 ? counting : { ...counting, accepts: () => true };
  const group = searchGroup(
    context.mayMeet,
    rest,
    bracket.pairs - movedDownPairs.length,
    restCounting,
    below,
  );
  if (group === null) {
    if (bracket.m1 > 0) throw new Error('A remainder that could be paired lost its pairing');
    return null;
  }
  return {
    movedDownPairs,
    group,
    pairs: [...movedDownPairs, ...group.pairs],
    stayOver: group.stayOver,
    totals: totalsOf(requirements, movedDownPairs, group.pairs, group.stayOver),
  };
}

/**
 * S1 of a heterogeneous bracket: the M1 highest of the players moved down, or with D.3 (2012) the
 * lexicographically first set of M1 of them; and their opponents in the order of D.1.
 * The remainder is looked at only as far as it decides what must be given up.
 */
function pairMovedDown(
  { edition, mayMeet }: SearchContext,
  bracket: Bracket,
  counting: Counting,
  below: Below,
): readonly CardPair[] | null {
  const { players, m1 } = bracket;
  const n = players.length;
  if (below.size < 0) return null;
  const movedDown = players.filter((card) => bracket.movedDown.has(card));
  const free = edition.choiceOfMovedDown === 'anySet' && m1 < movedDown.length;
  const candidates = new Map((free ? movedDown : movedDown.slice(0, m1)).map((c, i) => [c, i]));

  const OUTSIDE_S1 = 0;
  const QUALITY = free ? 1 : 0;
  const SET = QUALITY + counting.bounds.length;
  const problem: MatchingProblem = {
    size: n + below.size,
    bounds: [
      ...(free ? [candidates.size] : []),
      ...counting.bounds,
      ...(free ? [...candidates].map(() => 1) : []),
    ],
    edge(i, j, addCount) {
      if (i >= n) return below.joins(i - n, j - n);
      const add = (count: number, value: number) => addCount(QUALITY + count, value);
      const leaveOut = (candidate: number) => {
        addCount(OUTSIDE_S1, 1);
        addCount(SET + candidate, 1);
      };
      const first = candidates.get(players[i]);
      if (j >= n) {
        if (first !== undefined) {
          if (!free) return false;
          leaveOut(first);
        }
        if (!below.takes(players[i], j - n)) return false;
        counting.addStayOver(add, players[i]);
        return true;
      }
      const pair: CardPair = [players[i], players[j]];
      if (!mayMeet(...pair)) return false;
      const second = candidates.get(players[j]);
      if (first !== undefined && second !== undefined) {
        if (!free) return false;
        leaveOut(second);
      }
      const inS1 = first ?? second;
      counting.addPair(add, pair, inS1 === undefined ? null : upfloaterOf(pair));
      return true;
    },
  };
  const solver = solvePerfectly(problem);
  if (solver === null) return null;
  const mate = Array.from({ length: problem.size }, (_, v) => solver.mateOf(v));
  const totals = totalsOfMatching(problem, mate);
  if (!counting.accepts(totals.slice(QUALITY))) return null;
  if (free && totals[OUTSIDE_S1] !== movedDown.length - m1) return null;

  // Who is in S1 is settled: the higher of two candidates who meet is. D.1: their first opponents.
  const s1 = players.flatMap((card, i) =>
    candidates.has(card) && mate[i] < n && !(candidates.has(players[mate[i]]) && mate[i] < i)
      ? [i]
      : [],
  );
  const everybody = players.map((_, i) => i);
  return solver
    .firstMates(s1, everybody)
    .map(([i, j]): CardPair => [players[i], players[j]].sort(byRank) as [Card, Card]);
}
