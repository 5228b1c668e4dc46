/** A sheet of a book for a file. */
import { chartForFile } from './chartForFile';
import { headerForFile } from './headerText';
import { pictureForFile } from './pictureForFile';
import { formatArea, type Area } from '../host/cells/address';
import type { Book, BookSheet, CellStyle, Validation } from '../host/book';
import { headersOf } from '../host/cells/createTable';
import { fileFormula, type PlainSheet } from '../../src/xlsx/workbook';
import { isLiveFormula } from '../../src/sheets/liveLists';
import { MESSAGE_LIMIT } from '../../src/sheets/apply/looks';

type FileCell = NonNullable<PlainSheet['cells']> extends Map<string, infer C> ? C : never;
type FileStyle = NonNullable<FileCell['style']>;

/** `frozen`: formulas of ours are written as what they show. */
export function sheetForFile(book: Book, sheet: BookSheet, frozen = false): PlainSheet {
  const { rows, cells } = frozen ? cellsForFile(sheet, true) : cellsOf(sheet);
  const [rowCount, columnCount] = [rows.length, rows[0].length];
  return {
    name: sheet.name,
    rows,
    cells,
    columns: Array.from({ length: columnCount }, (_, c) => ({
      width: sheet.columnWidth(c) / DIGIT,
      hidden: sheet.isColumnHidden(c),
    })),
    rowDefs: rowsForFile(sheet, rowCount),
    ...(sheet.protection ? { protection: { sheet: true } } : {}),
    merges: sheet.merges.map(({ row, column, rows: height, columns }) => ({
      startRow: row,
      startCol: column,
      endRow: row + height - 1,
      endCol: column + columns - 1,
    })),
    tables: book
      .tables()
      .filter((table) => table.sheet.id === sheet.id)
      .map((table) => ({
        name: table.name,
        range: formatArea(table.area),
        columns: headersOf(table).map((name) => ({ name })),
        style: table.style,
        showRowStripes: table.showBandedRows,
        showAutoFilter: table.showFilterButton,
      })),
    dataValidations: sheet.validations.flatMap(validationForFile),
    conditionalRules: sheet.conditionalFormats.map(
      ({ areas, formula, stopIfTrue, look }, index) => ({
        type: 'expression',
        priority: index + 1,
        range: areas.map(formatArea).join(' '),
        formula: formula.replace(/^=/, ''),
        style: conditionalStyle(look.fill, look.fontColor),
        ...(stopIfTrue ? { stopIfTrue } : {}),
      }),
    ),
    ...(sheet.charts.length > 0
      ? { charts: sheet.charts.map((chart) => chartForFile(sheet, chart)) }
      : {}),
    ...(sheet.pictures.length > 0 ? { pictures: sheet.pictures.map(pictureForFile) } : {}),
    ...(sheet.frozen.rows + sheet.frozen.columns > 0 ? { freezePane: sheet.frozen } : {}),
    view: {
      showGridLines: sheet.showGridlines,
      ...(sheet.tabColor ? { tabColor: { rgb: bare(sheet.tabColor) } } : {}),
    },
    hidden: sheet.visibility === 'Hidden',
    veryHidden: sheet.visibility === 'VeryHidden',
    ...pageForFile(sheet),
    // The library names the row before the break.
    ...(sheet.page.breaks.length > 0 ? { rowBreaks: sheet.page.breaks.map((row) => row - 1) } : {}),
  };
}

interface FileCells {
  readonly rows: NonNullable<PlainSheet['rows']>;
  readonly cells: Map<string, FileCell>;
}

/** A workbook is kept after every change, which is mostly one of a single sheet. */
const known = new WeakMap<BookSheet, FileCells & { readonly revision: number }>();

function cellsOf(sheet: BookSheet): FileCells {
  const { revision } = sheet;
  const before = known.get(sheet);
  if (before && before.revision === revision) return before;
  const found = cellsForFile(sheet);
  if (revision !== undefined) known.set(sheet, { ...found, revision });
  return found;
}

function cellsForFile(sheet: BookSheet, frozen = false): FileCells {
  const used = sheet.usedArea(false) ?? { row: 0, column: 0, rows: 1, columns: 1 };
  const cells = new Map<string, FileCell>();
  const looks = new Map<string, FileStyle>();
  const rows = Array.from({ length: used.row + used.rows }, (_, r) =>
    Array.from({ length: used.column + used.columns }, (_unused, c) => {
      const cell = cellForFile(sheet, r, c, frozen, looks);
      if (cell) cells.set(`${r},${c}`, cell);
      return cell?.value ?? null;
    }),
  );
  return { rows, cells };
}

/** ECMA-376, 18.3.1.13: a width counts digits of the standard font, which are seven pixels wide. */
const DIGIT = 7;

/** Rows whose height is not that of a row nobody has touched. */
function rowsForFile(sheet: BookSheet, rows: number): NonNullable<PlainSheet['rowDefs']> {
  const standard = sheet.rowHeight(LAST_ROW);
  const own = new Map<number, { height?: number; hidden?: boolean }>();
  for (let row = 0; row < rows; row++) {
    const height = sheet.rowHeight(row);
    const isHidden = sheet.isRowHidden(row);
    if (height === standard && !isHidden) continue;
    const size = height === standard ? {} : { height: height * POINTS };
    own.set(row, { ...size, ...(isHidden ? { hidden: true } : {}) });
  }
  return own;
}
const LAST_ROW = 1_048_575;
/** A pixel in points. */
const POINTS = 0.75;

/** What a formula fills is written with it: the file is to be read where our functions are missing. */
function cellForFile(
  sheet: BookSheet,
  row: number,
  column: number,
  frozen: boolean,
  looks: Map<string, FileStyle>,
): FileCell | undefined {
  const { value, formula } = sheet.content(row, column);
  const style = lookForFile(sheet, row, column, looks);
  const look = Object.keys(style).length > 0 ? { style } : {};
  if (formula !== undefined && !(frozen && /\bCHESS\./i.test(formula))) {
    const result = value === '' ? {} : { formulaResult: value };
    const spill = spillForFile(sheet, row, column, formula);
    const text = fileFormula(formula);
    return { value: null, type: 'formula', formula: text, ...result, ...spill, ...look };
  }
  if (value === '') return look.style ? { value: null, type: 'empty', ...look } : undefined;
  if (typeof value === 'number') return { value, type: 'number', ...look };
  return { value, type: typeof value === 'boolean' ? 'boolean' : 'string', ...look };
}

/** A sheet has thousands of cells and a dozen looks. */
function lookForFile(
  sheet: BookSheet,
  row: number,
  column: number,
  looks: Map<string, FileStyle>,
): FileStyle {
  const key = sheet.lookKey?.(row, column);
  const style =
    (key === undefined ? undefined : looks.get(key)) ??
    styleForFile(sheet.style(row, column), sheet.numberFormat(row, column));
  if (key !== undefined) looks.set(key, style);
  return style;
}

/**
 * Without it Excel would show the formula as one of a single cell, `=@…`; that of a list of ours too that
 * shows an error for now and so fills one cell.
 */
function spillForFile(
  sheet: BookSheet,
  row: number,
  column: number,
  formula: string,
): Pick<FileCell, 'formulaType' | 'formulaRef' | 'formulaDynamic'> {
  const own = { row, column, rows: 1, columns: 1 };
  const area = sheet.spillOf(row, column) ?? own;
  if (area.rows * area.columns === 1 && !isLiveFormula(formula)) return {};
  return { formulaType: 'array', formulaRef: formatArea(area), formulaDynamic: true };
}

/** Excel's own; a font without a name is anybody's guess. */
const STANDARD_FONT = { name: 'Calibri', size: 11 } as const;

/** In a conditional format the background is the fill, as Excel writes it; some read the foreground. */
function conditionalStyle(fill?: string, colour?: string): FileStyle {
  const rgb = (hex: string) => ({ rgb: hex.replace('#', '') });
  return {
    ...(colour ? { font: { color: rgb(colour) } } : {}),
    ...(fill
      ? { fill: { type: 'pattern', pattern: 'solid', fgColor: rgb(fill), bgColor: rgb(fill) } }
      : {}),
  };
}

const bare = (colour: string) => colour.replace('#', '').toUpperCase();
const lower = (word: string) => word.toLowerCase();

function styleForFile(style: CellStyle, numberFormat: string): FileStyle {
  const font = {
    ...(style.fontName ? { name: style.fontName } : {}),
    ...(style.bold ? { bold: true } : {}),
    ...(style.italic ? { italic: true } : {}),
    ...(style.underline ? { underline: true } : {}),
    ...(style.strikethrough ? { strikethrough: true } : {}),
    ...(style.fontSize ? { size: style.fontSize } : {}),
    ...(style.fontColor ? { color: { rgb: bare(style.fontColor) } } : {}),
  };
  const alignment = {
    ...(style.horizontal && style.horizontal !== 'General'
      ? { horizontal: lower(style.horizontal) as 'left' }
      : {}),
    ...(style.vertical ? { vertical: lower(style.vertical) as 'top' } : {}),
    ...(style.wrap ? { wrapText: true } : {}),
    ...(style.indent ? { indent: style.indent } : {}),
    ...(style.rotation ? { textRotation: style.rotation } : {}),
    ...(style.shrink ? { shrinkToFit: true } : {}),
  };
  const border = Object.fromEntries(
    Object.entries(style.borders ?? {})
      .filter(([, line]) => line.style !== 'None')
      .map(([edge, { weight, color }]) => [
        lower(edge.replace('Edge', '')),
        { style: lower(weight) as 'thin', color: { rgb: bare(color) } },
      ]),
  );
  return {
    ...(Object.keys(font).length > 0 ? { font: { ...STANDARD_FONT, ...font } } : {}),
    ...(style.fill
      ? { fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: bare(style.fill) } } }
      : {}),
    ...(Object.keys(alignment).length > 0 ? { alignment } : {}),
    ...(Object.keys(border).length > 0 ? { border } : {}),
    ...(numberFormat === 'General' ? {} : { numFmt: numberFormat }),
  };
}

interface Alert {
  showAlert?: boolean;
  style?: string;
  title?: string;
  message?: string;
}

function validationForFile(validation: Validation) {
  const source = (validation.rule as { list?: { source?: unknown } }).list?.source;
  if (typeof source !== 'string') return [];
  const alert = (validation.errorAlert ?? {}) as Alert;
  const prompt = (validation.prompt ?? {}) as Alert;
  const list = source.startsWith('=')
    ? { formula1: source.slice(1) }
    : { values: source.split(',') };
  return [
    {
      type: 'list' as const,
      ...list,
      range: formatArea(validation.area),
      allowBlank: validation.ignoreBlanks,
      showErrorMessage: alert.showAlert ?? true,
      errorStyle: lower(alert.style ?? 'Stop') as 'stop',
      errorTitle: alert.title,
      errorMessage: alert.message?.slice(0, MESSAGE_LIMIT.error),
      showInputMessage: prompt.message !== undefined,
      inputTitle: prompt.title,
      inputMessage: prompt.message?.slice(0, MESSAGE_LIMIT.prompt),
    },
  ];
}

/** An inch in points. */
const INCH = 72;

const absolute = (area: Area) => formatArea(area).replace(/[A-Z]+|\d+/g, '$$$&');

function pageForFile({ page }: BookSheet): Pick<PlainSheet, 'pageSetup' | 'headerFooter'> {
  const {
    horizontalFitToPages: wide,
    verticalFitToPages: high,
    scale,
  } = page.zoom as {
    scale?: number;
    horizontalFitToPages?: number;
    verticalFitToPages?: number;
  };
  return {
    pageSetup: {
      orientation: lower(page.orientation) as 'portrait',
      ...(page.paperSize === 'A4' ? { paperSize: 'a4' as const } : {}),
      ...(page.paperSize === 'Letter' ? { paperSize: 'letter' as const } : {}),
      ...(wide === undefined && scale !== undefined && scale !== 100 ? { scale } : {}),
      ...(page.printArea ? { printArea: absolute(page.printArea) } : {}),
      ...(page.titleRows
        ? {
            printTitlesRow: `$${page.titleRows.row + 1}:$${page.titleRows.row + page.titleRows.rows}`,
          }
        : {}),
      ...(wide !== undefined ? { fitToPage: true, fitToWidth: wide, fitToHeight: high ?? 0 } : {}),
      horizontalCentered: page.centerHorizontally,
      verticalCentered: page.centerVertically,
      margins: Object.fromEntries(
        Object.entries(page.margins).map(([side, points]) => [side, points / INCH]),
      ),
    },
    headerFooter: {
      oddHeader: headerForFile(page.headersFooters, 'Header'),
      oddFooter: headerForFile(page.headersFooters, 'Footer'),
    },
  };
}
