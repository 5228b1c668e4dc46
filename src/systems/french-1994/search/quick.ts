import { countColours, forcesStrong, isDisturbed } from '../articles/b4Colours';
import { mayFloat, mayMeetFromAbove } from '../articles/b5b6Floats';
import { firstPermutation } from './permutation';
import type { Couple, Phase, SearchContext, Solution } from './phase';

/**
 * The ordinary case: everybody who can be paired is, no more disturbed pairs than x (A.8) and no
 * more strong preferences forced than there must be by counting, nothing given up of B.5/B.6, no
 * exchange. Then no better value exists, and the first permutation with these values is the answer.
 * Null: not an ordinary case, the exact search has to decide.
 */
export function solveQuickly(context: SearchContext, phase: Phase): Solution | null {
  const { weakestFirst } = context;
  const { cards } = context.field;
  if (phase.below !== null) return null;
  const level = [...phase.s1, ...phase.pool];
  const pairs = Math.floor(level.length / 2);
  if (phase.pairs !== null && phase.pairs !== pairs) return null;
  if (phase.s1.length > pairs) return null;
  const { x, weak } = countColours(level.map((player) => cards[player]));
  const strongForced = weakestFirst ? Math.max(0, x - weak) : 0;

  const placed = placeInOrder(context, phase, x, strongForced);
  if (!placed) return null;
  const taken = new Set(placed.couples.map(([, opponent]) => opponent));
  const rest = phase.pool.filter((player) => !taken.has(player));
  const size = pairs - phase.s1.length;
  const restS1 = rest.slice(0, size);
  const restS2 = rest.slice(size);
  const couples = firstPermutation(context, {
    s1: restS1,
    s2: restS2,
    disturbed: x - placed.disturbed,
    strongForced: strongForced - placed.strongForced,
    mayLeave: (player) => phase.mayLeave(player) && mayFloat(cards[player], 'down', 0),
  });
  if (!couples) return null;
  const paired = new Set(couples.flat());
  return {
    placed: placed.couples,
    rest: couples,
    leavers: [...rest.filter((player) => !paired.has(player)), ...phase.forced].sort(
      (a, b) => a - b,
    ),
    disturbed: x,
    strongForced,
    up: 0,
    down: 0,
    restS1,
    restS2,
    exchange: null,
  };
}

interface Placed {
  readonly couples: Couple[];
  readonly disturbed: number;
  readonly strongForced: number;
}

/**
 * Every moved-down player against the first opponent that is allowed and leaves enough colours to
 * the others by counting. No second thoughts: if the rest then fails, the exact search decides.
 */
function placeInOrder(
  context: SearchContext,
  phase: Phase,
  x: number,
  strongLimit: number,
): Placed | null {
  const { field, weakestFirst } = context;
  const { cards } = field;
  const couples: Couple[] = [];
  let pool = phase.pool;
  let disturbed = 0;
  let strongForced = 0;
  for (const [index, moved] of phase.s1.entries()) {
    const others = phase.s1.slice(index + 1);
    const opponent = pool.find((candidate) => {
      const [a, b] = [cards[moved], cards[candidate]];
      if (!field.mayMeet(moved, candidate) || !mayMeetFromAbove(a, b, 0)) return false;
      const left = [...others, ...pool].filter((player) => player !== candidate);
      const count = countColours(left.map((player) => cards[player]));
      const nowStrong = strongForced + (weakestFirst && forcesStrong(a, b) ? 1 : 0);
      const nowDisturbed = disturbed + (isDisturbed(a, b) ? 1 : 0);
      if (nowDisturbed + count.x > x) return false;
      if (!weakestFirst) return true;
      return nowStrong + Math.max(0, count.x - count.weak) <= strongLimit;
    });
    if (opponent === undefined) return null;
    if (isDisturbed(cards[moved], cards[opponent])) disturbed++;
    if (weakestFirst && forcesStrong(cards[moved], cards[opponent])) strongForced++;
    couples.push([moved, opponent]);
    pool = pool.filter((player) => player !== opponent);
  }
  return { couples, disturbed, strongForced };
}
