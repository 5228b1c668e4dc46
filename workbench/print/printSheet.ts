/**
 * A sheet as a page for the browser's print dialog, which also saves it as a PDF: the print area with
 * its looks, on the paper, with the margins, the heads and the breaks that the sheet asks for.
 */
import { chartOf, chartSvg } from '../grid/chartSvg';
import type { Book, BookSheet, CellStyle } from '../host/book';
import type { Area } from '../host/cells/address';
import { formatValue } from '../host/cells/numberFormat';

/** In points. */
const PAPERS: Readonly<Record<string, readonly [number, number]>> = {
  A4: [595.28, 841.89],
  Letter: [612, 792],
};
const PIXEL = 0.75;

interface Layout {
  readonly area: Area;
  /** By which every length is multiplied. */
  readonly scale: number;
  readonly rule: string;
}

/** Nothing in it is fetched and nothing in it runs. */
export interface SheetOnPaper {
  /** `@page`: holds for a whole document only. */
  readonly rule: string;
  readonly style: string;
  readonly body: string;
}

export function sheetOnPaper(book: Book, sheet: BookSheet): SheetOnPaper {
  const layout = layoutOf(sheet);
  const body = `<div class="sheet">${tables(book, sheet, layout)}${drawings(sheet, layout)}</div>`;
  return { rule: layout.rule, style: STYLE, body };
}

/** As a document of its own. */
export function printSheet(book: Book, sheet: BookSheet, language: string): string {
  const { rule, style, body } = sheetOnPaper(book, sheet);
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    `<title>${escaped(sheet.name)}</title><style>${rule}${style}</style></head><body>${body}</body></html>`
  );
}

const STYLE = `
body{margin:0}
.sheet{font-family:Calibri,Carlito,"Segoe UI",Arial,sans-serif;-webkit-print-color-adjust:exact;print-color-adjust:exact;position:relative}
table{border-collapse:collapse;table-layout:fixed}
td{padding:0 2px;overflow:visible;white-space:nowrap;vertical-align:bottom;box-sizing:border-box;line-height:1.2}
tr{break-inside:avoid}
.drawn{position:absolute}`;

function layoutOf(sheet: BookSheet): Layout {
  const { page } = sheet;
  const used = sheet.usedArea(false) ?? { row: 0, column: 0, rows: 1, columns: 1 };
  const area = page.printArea ? common(page.printArea, used) : { ...used, row: 0, column: 0 };
  if (!page.printArea) {
    Object.assign(area, { rows: used.row + used.rows, columns: used.column + used.columns });
  }
  const [short, long] = PAPERS[page.paperSize ?? 'A4'] ?? PAPERS.A4;
  const isLying = page.orientation.toLowerCase() === 'landscape';
  const [width, height] = isLying ? [long, short] : [short, long];
  const { top, bottom, left, right } = page.margins;
  const zoom = page.zoom as { scale?: number };
  const points = sum(columnsOf(sheet, area).map((column) => sheet.columnWidth(column))) * PIXEL;
  const scale = zoom.scale ? zoom.scale / 100 : Math.min(1, (width - left - right) / points);
  const margins = [top, right, bottom, left].map((side) => `${side}pt`).join(' ');
  return {
    area,
    scale,
    rule: `@page{size:${width}pt ${height}pt;margin:${margins};${boxes(page.headersFooters)}}`,
  };
}

/** Heads and feet of the page; `&P` is its number, `&N` how many there are. */
function boxes(texts: Readonly<Record<string, string>>): string {
  return (['Header', 'Footer'] as const)
    .flatMap((kind) =>
      (['left', 'center', 'right'] as const).map((side) => {
        const text = texts[`${side}${kind}`];
        const edge = kind === 'Header' ? 'top' : 'bottom';
        return text ? `@${edge}-${side}{content:${content(text)};font-size:9pt}` : '';
      }),
    )
    .join('');
}

const content = (text: string): string =>
  (text.match(/&&|&[PN]|&"[^"]*"|&\d+|&[A-Z]|&|[^&]+/g) ?? [])
    .map((piece) => {
      if (piece === '&P') return 'counter(page)';
      if (piece === '&N') return 'counter(pages)';
      if (/^&("|\d|[A-Z])/.test(piece)) return '';
      return quoted(piece === '&&' ? '&' : piece);
    })
    .filter(Boolean)
    .join(' ');

/** As a text of a style sheet; what could end the sheet or the text goes as a code. */
const quoted = (text: string): string =>
  `"${text.replace(/["\\<>\n\r]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`;

/** The rows above the repeated ones, then a table to a page that somebody set, each with its head. */
function tables(book: Book, sheet: BookSheet, layout: Layout): string {
  const { area } = layout;
  const all = shownRows(sheet, area.row, area.row + area.rows);
  const { titleRows, breaks } = sheet.page;
  const isTitle = (row: number) =>
    titleRows !== undefined && row >= titleRows.row && row < titleRows.row + titleRows.rows;
  const heads = all.filter(isTitle);
  const above = heads.length > 0 ? all.filter((row) => row < heads[0]) : [];
  const body = all.filter((row) => !isTitle(row) && !above.includes(row));
  const parts: number[][] = [[]];
  for (const row of body) {
    if (breaks.includes(row) && parts[parts.length - 1].length > 0) parts.push([]);
    parts[parts.length - 1].push(row);
  }
  const columns = columnsOf(sheet, area);
  const group = columns
    .map((column) => `<col style="width:${sheet.columnWidth(column) * layout.scale}px">`)
    .join('');
  const width = sum(columns.map((column) => sheet.columnWidth(column))) * layout.scale;
  const table = (head: readonly number[], rows: readonly number[], isNew: boolean) =>
    `<table style="width:${width}px${isNew ? ';break-before:page' : ''}"><colgroup>${group}</colgroup>` +
    (head.length > 0 ? `<thead>${lines(book, sheet, layout, head)}</thead>` : '') +
    `<tbody>${lines(book, sheet, layout, rows)}</tbody></table>`;
  return (
    (above.length > 0 ? table([], above, false) : '') +
    parts.map((rows, index) => table(heads, rows, index > 0)).join('')
  );
}

function lines(book: Book, sheet: BookSheet, layout: Layout, rows: readonly number[]): string {
  const columns = columnsOf(sheet, layout.area);
  return rows
    .map((row) => {
      const cells = columns.map((column) => cell(book, sheet, layout, row, column)).join('');
      return `<tr style="height:${sheet.rowHeight(row) * layout.scale}px">${cells}</tr>`;
    })
    .join('');
}

function cell(book: Book, sheet: BookSheet, layout: Layout, row: number, column: number): string {
  const merged = sheet.merges.find((each) => isIn(each, row, column));
  if (merged && (merged.row !== row || merged.column !== column)) return '';
  const { value } = sheet.content(row, column);
  const format = sheet.numberFormat(row, column);
  // `_)` is room at the right, as wide as the sign after it.
  const text = formatValue(value, format.replace(/_./g, ''));
  const span = merged ? ` colspan="${merged.columns}" rowspan="${merged.rows}"` : '';
  const style = cellStyle(sheet.style(row, column), typeof value === 'number', layout.scale);
  const isHead = book.tables().some(({ sheet: of, area, style: look }) => {
    return of.id === sheet.id && look !== '' && area.row === row && isIn(area, row, column);
  });
  return `<td${span} style="${style}${isHead ? ';font-weight:bold' : ''}">${escaped(text)}</td>`;
}

const EDGES = {
  EdgeTop: 'top',
  EdgeBottom: 'bottom',
  EdgeLeft: 'left',
  EdgeRight: 'right',
} as const;

function cellStyle(style: CellStyle, isNumber: boolean, scale: number): string {
  const align = (style.horizontal ?? 'General').toLowerCase();
  const lines = Object.entries(style.borders ?? {}).flatMap(([edge, border]) =>
    border && border.style !== 'None'
      ? [`border-${EDGES[edge as keyof typeof EDGES]}:1px solid ${colour(border.color)}`]
      : [],
  );
  return [
    `font-size:${(style.fontSize ?? 11) * scale}pt`,
    `text-align:${['left', 'center', 'right'].includes(align) ? align : isNumber ? 'right' : 'left'}`,
    style.bold ? 'font-weight:bold' : '',
    style.italic ? 'font-style:italic' : '',
    style.fontColor ? `color:${colour(style.fontColor)}` : '',
    style.fill ? `background:${colour(style.fill)}` : '',
    style.wrap ? 'white-space:pre-wrap;overflow-wrap:anywhere' : '',
    style.vertical === 'Center' ? 'vertical-align:middle' : '',
    style.vertical === 'Top' ? 'vertical-align:top' : '',
    ...lines,
  ]
    .filter(Boolean)
    .join(';');
}

/** Colours come from files too: only what is one is written. */
const colour = (text: string): string => (/^#?[0-9a-z]+$/i.test(text) ? text : 'inherit');

/** Charts and pictures, where they stand over the cells. */
function drawings(sheet: BookSheet, { area, scale }: Layout): string {
  const x = (column: number) =>
    sum(
      columnsOf(sheet, { ...area, columns: column - area.column }).map((each) =>
        sheet.columnWidth(each),
      ),
    );
  const y = (row: number) =>
    sum(shownRows(sheet, area.row, row).map((each) => sheet.rowHeight(each)));
  const place = (left: number, top: number, width: number, height: number) =>
    `class="drawn" style="left:${left * scale}px;top:${top * scale}px;width:${width * scale}px;height:${height * scale}px"`;
  const charts = sheet.charts.map(({ title, data, at }) => {
    const [width, height] = [
      x(at.column + at.columns) - x(at.column),
      y(at.row + at.rows) - y(at.row),
    ];
    const cells = Array.from({ length: data.rows }, (_, row) =>
      Array.from(
        { length: data.columns },
        (_unused, column) => sheet.content(data.row + row, data.column + column).value,
      ),
    );
    const picture = chartSvg(chartOf(title, cells), width * scale, height * scale);
    return `<div ${place(x(at.column), y(at.row), width, height)}>${picture}</div>`;
  });
  const pictures = sheet.pictures.map(({ row, column, dx, dy, width, height, image, alt }) => {
    const kind = image.startsWith('/9j/') ? 'jpeg' : 'png';
    const source = `data:image/${kind};base64,${image.replace(/[^A-Za-z0-9+/=]/g, '')}`;
    return `<img ${place(x(column) + dx, y(row) + dy, width, height)} src="${source}" alt="${escaped(alt)}">`;
  });
  return [...charts, ...pictures].join('');
}

const columnsOf = (sheet: BookSheet, { column, columns }: Area): number[] =>
  Array.from({ length: Math.max(0, columns) }, (_, index) => column + index).filter(
    (each) => !sheet.isColumnHidden(each),
  );
const shownRows = (sheet: BookSheet, from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index).filter(
    (row) => !sheet.isRowHidden(row),
  );
const isIn = (area: Area, row: number, column: number): boolean =>
  row >= area.row &&
  row < area.row + area.rows &&
  column >= area.column &&
  column < area.column + area.columns;

/** What grows is printed by whole columns: as far as there is something in them. */
function common(area: Area, used: Area): Area {
  const rows = Math.min(area.row + area.rows, used.row + used.rows) - area.row;
  const columns = Math.min(area.column + area.columns, used.column + used.columns) - area.column;
  return { ...area, rows: Math.max(1, rows), columns: Math.max(1, columns) };
}

const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0);

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign]);
