import type { Colour } from '../../../../src/model/types';
import { forcesStrong, isDisturbed } from '../../../../src/systems/french-1994/articles/b4Colours';
import { coloursClash, type Card } from '../../../../src/systems/french-1994/field';
import { permutations } from '../../../../src/systems/french-1994/articles/d1Permutations';
import { bestCompletions } from '../../../../src/systems/french-1994/search/completion';
import { kindsOf, weightWords } from '../../../../src/systems/french-1994/search/kinds';
import { firstPermutation } from '../../../../src/systems/french-1994/search/permutation';
import type { Below, Phase, SearchContext } from '../../../../src/systems/french-1994/search/phase';
import { seeded } from '../randomEvents';

/** Expectations by trying everything. */

const COLOURS: readonly Colour[] = ['white', 'black'];
const STRENGTHS = ['weak', 'strong', 'absolute'] as const;

/** A field of chance: preferences, earlier floats, and who has met whom. */
function randomContext(size: number, random: () => number): SearchContext {
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)];
  const cards = Array.from({ length: size }, (_, place): Card => ({
    no: place + 1,
    rank: place,
    score: 2,
    colours: [],
    preference: random() < 0.1 ? null : { colour: one(COLOURS), strength: one(STRENGTHS) },
    lastFloat: random() < 0.3 ? 'down' : null,
    floatBefore: random() < 0.3 ? 'down' : null,
    exemptBefore: false,
    freed: false,
  }));
  const density = random();
  const met = cards.map(() => cards.map(() => random() > density));
  const haveMet = (a: number, b: number): boolean => met[Math.min(a, b)][Math.max(a, b)];
  return {
    field: {
      round: 3,
      cards,
      mayMeet: (a, b) => a !== b && !haveMet(a, b) && !coloursClash(cards[a], cards[b]),
      haveMet,
      areKeptApart: () => false,
    },
    weakestFirst: random() < 0.7,
  };
}

const upTo = (size: number): number[] => Array.from({ length: size }, (_, i) => i);

const compare = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : a[at] - b[at];
};

describe('first permutation', () => {
  test('fewest colours disturbed, then the first of D.1, on random boards', () => {
    const random = seeded(21);
    let found = 0;
    for (let run = 0; run < 600; run++) {
      const size = 1 + Math.floor(random() * 3);
      const over = Math.floor(random() * 3);
      const context = randomContext(2 * size + over, random);
      const { field, weakestFirst } = context;
      const s1 = upTo(size);
      const s2 = upTo(size + over).map((i) => i + size);
      const barred = new Set(s2.filter(() => random() < 0.3));
      const costOf = (order: readonly number[]): [number, number] | null => {
        if (s1.some((a, i) => !field.mayMeet(a, order[i]))) return null;
        if (s2.some((b) => !order.includes(b) && barred.has(b))) return null;
        const count = (test: typeof isDisturbed): number =>
          s1.filter((a, i) => test(field.cards[a], field.cards[order[i]])).length;
        return [count(isDisturbed), weakestFirst ? count(forcesStrong) : 0];
      };
      let expected: { order: readonly number[]; cost: [number, number] } | null = null;
      for (const order of permutations(s2, size)) {
        const cost = costOf(order);
        if (cost && (!expected || compare(cost, expected.cost) < 0)) expected = { order, cost };
      }
      const ask = (disturbed: number, strongForced: number) =>
        firstPermutation(context, {
          s1,
          s2,
          disturbed,
          strongForced,
          mayLeave: (player) => !barred.has(player),
        });
      expect(ask(9, 9)).toEqual(expected && s1.map((a, i) => [a, expected.order[i]]));
      if (!expected) continue;
      found++;
      const [disturbed, strong] = expected.cost;
      expect(ask(disturbed, strong)).toEqual(ask(9, 9));
      expect(ask(disturbed - 1, strong)).toBeNull();
      if (strong > 0) expect(ask(disturbed, strong - 1)).toBeNull();
    }
    expect(found).toBeGreaterThan(200);
  });
});

describe('best completions', () => {
  /** All ways to pair some of the players in order; the others stay single. */
  function* matchings(players: readonly number[]): Generator<[number, number][]> {
    if (players.length === 0) return yield [];
    const [first, ...rest] = players;
    yield* matchings(rest);
    for (const other of rest)
      for (const more of matchings(rest.filter((player) => player !== other)))
        yield [[first, other], ...more];
  }

  const best = ({ field, weakestFirst }: SearchContext, phase: Phase): number[] | null => {
    const { below } = phase;
    const inPool = new Set(phase.pool);
    const isS1 = new Set(phase.s1);
    let record: number[] | null = null;
    for (const pairs of matchings([...phase.s1, ...phase.pool, ...(below?.residents ?? [])])) {
      if (pairs.some(([a, b]) => !field.mayMeet(a, b) || (isS1.has(a) && isS1.has(b)))) continue;
      const here = pairs.filter(([a, b]) => (isS1.has(a) || inPool.has(a)) && inPool.has(b));
      const stays = new Set(here.flat());
      const served = new Set(pairs.flat());
      if (phase.s1.some((player) => !stays.has(player))) continue;
      if (phase.pool.some((player) => !stays.has(player) && !phase.mayLeave(player))) continue;
      if (below) {
        const single = [...phase.pool, ...below.residents].filter((one) => !served.has(one));
        if (single.length > below.spare || !single.every(below.maySpare)) continue;
      }
      const count = (test: typeof isDisturbed): number =>
        here.filter(([a, b]) => test(field.cards[a], field.cards[b])).length;
      const strong = weakestFirst ? count(forcesStrong) : 0;
      const value = [-here.length, count(isDisturbed), strong];
      if (!record || compare(value, record) < 0) record = value;
    }
    return record;
  };

  test('pairs, disturbed pairs and strong preferences, on random levels', () => {
    const random = seeded(20);
    const seen = { none: 0, alone: 0, withBelow: 0 };
    for (let run = 0; run < 500; run++) {
      const s1 = upTo(Math.floor(random() * 3));
      const pool = upTo(2 + Math.floor(random() * 4)).map((i) => i + s1.length);
      const level = s1.length + pool.length;
      const residents = upTo(1 + Math.floor(random() * 3)).map((i) => i + level);
      const context = randomContext(level + residents.length, random);
      const barred = new Set(pool.filter(() => random() < 0.2));
      const unspared = new Set([...pool, ...residents].filter(() => random() < 0.3));
      const below: Below = {
        residents,
        coverAll: true,
        mayPair: () => true,
        spare: (level + residents.length) % 2,
        maySpare: (player) => !unspared.has(player),
      };
      const phase: Phase = {
        s1,
        pool,
        forced: [],
        pairs: null,
        mayLeave: (player) => !barred.has(player),
        below: random() < 0.5 ? below : null,
      };
      const expected = best(context, phase);
      const found = bestCompletions(context, phase, { s1, pool, up: 2, down: 2 });
      const totals = found && [
        -found.totals.pairs,
        found.totals.disturbed,
        found.totals.strongForced,
      ];
      expect(totals).toEqual(expected);
      seen[!found ? 'none' : phase.below ? 'withBelow' : 'alone']++;
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(50);
  });
});

describe('weights', () => {
  test.each([
    [10, 1],
    [2_000, 2],
    [100_000, 2],
    [1_000_000, 4],
  ])('%i players: four aims in %i words, each below 2^36', (players, words) => {
    const kinds = kindsOf(players, (v) => v % 2, String);
    const weight = weightWords(kinds, (a, b) => (a === b ? [2, 1, 1, 1] : [2, 1, 1, 0]));
    expect(weight).toHaveLength(words);
    weight.forEach((word) => word.forEach((value) => expect(value).toBeLessThan(2 ** 36)));
    const [same, other] = [0, 1].map((at) => weight.map((word) => word[at]));
    expect(compare(same, other)).toBeGreaterThan(0);
  });

  test('an aim that no pair adds to takes no room; no pair is minus infinity', () => {
    const kinds = kindsOf(4, (v) => v, String);
    const weight = weightWords(kinds, (a, b) => (a === b ? null : [0, 1]));
    expect(weight.map((word) => [...word.slice(0, 3)])).toEqual([[-Infinity, 1, 1]]);
  });
});
