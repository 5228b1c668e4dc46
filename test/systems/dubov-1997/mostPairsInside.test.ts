import { mostPairsInside } from '../../../src/systems/dubov-1997/mostPairsInside';
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

test('agrees with trying everything on 1,500 random graphs of up to 10 players', () => {
  let impossible = 0;
  for (let seed = 1; seed <= 1500; seed++) {
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
    const mate = mostPairsInside({ opponents }, [...opponents.keys()], inside);
    const most = tryEverything(opponents, inside);
    if (mate === null) {
      impossible++;
      expect([seed, most]).toEqual([seed, -Infinity]);
      continue;
    }
    const isMatching = mate.every((w, v) => mate[w] === v && opponents[v].includes(w));
    const pairsInside = mate.filter((w, v) => v < w && inside[v] && inside[w]).length;
    expect([seed, isMatching, pairsInside]).toEqual([seed, true, most]);
  }
  expect(impossible).toBeGreaterThan(100);
});
