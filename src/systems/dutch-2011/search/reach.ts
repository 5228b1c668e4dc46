import { maximumMatching, UNMATCHED } from '../../matching/maximumMatching';
import { freeSlots, type Below, type Bracket } from './bracket';
import type { SearchContext } from './searchBracket';
import { smallestPerfectMatching } from '../solve/perfectMatching';

/*
 * What can be reached at all, before anything is asked about quality: matchings that count next to
 * nothing, and so cost next to nothing beside the search of a bracket.
 */

/** The largest number of pairs that leaves `below` complete; null if none does. */
export function mostPairs(
  context: SearchContext,
  bracket: Bracket,
  below: Below = freeSlots(bracket),
): number | null {
  context.tick?.();
  const { players, m1 } = bracket;
  const n = players.length;
  const s1 = new Set(movedDownOf(bracket).slice(0, m1));
  const free = choosesS1(context, bracket);
  const solution = smallestPerfectMatching({
    size: n + below.size,
    bounds: [n, n],
    edge(i, j, add) {
      if (i >= n) return below.joins(i - n, j - n);
      if (j >= n) {
        if (!free && s1.has(players[i])) return false;
        if (free && bracket.movedDown.has(players[i])) add(0, 1);
        add(1, 1);
        return below.takes(players[i], j - n);
      }
      if (!free && s1.has(players[i]) && s1.has(players[j])) return false;
      if (free && bracket.movedDown.has(players[i]) && bracket.movedDown.has(players[j])) add(0, 1);
      return context.mayMeet(players[i], players[j]);
    },
  });
  if (solution === null) return null;
  if (free && solution.totals[0] > bracket.movedDown.size - m1) return null;
  return (n - solution.totals[1]) / 2;
}

/**
 * The largest M1 up to the bracket's own with which `below` can be complete, the number of pairs being
 * what it is where the slots are free; −1 if there is none. A larger M1 only asks for more.
 */
export function largestM1(
  context: SearchContext,
  bracket: Bracket,
  below: Below = freeSlots(bracket),
): number {
  if (below.size < 0) return -1;
  if (context.edition.choiceOfMovedDown === 'anySet' && bracket.m1 > 0)
    return Math.min(bracket.m1, mostOfAnySet(context, bracket, below));
  let [possible, impossible] = [-1, bracket.m1 + 1];
  while (possible + 1 < impossible) {
    const m1 = (possible + impossible) >> 1;
    if (canBePaired(context, { ...bracket, m1 }, below)) possible = m1;
    else impossible = m1;
  }
  return possible;
}

/**
 * Tells which of the brackets that C.14 makes of one are worth a search. The first is searched at
 * once, for it is nearly always paired; those after it are looked at before.
 */
export function reachOf(context: SearchContext): (bracket: Bracket) => boolean {
  const known = new Map<number, number>();
  let isFirst = true;
  return (bracket) => {
    if (isFirst) {
      isFirst = false;
      return true;
    }
    context.tick?.();
    if (!known.has(bracket.pairs)) known.set(bracket.pairs, largestM1(context, bracket));
    return bracket.m1 <= known.get(bracket.pairs)!;
  };
}

const movedDownOf = ({ players, movedDown }: Bracket) =>
  players.filter((card) => movedDown.has(card));

/** D.3 (2012): S1 is any set of M1 of the players moved down. */
const choosesS1 = ({ edition }: SearchContext, { m1, movedDown }: Bracket): boolean =>
  m1 > 0 && edition.choiceOfMovedDown === 'anySet' && m1 < movedDown.size;

/** How many of the moved down can play with others than themselves; −1 if there is no pairing. */
function mostOfAnySet({ mayMeet }: SearchContext, bracket: Bracket, below: Below): number {
  const { players, movedDown } = bracket;
  const n = players.length;
  const solution = smallestPerfectMatching({
    size: n + below.size,
    bounds: [n],
    edge(i, j, add) {
      if (i >= n) return below.joins(i - n, j - n);
      if (movedDown.has(players[i]) && (j >= n || movedDown.has(players[j]))) add(0, 1);
      return j >= n ? below.takes(players[i], j - n) : mayMeet(players[i], players[j]);
    },
  });
  return solution === null ? -1 : movedDown.size - solution.totals[0];
}

/** Whether the M1 highest of the moved down can all play with others, and `below` be complete. */
function canBePaired({ mayMeet }: SearchContext, bracket: Bracket, below: Below): boolean {
  const { players, m1 } = bracket;
  const n = players.length;
  const s1 = new Set(movedDownOf(bracket).slice(0, m1));
  const isEdge = (i: number, j: number): boolean => {
    if (i >= n) return below.joins(i - n, j - n);
    if (j >= n) return !s1.has(players[i]) && below.takes(players[i], j - n);
    return !(s1.has(players[i]) && s1.has(players[j])) && mayMeet(players[i], players[j]);
  };
  const neighbours: number[][] = Array.from({ length: n + below.size }, () => []);
  for (let i = 0; i < neighbours.length; i++)
    for (let j = i + 1; j < neighbours.length; j++)
      if (isEdge(i, j)) {
        neighbours[i].push(j);
        neighbours[j].push(i);
      }
  return !maximumMatching(neighbours.length, (v) => neighbours[v]).includes(UNMATCHED);
}
