import type { MayMeet } from '../articles/b1b2';
import type { Below, CardPair, GroupFound } from './bracket';
import { describeGroup } from '../describe';
import type { Card } from '../cards';
import { exchangeOrder, type OrderDepth } from '../articles/d2order';
import type { Counting } from './counting';
import { firstTransposition } from './firstTransposition';
import { smallestPerfectMatching } from '../solve/perfectMatching';

/**
 * The pairing of a homogeneous bracket or remainder (C.4–C.8, C.10): of those that give up least, the
 * first in the order of exchanges and transpositions. Null if `pairs` pairs can't be made.
 */
export function searchGroup(
  mayMeet: MayMeet,
  players: readonly Card[],
  pairs: number,
  counting: Counting,
  below: Below,
): GroupFound | null {
  if (below.size < 0) return null;
  if (pairs === 0 && below.plain)
    return players.every((card) => below.takes(card, 0))
      ? describeGroup(players, [], players)
      : null;
  const first = solve('difference');
  if (first === null || first.exchange.fromS1.length === 0) return first && transpose(first);
  const exchanged = solve('exchange');
  if (exchanged === null) throw new Error('A group that was paired lost its pairing');
  return transpose(exchanged);

  function solve(depth: OrderDepth): GroupFound | null {
    const n = players.length;
    const order = exchangeOrder(n, pairs, counting.bounds.length, depth);
    const solution = smallestPerfectMatching({
      size: n + below.size,
      bounds: [...counting.bounds, ...order.bounds],
      edge(i, j, add) {
        if (i >= n) return below.joins(i - n, j - n);
        if (j >= n) {
          if (!below.takes(players[i], j - n)) return false;
          counting.addStayOver(add, players[i]);
          order.addStayOver(add, i);
          return true;
        }
        if (!mayMeet(players[i], players[j])) return false;
        counting.addPair(add, [players[i], players[j]], null);
        order.addPair(add, i, j);
        return true;
      },
    });
    if (solution === null || !counting.accepts(solution.totals)) return null;
    const found: CardPair[] = [];
    const stayOver: Card[] = [];
    players.forEach((card, i) => {
      const mate = solution.mate[i];
      if (mate >= n) stayOver.push(card);
      else if (i < mate) found.push([card, players[mate]]);
    });
    return describeGroup(players, found, stayOver);
  }

  function transpose({ s1, s2 }: GroupFound): GroupFound {
    const opponents = firstTransposition(mayMeet, s1, s2, counting, below);
    return describeGroup(
      players,
      s1.map((card, row): CardPair => [card, opponents[row]]),
      s2.filter((card) => !opponents.includes(card)),
    );
  }
}
