import { intersect, type Area } from './address';

/** What is left of an area when another is cut out of it: up to four rectangles. */
export function withoutArea(area: Area, cut: Area): Area[] {
  const hole = intersect(area, cut);
  if (!hole) return [area];
  const below = hole.row + hole.rows;
  const right = hole.column + hole.columns;
  return [
    { ...area, rows: hole.row - area.row },
    { ...area, row: below, rows: area.row + area.rows - below },
    { ...hole, column: area.column, columns: hole.column - area.column },
    { ...hole, column: right, columns: area.column + area.columns - right },
  ].filter(({ rows, columns }) => rows > 0 && columns > 0);
}
