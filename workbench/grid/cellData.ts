/** Our cells and looks ⇄ the grid's cell data. */
import {
  BooleanNumber,
  BorderStyleTypes,
  CellValueType,
  HorizontalAlign,
  VerticalAlign,
  WrapStrategy,
  type IBorderStyleData,
  type ICellData,
  type IStyleData,
  type Nullable,
  type Worksheet,
} from '@univerjs/core';
import type { FormulaDataModel } from '@univerjs/preset-sheets-core';
import { gridFont, gridFontSize } from './gridFont';
import type { Border, BorderEdge, CellContent, CellStyle, CellValue } from '../host/book';

export function toCellData({ value, formula }: CellContent): ICellData {
  const none = { f: null, si: null, p: null };
  if (formula !== undefined) return { ...none, f: formula, v: null, t: null };
  if (value === '') return { ...none, v: null, t: null };
  if (typeof value === 'boolean') return { ...none, v: value ? 1 : 0, t: CellValueType.BOOLEAN };
  const t = typeof value === 'number' ? CellValueType.NUMBER : CellValueType.STRING;
  return { ...none, v: value, t };
}

export function toValue(cell: Nullable<ICellData>): CellValue {
  if (cell?.p) return (cell.p.body?.dataStream ?? '').replace(/\r\n$/, '');
  const value = cell?.v;
  if (value === null || value === undefined) return '';
  if (cell?.t === CellValueType.BOOLEAN) return value === 1 || value === true;
  if (cell?.t === CellValueType.STRING || cell?.t === CellValueType.FORCE_STRING)
    return String(value);
  return value;
}

/** What a cell shows: its own value, else what a formula beside it spills there. */
export function shownValue(
  sheet: Worksheet,
  formulas: FormulaDataModel,
  row: number,
  column: number,
  own = sheet.getCellRaw(row, column),
): CellValue {
  const isFilled = own && ((own.v ?? null) !== null || own.f || own.si || own.p);
  if (isFilled) return toValue(own);
  const spilled = formulas.getArrayFormulaCellData()[sheet.getUnitId()]?.[sheet.getSheetId()];
  return toValue(spilled?.[row]?.[column]);
}

const horizontals: Record<string, HorizontalAlign> = {
  General: HorizontalAlign.UNSPECIFIED,
  Left: HorizontalAlign.LEFT,
  Center: HorizontalAlign.CENTER,
  Right: HorizontalAlign.RIGHT,
};
const verticals: Record<string, VerticalAlign> = {
  Top: VerticalAlign.TOP,
  Center: VerticalAlign.MIDDLE,
  Bottom: VerticalAlign.BOTTOM,
};
const edges: Record<BorderEdge, 't' | 'b' | 'l' | 'r'> = {
  EdgeTop: 't',
  EdgeBottom: 'b',
  EdgeLeft: 'l',
  EdgeRight: 'r',
};

const flag = (on: boolean | undefined) => (on ? BooleanNumber.TRUE : BooleanNumber.FALSE);
const colour = (rgb: string | undefined) => (rgb === undefined ? null : { rgb });

/** Only what is named in the style; an undefined value takes the property away. */
export function toStyleData(style: CellStyle): Record<string, unknown> {
  const data: Record<string, unknown> = {};
  if ('bold' in style) data['bl'] = flag(style.bold);
  if ('italic' in style) data['it'] = flag(style.italic);
  if ('underline' in style) data['ul'] = { s: flag(style.underline) };
  if ('strikethrough' in style) data['st'] = { s: flag(style.strikethrough) };
  if ('fontColor' in style) data['cl'] = colour(style.fontColor);
  if ('fontName' in style) data['ff'] = style.fontName ?? null;
  if ('fontSize' in style) data['fs'] = style.fontSize ?? null;
  if ('fill' in style) data['bg'] = colour(style.fill);
  if ('horizontal' in style) data['ht'] = horizontals[style.horizontal ?? 'General'] ?? null;
  if ('vertical' in style) data['vt'] = verticals[style.vertical ?? 'Bottom'] ?? null;
  if ('wrap' in style) data['tb'] = style.wrap ? WrapStrategy.WRAP : WrapStrategy.OVERFLOW;
  if ('indent' in style) data['pd'] = style.indent ? { l: 2 + 9 * style.indent } : null;
  if ('rotation' in style) data['tr'] = style.rotation ? { a: style.rotation } : null;
  if (style.borders) data['bd'] = toBorders(style.borders);
  return data;
}

function toBorders(borders: NonNullable<CellStyle['borders']>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(borders).map(([edge, border]) => [edges[edge as BorderEdge], toBorder(border)]),
  );
}

function toBorder(border: Border): IBorderStyleData | null {
  if (border.style === 'None') return null;
  const weights: Record<string, BorderStyleTypes> = {
    Hairline: BorderStyleTypes.HAIR,
    Thin: BorderStyleTypes.THIN,
    Medium: BorderStyleTypes.MEDIUM,
    Thick: BorderStyleTypes.THICK,
  };
  const styles: Record<string, BorderStyleTypes> = {
    Dash: BorderStyleTypes.DASHED,
    Dot: BorderStyleTypes.DOTTED,
    Double: BorderStyleTypes.DOUBLE,
  };
  const s = styles[border.style] ?? weights[border.weight] ?? BorderStyleTypes.THIN;
  return { s, cl: { rgb: border.color } };
}

const nameOf = <T>(map: Record<string, T>, value: unknown): string | undefined =>
  Object.keys(map).find((key) => map[key] === value);

export function fromStyleData(data: Nullable<IStyleData>): CellStyle {
  if (!data) return {};
  const style: CellStyle = {};
  if (data.bl) style.bold = true;
  if (data.it) style.italic = true;
  if (data.ul?.s) style.underline = true;
  if (data.st?.s) style.strikethrough = true;
  if (data.cl?.rgb) style.fontColor = data.cl.rgb;
  if (data.ff && data.ff !== gridFont) style.fontName = data.ff;
  if (data.fs && data.fs !== gridFontSize) style.fontSize = data.fs;
  if (data.bg?.rgb) style.fill = data.bg.rgb;
  if (data.ht) style.horizontal = nameOf(horizontals, data.ht);
  if (data.vt && data.vt !== VerticalAlign.MIDDLE) style.vertical = nameOf(verticals, data.vt);
  if (data.tb === WrapStrategy.WRAP) style.wrap = true;
  if (data.bd) style.borders = fromBorders(data.bd);
  return style;
}

function fromBorders(borders: NonNullable<IStyleData['bd']>): CellStyle['borders'] {
  const found: CellStyle['borders'] = {};
  for (const [edge, key] of Object.entries(edges)) {
    const border = borders?.[key];
    if (!border) continue;
    found[edge as BorderEdge] = {
      style: 'Continuous',
      weight: border.s === BorderStyleTypes.MEDIUM ? 'Medium' : 'Thin',
      color: border.cl?.rgb ?? '#000000',
    };
  }
  return found;
}
