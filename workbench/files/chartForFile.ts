/** Charts of a book ⇄ those of a file: lines by rows, as the add-in writes them. */
import { look } from '../grid/chartSvg';
import { formatArea, parseArea, type Area } from '../host/cells/address';
import type { BookSheet, Chart } from '../host/book';
import type { PlainSheet, readWorkbook } from '../../src/xlsx/workbook';

type WrittenChart = NonNullable<PlainSheet['charts']>[number];
type Workbook = Extract<Awaited<ReturnType<typeof readWorkbook>>, { ok: true }>['value'];
type FileChart = NonNullable<Workbook['sheets'][number]['charts']>[number];

const absolute = (area: Area) => formatArea(area).replace(/([A-Z]+)(\d+)/g, '$$$1$$$2');
const DASHES = new Map([
  ['7 3', 'dash'],
  ['2 3', 'sysDot'],
  ['10 3 2 3', 'dashDot'],
] as const);
const MARKERS = ['circle', 'square', 'diamond', 'triangle'] as const;

export function chartForFile(sheet: BookSheet, { name, title, data, at }: Chart): WrittenChart {
  const quoted = `'${sheet.name.replace(/'/g, "''")}'`;
  const ref = (row: number, column: number, columns: number) =>
    `${quoted}!${absolute({ row, column, rows: 1, columns })}`;
  const { row, column, rows, columns } = data;
  return {
    type: 'line',
    title,
    // Becomes its name (src/xlsx/charts).
    frameTitle: name,
    altText: title,
    legend: 'right',
    axes: { y: { gridlines: { major: true } } },
    anchor: {
      from: { row: at.row, col: at.column },
      to: { row: at.row + at.rows, col: at.column + at.columns },
    },
    series: Array.from({ length: rows - 1 }, (_, index) => {
      const { colour, dash, isHollow } = look(index);
      const color = colour.slice(1).toUpperCase();
      return {
        name: ref(row + 1 + index, column, 1),
        values: ref(row + 1 + index, column + 1, columns - 1),
        categories: ref(row, column + 1, columns - 1),
        color,
        stroke: { width: 1.75, dash: DASHES.get(dash as '7 3') ?? 'solid' },
        marker: {
          symbol: MARKERS[index % MARKERS.length],
          size: 7,
          fill: isHollow ? 'FFFFFF' : color,
          line: color,
        },
      };
    }),
  };
}

/** Only what is drawn here too: lines, one row below the other under the row of the categories. */
export function chartFromFile(sheet: string, file: FileChart): Chart[] {
  const { kinds, series = [], anchor, title, frameTitle } = file;
  const areaOf = (reference = '') => {
    const [, owner, cells] = /^(.+)!([^!]+)$/.exec(reference) ?? [];
    const isOurs = owner?.replace(/^'|'$/g, '').replace(/''/g, "'") === sheet;
    return isOurs ? parseArea(cells.replace(/\$/g, '')) : undefined;
  };
  const header = areaOf(series[0]?.categoriesRef);
  if (kinds.join() !== 'line' || !header || header.column === 0 || !anchor?.to) return [];
  const isBlock = series.every(({ valuesRef, categoriesRef }, index) => {
    const line = areaOf(valuesRef);
    const wanted = { ...header, row: header.row + 1 + index };
    const isSame = JSON.stringify(line) === JSON.stringify(wanted);
    return isSame && categoriesRef === series[0].categoriesRef;
  });
  const { from, to } = anchor;
  if (!isBlock || header.rows !== 1 || to.row <= from.row || to.col <= from.col) return [];
  const data = {
    row: header.row,
    column: header.column - 1,
    rows: series.length + 1,
    columns: header.columns + 1,
  };
  const at = {
    row: from.row,
    column: from.col,
    rows: to.row - from.row,
    columns: to.col - from.col,
  };
  const [type, seriesBy, legend] = ['LineMarkers', 'Rows', 'Right'];
  return [{ name: frameTitle ?? 'Chart', type, data, seriesBy, title: title ?? '', legend, at }];
}
