import { forcesStrong, isDisturbed } from '../b4Colours';
import { mayFloat, mayMeetFromAbove, type GivenUp } from '../b5b6Floats';
import type { Couple, Phase, SearchContext } from './phase';
import { maxWeightMatching } from './weightedMatching';

/**
 * What is still open in a phase: the players not yet fixed, the float rules still in force, and
 * restrictions that follow from decisions already taken.
 */
export interface Query {
  readonly s1: readonly number[];
  readonly pool: readonly number[];
  readonly up: GivenUp;
  readonly down: GivenUp;
  /** Restricts the pairs inside the pool. */
  readonly mayPair?: (a: number, b: number) => boolean;
  readonly mayLeave?: (player: number) => boolean;
  /** Cost of exchanges (D.2): position 1…n in the homogeneous rest, and the size of its S1. */
  readonly halves?: { readonly position: ReadonlyMap<number, number>; readonly size: number };
}

/** The best that can be reached, and a pairing that reaches it. */
export interface Best {
  readonly pairs: number;
  readonly disturbed: number;
  readonly strongForced: number;
  /** Players exchanged, and the sum of the positions of S1 after the exchange. */
  readonly exchanged: number;
  readonly positions: number;
  readonly couples: readonly Couple[];
  /** False: no pairing as good as this contains the pair, or lets the player leave. */
  readonly mayPair: (a: number, b: number) => boolean;
  readonly mayLeave: (player: number) => boolean;
}

/**
 * The best completion of a phase: most pairs, then fewest disturbed pairs (x), then fewest of them
 * without a weak preference (BAF 77), then the smallest exchange (D.2). All of these are sums over
 * pairs, so a maximum-weight matching answers exactly and in polynomial time. Null: somebody who
 * must be placed cannot be.
 *
 * Why the exchange is a sum over pairs: a pair inside the old S1 sends its weaker player to S2, a
 * player of the old S1 who leaves goes there too, and a pair inside the old S2 sends its stronger
 * player to S1. The number exchanged is therefore the number of pairs inside the old S2, and the
 * positions that end up in S1 are the stronger ones of every pair.
 */
export function bestCompletion(context: SearchContext, phase: Phase, query: Query): Best | null {
  const { field } = context;
  const { cards } = field;
  const { below } = phase;
  const s1 = query.s1.length;
  const level = s1 + query.pool.length;
  const forced = below ? phase.forced : [];
  const residents = below ? below.residents : [];
  const vertices = [...query.s1, ...query.pool, ...forced, ...residents];
  const firstForced = level;
  const firstResident = level + forced.length;
  const firstSpare = vertices.length;
  const total = firstSpare + (below ? below.spare : 0);

  const mayLeaveHere = (player: number): boolean =>
    phase.mayLeave(player) &&
    mayFloat(cards[player], 'down', query.down) &&
    (query.mayLeave ? query.mayLeave(player) : true);
  const leaving = vertices.map((player, v) => v >= s1 && v < level && mayLeaveHere(player));
  const mandatory = vertices.map((_, v) => {
    if (v < s1) return true;
    if (v < level) return below !== null || !leaving[v];
    return v < firstResident || (below?.coverAll ?? false);
  });

  const most = Math.floor(level / 2) + 1;
  const unit = query.halves ? (query.pool.length * (query.pool.length + 1)) / 2 + 1 : 1;
  const wStrong = query.halves ? unit * most : 1;
  const wDisturbed = wStrong * (context.weakestFirst ? most : 1);
  const wPair = wDisturbed * most;
  const wMust = wPair * most;

  const isPairHere = (u: number, v: number): boolean => {
    if (u > v) return isPairHere(v, u);
    if (v >= level || v < s1 || !field.mayMeet(vertices[u], vertices[v])) return false;
    if (phase.mustLeave?.has(vertices[u]) || phase.mustLeave?.has(vertices[v])) return false;
    if (u < s1) return mayMeetFromAbove(cards[vertices[u]], cards[vertices[v]], query.up);
    return query.mayPair ? query.mayPair(vertices[u], vertices[v]) : true;
  };
  const isPairBelow = (u: number, v: number): boolean => {
    if (u > v) return isPairBelow(v, u);
    if (!below || u < s1) return false;
    if (u < level && !leaving[u]) return false;
    if (v >= firstSpare) return u < firstSpare && below.maySpare(vertices[u]);
    if (v < firstForced || !field.mayMeet(vertices[u], vertices[v])) return false;
    if (u >= firstResident && !below.coverAll) return false;
    return below.mayPair(vertices[u], vertices[v]);
  };
  const weightHere = (a: number, b: number, fromAbove: boolean): number => {
    let weight = wPair;
    if (isDisturbed(cards[a], cards[b])) weight -= wDisturbed;
    if (context.weakestFirst && forcesStrong(cards[a], cards[b])) weight -= wStrong;
    if (query.halves && !fromAbove) {
      const stronger = Math.min(position(a), position(b));
      if (stronger > query.halves.size) weight -= unit;
      weight -= stronger;
    }
    return weight;
  };
  const position = (player: number): number => query.halves?.position.get(player) ?? 0;
  const must = (v: number): number => (v < firstSpare && mandatory[v] ? wMust : 0);

  const { mate, mayContain, mayMiss } = maxWeightMatching(total, (u, v) => {
    if (isPairHere(u, v))
      return must(u) + must(v) + weightHere(vertices[u], vertices[v], Math.min(u, v) < s1);
    return isPairBelow(u, v) ? must(u) + must(v) : 0;
  });
  if (mandatory.some((isMust, v) => isMust && mate[v] < 0)) return null;

  const couples: Couple[] = [];
  let disturbed = 0;
  let strongForced = 0;
  let exchanged = 0;
  let positions = 0;
  for (let u = 0; u < level; u++) {
    const v = mate[u];
    if (v <= u || v >= level || !isPairHere(u, v)) continue;
    const [a, b] = [vertices[u], vertices[v]];
    couples.push([a, b]);
    if (isDisturbed(cards[a], cards[b])) disturbed++;
    if (context.weakestFirst && forcesStrong(cards[a], cards[b])) strongForced++;
    if (query.halves && u >= s1) {
      const stronger = Math.min(position(a), position(b));
      if (stronger > query.halves.size) exchanged++;
      positions += stronger;
    }
  }
  const vertexOf = new Map(vertices.map((player, v) => [player, v]));
  return {
    pairs: couples.length,
    disturbed,
    strongForced,
    exchanged,
    positions,
    couples,
    mayPair: (a, b) => mayContain(vertexOf.get(a) ?? -1, vertexOf.get(b) ?? -1),
    mayLeave: (player) => {
      const v = vertexOf.get(player) ?? -1;
      if (!below) return mayMiss(v);
      for (let w = firstForced; w < total; w++) if (mayContain(v, w)) return true;
      return false;
    },
  };
}
