import { inOrder, kindOf, type Level } from './a3Levels';
import { levelWithout, withoutOpponent } from './c1NoOpponent';
import type { Card } from '../field';
import { pairsIn, type PairedLevel } from '../levelPairing';
import { bestCompletions } from '../search/completion';
import { firstAccepted } from '../search/firstAccepted';
import type { Below, Phase, SearchContext } from '../search/phase';
import { solveQuickly } from '../search/quick';
import { solvePhase } from '../search/solve';

/** The level that asks for other floaters. */
export interface Asking {
  readonly residents: readonly number[];
  /** Levels joined to the lowest one by C.13: they stand in S1 with the floaters (ruling 17). */
  readonly added: readonly number[];
  readonly isLowest: boolean;
}

export const mayBeExempt = (card: Card): boolean => !card.exemptBefore;

/**
 * "p pairings are possible" (C.12, rulings 15 and 16): every moved-down player has their opponent; a
 * level treated as homogeneous reaches its number of pairs; the lowest level is completed.
 */
export function isServedBy(
  context: SearchContext,
  asking: Asking,
  floaters: readonly number[],
): boolean {
  const whole: Level = {
    moved: inOrder([...floaters, ...asking.added]),
    residents: asking.residents,
  };
  const alone = withoutOpponent(context.field, whole);
  if (alone.moved.length > 0) return false;
  const { moved, residents } = asking.isLowest ? whole : levelWithout(whole, alone.residents);
  const isMixed = kindOf(moved.length, residents.length) === 'heterogeneous';
  const full = Math.floor((moved.length + residents.length) / 2);
  const phase: Phase = {
    s1: isMixed ? moved : [],
    pool: isMixed ? residents : inOrder([...moved, ...residents]),
    forced: [],
    pairs: null,
    mayLeave: (player) => !asking.isLowest || mayBeExempt(context.field.cards[player]),
    below: null,
  };
  if (isMixed && !asking.isLowest) return canAllBePlaced(context, moved, residents);
  if (solveQuickly(context, { ...phase, pairs: full })) return true;
  const best = bestCompletions(context, phase, { s1: phase.s1, pool: phase.pool, up: 2, down: 2 });
  return best !== null && best.totals.pairs === full;
}

/** Whether everybody of S1 can have an opponent of their own in S2, by augmenting paths. */
export function canAllBePlaced(
  context: SearchContext,
  s1: readonly number[],
  s2: readonly number[],
): boolean {
  const holder = new Map<number, number>();
  const settle = (player: number, tried: Set<number>): boolean =>
    s2.some((opponent) => {
      if (tried.has(opponent) || !context.field.mayMeet(player, opponent)) return false;
      tried.add(opponent);
      const before = holder.get(opponent);
      if (before !== undefined && !settle(before, tried)) return false;
      holder.set(opponent, player);
      return true;
    });
  return s1.every((player) => settle(player, new Set()));
}

/**
 * C.12: pairs the level above again, with the same number of pairs, so that other players float
 * down and can be served. The first such pairing in that level's own order; null if there is none.
 */
export function otherFloaters(
  context: SearchContext,
  above: PairedLevel,
  asking: Asking,
): PairedLevel | null {
  const { phase } = above;
  const pairs = pairsIn(above.solution);
  if (pairs === 0) return null;
  const isServed = (floaters: readonly number[]): boolean => isServedBy(context, asking, floaters);
  const isSingle = above.solution.leavers.length === 1 && phase.forced.length === 0;
  const solution = isSingle
    ? solvePhase(context, { ...phase, pairs, mayLeave: remember((player) => isServed([player])) })
    : firstAccepted(
        context,
        { ...phase, pairs, below: belowFor(context, above, asking) },
        ({ leavers }) => isServed(leavers),
      );
  return solution && { ...above, solution, detours: [...above.detours, 'C.12'] };
}

function remember(test: (player: number) => boolean): (player: number) => boolean {
  const known = new Map<number, boolean>();
  return (player) => {
    let answer = known.get(player);
    if (answer === undefined) known.set(player, (answer = test(player)));
    return answer;
  };
}

/**
 * The asking level as the search above sees it, when several players float at once. It asks no more
 * than `isServedBy`, which has the last word: who is without any opponent (C.1) depends on who
 * floats, so this view lets such players pass.
 */
function belowFor(context: SearchContext, above: PairedLevel, asking: Asking): Below {
  const { field } = context;
  const { added, isLowest } = asking;
  const own = [...added, ...asking.residents];
  const candidates = [...above.level.moved, ...above.level.residents];
  const meetsOneOf = (players: readonly number[]) => (player: number) =>
    players.some((other) => field.mayMeet(player, other));
  const residents = isLowest
    ? asking.residents
    : asking.residents.filter(meetsOneOf([...own, ...candidates]));
  if (!isLowest && !residents.every(meetsOneOf(own)))
    return {
      residents,
      coverAll: false,
      mayPair: () => true,
      spare: 1,
      maySpare: () => true,
    };
  const moved = above.solution.leavers.length + added.length;
  const isMixed = kindOf(moved, residents.length) === 'heterogeneous';
  const isResident = new Set(residents);
  return {
    residents: inOrder([...added, ...residents]),
    coverAll: isLowest || !isMixed,
    mayPair: (a, b) => !isMixed || isResident.has(a) || isResident.has(b),
    spare: isLowest || !isMixed ? (moved + residents.length) % 2 : 0,
    maySpare: (player) =>
      (!isLowest || mayBeExempt(field.cards[player])) && (!isMixed || isResident.has(player)),
  };
}
