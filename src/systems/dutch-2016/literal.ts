import { playersOf, type Bracket, type BracketPairing } from './bracket/bracket';
import type { Facts } from './facts';

/**
 * The candidates of a bracket in the very order in which the text produces them (B.2–B.7, D.1–D.3).
 * Their number is factorial: this is for working a small bracket by hand and for checking the
 * engine, never for pairing.
 */
export interface Candidate extends BracketPairing {
  /** S1 and S2 of a homogeneous bracket, or of the remainder (S1R, S2R). */
  readonly s1: readonly Facts[];
  readonly s2: readonly Facts[];
  readonly limbo: readonly Facts[];
}

/** B.1: `maxPairs` pairs in all, `m1` of them with moved-down players. */
export function* candidates(bracket: Bracket, maxPairs: number, m1: number): Generator<Candidate> {
  const { movedDown, residents } = bracket;
  const order = new Map(playersOf(bracket).map((player, bsn) => [player, bsn]));
  const bsn = (player: Facts) => order.get(player)!;
  for (const top of movedDownExchanges(movedDown, m1, bsn)) {
    const limbo = movedDown.filter((player) => !top.includes(player));
    for (const opponents of arrangements(residents, m1)) {
      const movedDownPairs = top.map((player, i): [Facts, Facts] => [player, opponents[i]]);
      const remainder = residents.filter((player) => !opponents.includes(player));
      for (const rest of homogeneous(remainder, maxPairs - m1))
        yield {
          ...rest,
          limbo,
          pairs: [...movedDownPairs, ...rest.pairs],
          floaters: [...limbo, ...rest.floaters],
        };
    }
  }
}

/** B.6: all transpositions of S2, then the next exchange, and so on. */
function* homogeneous(
  players: readonly Facts[],
  pairs: number,
): Generator<Omit<Candidate, 'limbo'>> {
  for (const { s1, s2 } of exchanges(players, pairs))
    for (const opponents of arrangements(s2, pairs)) {
      const rest = s2.filter((player) => !opponents.includes(player));
      yield {
        s1,
        s2: [...opponents, ...rest],
        pairs: s1.map((player, i) => inRankOrder(player, opponents[i])),
        floaters: rest,
      };
    }
}

const inRankOrder = (a: Facts, b: Facts): [Facts, Facts] => (a.rank < b.rank ? [a, b] : [b, a]);

/** D.1: the first `length` places of S2, by the lexicographic value of their numbers. */
function* arrangements(players: readonly Facts[], length: number): Generator<Facts[]> {
  if (length === 0) {
    yield [];
    return;
  }
  for (const first of players)
    for (const rest of arrangements(
      players.filter((player) => player !== first),
      length - 1,
    ))
      yield [first, ...rest];
}

/** D.2: fewest players, smallest difference of numbers, highest leaving S1, lowest leaving S2. */
function* exchanges(
  players: readonly Facts[],
  pairs: number,
): Generator<{ s1: Facts[]; s2: Facts[] }> {
  const numbers = players.map((_, bsn) => bsn);
  for (let size = 0; size <= Math.min(pairs, players.length - pairs); size++) {
    const all = subsets(numbers.slice(0, pairs), size).flatMap((down) =>
      subsets(numbers.slice(pairs), size).map((up) => ({ down, up })),
    );
    const sum = (list: readonly number[]) => list.reduce((total, value) => total + value, 0);
    const descending = (list: readonly number[]) => [...list].reverse();
    all.sort(
      (a, b) =>
        sum(a.up) - sum(a.down) - (sum(b.up) - sum(b.down)) ||
        lexicographic(descending(b.down), descending(a.down)) ||
        lexicographic(a.up, b.up),
    );
    for (const { down, up } of all) {
      const isAbove = (bsn: number) => (bsn < pairs ? !down.includes(bsn) : up.includes(bsn));
      yield {
        s1: players.filter((_, bsn) => isAbove(bsn)),
        s2: players.filter((_, bsn) => !isAbove(bsn)),
      };
    }
  }
}

/** D.3: the MDPs of S1, highest different score first, then lowest numbers. */
function movedDownExchanges(
  movedDown: readonly Facts[],
  m1: number,
  bsn: (player: Facts) => number,
): Facts[][] {
  return subsets(movedDown, m1).sort(
    (a, b) =>
      lexicographic(
        b.map(({ score }) => score),
        a.map(({ score }) => score),
      ) || lexicographic(a.map(bsn), b.map(bsn)),
  );
}

function subsets<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) =>
    subsets(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]),
  );
}

function lexicographic(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i] - b[i];
  return 0;
}
