import { LOWER, UPPER, WeightedMatching, type Role } from '../matching/weightedMatching';
import type { WeightedGraph } from '../matching/weightedGraph';
import { packWords, type WeighedColumn } from '../shared/packWords';
import type { Competitor, Couple, Field } from './field';

/** A criterion of art. 3.6 on the pairs of a bracket. */
export interface PairCriterion {
  readonly article: string;
  readonly cost: (a: Competitor, b: Competitor) => number;
}

/** Who stands in a bracket: the top scoregroup and those who float up to it. */
export interface Bracket {
  readonly group: readonly Competitor[];
  readonly upfloaters: readonly Competitor[];
}

const clash = (a: Competitor, b: Competitor): boolean =>
  a.wish.colour !== null && a.wish.colour === b.wish.colour;

/** Preferences, strong ones, opponents of upfloaters who floated: as far as the text and the round have them. */
export function pairCriteria(
  { edition, isQuiet, preferences }: Field,
  { upfloaters }: Bracket,
): PairCriterion[] {
  const { colours, strong, opponents } = edition.criteria;
  const isUp = new Set(upfloaters);
  const criteria: (PairCriterion | null)[] = [
    colours === null || preferences === 'none'
      ? null
      : { article: colours, cost: (a, b) => Number(clash(a, b)) },
    strong === null || preferences !== 'B'
      ? null
      : {
          article: strong,
          cost: (a, b) =>
            Number(clash(a, b) && a.wish.strength === 'strong' && b.wish.strength === 'strong'),
        },
    isQuiet
      ? null
      : {
          article: opponents,
          cost: (a, b) =>
            Number(isUp.has(a) && b.floatedLast) + Number(isUp.has(b) && a.floatedLast),
        },
  ];
  return criteria.flatMap((criterion) => criterion ?? []);
}

/** 3.6: the first identifier among the pairings that are best on the criteria, as [smaller, larger] numbers. */
export function pairBracket(field: Field, bracket: Bracket): Couple[] {
  const members = [...bracket.group, ...bracket.upfloaters].sort((a, b) => a.no - b.no);
  const graph = graphOf(field, bracket, members);
  const half = members.length / 2;
  const lookFirst = (v: number) => Math.max(v + 1, half);
  const solver = new WeightedMatching(graph, members.length);
  solver.solve(lookFirst);
  const tops = topMembers(solver, members.length);
  const isTop = new Set(tops);
  const bottoms = members.map((_, v) => v).filter((v) => !isTop.has(v));
  // With top and bottom members known the graph has two sides, and no blossoms.
  const fresh = new WeightedMatching(graph, members.length);
  fresh.restrict(members.map((_, v) => [v, isTop.has(v) ? UPPER : LOWER]));
  fresh.solve(lookFirst);
  return fresh.firstPartners(tops, bottoms).map(([v, w]) => [members[v], members[w]] as const);
}

/**
 * 3.6.2: the top members with the lowest numbers that a best pairing has. The first half, if it can
 * be; else as long a beginning as possible, whoever stands behind it being the bottom of a pair, and
 * so on.
 */
function topMembers(solver: WeightedMatching, count: number): number[] {
  const half = count / 2;
  const places = Array.from({ length: count }, (_, v) => v);
  const asHalves = places.map((v): [number, Role] => [v, v < half ? UPPER : LOWER]);
  if (solver.tryAll(asHalves)) return places.slice(0, half);
  const tops: number[] = [];
  let at = 0;
  while (tops.length < half) {
    // Between `sure`, which is possible, and `open`, which is not.
    let sure = 0;
    let open = half - tops.length + 1;
    while (open - sure > 1) {
      const middle = (sure + open) >> 1;
      if (solver.tryRoles(places.slice(at, at + middle), UPPER)) sure = middle;
      else open = middle;
    }
    tops.push(...places.slice(at, at + sure));
    at += sure;
    if (tops.length < half && !solver.tryRoles([at++], LOWER))
      throw new Error('A best pairing was lost on the way');
  }
  return tops;
}

function graphOf(field: Field, bracket: Bracket, members: readonly Competitor[]): WeightedGraph {
  const isUp = new Set(bracket.upfloaters);
  const samples: Competitor[] = [];
  const index = new Map<string, number>();
  const classOf = Int32Array.from(members, (member) => {
    const { colour, strength } = member.wish;
    const key = [colour, strength, isUp.has(member), member.floatedLast].join();
    let found = index.get(key);
    if (found === undefined) {
      found = samples.push(member) - 1;
      index.set(key, found);
    }
    return found;
  });
  const columns: WeighedColumn[] = [
    { worth: () => 1, most: members.length / 2 },
    ...pairCriteria(field, bracket).map(({ cost }) => ({
      worth: (a: number, b: number) => -cost(samples[a], samples[b]),
      most: members.length,
    })),
  ];
  return {
    vertices: members.length,
    classOf,
    classes: samples.length,
    weight: packWords(samples.length, columns, () => true),
    isBlocked: (a, b) => !field.mayMeet(members[a], members[b]),
  };
}
