import {
  canStayAlone,
  greedyMatching,
  maximumMatching,
  UNMATCHED,
} from '../matching/maximumMatching';
import type { Competitor, Field } from './field';

/**
 * C3: whether competitors can all be paired by C1. A complete pairing of all who are left is kept from
 * bracket to bracket, so that usually nothing has to be searched.
 */
export class Completion {
  /** Partner by rank. */
  private readonly witness: Int32Array;

  constructor(private readonly field: Field) {
    const { competitors, mayMeet } = field;
    this.witness = greedyMatching(competitors.length, (a, b) =>
      mayMeet(competitors[a], competitors[b]),
    );
  }

  /** Whether they can be paired; the pairing that shows it is kept. */
  allows(left: readonly Competitor[]): boolean {
    if (left.length % 2 === 1) return false;
    const mate = this.mostPairs(left);
    if (mate.includes(UNMATCHED)) return false;
    mate.forEach((partner, at) => (this.witness[left[at].rank] = left[partner].rank));
    return true;
  }

  /** How many of them stay alone when as many as possible are paired. */
  alone(group: readonly Competitor[]): number {
    return this.mostPairs(group).filter((partner) => partner === UNMATCHED).length;
  }

  /** 3.4.1: of an odd number, who may be left out so that the others can be paired; null: nobody. */
  withoutOne(all: readonly Competitor[]): ((one: Competitor) => boolean) | null {
    const mate = this.mostPairs(all);
    const alone = mate.indexOf(UNMATCHED);
    if (alone < 0) return null;
    if (mate.indexOf(UNMATCHED, alone + 1) >= 0) return null;
    const place = new Map(all.map((each, at) => [each, at]));
    const canBeAlone = canStayAlone(all.length, this.neighboursIn(all), mate, alone);
    return (one) => canBeAlone(place.get(one)!);
  }

  private mostPairs(group: readonly Competitor[]): Int32Array {
    const place = new Map(group.map(({ rank }, at) => [rank, at]));
    const start = Int32Array.from(group, ({ rank }) => place.get(this.witness[rank]) ?? UNMATCHED);
    start.forEach((partner, at) => {
      if (partner !== UNMATCHED && start[partner] !== at) start[at] = UNMATCHED;
    });
    return maximumMatching(group.length, this.neighboursIn(group), start);
  }

  private neighboursIn(group: readonly Competitor[]): (at: number) => number[] {
    const { mayMeet } = this.field;
    return (at) => {
      const list: number[] = [];
      for (let other = 0; other < group.length; other++)
        if (mayMeet(group[at], group[other])) list.push(other);
      return list;
    };
  }
}
