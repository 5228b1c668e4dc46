import { packWords, type WeighedColumn } from '../shared/packWords';
import { WeightedMatching } from '../matching/weightedMatching';
import type { Completion } from './completion';
import type { Competitor, Field } from './field';
import { oneUpfloater } from './oneUpfloater';

/**
 * 3.5: who floats up to complete the top scoregroup. One pairing of all who are left shows everything
 * that C3 to C7 ask of a set of upfloaters: they are those whom it joins with the group (C4, C5, C7),
 * and those of the following scoregroup whom it joins with somebody below are the upfloaters that the
 * next bracket would need (C6). So the best set is read from a matching of greatest weight.
 */
export function chooseUpfloaters(
  field: Field,
  group: readonly Competitor[],
  below: readonly Competitor[],
  completion: Completion,
): readonly Competitor[] {
  const least = completion.alone(group);
  if (least === 0 && completion.allows(below)) return [];
  const one = least === 1 ? oneUpfloater(field, group, below, completion) : null;
  if (one) return [one];
  const levels = [...new Set(below.map(({ score }) => score))];
  const search = new UpfloaterSearch(field, group, below, levels);
  // Most often the fewest conceivable come from the following scoregroup alone.
  const found = search.first(1, Math.max(least, 1));
  if (found?.length === least) return found;
  const fewest = search.fewest();
  for (let depth = 1; depth <= levels.length; depth++) {
    const set = search.first(depth, fewest);
    if (set?.length === fewest) return set;
  }
  throw new Error('A round that can be completed lost its upfloaters');
}

/** C4: the fewest upfloaters that a group needs if all others are to be paired as well. */
export const fewestUpfloaters = (
  field: Field,
  group: readonly Competitor[],
  below: readonly Competitor[],
): number =>
  group.length === 0
    ? 0
    : new UpfloaterSearch(
        field,
        group,
        below,
        below.map(({ score }) => score),
      ).fewest();

/** Candidates that are told apart in one matching when several of them are wanted. */
const CHUNK = 20;

/** What has been settled of a candidate. */
type Settled = ReadonlyMap<Competitor, boolean>;

class UpfloaterSearch {
  private readonly all: readonly Competitor[];

  constructor(
    private readonly field: Field,
    private readonly group: readonly Competitor[],
    private readonly below: readonly Competitor[],
    /** Scores below the group, from the highest. */
    private readonly levels: readonly number[],
  ) {
    this.all = [...group, ...below];
  }

  fewest(): number {
    return this.solve(this.levels.length, new Map(), [])!.length;
  }

  /**
   * The first set in the order of 3.5 whose lowest score is that of the `depth`th level or higher.
   * `size`: how many there will be; null: no pairing of all, or none with so few.
   */
  first(depth: number, size: number): readonly Competitor[] | null {
    const lowest = this.levels[depth - 1];
    const candidates = this.below.filter(({ score }) => score >= lowest);
    const quality = this.quality(depth, size);
    if (size === 1) return this.solve(depth, new Map(), [...quality, this.earliest(candidates)]);
    const settled = new Map<Competitor, boolean>();
    for (let at = 0; ; at += CHUNK) {
      const chunk = candidates.slice(at, at + CHUNK);
      const set = this.solve(depth, settled, [...quality, this.inclusion(chunk)]);
      if (!set || set.length !== size) return set;
      for (const each of chunk) settled.set(each, set.includes(each));
      if (set.every((each) => settled.has(each))) return set;
    }
  }

  /** C5, C6, C7 as costs of a pair. */
  private quality(depth: number, size: number): Cost[] {
    const next = this.levels[0];
    // Scores in ascending order: the fewest of the lowest level, then of the one above it.
    const scores = this.levels
      .slice(1, depth)
      .reverse()
      .map((level) => ofUpfloater(({ score }) => Number(score === level), size));
    const following: Cost = {
      of: (a, b, crosses) => Number(!crosses && (a.score === next) !== (b.score === next)),
      most: this.below.filter(({ score }) => score === next).length,
    };
    const repeated = ofUpfloater(({ floatedLast }) => Number(floatedLast), size);
    return [...scores, following, ...(this.field.isQuiet ? [] : [repeated])];
  }

  /** Of a single upfloater: as early as possible in the order. */
  private earliest(candidates: readonly Competitor[]): Cost {
    const place = new Map(candidates.map((each, at) => [each, at]));
    return ofUpfloater((each) => place.get(each) ?? 0, candidates.length);
  }

  /** Of several: the first of the chunk if possible, then the second … as digits of one number. */
  private inclusion(chunk: readonly Competitor[]): Cost {
    const place = new Map(chunk.map((each, at) => [each, at]));
    return ofUpfloater((each) => {
      const at = place.get(each);
      return at === undefined ? 0 : -(2 ** (chunk.length - 1 - at));
    }, 2 ** chunk.length);
  }

  /** The upfloaters of the best pairing of all; null: they cannot all be paired so. */
  private solve(
    depth: number,
    settled: Settled,
    costs: readonly Cost[],
  ): readonly Competitor[] | null {
    const { all, group, field } = this;
    const lowest = this.levels[depth - 1] ?? Infinity;
    const isInGroup = (v: number): boolean => v < group.length;
    const { classOf, samples } = this.classes(settled, costs);
    const crosses = (a: number, b: number): boolean => isInGroup(a) !== isInGroup(b);
    /** Of two classes with one in the group: the other. */
    const floater = (a: number, b: number): Competitor => all[isInGroup(a) ? b : a];
    const exists = (a: number, b: number): boolean => {
      if (!crosses(a, b)) return settled.get(all[a]) !== true && settled.get(all[b]) !== true;
      const up = floater(a, b);
      return up.score >= lowest && settled.get(up) !== false;
    };
    const columns: WeighedColumn[] = [
      { worth: () => 1, most: all.length / 2 },
      { worth: (a, b) => -Number(crosses(samples[a], samples[b])), most: group.length },
      ...costs.map(({ of, most }) => ({
        most,
        worth: (a: number, b: number) => {
          const [v, w] = [samples[a], samples[b]];
          return crosses(v, w)
            ? -of(floater(v, w), all[isInGroup(v) ? v : w], true)
            : isInGroup(v)
              ? 0
              : -of(all[v], all[w], false);
        },
      })),
    ];
    const graph = {
      vertices: all.length,
      classOf,
      classes: samples.length,
      weight: packWords(samples.length, columns, (a, b) => exists(samples[a], samples[b])),
      isBlocked: (a: number, b: number) => !field.mayMeet(all[a], all[b]),
    };
    const matching = new WeightedMatching(graph, 0);
    matching.solve();
    const up: Competitor[] = [];
    for (let v = 0; v < all.length; v++) {
      const mate = matching.mateOf(v);
      if (mate < 0) return null;
      if (!isInGroup(v) && isInGroup(mate)) up.push(all[v]);
    }
    return up;
  }

  /** Competitors who cost the same with everybody are one class; the group is one of its own. */
  private classes(
    settled: Settled,
    costs: readonly Cost[],
  ): { readonly classOf: Int32Array; readonly samples: readonly number[] } {
    const samples: number[] = [];
    const index = new Map<string, number>();
    const next = this.levels[0];
    const classOf = Int32Array.from(this.all, (each, v) => {
      const key =
        v < this.group.length
          ? 'group'
          : [
              each.score === next,
              this.levels.length > 1 ? each.score : '',
              settled.get(each),
              ...costs.map(({ ofFloater }) => ofFloater?.(each)),
            ].join();
      let found = index.get(key);
      if (found === undefined) {
        found = samples.push(v) - 1;
        index.set(key, found);
      }
      return found;
    });
    return { classOf, samples };
  }
}

/** What a pair costs in a criterion; `crosses`: the first floats up to the second. */
interface Cost {
  readonly of: (a: Competitor, b: Competitor, crosses: boolean) => number;
  readonly most: number;
  /** Where it depends on the upfloater alone. */
  readonly ofFloater?: (up: Competitor) => number;
}

const ofUpfloater = (ofFloater: (up: Competitor) => number, most: number): Cost => ({
  of: (up, _, crosses) => (crosses ? ofFloater(up) : 0),
  most,
  ofFloater,
});
