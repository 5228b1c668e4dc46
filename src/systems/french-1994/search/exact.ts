import { LOWER, UPPER, type Role, type WeightedMatching } from '../../matching/weightedMatching';
import { GIVEN_UP, mayFloat, type GivenUp } from '../articles/b5b6Floats';
import { bestCompletions, totalsOf, type Completion, type Query, type Totals } from './completion';
import { firstPermutation } from './permutation';
import type { Couple, PhaseExchange, Phase, SearchContext, Solution } from './phase';

/**
 * The first pairing of a phase, exactly: the requirements in the order of ruling 10 (number of
 * pairs, x, BAF 77, B.5/B.6 of the upfloaters, opponents of the moved-down players, B.5/B.6 of the
 * downfloaters, exchange, permutation). Each keeps only the best pairings that begin as early as
 * possible, so the work is polynomial although the text counts through all permutations.
 */
export function solveExactly(context: SearchContext, phase: Phase): Solution | null {
  const { s1, pool } = phase;
  const goal = bestCompletions(context, phase, { s1, pool, up: 2, down: 2 });
  if (!goal || (phase.pairs !== null && goal.totals.pairs !== phase.pairs)) return null;
  return new ExactSearch(context, phase, goal.totals).run();
}

class ExactSearch {
  /** What those who are not yet placed must reach together. */
  private left: Totals;
  private pool: readonly number[];

  constructor(
    private readonly context: SearchContext,
    private readonly phase: Phase,
    private readonly goal: Totals,
  ) {
    this.left = goal;
    this.pool = phase.pool;
  }

  run(): Solution {
    const { phase } = this;
    let up: GivenUp = 0;
    let placed: readonly Couple[] = [];
    if (phase.s1.length > 0) {
      const { s1, pool } = phase;
      const least = this.leastGivenUp((givenUp) => ({ s1, pool, up: givenUp, down: 2 }));
      up = least.givenUp;
      placed = this.placeMovedDown(least.best.solver);
    }
    const rest = this.pairRest();
    const paired = new Set(rest.couples.flat());
    const size = this.left.pairs;
    return {
      placed,
      rest: rest.couples,
      leavers: [...this.pool.filter((player) => !paired.has(player)), ...phase.forced].sort(
        ascending,
      ),
      disturbed: this.goal.disturbed,
      strongForced: this.goal.strongForced,
      up,
      down: rest.down,
      restS1: this.pool.slice(0, size),
      restS2: this.pool.slice(size),
      exchange: rest.exchange,
    };
  }

  private leastGivenUp(queryFor: (givenUp: GivenUp) => Query): {
    readonly givenUp: GivenUp;
    readonly best: Completion;
  } {
    for (const givenUp of GIVEN_UP) {
      const best = this.reach(queryFor(givenUp));
      if (best) return { givenUp, best };
    }
    throw new Error('A pairing found before was lost');
  }

  /** The best completions, if what was within reach still is. */
  private reach(query: Query): Completion | null {
    this.context.tick?.();
    const best = bestCompletions(this.context, this.phase, query);
    const isAsGood =
      best?.totals.pairs === this.left.pairs &&
      best.totals.disturbed === this.left.disturbed &&
      best.totals.strongForced === this.left.strongForced;
    return isAsGood ? best : null;
  }

  /** C.7, C.10: the opponents of the moved-down players, the strongest first. */
  private placeMovedDown(solver: WeightedMatching): Couple[] {
    const { s1, pool } = this.phase;
    const open = pool.map((_, index) => index);
    const placed = s1.map((moved, v): Couple => {
      this.context.tick?.();
      const opponent = takeFirstPartner(solver, v, open, s1.length);
      return [moved, pool[opponent]];
    });
    const found = totalsOf(this.context, placed);
    this.left = {
      pairs: this.left.pairs - found.pairs,
      disturbed: this.left.disturbed - found.disturbed,
      strongForced: this.left.strongForced - found.strongForced,
    };
    this.pool = open.map((index) => pool[index]);
    return placed;
  }

  /** The homogeneous rest: C.9, then D.2 and D.1. */
  private pairRest(): Rest {
    const { pool } = this;
    const size = this.left.pairs;
    if (this.phase.below !== null) return this.pairRestAboveBelow();
    const down =
      2 * size === pool.length
        ? 0
        : this.leastGivenUp((givenUp) => ({ s1: [], pool, up: 2, down: givenUp })).givenUp;
    const straight = this.permute(pool.slice(0, size), pool.slice(size), down);
    if (straight) return { couples: straight, exchange: null, down };
    const { exchange, upper, lower } = this.firstExchange(down);
    const at = (index: number): number => pool[index];
    const couples = this.permute(upper.map(at), lower.map(at), down);
    if (!couples) throw new Error('An exchange without permutation');
    return { couples, exchange, down };
  }

  /** The same where those who leave have to find somebody below: opponent by opponent. */
  private pairRestAboveBelow(): Rest {
    const { pool } = this;
    const size = this.left.pairs;
    const least = this.leastGivenUp((givenUp) => ({ s1: [], pool, up: 2, down: givenUp }));
    const down = least.givenUp;
    const upper = pool.slice(0, size).map((_, index) => index);
    const lower = pool.slice(size).map((_, index) => index + size);
    const halves = pool.map((_, index): [number, Role] => [index, index < size ? UPPER : LOWER]);
    const arranged = least.best.solver.tryAll(halves)
      ? { solver: least.best.solver, upper, lower, exchange: null }
      : this.firstExchange(down);
    const couples = arranged.upper.map((v): Couple => {
      this.context.tick?.();
      const opponent = takeFirstPartner(arranged.solver, v, arranged.lower);
      return [pool[v], pool[opponent]];
    });
    return { couples, exchange: arranged.exchange, down };
  }

  /**
   * D.2, BAF 80: fewest players, smallest difference of positions, weakest of S1; then, where the
   * text is silent, the strongest of S2.
   */
  private firstExchange(down: GivenUp): Arranged {
    const { pool } = this;
    const size = this.left.pairs;
    const best = this.reach({ s1: [], pool, up: 2, down, exchangeFrom: size });
    if (!best) throw new Error('A pairing found before was lost');
    const { solver } = best;
    const isAbove = (v: number): boolean => solver.mateOf(v) > v && solver.mateOf(v) < pool.length;
    let count = 0;
    for (let v = 0; v < size; v++) if (!isAbove(v)) count++;
    const upper: number[] = [];
    const out: number[] = [];
    for (let v = size - 1; v >= 0; v--)
      (out.length < count && solver.tryRoles([v], LOWER) ? out : upper).unshift(v);
    must(solver.tryRoles(upper, UPPER));
    const into: number[] = [];
    const lower: number[] = [];
    for (let v = size; v < pool.length; v++)
      (into.length < count && solver.tryRoles([v], UPPER) ? into : lower).push(v);
    must(solver.tryRoles(lower, LOWER));
    const players = (indices: readonly number[]): number[] => indices.map((index) => pool[index]);
    return {
      solver,
      upper: [...upper, ...into],
      lower: [...out, ...lower],
      exchange: { out: players(out), in: players(into) },
    };
  }

  /** D.1 without looking below. */
  private permute(s1: readonly number[], s2: readonly number[], down: GivenUp): Couple[] | null {
    const { cards } = this.context.field;
    return firstPermutation(this.context, {
      s1,
      s2,
      disturbed: this.left.disturbed,
      strongForced: this.left.strongForced,
      mayLeave: (player) => this.phase.mayLeave(player) && mayFloat(cards[player], 'down', down),
    });
  }
}

interface Rest {
  readonly couples: readonly Couple[];
  readonly exchange: PhaseExchange | null;
  readonly down: GivenUp;
}

/** S1 and S2 after the exchange, by their places in the pool. */
interface Arranged {
  readonly solver: WeightedMatching;
  readonly upper: readonly number[];
  readonly lower: number[];
  readonly exchange: PhaseExchange | null;
}

const ascending = (a: number, b: number): number => a - b;

/** The first partner among those open, who is taken out; `offset` leads from a place to its vertex. */
function takeFirstPartner(
  solver: WeightedMatching,
  vertex: number,
  open: number[],
  offset = 0,
): number {
  const partners = open.map((place) => place + offset);
  const partner = solver.takeFirstPartner(vertex, partners, solver.joinsEverybody);
  if (partner < 0) throw new Error('A player of S1 lost the opponent');
  return open.splice(partners.indexOf(partner), 1)[0];
}

function must(done: boolean): void {
  if (!done) throw new Error('A pairing found before was lost');
}
