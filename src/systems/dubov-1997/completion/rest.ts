import {
  canStayAlone,
  maximumMatching,
  UNMATCHED,
  type Neighbours,
} from '../../matching/maximumMatching';
import { among, maskOf, matchInside, type Graph } from './matching';

interface Cut {
  readonly neighbours: Neighbours;
  readonly mate: Int32Array;
  readonly alone: readonly number[];
}

/**
 * The players still unpaired, always with a proof that they can all be paired legally with each
 * other: the look-ahead of the rulings. A choice is taken only if such a proof remains. The proof is
 * a complete matching, repaired by one augmenting path for each partner who has been taken away.
 */
export class Rest {
  /** The player asked for last, and who can go with them. */
  private asked: { readonly player: number; readonly goesWith: (v: number) => boolean } | null =
    null;

  private constructor(
    private readonly graph: Graph,
    private mate: Int32Array,
    private readonly inPlay: Uint8Array,
  ) {}

  /** Null if these players cannot all be paired. */
  static of(graph: Graph, players: readonly number[]): Rest | null {
    if (players.length % 2 === 1) return null;
    const { mate, uncovered } = matchInside(graph, players);
    return uncovered.length > 0 ? null : new Rest(graph, mate, maskOf(graph, players));
  }

  has(player: number): boolean {
    return this.inPlay[player] === 1;
  }

  players(): number[] {
    return [...this.inPlay.keys()].filter((v) => this.inPlay[v]);
  }

  /** Whether those who stay could all be paired if `leaving` were gone. */
  canSpare(leaving: readonly number[]): boolean {
    return this.without(leaving) !== null;
  }

  /** The same for a player and whom they might meet. */
  canSparePair(player: number, other: number): boolean {
    // Mostly no search is needed: the two have been partners, or their partners may meet.
    const widowed = this.mate[player];
    if (widowed === other || this.mayMeet(widowed, this.mate[other])) return true;
    if (this.asked?.player !== player)
      this.asked = { player, goesWith: this.whoCanGoWith([player]) };
    return this.asked.goesWith(other);
  }

  /**
   * The same for an odd number of players together with one more. Without them somebody is alone; the
   * other can go if they can be the one alone instead. So one search does for all candidates.
   */
  whoCanGoWith(leaving: readonly number[]): (player: number) => boolean {
    const { neighbours, mate, alone } = this.cut(leaving);
    if (alone.length !== 1) return () => false;
    return canStayAlone(mate.length, neighbours, mate, alone[0]);
  }

  /** Takes out players who are paired; surprise if the others could not be paired any more. */
  remove(leaving: readonly number[]): void {
    const mate = this.without(leaving);
    if (mate === null) throw new Error('dubov-1997: the look-ahead was not asked');
    for (const v of leaving) this.inPlay[v] = 0;
    this.mate = mate;
    this.asked = null;
  }

  private mayMeet(a: number, b: number): boolean {
    return this.graph.opponents[a].includes(b);
  }

  private without(leaving: readonly number[]): Int32Array | null {
    const { mate, alone } = this.cut(leaving);
    return alone.length > 0 ? null : mate;
  }

  /** As many pairs as possible of those who stay. */
  private cut(leaving: readonly number[]): Cut {
    const inPlay = Uint8Array.from(this.inPlay);
    for (const v of leaving) inPlay[v] = 0;
    const mate = Int32Array.from(this.mate);
    const widowed = leaving.map((v) => this.mate[v]).filter((v) => inPlay[v]);
    for (const v of [...leaving, ...widowed]) mate[v] = UNMATCHED;
    const neighbours = among(this.graph, inPlay);
    if (widowed.length < 2) return { neighbours, mate, alone: widowed };
    const [first, second] = widowed;
    if (widowed.length === 2 && this.mayMeet(first, second)) {
      mate[first] = second;
      mate[second] = first;
      return { neighbours, mate, alone: [] };
    }
    const repaired = maximumMatching(mate.length, neighbours, mate);
    const alone = widowed.filter((v) => repaired[v] === UNMATCHED);
    return { neighbours, mate: repaired, alone };
  }
}
