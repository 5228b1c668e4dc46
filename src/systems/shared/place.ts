import { combinationCount, permutationCount, waysBySum, waysOfSum } from './combinations';

/**
 * The place of a candidate in the order of a text, counted and not listed: a bracket of forty has
 * more candidates than anybody could write down, and still the place of one of them is known.
 */
export interface PlaceInOrder {
  /** From 1. */
  readonly number: bigint;
  readonly total: bigint;
}

/**
 * D.1: how many transpositions come before the one that puts `opponents` first. S2 stands in its
 * order; who has no place in it is no player of this group.
 */
export function transpositionsBefore<T>(s2: readonly T[], opponents: readonly T[]): bigint {
  const left = [...s2];
  let before = 0n;
  opponents.forEach((opponent, i) => {
    const at = left.indexOf(opponent);
    if (at < 0) throw new Error('An opponent who does not stand in S2');
    left.splice(at, 1);
    before = before * BigInt(s2.length - i) + BigInt(at);
  });
  return before;
}

/** Numbers of a group that may change sides: S1 from `first` to `middle`, S2 behind it to `last`. */
export interface ExchangeRange {
  readonly first: number;
  readonly middle: number;
  readonly last: number;
}

/** D.2: all exchanges of that size. */
export const exchangesOfSize = ({ first, middle, last }: ExchangeRange, size: number): bigint =>
  combinationCount(middle - first + 1, size) * combinationCount(last - middle, size);

/**
 * D.2: how many exchanges come before this one, the empty one included: those of fewer players;
 * those with a smaller difference of the sums; of the same, those whose players of S1 come first
 * (lowest ranked), then those whose players of S2 do (highest ranked).
 */
export function exchangesBefore(
  range: ExchangeRange,
  fromS1: readonly number[],
  fromS2: readonly number[],
): bigint {
  const size = fromS1.length;
  let before = 0n;
  for (let smaller = 0; smaller < size; smaller++) before += exchangesOfSize(range, smaller);
  if (size === 0) return before;
  // Distances from the border, so that both sides count from 1: the sum of both is the difference.
  const { first, middle, last } = range;
  const down = fromS1.map((number) => middle + 1 - number).sort((a, b) => a - b);
  const up = fromS2.map((number) => number - middle).sort((a, b) => a - b);
  const [depth, height] = [middle - first + 1, last - middle];
  const waysUp = waysBySum(height, size);
  const waysDown = waysBySum(depth, size);
  const difference = sum(down) + sum(up);
  const least = (size * (size + 1)) / 2;
  // Smaller differences: for each sum below, all sums above that stay under what is left.
  const upTo: bigint[] = [];
  waysUp.forEach((count, i) => upTo.push(count + (upTo[i - 1] ?? 0n)));
  waysDown.forEach((count, i) => {
    const most = difference - 1 - (least + i) - least;
    if (most >= 0) before += count * upTo[Math.min(most, upTo.length - 1)];
  });
  // The same difference, S1 earlier: a beginning in common, then somebody nearer to the border.
  down.forEach((number, i) => {
    const kept = sum(down.slice(0, i));
    for (let nearer = (down[i - 1] ?? 0) + 1; nearer < number; nearer++) {
      const rest = size - i - 1;
      const ways = waysBySum(depth - nearer, rest);
      ways.forEach((count, extra) => {
        const s1 = kept + nearer + rest * nearer + (rest * (rest + 1)) / 2 + extra;
        before += count * waysOfSum(waysUp, size, difference - s1);
      });
    }
  });
  // The same players of S1, those of S2 earlier.
  up.forEach((number, i) => {
    const kept = sum(up.slice(0, i));
    for (let nearer = (up[i - 1] ?? 0) + 1; nearer < number; nearer++) {
      const rest = size - i - 1;
      const wanted = sum(up) - kept - nearer - rest * nearer;
      before += waysOfSum(waysBySum(height - nearer, rest), rest, wanted);
    }
  });
  return before;
}

/**
 * The place of a candidate of a homogeneous bracket or remainder: all transpositions (D.1) of the
 * exchanges (D.2) before its own, then those before its own. Players are given as they stand in the
 * group, 1 for the first; `opponents` in the order of `s1`.
 */
export function homogeneousPlace(
  players: number,
  s1: readonly number[],
  opponents: readonly number[],
  range: ExchangeRange = { first: 1, middle: s1.length, last: players },
): PlaceInOrder {
  const pairs = s1.length;
  const inS1 = new Set(s1);
  const all = Array.from({ length: players }, (_, i) => i + 1);
  const fromS1 = all.filter((number) => number <= pairs && !inS1.has(number));
  const fromS2 = s1.filter((number) => number > pairs);
  const each = permutationCount(players - pairs, pairs);
  const s2 = all.filter((number) => !inS1.has(number));
  // The exchanges of all sizes together: a choice of as many as S1 may give among all who may move.
  const [depth, height] = [range.middle - range.first + 1, range.last - range.middle];
  const exchanges = combinationCount(depth + height, depth);
  return {
    number:
      exchangesBefore(range, fromS1, fromS2) * each + transpositionsBefore(s2, opponents) + 1n,
    total: exchanges * each,
  };
}

/** Subsets of so many in their lexicographic order: how many come before, positions from 0. */
export function subsetsBefore(size: number, chosen: readonly number[]): bigint {
  let before = 0n;
  chosen.forEach((at, i) => {
    for (let earlier = (chosen[i - 1] ?? -1) + 1; earlier < at; earlier++)
      before += combinationCount(size - 1 - earlier, chosen.length - i - 1);
  });
  return before;
}

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, value) => total + value, 0);
