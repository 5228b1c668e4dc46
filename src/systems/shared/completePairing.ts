import {
  UNMATCHED,
  canStayAlone,
  maximumMatching,
  unmatchedCount,
} from '../matching/maximumMatching';

/**
 * Whether players can be paired with each other completely. A complete pairing is kept from question
 * to question, so that usually nothing has to be searched. Players are given by rank.
 */
export class CompletePairing {
  private readonly mate: Int32Array;

  constructor(
    players: number,
    private readonly mayMeet: (a: number, b: number) => boolean,
  ) {
    this.mate = new Int32Array(players).fill(UNMATCHED);
  }

  /** Whether these can be paired with each other; a pairing that shows it is kept. */
  allows(ranks: readonly number[]): boolean {
    if (ranks.length % 2 === 1) return false;
    const found = this.most(ranks);
    if (found.includes(UNMATCHED)) return false;
    found.forEach((partner, index) => (this.mate[ranks[index]] = ranks[partner]));
    return true;
  }

  /** How many of these stay alone at best. */
  leftOver(ranks: readonly number[]): number {
    return unmatchedCount(this.most(ranks));
  }

  /** Of an odd number: whether the others can be paired without one of them, given by rank. */
  canLeaveOut(ranks: readonly number[]): (rank: number) => boolean {
    const mate = this.most(ranks);
    if (unmatchedCount(mate) !== 1) return () => false;
    const reaches = canStayAlone(
      ranks.length,
      this.neighbours(ranks),
      mate,
      mate.indexOf(UNMATCHED),
    );
    const local = new Map(ranks.map((rank, index) => [rank, index]));
    return (rank) => reaches(local.get(rank)!);
  }

  /** A largest pairing of these among themselves, by their places in the list. */
  private most(ranks: readonly number[]): Int32Array {
    const local = new Map(ranks.map((rank, index) => [rank, index]));
    const start = Int32Array.from(ranks, (rank) => local.get(this.mate[rank]) ?? UNMATCHED);
    start.forEach((partner, index) => {
      if (partner !== UNMATCHED && start[partner] !== index) start[index] = UNMATCHED;
    });
    // Neighbours first: most groups then complete within themselves.
    for (let v = 0; v < ranks.length; v++) {
      if (start[v] !== UNMATCHED) continue;
      for (let w = v + 1; w < ranks.length; w++) {
        if (start[w] !== UNMATCHED || !this.mayMeet(ranks[v], ranks[w])) continue;
        start[v] = w;
        start[w] = v;
        break;
      }
    }
    return maximumMatching(ranks.length, this.neighbours(ranks), start);
  }

  private neighbours(ranks: readonly number[]): (v: number) => number[] {
    return (v) => {
      const list: number[] = [];
      for (let w = 0; w < ranks.length; w++)
        if (w !== v && this.mayMeet(ranks[v], ranks[w])) list.push(w);
      return list;
    };
  }
}
