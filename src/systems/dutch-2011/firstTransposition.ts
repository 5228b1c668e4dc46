import type { MayMeet } from './b1b2';
import type { Below } from './bracket';
import { byRank, type Card } from './cards';
import type { Counting } from './counting';
import { firstSmallestAssignment } from './solve/assignment';
import { smallestPerfectMatching } from './solve/perfectMatching';

/**
 * D.1: with S1 and S2 settled, the first transposition among those that give up least: the opponents
 * of S1 in its order. Whoever of S2 is not among them stays over.
 */
export function firstTransposition(
  mayMeet: MayMeet,
  s1: readonly Card[],
  s2: readonly Card[],
  counting: Counting,
  below: Below,
): readonly Card[] {
  if (!below.plain) return withBracketBelow(mayMeet, s1, s2, counting, below);
  const columnOf = firstSmallestAssignment({
    size: s2.length,
    bounds: counting.bounds,
    edge(row, column, add) {
      if (row < s1.length) {
        counting.addPair(add, inOrder(s1[row], s2[column]), null);
        return mayMeet(s1[row], s2[column]);
      }
      counting.addStayOver(add, s2[column]);
      return below.takes(s2[column], 0);
    },
  });
  if (columnOf === null) throw new Error('A settled exchange lost its pairing');
  return s1.map((_, row) => s2[columnOf[row]]);
}

/** Opponents decided by one solution: more make its numbers longer, fewer make more solutions. */
const ROWS_AT_ONCE = 12;

/**
 * The same when those who stay over have to fit into the bracket below (C.12, C.13): no longer a
 * matter of two sides, so the opponents of S1 are settled a few at a time.
 */
function withBracketBelow(
  mayMeet: MayMeet,
  s1: readonly Card[],
  s2: readonly Card[],
  counting: Counting,
  below: Below,
): Card[] {
  const opponents: Card[] = [];
  let columns = [...s2];
  while (opponents.length < s1.length) {
    const rows = s1.slice(opponents.length);
    const settled = rows.slice(0, ROWS_AT_ONCE);
    const firstColumn = rows.length;
    const firstPlace = firstColumn + columns.length;
    const solution = smallestPerfectMatching({
      size: firstPlace + below.size,
      bounds: [...counting.bounds, ...settled.map(() => columns.length - 1)],
      edge(i, j, add) {
        if (i >= firstPlace) return below.joins(i - firstPlace, j - firstPlace);
        if (i >= firstColumn) {
          if (j < firstPlace) return false;
          const card = columns[i - firstColumn];
          counting.addStayOver(add, card);
          return below.takes(card, j - firstPlace);
        }
        if (j < firstColumn || j >= firstPlace) return false;
        const column = j - firstColumn;
        counting.addPair(add, inOrder(rows[i], columns[column]), null);
        if (i < settled.length) add(counting.bounds.length + i, column);
        return mayMeet(rows[i], columns[column]);
      },
    });
    if (solution === null) throw new Error('A settled exchange lost its pairing');
    const taken = settled.map((_, i) => columns[solution.mate[i] - firstColumn]);
    opponents.push(...taken);
    columns = columns.filter((card) => !taken.includes(card));
  }
  return opponents;
}

const inOrder = (a: Card, b: Card): [Card, Card] => [a, b].sort(byRank) as [Card, Card];
