import { exchanges } from '../../shared/exchanges';
import type { Bracket, BracketPairing } from '../bracket/bracket';
import { permutationCount, remainderCount } from './literalCount';
import { movedDownSets } from '../bracket/movedDownSets';
import type { Facts } from '../field';

/**
 * The candidates of a bracket in the very order in which the text produces them (B.2–B.7, D.1–D.3).
 * Their number is factorial: this is for working a small bracket by hand and for checking the
 * engine, never for pairing.
 */
export interface Candidate extends BracketPairing, Alteration {
  /** S1 and S2 of a homogeneous bracket, or of the remainder (S1R, S2R). */
  readonly s1: readonly Facts[];
  readonly s2: readonly Facts[];
  readonly limbo: readonly Facts[];
}

/** Who has left S1 and who has come for them, compared with the original S1 (B.2). */
export interface Swap {
  readonly left: readonly Facts[];
  readonly came: readonly Facts[];
}

/** How far the subgroups have been altered; null: not at all. */
export interface Alteration {
  /** D.3, between S1 and the Limbo. */
  readonly movedDownSwap: Swap | null;
  /** D.2, between S1 and S2 of a homogeneous bracket or of the remainder. */
  readonly swap: Swap | null;
}

/** All the candidates in a row that begin with the same pairs, refused by what these pairs are. */
export interface Stretch<Refusal> extends Alteration {
  readonly begin: readonly FactsPair[];
  readonly count: bigint;
  readonly refusal: Refusal;
}

export type FactsPair = readonly [Facts, Facts];

/**
 * Called as each pair is added, with the number of candidates that begin like that: what refuses
 * them all; null: nothing.
 */
export type Cut<Refusal> = (begin: readonly FactsPair[], count: bigint) => Refusal | null;

/** B.1: `maxPairs` pairs in all, `m1` of them with moved-down players. */
export function* candidates(bracket: Bracket, maxPairs: number, m1: number): Generator<Candidate> {
  yield* walk<never>(bracket, maxPairs, m1, () => null) as Generator<Candidate>;
}

/** The same order; what `cut` refuses is given as one stretch with the number of its candidates. */
export function* walk<Refusal>(
  bracket: Bracket,
  maxPairs: number,
  m1: number,
  cut: Cut<Refusal>,
): Generator<Candidate | Stretch<Refusal>> {
  const { movedDown, residents } = bracket;
  const original = movedDown.slice(0, m1);
  const remainders = remainderCount(residents.length - m1, maxPairs - m1);
  for (const s1 of movedDownSets(movedDown, m1)) {
    const limbo = movedDown.filter((player) => !s1.includes(player));
    const movedDownSwap = swapOf(original, s1);
    for (const found of transpositions(s1, residents, [], cut, remainders)) {
      if ('refusal' in found) {
        yield { ...found, movedDownSwap, swap: null };
        continue;
      }
      for (const rest of homogeneous(found.rest, maxPairs - m1, found.pairs, cut))
        if ('refusal' in rest) yield { ...rest, movedDownSwap };
        else yield { ...rest, movedDownSwap, limbo, floaters: [...limbo, ...rest.floaters] };
    }
  }
}

/**
 * The earliest candidate with these pairs: the higher player of each pair of residents stands in S1
 * (any other S1 would take a larger exchange), so that its place can be read from the pairs.
 */
export function candidateOf(bracket: Bracket, { pairs, floaters }: BracketPairing): Candidate {
  const { movedDown, residents } = bracket;
  const m1 = movedDown.filter((player) => !floaters.includes(player));
  const opponentOf = new Map(pairs.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]));
  const top = m1.map((player): FactsPair => [player, opponentOf.get(player)!]);
  const remainder = residents.filter((player) => !top.some(([, lower]) => lower === player));
  const s1 = remainder.filter((player) => player.rank < (opponentOf.get(player)?.rank ?? -1));
  const rest = s1.map((player): FactsPair => [player, opponentOf.get(player)!]);
  const opponents = rest.map(([, lower]) => lower);
  const left = remainder.filter((player) => floaters.includes(player));
  const limbo = movedDown.filter((player) => floaters.includes(player));
  return {
    s1,
    s2: [...opponents, ...left],
    limbo,
    pairs: [...top, ...rest],
    floaters: [...limbo, ...left],
    movedDownSwap: swapOf(movedDown.slice(0, m1.length), m1),
    swap: swapOf(remainder.slice(0, s1.length), s1),
  };
}

/** B.6: all transpositions of S2, then the next exchange (D.2), and so on. */
function* homogeneous<Refusal>(
  players: readonly Facts[],
  pairs: number,
  before: readonly FactsPair[],
  cut: Cut<Refusal>,
): Generator<Omit<Candidate, 'limbo' | 'movedDownSwap'> | Omit<Stretch<Refusal>, 'movedDownSwap'>> {
  const original = players.slice(0, pairs);
  for (let size = 0; size <= Math.min(pairs, players.length - pairs); size++)
    for (const { fromS1, fromS2 } of exchanges(pairs, players.length, size)) {
      const isAbove = (number: number) =>
        number <= pairs ? !fromS1.includes(number) : fromS2.includes(number);
      const s1 = players.filter((_, i) => isAbove(i + 1));
      const s2 = players.filter((_, i) => !isAbove(i + 1));
      const swap = swapOf(original, s1);
      for (const found of transpositions(s1, s2, before, cut, 1n)) {
        if ('refusal' in found) {
          yield { ...found, swap };
          continue;
        }
        const { pairs: all, opponents, rest } = found;
        yield { s1, s2: [...opponents, ...rest], pairs: all, floaters: rest, swap };
      }
    }
}

function swapOf(original: readonly Facts[], s1: readonly Facts[]): Swap | null {
  const left = original.filter((player) => !s1.includes(player));
  const came = s1.filter((player) => !original.includes(player));
  return left.length === 0 ? null : { left, came };
}

type Transposed<Refusal> =
  | {
      readonly pairs: readonly FactsPair[];
      readonly opponents: readonly Facts[];
      readonly rest: readonly Facts[];
    }
  | Pick<Stretch<Refusal>, 'begin' | 'count' | 'refusal'>;

/**
 * D.1: S2 by the lexicographic value of its first places, as many as S1 has players. Each of them
 * gives `each` candidates.
 */
function* transpositions<Refusal>(
  s1: readonly Facts[],
  s2: readonly Facts[],
  before: readonly FactsPair[],
  cut: Cut<Refusal>,
  each: bigint,
  opponents: readonly Facts[] = [],
): Generator<Transposed<Refusal>> {
  const place = opponents.length;
  if (place === s1.length) {
    yield { pairs: before, opponents, rest: s2 };
    return;
  }
  for (const opponent of s2) {
    const begin = [...before, inRankOrder(s1[place], opponent)];
    const rest = s2.filter((player) => player !== opponent);
    const count = each * permutationCount(rest.length, s1.length - place - 1);
    const refusal = cut(begin, count);
    if (refusal !== null) yield { begin, refusal, count };
    else yield* transpositions(s1, rest, begin, cut, each, [...opponents, opponent]);
  }
}

const inRankOrder = (a: Facts, b: Facts): FactsPair => (a.rank < b.rank ? [a, b] : [b, a]);
