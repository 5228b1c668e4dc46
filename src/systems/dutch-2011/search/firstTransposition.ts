import type { MayMeet } from '../articles/b1b2';
import type { Below } from './bracket';
import type { Card } from '../cards';
import type { Counting } from './counting';
import { firstSmallestAssignment } from '../solve/assignment';
import { solvePerfectly } from '../solve/perfectMatching';

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
        if (!mayMeet(s1[row], s2[column])) return false;
        counting.addPair(add, inOrder(s1[row], s2[column]), null);
        return true;
      }
      counting.addStayOver(add, s2[column]);
      return below.takes(s2[column], 0);
    },
  });
  if (columnOf === null) throw new Error('A settled exchange lost its pairing');
  return s1.map((_, row) => s2[columnOf[row]]);
}

/**
 * The same when those who stay over have to fit into the bracket below (C.12, C.13): no longer a
 * matter of two sides.
 */
function withBracketBelow(
  mayMeet: MayMeet,
  s1: readonly Card[],
  s2: readonly Card[],
  counting: Counting,
  below: Below,
): Card[] {
  const firstColumn = s1.length;
  const firstPlace = firstColumn + s2.length;
  const solver = solvePerfectly({
    size: firstPlace + below.size,
    bounds: counting.bounds,
    edge(i, j, add) {
      if (i >= firstPlace) return below.joins(i - firstPlace, j - firstPlace);
      if (i >= firstColumn) {
        if (j < firstPlace) return false;
        const card = s2[i - firstColumn];
        counting.addStayOver(add, card);
        return below.takes(card, j - firstPlace);
      }
      if (j < firstColumn || j >= firstPlace) return false;
      const opponent = s2[j - firstColumn];
      if (!mayMeet(s1[i], opponent)) return false;
      counting.addPair(add, inOrder(s1[i], opponent), null);
      return true;
    },
  });
  if (solver === null) throw new Error('A settled exchange lost its pairing');
  const rows = s1.map((_, row) => row);
  const columns = s2.map((_, column) => firstColumn + column);
  return solver.firstMates(rows, columns).map(([, column]) => s2[column - firstColumn]);
}

const inOrder = (a: Card, b: Card): [Card, Card] => (a.rank < b.rank ? [a, b] : [b, a]);
