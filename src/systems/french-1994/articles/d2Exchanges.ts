import { subsetsOf } from '../../shared/combinations';

/** Positions 1…n in the level that change sides. */
export interface PositionExchange {
  readonly out: readonly number[];
  readonly in: readonly number[];
}

/**
 * D.2 and BAF 80: the exchanges of a homogeneous group of `count` players with `size` in S1, by
 * position: first of one player, then of two…; the smallest difference, then the weakest of S1,
 * then (the text is silent) the strongest of S2. The strongest is exchanged only if somebody is left
 * over; the last one never.
 *
 * The search does not walk through this list (`search/exact.ts`); it is for showing the work by hand.
 */
export function* exchangesOfD2(count: number, size: number): Generator<PositionExchange> {
  const isFull = count === 2 * size;
  const s1 = range(isFull ? 2 : 1, size);
  const s2 = range(size + 1, count - 1);
  for (let players = 1; players <= Math.min(s1.length, s2.length); players++)
    yield* exchangesOf(players, s1, s2);
}

function exchangesOf(players: number, s1: number[], s2: number[]): PositionExchange[] {
  // Weakest first: compared from the weakest player on.
  const outs = [...subsetsOf([...s1].reverse(), players)];
  const ins = [...subsetsOf(s2, players)];
  const all = outs.flatMap((out) =>
    ins.map((into) => ({ out: [...out].reverse(), in: into, difference: sum(into) - sum(out) })),
  );
  // The sort is stable, so the order of the lists decides among equal differences.
  all.sort((a, b) => a.difference - b.difference);
  return all.map(({ out, in: into }) => ({ out, in: into }));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
