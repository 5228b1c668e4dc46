import type { BookSheet } from '../book';

type Side = 'row' | 'column';

const extent = (sheet: BookSheet, side: Side, index: number): number => {
  if (side === 'row') return sheet.isRowHidden(index) ? 0 : sheet.rowHeight(index);
  return sheet.isColumnHidden(index) ? 0 : sheet.columnWidth(index);
};

/** Where a row or a column begins, in pixels of the sheet. */
export function edgeOf(sheet: BookSheet, side: Side, index: number): number {
  let edge = 0;
  for (let each = 0; each < index; each++) edge += extent(sheet, side, each);
  return edge;
}

/** The row or column that holds a pixel of the sheet, and how far from its edge. */
export function cellAt(sheet: BookSheet, side: Side, pixel: number): [number, number] {
  let index = 0;
  let rest = pixel;
  for (let size = extent(sheet, side, 0); rest >= size; size = extent(sheet, side, index)) {
    rest -= size;
    index++;
  }
  return [index, rest];
}
