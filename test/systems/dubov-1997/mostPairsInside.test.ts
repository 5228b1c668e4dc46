import { MostPairs } from '../../../src/systems/dubov-1997/completion/mostPairsInside';
import { seeded } from './simulate';

/** The most pairs inside over all complete matchings, by trying everything; -Infinity: none. */
function tryEverything(opponents: number[][], inside: Uint8Array, taken = 0): number {
  const size = opponents.length;
  if (taken === (1 << size) - 1) return 0;
  let first = 0;
  while ((taken >> first) & 1) first++;
  let best = -Infinity;
  for (const other of opponents[first]) {
    if ((taken >> other) & 1) continue;
    const gain = inside[first] && inside[other] ? 1 : 0;
    const rest = tryEverything(opponents, inside, taken | (1 << first) | (1 << other));
    best = Math.max(best, gain + rest);
  }
  return best;
}

interface Case {
  readonly opponents: number[][];
  readonly inside: Uint8Array;
}

function randomCase(seed: number): Case {
  const random = seeded(seed);
  const size = 2 * (1 + Math.floor(random() * 5));
  const density = 0.15 + random() * 0.7;
  const share = random();
  const inside = Uint8Array.from({ length: size }, () => (random() < share ? 1 : 0));
  const opponents: number[][] = Array.from({ length: size }, () => []);
  for (let a = 0; a < size; a++)
    for (let b = a + 1; b < size; b++)
      if (random() < density) {
        opponents[a].push(b);
        opponents[b].push(a);
      }
  return { opponents, inside };
}

const solve = ({ opponents, inside }: Case): MostPairs | null =>
  MostPairs.of({ opponents }, [...opponents.keys()], inside);

/** The pairs inside of a complete matching; null if it is none. */
function pairsInside({ opponents, inside }: Case, mate: Int32Array): number | null {
  if (!mate.every((w, v) => mate[w] === v && opponents[v].includes(w))) return null;
  return mate.filter((w, v) => v < w && inside[v] && inside[w]).length;
}

test('agrees with trying everything on 1,500 random graphs of up to 10 players', () => {
  let impossible = 0;
  for (let seed = 1; seed <= 1500; seed++) {
    const graph = randomCase(seed);
    const pairing = solve(graph);
    const most = tryEverything(graph.opponents, graph.inside);
    if (pairing === null) {
      impossible++;
      expect([seed, most]).toEqual([seed, -Infinity]);
    } else expect([seed, pairsInside(graph, pairing.mate)]).toEqual([seed, most]);
  }
  expect(impossible).toBeGreaterThan(100);
});

/** The graph in which `v` may meet only players of the wanted side. */
function choosy({ opponents, inside }: Case, v: number, wanted: 'inside' | 'outside'): Case {
  const side = wanted === 'inside' ? 1 : 0;
  const refused = (a: number, b: number): boolean => a === v && inside[b] !== side;
  const kept = opponents.map((list, a) => list.filter((b) => !refused(a, b) && !refused(b, a)));
  return { opponents: kept, inside };
}

test('a partner on the other side is found exactly where trying everything finds a matching as good', () => {
  const seen = { yes: 0, no: 0, unknown: 0 };
  for (let seed = 1; seed <= 1500; seed++) {
    const graph = randomCase(seed);
    const pairing = solve(graph);
    if (pairing === null) continue;
    const most = tryEverything(graph.opponents, graph.inside);
    // One pairing is asked for everybody: what was asked before must not spoil it.
    for (const v of graph.opponents.keys())
      for (const wanted of ['inside', 'outside'] as const) {
        const found = pairing.findPartner(v, wanted);
        expect([seed, v, pairsInside(graph, pairing.mate)]).toEqual([seed, v, most]);
        if (found === null) {
          seen.unknown++;
          continue;
        }
        const limited = choosy(graph, v, wanted);
        expect([seed, v, found]).toEqual([
          seed,
          v,
          tryEverything(limited.opponents, limited.inside) === most,
        ]);
        if (found) expect(pairsInside(limited, pairing.mate)).toBe(most);
        seen[found ? 'yes' : 'no']++;
      }
  }
  expect(Math.min(seen.yes, seen.no)).toBeGreaterThan(1000);
  expect(seen.unknown).toBeGreaterThan(0);
});

test('players who are put outside one after the other cost no pair, and the next answer is right', () => {
  let put = 0;
  for (let seed = 1; seed <= 1500; seed++) {
    const graph = randomCase(seed);
    const pairing = solve(graph);
    if (pairing === null) continue;
    const most = tryEverything(graph.opponents, graph.inside);
    const inside = Uint8Array.from(graph.inside);
    for (const v of graph.opponents.keys()) {
      if (!inside[v]) continue;
      const without = Uint8Array.from(inside);
      without[v] = 0;
      const found = pairing.findPartner(v, 'outside');
      if (found === null) continue;
      expect([seed, v, found]).toEqual([seed, v, tryEverything(graph.opponents, without) === most]);
      if (!found) continue;
      pairing.putOutside(v);
      inside[v] = 0;
      put++;
      expect(pairsInside({ ...graph, inside }, pairing.mate)).toBe(most);
    }
  }
  expect(put).toBeGreaterThan(500);
});
