import type { Cell, CellStyle, Sheet, TableDefinition } from 'hucre/xlsx';
import { areaAddress } from '../sheets/cells';
import { isFormula, type Area, type FormatPlan, type SheetPlan } from '../sheets/plan';

/** What reading and writing have in common. */
export type PlainSheet = Omit<Sheet, 'charts' | 'pivotTables'>;

/** Longer ones make Excel repair the file (MS-OI29500, 2.1.613). */
export const MESSAGE_LIMIT = { prompt: 255, error: 224 } as const;

/** One sheet of a plan in the terms of the xlsx library. */
export function toXlsxSheet(plan: SheetPlan): PlainSheet {
  const cells = new Map<string, Cell>();
  const rows: Sheet['rows'] = [];
  for (const block of plan.blocks)
    block.cells.forEach((line, r) =>
      line.forEach((value, c) => {
        if (value === null || value === '') return;
        const row = block.row + r;
        const column = block.column + c;
        const cell = toCell(value);
        cells.set(`${row},${column}`, cell);
        for (let filled = rows.length; filled <= row; filled++) rows.push([]);
        while (rows[row].length <= column) rows[row].push(null);
        rows[row][column] = cell.value;
      }),
    );
  for (const format of plan.formats ?? []) applyFormat(cells, format);
  return {
    name: plan.name,
    rows,
    cells,
    columns: columnWidths(plan),
    tables: (plan.tables ?? []).map((table) => toTable(table, rows)),
    dataValidations: (plan.validations ?? []).map((validation) => ({
      type: 'list',
      values: [...validation.list],
      range: areaAddress(validation.area),
      allowBlank: true,
      showInputMessage: true,
      inputTitle: validation.title,
      inputMessage: validation.message.slice(0, MESSAGE_LIMIT.prompt),
      // Other spellings are understood when the sheet is read: they are let through in silence.
      showErrorMessage: validation.strict,
      errorStyle: 'stop',
      errorTitle: validation.title,
      errorMessage: validation.message.slice(0, MESSAGE_LIMIT.error),
    })),
    conditionalRules: (plan.marks ?? []).map(({ area, formula, fill, colour }, index) => ({
      type: 'expression',
      priority: index + 1,
      range: areaAddress(area),
      formula,
      style: conditionalStyle(fill, colour),
    })),
    ...(plan.freeze ? { freezePane: plan.freeze } : {}),
    ...pageOf(plan),
    view: {
      showGridLines: plan.gridlines ?? true,
      ...(plan.tabColour ? { tabColor: { rgb: plan.tabColour.replace('#', '') } } : {}),
    },
    hidden: plan.visibility === 'hidden',
    veryHidden: plan.visibility === 'veryHidden',
  };
}

/** In a conditional format the background is the fill, as Excel writes it; some read the foreground. */
export function conditionalStyle(fill?: string, colour?: string): CellStyle {
  const rgb = (hex: string) => ({ rgb: hex.replace('#', '') });
  return {
    ...(colour ? { font: { color: rgb(colour) } } : {}),
    ...(fill
      ? { fill: { type: 'pattern', pattern: 'solid', fgColor: rgb(fill), bgColor: rgb(fill) } }
      : {}),
  };
}

/** Text is text, with the format that keeps Excel from reading it as anything else. */
function toCell(value: string | number | { formula: string }): Cell {
  if (isFormula(value))
    return { value: null, type: 'formula', formula: fileFormula(value.formula) };
  if (typeof value === 'number') return { value, type: 'number' };
  return { value, type: 'string', style: { numFmt: '@' } };
}

/** Files keep custom functions under another name than the one people see and type. */
const fileFormula = (text: string): string =>
  text.replace(/^=/, '').replace(/\bCHESS\.([A-Z0-9_]+)/g, '_xldudf_CHESS_$1');

function toTable(
  { name, area, style, filter }: NonNullable<SheetPlan['tables']>[number],
  rows: Sheet['rows'],
): TableDefinition {
  const header = rows[area.row]?.slice(area.column, area.column + area.columns) ?? [];
  return {
    name,
    range: areaAddress(area),
    columns: header.map((text) => ({ name: String(text) })),
    style: style ?? 'TableStyleLight1',
    showAutoFilter: filter ?? false,
  };
}

function applyFormat(cells: Map<string, Cell>, format: FormatPlan): void {
  const { row, column, rows, columns } = format.area;
  for (let r = row; r < row + rows; r++)
    for (let c = column; c < column + columns; c++) {
      const key = `${r},${c}`;
      const cell = cells.get(key) ?? { value: null, type: 'empty' };
      cells.set(key, { ...cell, style: withFormat(cell, format) });
    }
}

/** Excel's own; a font without a name is anybody's guess. */
export const STANDARD_FONT = { name: 'Calibri', size: 11 } as const;

function withFormat({ style = {}, type }: Cell, format: FormatPlan): CellStyle {
  const colour = (hex: string) => ({ rgb: hex.replace('#', '') });
  const { bold, italic, size, colour: ink, fill, align, wrap, line, numberFormat } = format;
  const font = {
    ...style.font,
    ...(bold === undefined ? {} : { bold }),
    ...(italic === undefined ? {} : { italic }),
    ...(size === undefined ? {} : { size }),
    ...(ink === undefined ? {} : { color: colour(ink) }),
  };
  const alignment = {
    ...style.alignment,
    ...(align === undefined ? {} : { horizontal: align }),
    ...(wrap === undefined ? {} : { wrapText: wrap }),
  };
  return {
    ...style,
    ...(Object.keys(font).length > 0 ? { font: { ...STANDARD_FONT, ...font } } : {}),
    ...(Object.keys(alignment).length > 0 ? { alignment } : {}),
    ...(fill ? { fill: { type: 'pattern', pattern: 'solid', fgColor: colour(fill) } } : {}),
    ...(line ? { border: { bottom: { style: 'thin', color: colour(line) } } } : {}),
    ...(numberFormat && type !== 'string' ? { numFmt: numberFormat } : {}),
  };
}

function columnWidths({ widths = {} }: SheetPlan): Sheet['columns'] {
  const last = Math.max(-1, ...Object.keys(widths).map(Number));
  return Array.from({ length: last + 1 }, (_, column) =>
    widths[column] === undefined ? {} : { width: widths[column] },
  );
}

function pageOf({ print }: SheetPlan): Pick<Sheet, 'pageSetup' | 'headerFooter'> {
  if (!print) return {};
  return {
    pageSetup: {
      paperSize: 'a4',
      orientation: print.orientation,
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      ...(print.area ? { printArea: absolute(print.area) } : {}),
      ...(print.titleRows
        ? { printTitlesRow: `$${print.titleRows[0] + 1}:$${print.titleRows[1] + 1}` }
        : {}),
    },
    // & starts a code, and &C the middle; an event may have one in its name.
    headerFooter: {
      ...(print.header ? { oddHeader: `&C${print.header.replace(/&/g, '&&')}` } : {}),
      ...(print.footer ? { oddFooter: `&C${print.footer}` } : {}),
    },
  };
}

/** "$A$1:$D$9". */
export const absolute = (area: Area): string =>
  areaAddress(area).replace(/([A-Z]+)(\d+)/g, '$$$1$$$2');
