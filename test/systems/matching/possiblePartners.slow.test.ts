import {
  WeightedMatching,
  type WeightedGraph,
} from '../../../src/systems/matching/weightedMatching';
import { seeded } from '../dutch-2016/events';

/**
 * One search says who can be the partner of a vertex in some best matching. Expected: what is found by
 * trying one partner after the other, each from a fresh solution.
 */
function graphOf(seed: number): WeightedGraph {
  const random = seeded(seed);
  const vertices = 6 + 2 * Math.floor(random() * 5);
  const classes = 1 + Math.floor(random() * 4);
  const classOf = Int32Array.from({ length: vertices }, () => Math.floor(random() * classes));
  const blocked = new Set<string>();
  for (let a = 0; a < vertices; a++)
    for (let b = a + 1; b < vertices; b++) if (random() < 0.45) blocked.add(`${a} ${b}`);
  const table = (most: number) => {
    const worth = new Float64Array(classes * classes);
    for (let a = 0; a < classes; a++)
      for (let b = a; b < classes; b++)
        worth[a * classes + b] = worth[b * classes + a] = Math.floor(random() * (most + 1));
    return worth;
  };
  // The first word wants everybody to be joined.
  const weight = [new Float64Array(classes * classes).fill(1), table(2), table(1)];
  const isBlocked = (a: number, b: number) => blocked.has(a < b ? `${a} ${b}` : `${b} ${a}`);
  return { vertices, classOf, classes, weight, isBlocked };
}

const solved = (graph: WeightedGraph): WeightedMatching => {
  const solver = new WeightedMatching(graph, graph.vertices);
  solver.solve();
  return solver;
};

test('the first partner found by one search is the first that can be tried', () => {
  let graphs = 0;
  let passedOver = 0;
  for (let seed = 1; seed <= 800; seed++) {
    const graph = graphOf(seed);
    const all = Array.from({ length: graph.vertices }, (_, v) => v);
    if (all.some((v) => solved(graph).mateOf(v) < 0)) continue;
    graphs++;
    // Both narrow the best matchings from vertex to vertex, as the order of generation does.
    const [bySearch, byTrial] = [solved(graph), solved(graph)];
    const left = new Set(all);
    for (const v of all) {
      if (!left.delete(v)) continue;
      const partners = [...left];
      const tried = partners.findIndex((w) => byTrial.tryPair(v, w));
      expect(bySearch.takeFirstPartner(v, partners, true)).toBe(partners[tried]);
      passedOver += tried;
      left.delete(partners[tried]);
    }
  }
  expect(graphs).toBeGreaterThan(100);
  expect(passedOver).toBeGreaterThan(300);
});
