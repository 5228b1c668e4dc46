import { mayFloat, mayMeetFromAbove, GIVEN_UP, type GivenUp } from '../b5b6Floats';
import { forcesStrong, isDisturbed } from '../b4Colours';
import { bestCompletion, type Best, type Query } from './oracle';
import { firstPermutation } from './permutation';
import type { Couple, Exchange, Phase, SearchContext, Solution } from './phase';

/**
 * The first pairing of a phase, exactly: the requirements in the order of ruling 10 (number of
 * pairs, x, BAF 77, B.5/B.6 of the upfloaters, opponents of the moved-down players, B.5/B.6 of the
 * downfloaters, exchange, permutation). Each is settled by asking whether the best is still within
 * reach, so the work is polynomial although the text counts through all permutations.
 */
export function solveExactly(context: SearchContext, phase: Phase): Solution | null {
  const goal = bestCompletion(context, phase, {
    s1: phase.s1,
    pool: phase.pool,
    up: 2,
    down: 2,
  });
  if (!goal || (phase.pairs !== null && goal.pairs !== phase.pairs)) return null;
  const search = new ExactSearch(context, phase, goal);
  return search.run();
}

class ExactSearch {
  private pairs: number;
  private disturbed: number;
  private strong: number;
  private readonly placed: Couple[] = [];
  private pool: readonly number[];
  private witness: Best;

  constructor(
    private readonly context: SearchContext,
    private readonly phase: Phase,
    private readonly goal: Best,
  ) {
    this.pairs = goal.pairs;
    this.disturbed = goal.disturbed;
    this.strong = goal.strongForced;
    this.pool = phase.pool;
    this.witness = goal;
  }

  run(): Solution {
    const { phase } = this;
    const up =
      phase.s1.length === 0
        ? 0
        : this.leastGivenUp((givenUp) => ({
            s1: phase.s1,
            pool: phase.pool,
            up: givenUp,
            down: 2,
          }));
    this.placeMovedDown(up);
    const down =
      2 * this.pairs === this.pool.length
        ? 0
        : this.leastGivenUp((givenUp) => ({ s1: [], pool: this.pool, up, down: givenUp }));
    const size = this.pairs;
    const restS1 = this.pool.slice(0, size);
    const restS2 = this.pool.slice(size);
    const exchange = this.firstExchange(restS1, up, down);
    const s1 = exchanged(restS1, exchange?.out, exchange?.in);
    const s2 = exchanged(restS2, exchange?.in, exchange?.out);
    const rest =
      this.phase.below === null
        ? this.permuteHere(s1, s2, down)
        : this.permuteAboveBelow(s1, s2, up, down);
    if (!rest) throw new Error('An exchange without permutation');
    const paired = new Set(rest.flat());
    return {
      placed: this.placed,
      rest,
      leavers: [...this.pool.filter((player) => !paired.has(player)), ...phase.forced].sort(
        (a, b) => a - b,
      ),
      disturbed: this.goal.disturbed,
      strongForced: this.goal.strongForced,
      up,
      down,
      restS1,
      restS2,
      exchange,
    };
  }

  /** Is what was reachable still reachable? Keeps the pairing that shows it. */
  private reaches(query: Query, also?: (best: Best) => boolean): boolean {
    const best = bestCompletion(this.context, this.phase, query);
    if (
      !best ||
      best.pairs !== this.pairs ||
      best.disturbed !== this.disturbed ||
      best.strongForced !== this.strong ||
      (also && !also(best))
    )
      return false;
    this.witness = best;
    return true;
  }

  private leastGivenUp(queryFor: (givenUp: GivenUp) => Query): GivenUp {
    for (const givenUp of GIVEN_UP) if (this.reaches(queryFor(givenUp))) return givenUp;
    throw new Error('A pairing found before was lost');
  }

  private account([a, b]: Couple, sign: 1 | -1): void {
    const { cards } = this.context.field;
    this.pairs -= sign;
    if (isDisturbed(cards[a], cards[b])) this.disturbed -= sign;
    if (this.context.weakestFirst && forcesStrong(cards[a], cards[b])) this.strong -= sign;
  }

  /** C.7, C.10: the opponents of the moved-down players, the strongest first. */
  private placeMovedDown(up: GivenUp): void {
    const { field } = this.context;
    const first = this.witness;
    this.phase.s1.forEach((moved, index) => {
      const s1 = this.phase.s1.slice(index + 1);
      const shown = partnerIn(this.witness, moved);
      for (const opponent of this.pool) {
        if (!field.mayMeet(moved, opponent) || !first.mayPair(moved, opponent)) continue;
        if (!mayMeetFromAbove(field.cards[moved], field.cards[opponent], up)) continue;
        const pool = this.pool.filter((player) => player !== opponent);
        this.account([moved, opponent], 1);
        if (opponent === shown) this.witness = without(this.witness, moved);
        else if (!this.reaches({ s1, pool, up, down: 2 })) {
          this.account([moved, opponent], -1);
          continue;
        }
        this.placed.push([moved, opponent]);
        this.pool = pool;
        return;
      }
      throw new Error('A moved-down player lost his opponent');
    });
  }

  /**
   * D.2, BAF 80: fewest players, smallest difference of positions, weakest of S1; then, where the
   * text is silent, the strongest of S2.
   */
  private firstExchange(s1: readonly number[], up: GivenUp, down: GivenUp): Exchange | null {
    const isFree = this.phase.below === null;
    const size = s1.length;
    if (isFree && this.permuteHere(s1, this.pool.slice(size), down)) return null;
    const position = new Map(this.pool.map((player, index) => [player, index + 1]));
    const halves = { position, size };
    const base: Query = { s1: [], pool: this.pool, up, down, halves };
    if (!this.reaches(base)) throw new Error('A pairing found before was lost');
    const first = this.witness;
    const { exchanged: count, positions } = first;
    if (count === 0) return null;
    if (isFree && count === 1) return this.firstSingleExchange(size, positions, down);
    const isAsGood = (best: Best) => best.exchanged === count && best.positions === positions;
    const out = new Set<number>();
    const into = new Set<number>();
    const at = (player: number): number => position.get(player) ?? 0;
    const query = (): Query => ({
      ...base,
      mayPair: (a, b) => {
        const [strong, weak] = at(a) < at(b) ? [a, b] : [b, a];
        // Who goes to S2 has a stronger player of S1 against him (or leaves); who comes to S1 has
        // a weaker player of S2.
        if (out.has(strong)) return false;
        if (out.has(weak)) return at(strong) <= size;
        if (into.has(weak)) return false;
        return !into.has(strong) || at(weak) > size;
      },
      mayLeave: (player) => !into.has(player),
    });
    /** As far as the first answer can tell: somebody he could meet on the other side, or leave. */
    const mayMove = (player: number): boolean =>
      this.pool.some((other) => {
        const isOut = at(player) <= size;
        const fits = isOut ? at(other) < at(player) : at(other) > at(player);
        return fits && first.mayPair(player, other);
      }) ||
      (at(player) <= size && first.mayLeave(player));
    const choose = (chosen: Set<number>, from: readonly number[]): void => {
      for (const player of from) {
        if (chosen.size === count) return;
        if (!mayMove(player)) continue;
        chosen.add(player);
        const fits = this.showsExchange(chosen === out, player, at, size);
        if (!fits && !this.reaches(query(), isAsGood)) chosen.delete(player);
      }
    };
    choose(out, [...s1].reverse());
    choose(into, this.pool.slice(size));
    return { out: [...out].sort(ascending), in: [...into].sort(ascending) };
  }

  /** One player each way, the positions of S1 summing up to `positions` afterwards: one by one. */
  private firstSingleExchange(size: number, positions: number, down: GivenUp): Exchange {
    const difference = positions - (size * (size + 1)) / 2;
    for (let out = size; out >= 1; out--) {
      const into = out + difference;
      if (into <= size || into > this.pool.length) continue;
      const exchange = { out: [this.pool[out - 1]], in: [this.pool[into - 1]] };
      const s1 = exchanged(this.pool.slice(0, size), exchange.out, exchange.in);
      const s2 = exchanged(this.pool.slice(size), exchange.in, exchange.out);
      if (this.permuteHere(s1, s2, down)) return exchange;
    }
    throw new Error('An exchange found before was lost');
  }

  /** Whether the pairing at hand already sends this player to the other side. */
  private showsExchange(
    isOut: boolean,
    player: number,
    at: (player: number) => number,
    size: number,
  ): boolean {
    const partner = partnerIn(this.witness, player);
    if (isOut) return partner === null || (at(partner) <= size && at(partner) < at(player));
    return partner !== null && at(partner) > at(player);
  }

  /** D.1 without looking below. */
  private permuteHere(
    s1: readonly number[],
    s2: readonly number[],
    down: GivenUp,
  ): Couple[] | null {
    const { cards } = this.context.field;
    return firstPermutation(this.context, {
      s1,
      s2,
      disturbed: this.disturbed,
      strongForced: this.strong,
      mayLeave: (player) => this.phase.mayLeave(player) && mayFloat(cards[player], 'down', down),
    });
  }

  /** D.1 with an eye on the level below: opponent by opponent. */
  private permuteAboveBelow(
    s1: readonly number[],
    s2: readonly number[],
    up: GivenUp,
    down: GivenUp,
  ): Couple[] {
    const { field } = this.context;
    const inS1 = new Set(s1);
    let open = [...s1, ...s2];
    const base = {
      s1: [],
      up,
      down,
      mayPair: (a: number, b: number) => inS1.has(a) !== inS1.has(b),
      mayLeave: (player: number) => !inS1.has(player),
    };
    if (!this.reaches({ ...base, pool: open })) throw new Error('A pairing found before was lost');
    const first = this.witness;
    const couples: Couple[] = [];
    for (const player of s1) {
      const shown = partnerIn(this.witness, player);
      const opponent = s2.find((candidate) => {
        if (!open.includes(candidate) || !field.mayMeet(player, candidate)) return false;
        if (!first.mayPair(player, candidate)) return false;
        const pool = open.filter((other) => other !== player && other !== candidate);
        this.account([player, candidate], 1);
        if (candidate === shown) {
          this.witness = without(this.witness, player);
          return true;
        }
        if (this.reaches({ ...base, pool })) return true;
        this.account([player, candidate], -1);
        return false;
      });
      if (opponent === undefined) throw new Error('A player of S1 lost his opponent');
      couples.push([player, opponent]);
      open = open.filter((other) => other !== player && other !== opponent);
    }
    return couples;
  }
}

const ascending = (a: number, b: number): number => a - b;

function exchanged(
  half: readonly number[],
  out: readonly number[] = [],
  into: readonly number[] = [],
): number[] {
  return [...half.filter((player) => !out.includes(player)), ...into].sort(ascending);
}

function partnerIn(best: Best, player: number): number | null {
  for (const [a, b] of best.couples) {
    if (a === player) return b;
    if (b === player) return a;
  }
  return null;
}

const without = (best: Best, player: number): Best => ({
  ...best,
  couples: best.couples.filter(([a, b]) => a !== player && b !== player),
});
