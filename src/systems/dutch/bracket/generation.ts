import { LOWER, UPPER, WeightedMatching, type Role } from '../../matching/weightedMatching';
import type { BracketPairing } from './bracket';
import type { BracketGraph } from './graph';

/**
 * Of all best pairings of a bracket, the first in the order of generation (B.6, B.7, D.1–D.3).
 * Each step keeps only the best pairings that begin as early as possible:
 * S1 and Limbo (D.3), opponents of S1 (D.1), exchanges in the remainder (D.2), its transpositions (D.1).
 */
export function firstGenerated(graph: BracketGraph): BracketPairing {
  const { movedDown, ranked } = graph;
  const solver = new WeightedMatching(graph, ranked);
  const quarter = movedDown + ((ranked - 2 * movedDown) >> 1);
  solver.solve((v) => (v < movedDown ? movedDown : Math.max(v + 1, quarter + movedDown)));
  const pairs: [number, number][] = [];

  const s1 = chooseS1(solver, graph);
  const remainder: number[] = [];
  for (let v = movedDown; v < ranked; v++) remainder.push(v);
  for (const v of s1) pairs.push([v, takeFirstPartner(solver, v, remainder, graph)]);
  pairs.push(...pairRemainder(solver, graph, remainder, s1));

  const paired = new Set(pairs.flat());
  const at = graph.playerAt;
  return {
    pairs: pairs.map(([v, w]) => [at[v]!, at[w]!] as const),
    floaters: at.slice(0, ranked).flatMap((player, v) => (paired.has(v) ? [] : [player!])),
  };
}

/** D.3: of the MDPs, those with the lowest numbers that can be paired; C.6 has fixed their scores. */
function chooseS1(solver: WeightedMatching, { movedDown }: BracketGraph): number[] {
  const s1: number[] = [];
  for (let v = 0; v < movedDown; v++) {
    if (solver.tryRoles([v], UPPER)) s1.push(v);
    else must(solver.tryRoles([v], LOWER));
  }
  return s1;
}

/** D.1: the partner with the lowest number among those left, who is taken out. */
function takeFirstPartner(
  solver: WeightedMatching,
  v: number,
  left: number[],
  { pairsEverybody }: BracketGraph,
): number {
  const partner = solver.takeFirstPartner(v, left, pairsEverybody);
  if (partner < 0) throw new Error('A player of S1 must have a partner');
  left.splice(left.indexOf(partner), 1);
  return partner;
}

function pairRemainder(
  solver: WeightedMatching,
  graph: BracketGraph,
  remainder: readonly number[],
  s1: readonly number[],
): [number, number][] {
  const { ranked, movedDown } = graph;
  const isInside = (w: number) => w >= movedDown && w < ranked;
  const half = remainder.filter((v) => isInside(solver.mateOf(v))).length / 2;
  const roles = remainder.map((v, i): [number, Role] => [v, i < half ? UPPER : LOWER]);
  if (!solver.tryAll(roles)) return exchange(graph, remainder, half, s1);
  const [upper, lower] = [remainder.slice(0, half), remainder.slice(half)];
  if (graph.hasOnlySlots && solver.isPlain) return solver.firstPartners(upper, lower);
  const places = remainder.map((_, i) => i);
  return graph.hasOnlySlots
    ? transposeAfresh(graph, remainder, s1, places.slice(0, half))
    : transpose(solver, upper, lower, graph);
}

/** D.1 in a homogeneous bracket or remainder: the first transposition of S2. */
const transpose = (
  solver: WeightedMatching,
  upper: readonly number[],
  lower: number[],
  graph: BracketGraph,
): [number, number][] =>
  upper.map((v): [number, number] => [v, takeFirstPartner(solver, v, lower, graph)]);

/** The same from a fresh solution: with the roles fixed the graph has two sides, and no blossoms. */
function transposeAfresh(
  graph: BracketGraph,
  remainder: readonly number[],
  s1: readonly number[],
  upper: readonly number[],
): [number, number][] {
  const isUpper = new Set(upper);
  const solver = remainderSolver(graph, remainder, s1);
  solver.restrict(remainder.map((_, i) => [i, isUpper.has(i) ? UPPER : LOWER]));
  solver.solve((i) => Math.max(i + 1, upper.length));
  const lower = remainder.map((_, i) => i).filter((i) => !isUpper.has(i));
  return solver
    .firstPartners(upper, lower)
    .map(([i, j]): [number, number] => [remainder[i], remainder[j]]);
}

/** The remainder, the Limbo and the slots (or those beyond) as a graph of their own. */
function remainderSolver(
  graph: BracketGraph,
  remainder: readonly number[],
  s1: readonly number[],
  lowerWeight?: Float64Array,
): WeightedMatching {
  const size = remainder.length;
  const places = [...remainder];
  for (let v = 0; v < graph.movedDown; v++) if (!s1.includes(v)) places.push(v);
  for (let v = graph.ranked; v < graph.vertices; v++) places.push(v);
  return new WeightedMatching(
    {
      classes: graph.classes,
      weight: graph.weight,
      vertices: places.length,
      classOf: Int32Array.from(places, (v) => graph.classOf[v]),
      isBlocked: (a, b) =>
        // Players in the Limbo float; nobody of the remainder meets them any more.
        (places[a] < graph.movedDown && b < size) ||
        (places[b] < graph.movedDown && a < size) ||
        graph.isBlocked(places[a], places[b]),
      lowerWeight,
    },
    size,
  );
}

/**
 * D.2: the fewest exchanges, then the smallest difference of the exchanged numbers, then the highest
 * numbers leaving S1, then the lowest ones leaving S2. In the earliest candidate with given pairs the
 * higher player of each pair stands in S1, so the exchange can be read from the pairs: a last word
 * of the weight counts the original S1 players who stay above, then the sum of all who stand above.
 */
function exchange(
  graph: BracketGraph,
  remainder: readonly number[],
  half: number,
  s1: readonly number[],
): [number, number][] {
  const size = remainder.length;
  const lowerWeight = Float64Array.from(remainder, (_, i) => (i < half ? size * size : 0) - i);
  const solver = remainderSolver(graph, remainder, s1, lowerWeight);
  solver.solve((v) => Math.max(v + 1, half));

  const staysAbove = (i: number) => solver.mateOf(i) > i && solver.mateOf(i) < size;
  let exchanges = 0;
  for (let i = 0; i < half; i++) if (!staysAbove(i)) exchanges++;
  const upper: number[] = [];
  let leaving = exchanges;
  for (let i = half - 1; i >= 0; i--) {
    if (leaving > 0 && solver.tryRoles([i], LOWER)) leaving--;
    else upper.unshift(i);
  }
  must(solver.tryRoles(upper, UPPER));
  let coming = exchanges;
  for (let i = half; i < size; i++) {
    if (coming > 0 && solver.tryRoles([i], UPPER)) {
      coming--;
      upper.push(i);
    } else must(solver.tryRoles([i], LOWER));
  }
  if (graph.hasOnlySlots) return transposeAfresh(graph, remainder, s1, upper);
  const lower = remainder.map((_, i) => i).filter((i) => !upper.includes(i));
  return transpose(solver, upper, lower, graph).map(([i, j]): [number, number] => [
    remainder[i],
    remainder[j],
  ]);
}

function must(done: boolean): void {
  if (!done) throw new Error('A best pairing was lost on the way');
}
