import { maximumMatching, UNMATCHED, type Neighbours } from '../../matching/maximumMatching';

/** Who may meet whom, by index. */
export interface Graph {
  readonly opponents: readonly (readonly number[])[];
}

const NOBODY: readonly number[] = [];

/** The graph restricted to the players in play. */
export const among =
  ({ opponents }: Graph, inPlay: Uint8Array): Neighbours =>
  (v) =>
    inPlay[v] ? opponents[v].filter((w) => inPlay[w]) : NOBODY;

export function maskOf(graph: Graph, players: readonly number[]): Uint8Array {
  const mask = new Uint8Array(graph.opponents.length);
  for (const v of players) mask[v] = 1;
  return mask;
}

/** Pairs as many of `players` as possible with each other, beginning with the pairs of `start`. */
export function matchInside(
  graph: Graph,
  players: readonly number[],
  start?: Int32Array,
): { readonly mate: Int32Array; readonly uncovered: readonly number[] } {
  const inside = among(graph, maskOf(graph, players));
  const mate = maximumMatching(graph.opponents.length, inside, start);
  return { mate, uncovered: players.filter((v) => mate[v] === UNMATCHED) };
}
