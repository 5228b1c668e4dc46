import { firstTransversal } from './firstTransversal';
import { Forest } from './forest';
import { MatchingState } from './matchingState';
import { NO, possiblePartners, YES } from './possiblePartners';
import { UPPER, type Role, type WeightedGraph } from './weightedGraph';

export { FREE, LOWER, UPPER, type Role, type WeightedGraph } from './weightedGraph';

/**
 * Maximum weight matching in a general graph, where weights are *lists of criteria* compared from
 * the first to the last. Edmonds' primal–dual method works in every ordered group, so a weight (and
 * every dual) is a short vector of numbers compared lexicographically: nothing is mixed, and every
 * word can be read back.
 *
 * After `solve()` the dual says which edges can stand in *some* best matching: only tight ones.
 * `tryPair` and `tryRoles` narrow the set of best matchings step by step; each costs one search
 * along tight edges, not a new solution.
 */
export class WeightedMatching {
  private readonly state: MatchingState;
  private readonly forest: Forest;

  /**
   * `ranked`: vertices below it are players in their order; those from it on (slots, players of the
   * next bracket) have no place in the order of generation.
   */
  constructor(graph: WeightedGraph, ranked: number) {
    this.state = new MatchingState(graph, ranked);
    this.forest = new Forest(this.state);
  }

  mateOf(v: number): number {
    return this.state.shape.mate[v];
  }

  /** Finds a best matching. `lookFirst`: where greed looks for the partner of a vertex first. */
  solve(lookFirst: (v: number) => number = (v) => v + 1): void {
    this.state.startDuals();
    this.matchGreedily(lookFirst);
    this.state.budget.fill(0);
    this.state.budget[0] = Infinity;
    this.forest.search();
  }

  /** Keeps only the best matchings with this pair and takes it out; false (no change) if there is none. */
  tryPair(a: number, b: number): boolean {
    if (!this.state.isTight(a, b)) return false;
    const { outer, mate } = this.state.shape;
    if (mate[a] === b && outer[a] === a && outer[b] === b) {
      mate[a] = mate[b] = -1;
      this.state.alive[a] = this.state.alive[b] = 0;
      return true;
    }
    const before = this.state.snapshot();
    this.state.budget.fill(0);
    // A blossom that contains both ends pays for the edge as well: it is opened before the edge goes.
    this.state.isolate(a);
    this.state.isolate(b);
    for (let q = 0; q < this.state.words; q++)
      this.state.budget[q] +=
        this.state.weightOf(q, a, b) - this.state.dual[q][a] - this.state.dual[q][b];
    this.state.alive[a] = this.state.alive[b] = 0;
    if (this.state.isAffordable() && this.forest.search()) return true;
    this.state.restore(before);
    return false;
  }

  /**
   * Keeps only the best matchings in which `v` has the first of these partners that it can have, takes
   * the pair out and says whom; −1 (no change) if there is none. `nobodyAlone`: every best matching
   * joins everybody, so that one search tells all possible partners.
   */
  takeFirstPartner(v: number, partners: readonly number[], nobodyAlone: boolean): number {
    const possible = nobodyAlone ? this.possiblePartners(v, partners) : null;
    for (const w of partners) {
      if (possible?.[w] === NO) continue;
      if (this.tryPair(v, w)) return w;
      if (possible?.[w] === YES) throw new Error('A possible partner could not be taken');
    }
    return -1;
  }

  private possiblePartners(v: number, partners: readonly number[]): Uint8Array {
    this.state.openIdleBlossoms();
    const { outer } = this.state.shape;
    // Whoever stands before them has no tight edge, and so no chance.
    const wish = partners.find((w) => outer[w] !== outer[v] && this.state.isTight(v, w));
    return possiblePartners(this.state, v, wish);
  }

  /** Keeps only the best matchings in which these vertices have this role; false if there is none. */
  tryRoles(vertices: readonly number[], role: Role): boolean {
    return this.tryAll(vertices.map((v): [number, Role] => [v, role]));
  }

  tryAll(roles: readonly (readonly [number, Role])[]): boolean {
    const { outer, mate } = this.state.shape;
    const former = roles.map(([v]) => this.state.role[v]);
    for (const [v, role] of roles) this.state.role[v] = role;
    const moved = roles.filter(
      ([v, role]) =>
        this.state.alive[v] &&
        (outer[v] !== v || (mate[v] < 0 ? role === UPPER : !this.state.rolesAllow(v, mate[v]))),
    );
    if (moved.length === 0) return true;
    const before = this.state.snapshot();
    roles.forEach(([v], i) => (before.role[v] = former[i]));
    this.state.budget.fill(0);
    for (const [v] of moved) this.state.isolate(v);
    if (this.state.isAffordable() && this.forest.search()) return true;
    this.state.restore(before);
    return false;
  }

  /** Fixes roles before `solve()`. */
  restrict(roles: readonly (readonly [number, Role])[]): void {
    for (const [v, role] of roles) this.state.role[v] = role;
  }

  /** Every best matching joins everybody: nobody is without a price, so nobody may stay alone. */
  get joinsEverybody(): boolean {
    const { n, alive } = this.state;
    for (let v = 0; v < n; v++) if (alive[v] && this.state.mayStayAlone(v)) return false;
    return true;
  }

  /** No blossom stands in the way: every tight edge can be judged by its two ends. */
  get isPlain(): boolean {
    return this.state.shape.count === 0;
  }

  /**
   * The best matching in which those above have the lowest possible partners below, first to last.
   * All other vertices must be slots, and the matching plain.
   */
  firstPartners(above: readonly number[], below: readonly number[]): [number, number][] {
    return firstTransversal(this.state, above, below);
  }

  /**
   * For each of these in turn the first of `partners` that some best matching gives it, those found
   * before being kept; every vertex must be matched. One search tells who all can be the partner of
   * a vertex, so nobody is tried in vain.
   */
  firstMates(vertices: readonly number[], partners: readonly number[]): [number, number][] {
    return vertices.map((v) => {
      const partner = this.takeFirstPartner(v, partners, true);
      if (partner < 0) throw new Error('Somebody in a matching of everybody has no partner');
      return [v, partner];
    });
  }

  /** Those who may not stay alone find each other first: nobody else then takes their partners. */
  private matchGreedily(lookFirst: (v: number) => number): void {
    const { n, alive } = this.state;
    const { mate } = this.state.shape;
    const needsPartner = Uint8Array.from(alive, (isAlive, v) =>
      Number(isAlive !== 0 && !this.state.mayStayAlone(v)),
    );
    const pairUp = (v: number, from: number, to: number, isOpen: Uint8Array): boolean => {
      for (let w = from; w < to; w++) {
        if (mate[w] >= 0 || w === v || !isOpen[w] || !this.state.isTight(v, w)) continue;
        mate[v] = w;
        mate[w] = v;
        return true;
      }
      return false;
    };
    for (const isOpen of [needsPartner, alive])
      for (let v = 0; v < n; v++) {
        if (mate[v] >= 0 || !isOpen[v]) continue;
        const first = Math.max(v + 1, lookFirst(v));
        if (!pairUp(v, first, n, isOpen)) pairUp(v, v + 1, Math.min(first, n), isOpen);
      }
  }
}
