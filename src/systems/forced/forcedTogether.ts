import type { PlayerNo } from '../../model/types';
import type { BracketAsked } from './forcedParts';
import { WeightedMatching } from '../matching/weightedMatching';
import type { Obstacles } from './meetings';

interface Together extends BracketAsked {
  readonly inside: (a: PlayerNo, b: PlayerNo) => object | null;
  readonly obstacles: Obstacles;
  /** Null: nobody has the bye. */
  readonly mayHaveBye: ((no: PlayerNo) => boolean) | null;
}

/**
 * Whether a bracket can have more pairs than it has so that everybody left over and below can still be
 * paired: the largest pairing of all, and of those the one with the most pairs inside the bracket.
 */
export function morePairsComplete(graph: Together): boolean {
  const { shape, players, below, inside, obstacles, mayHaveBye } = graph;
  const all = [...players, ...below];
  const bye = all.length;
  const vertices = bye + (mayHaveBye ? 1 : 0);
  const isInside = (a: number, b: number) => a < players.length && b < players.length;
  const mayMeet = (a: number, b: number): boolean => {
    if (Math.max(a, b) === bye) return mayHaveBye!(all[Math.min(a, b)]);
    return obstacles(all[a], all[b]) === null;
  };
  const counts = (a: number, b: number) => isInside(a, b) && inside(all[a], all[b]) === null;
  // Every vertex is a class of its own: which pairs count depends on both.
  const weight = [1, 0].map((value) => new Float64Array(vertices * vertices).fill(value));
  for (let a = 0; a < players.length; a++)
    for (let b = 0; b < players.length; b++) if (counts(a, b)) weight[1][a * vertices + b] = 1;
  const solver = new WeightedMatching(
    {
      vertices,
      classOf: Int32Array.from({ length: vertices }, (_, v) => v),
      classes: vertices,
      weight,
      isBlocked: (a, b) => a === b || !mayMeet(a, b),
    },
    vertices,
  );
  solver.solve();
  const mates = Array.from({ length: vertices }, (_, v) => solver.mateOf(v));
  if (mates.some((mate) => mate < 0)) return false;
  const pairs = mates.filter((mate, v) => v < mate && counts(v, mate)).length;
  return pairs > shape.pairs.length;
}
