import { lastColumn, lastRow, type Area } from '../../cells/address';
import { refuse } from '../../apiError';
import type { ApiObject } from '../../apiObject';
import type { Border, BorderEdge, BookSheet, CellStyle } from '../../book';
import { autofitWidth } from '../../cells/autofit';
import { refuseProtected } from '../../cells/protectedCells';

/** `range.format`. A property that differs between the cells reads as null, as in Excel. */
export function rangeFormat(sheet: BookSheet, area: Area): ApiObject {
  const look = styleProperties(sheet, area, {
    horizontalAlignment: ['horizontal', 'General'],
    verticalAlignment: ['vertical', 'Bottom'],
    wrapText: ['wrap', false],
    indentLevel: ['indent', 0],
    textOrientation: ['rotation', 0],
    shrinkToFit: ['shrink', false],
  });
  return {
    kind: 'RangeFormat',
    get: {
      ...look.get,
      columnWidth: () => pixelsToPoints(sheet.columnWidth(area.column)),
      useStandardWidth: () => sheet.columnWidth(area.column) === standardWidth(sheet),
      rowHeight: () => pixelsToPoints(sheet.rowHeight(area.row)),
    },
    set: {
      ...look.set,
      UseStandardWidth: (isStandard: boolean) => {
        if (isStandard) sheet.setColumnWidth(area.column, area.columns, standardWidth(sheet));
      },
      UseStandardHeight: (isStandard: boolean) => {
        if (isStandard) sheet.setRowHeight(area.row, area.rows, standardHeight(sheet));
      },
      ColumnWidth: (width: number) =>
        sheet.setColumnWidth(area.column, area.columns, pointsToPixels(width)),
      RowHeight: (height: number) =>
        sheet.setRowHeight(area.row, area.rows, pointsToPixels(height)),
    },
    nav: {
      Font: () => font(sheet, area),
      Fill: () => fill(sheet, area),
      Borders: () => borders(sheet, area),
      Protection: () => formatProtection(sheet, area),
    },
    call: {
      AutofitColumns: () => {
        for (let c = area.column; c < area.column + area.columns; c++) {
          sheet.setColumnWidth(c, 1, autofitWidth(sheet, c, area));
        }
      },
      AutofitRows: () => undefined,
    },
  };
}

/** The last column has the width of all that were never given one. */
const standardWidth = (sheet: BookSheet) => sheet.columnWidth(lastColumn - 1);
const standardHeight = (sheet: BookSheet) => sheet.rowHeight(lastRow - 1);
const pixelsToPoints = (pixels: number) => (pixels * 3) / 4;
const pointsToPixels = (points: number) => (points * 4) / 3;

type Described = Record<string, [keyof CellStyle, unknown]>;

function styleProperties(sheet: BookSheet, area: Area, described: Described) {
  const get: Record<string, () => unknown> = {};
  const set: Record<string, (value: never) => void> = {};
  for (const [name, [key, fallback]] of Object.entries(described)) {
    get[name] = () => common(sheet, area, (style) => style[key] ?? fallback);
    set[name[0].toUpperCase() + name.slice(1)] = (value) => {
      refuseProtected(sheet, area, 'allowFormatCells');
      sheet.setStyle(area, { [key]: value });
    };
  }
  return { get, set };
}

/** The value that all cells share, or null. Large areas are judged by their first 10,000 cells. */
function common(sheet: BookSheet, area: Area, read: (style: CellStyle) => unknown): unknown {
  const first = read(sheet.style(area.row, area.column));
  let seen = 0;
  for (let r = area.row; r < area.row + area.rows; r++) {
    for (let c = area.column; c < area.column + area.columns; c++) {
      if (++seen > 10_000) return first;
      if (read(sheet.style(r, c)) !== first) return null;
    }
  }
  return first;
}

function font(sheet: BookSheet, area: Area): ApiObject {
  const base = styleProperties(sheet, area, {
    bold: ['bold', false],
    italic: ['italic', false],
    strikethrough: ['strikethrough', false],
    color: ['fontColor', '#000000'],
    name: ['fontName', 'Calibri'],
    size: ['fontSize', 11],
  });
  return {
    kind: 'RangeFont',
    get: {
      ...base.get,
      underline: () => common(sheet, area, (style) => (style.underline ? 'Single' : 'None')),
    },
    set: {
      ...base.set,
      Underline: (value: string) => sheet.setStyle(area, { underline: value !== 'None' }),
    },
  };
}

function fill(sheet: BookSheet, area: Area): ApiObject {
  return {
    kind: 'RangeFill',
    ...styleProperties(sheet, area, { color: ['fill', '#FFFFFF'] }),
    call: { Clear: () => sheet.setStyle(area, { fill: undefined }) },
  };
}

function formatProtection(sheet: BookSheet, area: Area): ApiObject {
  return {
    kind: 'FormatProtection',
    get: { locked: () => common(sheet, area, (style) => !style.unlocked) },
    set: { Locked: (locked: boolean) => sheet.setStyle(area, { unlocked: !locked }) },
  };
}

const edges = ['EdgeTop', 'EdgeBottom', 'EdgeLeft', 'EdgeRight'] as const;
const insides = ['InsideHorizontal', 'InsideVertical'] as const;
type AnyEdge = (typeof edges)[number] | (typeof insides)[number];

function borders(sheet: BookSheet, area: Area): ApiObject {
  const one = (edge: AnyEdge) => border(sheet, area, edge);
  const known = (edge: unknown): AnyEdge => {
    const all: readonly string[] = [...edges, ...insides];
    return all.includes(String(edge)) ? (edge as AnyEdge) : refuse('ApiNotFound', `border ${edge}`);
  };
  return {
    kind: 'RangeBorderCollection',
    get: { count: () => edges.length + insides.length },
    items: () => [...edges, ...insides].map(one),
    index: (edge) => one(known(edge)),
    call: { GetItem: (edge: string) => one(known(edge)) },
  };
}

function border(sheet: BookSheet, area: Area, edge: AnyEdge): ApiObject {
  const [side, strip] = stripOf(area, edge);
  const present = (): Border =>
    sheet.style(strip.row, strip.column).borders?.[side] ?? {
      style: 'None',
      weight: 'Thin',
      color: '#000000',
    };
  const change = (part: Partial<Border>) => {
    if (strip.rows < 1 || strip.columns < 1) return;
    const next = { ...present(), ...part };
    if (part.style === undefined && next.style === 'None') next.style = 'Continuous';
    sheet.setStyle(strip, { borders: { [side]: next } });
  };
  return {
    kind: 'RangeBorder',
    id: edge,
    get: {
      sideIndex: () => edge,
      style: () => present().style,
      weight: () => present().weight,
      color: () => present().color,
    },
    set: {
      Style: (style: string) => change({ style }),
      Weight: (weight: string) => change({ weight }),
      Color: (color: string) => change({ color }),
    },
  };
}

/** The cells that carry an edge of the range, and on which side. */
function stripOf(area: Area, edge: AnyEdge): [BorderEdge, Area] {
  switch (edge) {
    case 'EdgeTop':
      return [edge, { ...area, rows: 1 }];
    case 'EdgeBottom':
      return [edge, { ...area, row: area.row + area.rows - 1, rows: 1 }];
    case 'EdgeLeft':
      return [edge, { ...area, columns: 1 }];
    case 'EdgeRight':
      return [edge, { ...area, column: area.column + area.columns - 1, columns: 1 }];
    case 'InsideHorizontal':
      return ['EdgeBottom', { ...area, rows: area.rows - 1 }];
    case 'InsideVertical':
      return ['EdgeRight', { ...area, columns: area.columns - 1 }];
  }
}
