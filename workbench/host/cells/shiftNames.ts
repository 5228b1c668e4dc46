/** Names and inserted or deleted cells: a name over cells moves, stretches and shrinks with them. */
import { formatArea, parseArea, quoteSheet, splitSheet, type Area } from './address';
import type { Book, BookSheet } from '../book';

type Axis = 'rows' | 'columns';

/** `count` cells come in at the strip (or, below 0, go), over its whole breadth. */
export function shiftNames(
  book: Book,
  sheet: BookSheet,
  strip: Area,
  axis: Axis,
  count: number,
): void {
  for (const name of [...book.names()]) {
    const { sheet: owner, rest } = splitSheet(name.formula.replace(/^=/, ''));
    const area = owner?.toLowerCase() === sheet.name.toLowerCase() ? parseArea(rest) : undefined;
    if (!area || !isAcross(strip, area, axis)) continue;
    const next = stretched(area, strip, axis, count);
    if (next === area) continue;
    const formula = next
      ? `=${quoteSheet(sheet.name)}!${absolute(next)}`
      : `=${quoteSheet(sheet.name)}!#REF!`;
    book.setName({ ...name, formula });
  }
}

const absolute = (area: Area) => formatArea(area).replace(/([A-Z]+)(\d+)/g, '$$$1$$$2');

/** Only what lies wholly in the breadth of the strip moves. */
function isAcross(strip: Area, area: Area, axis: Axis): boolean {
  const [place, size] =
    axis === 'rows' ? (['column', 'columns'] as const) : (['row', 'rows'] as const);
  return area[place] >= strip[place] && area[place] + area[size] <= strip[place] + strip[size];
}

function stretched(area: Area, strip: Area, axis: Axis, count: number): Area | undefined {
  const place = axis === 'rows' ? 'row' : 'column';
  const [from, end] = [area[place], area[place] + area[axis]];
  const at = strip[place];
  if (count > 0) {
    if (from >= at) return { ...area, [place]: from + count };
    return end > at ? { ...area, [axis]: area[axis] + count } : area;
  }
  if (end <= at) return area;
  const until = at - count;
  const left = Math.max(0, Math.min(end, at) - from) + Math.max(0, end - Math.max(from, until));
  if (left === 0) return undefined;
  const before = Math.max(0, Math.min(from, until) - at);
  return { ...area, [place]: from - before, [axis]: left };
}
