/** A vertex, or an odd cycle of nodes (blossom) treated as one. `parts[0]` holds the base. */
export interface Node {
  readonly vertex: number;
  readonly leaves: readonly number[];
  parts: Node[];
  /** `links[i]` joins a vertex of part i to one of part i + 1 (cyclically). */
  links: [number, number][];
  dual: number;
  label: 'outer' | 'inner' | null;
  /** Of an inner node: the tight edge from the outer node above it. */
  entry: [number, number];
}

export const NONE = -1;

export const leaf = (vertex: number): Node => ({
  vertex,
  leaves: [vertex],
  parts: [],
  links: [],
  dual: 0,
  label: null,
  entry: [NONE, NONE],
});

/** The vertex of a node that is matched outside it. */
export function base(node: Node): number {
  let inside = node;
  while (inside.parts.length > 0) inside = inside.parts[0];
  return inside.vertex;
}
