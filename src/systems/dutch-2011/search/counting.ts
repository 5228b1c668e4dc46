import type { AddToCount } from '../solve/problem';
import type { Below, Bracket, CardPair } from './bracket';
import type { Requirement, Totals } from '../articles/c10requirements';
import type { Card } from '../cards';

/** Requirements as counts of a matching: what each pair and each player staying over adds. */
export interface Counting {
  readonly bounds: readonly number[];
  readonly addPair: (add: AddToCount, pair: CardPair, upfloater: Card | null) => void;
  readonly addStayOver: (add: AddToCount, card: Card) => void;
  /** Whether as many stay over as `bracket` and `below` want. */
  readonly accepts: (totals: readonly number[]) => boolean;
}

/**
 * With free slots the number of those who stay over is fixed by the number of slots. With a real
 * bracket below it is counted, and so are its classes, before everything else.
 */
export function countingOf(
  requirements: readonly Requirement[],
  bracket: Bracket,
  below: Below,
): Counting {
  const n = bracket.players.length;
  const wanted = below.plain ? [] : [n - 2 * bracket.pairs, ...(below.classes?.wanted ?? [])];
  const offset = wanted.length;
  return {
    bounds: [...wanted.map(() => n), ...requirements.map(({ bound }) => bound)],
    addPair(add, pair, upfloater) {
      for (let r = 0; r < requirements.length; r++)
        if (requirements[r].brokenByPair?.(pair, upfloater)) add(offset + r, 1);
    },
    addStayOver(add, card) {
      if (!below.plain) {
        add(0, 1);
        if (below.classes) add(1 + below.classes.classOf(card), 1);
      }
      for (let r = 0; r < requirements.length; r++)
        if (requirements[r].brokenByFloater?.(card)) add(offset + r, 1);
    },
    accepts: (totals) => wanted.every((count, index) => totals[index] === count),
  };
}

export function totalsOf(
  requirements: readonly Requirement[],
  movedDownPairs: readonly CardPair[],
  otherPairs: readonly CardPair[],
  stayOver: readonly Card[],
): Totals {
  return requirements.map((requirement) => {
    const { brokenByPair, brokenByFloater } = requirement;
    let count = 0;
    for (const pair of movedDownPairs) if (brokenByPair?.(pair, upfloaterOf(pair))) count++;
    for (const pair of otherPairs) if (brokenByPair?.(pair, null)) count++;
    for (const card of stayOver) if (brokenByFloater?.(card)) count++;
    return { requirement, count };
  });
}

/** A.4: the opponent of a player moved down floats up if their score is lower. */
export const upfloaterOf = ([higher, lower]: CardPair): Card | null =>
  lower.score < higher.score ? lower : null;
