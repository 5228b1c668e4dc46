import type { Card } from '../cards';
import type { Found } from './bracket';

/** Which of two pairings of one bracket comes first: by what they give up, then in the order of candidates. */
export function compareFound(a: Found, b: Found): number {
  for (let i = 0; i < a.totals.length; i++) {
    const difference = a.totals[i].count - b.totals[i].count;
    if (difference !== 0) return difference;
  }
  return compareOrder(a, b);
}

/** D.1–D.3: negative if `a` is generated before `b`. */
export function compareOrder(a: Found, b: Found): number {
  const ranks = (cards: readonly Card[]) => cards.map((card) => card.rank);
  return (
    compareLists(
      ranks(a.movedDownPairs.map(([s1]) => s1)),
      ranks(b.movedDownPairs.map(([s1]) => s1)),
    ) ||
    compareLists(
      ranks(a.movedDownPairs.map(([, s2]) => s2)),
      ranks(b.movedDownPairs.map(([, s2]) => s2)),
    ) ||
    compareExchanges(a, b) ||
    compareLists(ranks(opponents(a)), ranks(opponents(b)))
  );
}

const opponents = (found: Found): Card[] => found.group.pairs.map(([, s2]) => s2);

/** Both groups hold the same players once the pairs of the moved down are the same. */
function compareExchanges(a: Found, b: Found): number {
  const position = new Map(
    [...a.group.s1, ...a.group.s2].sort((x, y) => x.rank - y.rank).map((card, i) => [card, i]),
  );
  const positions = (cards: readonly Card[]) => cards.map((card) => position.get(card) ?? -1);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, value) => total + value, 0);
  const key = ({ group: { exchange } }: Found) => {
    const fromS1 = positions(exchange.fromS1);
    const fromS2 = positions(exchange.fromS2);
    return [fromS1.length, sum(fromS2) - sum(fromS1), ...fromS1.map((at) => -at), ...fromS2];
  };
  return compareLists(key(a), key(b));
}

function compareLists(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) if (a[i] !== b[i]) return a[i] - b[i];
  return a.length - b.length;
}
