/**
 * Edges are given by classes of vertices: all players of one kind have the same weight with all
 * players of another, except the few pairs that are blocked. So the graph needs no matrix. Where every
 * pair has a weight of its own, every vertex is a class: `classOf[v]` is v.
 */
export interface WeightedGraph {
  readonly vertices: number;
  readonly classOf: Int32Array;
  readonly classes: number;
  /** One table per word: `weight[q][a * classes + b]`; −Infinity in the first word: no edge. */
  readonly weight: readonly Float64Array[];
  readonly isBlocked: (a: number, b: number) => boolean;
  /** Edges between vertices below this index carry `lowerWeight` of their lower end in a last word. */
  readonly lowerWeight?: Float64Array;
}

/** What a vertex may still be in the order of generation; vertices are numbered in that order. */
export const FREE = 0;
/** Must be paired, with a vertex of higher number below `graph.rankedVertices`. */
export const UPPER = 1;
/** May be paired with a vertex of lower number only, or with a slot. */
export const LOWER = 2;
export type Role = typeof FREE | typeof UPPER | typeof LOWER;

/**
 * Weights are multiplied by it inside, so that duals start even although they are means of two
 * prices. Two outer vertices of one search then always differ from their weight by an even number,
 * and no dual ever needs a fraction.
 */
export const SCALE = 8;
