import type { Blossoms } from './blossoms';

/** Labels of a search: not reached, at even distance from a root, at odd distance. */
export const NONE = 0;
export const OUTER = 1;
export const INNER = 2;

export interface Labels {
  readonly label: Uint8Array;
  readonly enterFrom: Int32Array;
  readonly enterTo: Int32Array;
}

export interface Cycle {
  readonly children: readonly number[];
  readonly links: readonly (readonly [number, number])[];
}

/** The odd cycle that an edge between two outer vertices of one tree closes, from its top on. */
export function cycleOf(v: number, w: number, shape: Blossoms, labels: Labels): Cycle {
  const { label, enterFrom, enterTo } = labels;
  const left = pathToRoot(v, shape, labels);
  const right = pathToRoot(w, shape, labels);
  while (left.length > 1 && right.length > 1 && left[left.length - 2] === right[right.length - 2]) {
    left.pop();
    right.pop();
  }
  const children = [...left].reverse().concat(right.slice(0, -1));
  const matched = (child: number): [number, number] => [
    shape.base[child],
    shape.mate[shape.base[child]],
  ];
  const links = children.map((child, i): readonly [number, number] => {
    if (i === left.length - 1) return [v, w];
    const next = children[(i + 1) % children.length];
    const isOuter = label[child] === OUTER;
    // Down the left side, then up the right side: the same edges seen from the other end.
    if (i < left.length - 1) return isOuter ? [enterFrom[next], enterTo[next]] : matched(child);
    return isOuter ? matched(child) : [enterTo[child], enterFrom[child]];
  });
  return { children, links };
}

function pathToRoot(v: number, { outer, mate, base }: Blossoms, { enterFrom }: Labels): number[] {
  const path = [outer[v]];
  for (;;) {
    const partner = mate[base[path[path.length - 1]]];
    if (partner < 0) return path;
    const inner = outer[partner];
    path.push(inner, outer[enterFrom[inner]]);
  }
}
