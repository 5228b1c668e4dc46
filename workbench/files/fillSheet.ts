/** A sheet of a file into a book. */
import { chartFromFile } from './chartForFile';
import { headerFromFile } from './headerText';
import { pictureFromFile } from './pictureForFile';
import { areaOrRefuse, parseArea } from '../host/cells/address';
import type {
  Book,
  BookSheet,
  CellContent,
  CellStyle,
  CellValue,
  ConditionalFormat,
  Validation,
} from '../host/book';
import { createTable } from '../host/cells/createTable';
import { formulaFromFile, type readWorkbook } from '../../src/xlsx/workbook';

type Workbook = Extract<Awaited<ReturnType<typeof readWorkbook>>, { ok: true }>['value'];
type FileSheet = Workbook['sheets'][number];
type FileCell = NonNullable<FileSheet['cells']> extends Map<string, infer C> ? C : never;
type FileStyle = NonNullable<FileCell['style']>;

export function fillSheet(book: Book, file: FileSheet): void {
  const sheet = book.addSheet(file.name);
  fillCells(sheet, file);
  for (const definition of file.tables ?? []) {
    const table = createTable(book, sheet, areaOrRefuse(definition.range), true);
    table.name = definition.name;
    table.style = definition.style ?? 'TableStyleMedium2';
    table.showFilterButton = definition.showAutoFilter ?? false;
  }
  sheet.setValidations((file.dataValidations ?? []).flatMap(toValidation));
  sheet.setConditionalFormats(toConditionalFormats(file.conditionalRules ?? []));
  file.columns?.forEach(({ width, hidden }, column) => {
    if (width !== undefined) sheet.setColumnWidth(column, 1, Math.round(width * 7));
    if (hidden) sheet.setColumnsHidden(column, 1, true);
  });
  for (const [row, { height, hidden }] of file.rowDefs ?? []) {
    if (height !== undefined) sheet.setRowHeight(row, 1, (height * 4) / 3);
    if (hidden) sheet.setRowsHidden(row, 1, true);
  }
  for (const { startRow, startCol, endRow, endCol } of file.merges ?? []) {
    const [rows, columns] = [endRow - startRow + 1, endCol - startCol + 1];
    sheet.merge({ row: startRow, column: startCol, rows, columns });
  }
  const { rows = 0, columns = 0 } = file.freezePane ?? {};
  if (rows + columns > 0) sheet.frozen = { rows, columns };
  if (file.view?.showGridLines === false) sheet.showGridlines = false;
  if (file.view?.tabColor?.rgb) sheet.tabColor = hex(file.view.tabColor.rgb);
  sheet.charts.push(...(file.charts ?? []).flatMap((chart) => chartFromFile(file.name, chart)));
  sheet.pictures.push(...(file.pictures ?? []).map(pictureFromFile));
  fillPage(sheet, file);
  if (file.protection?.sheet) sheet.protection = { options: {} };
  if (file.hidden) sheet.visibility = 'Hidden';
  if (file.veryHidden) sheet.visibility = 'VeryHidden';
}

/** Formats first, then all contents in one go. */
function fillCells(sheet: BookSheet, file: FileSheet): void {
  const at = (row: number, column: number) => file.cells?.get(`${row},${column}`);
  const spilled = spilledCells(file);
  const columns = Math.max(1, ...file.rows.map((line) => line.length));
  const area = { row: 0, column: 0, rows: Math.max(1, file.rows.length), columns };
  const map = <T>(read: (value: FileCell['value'], cell: FileCell | undefined) => T): T[][] =>
    Array.from({ length: area.rows }, (_, r) =>
      Array.from({ length: columns }, (_unused, c) =>
        read(spilled.has(`${r},${c}`) ? null : (file.rows[r]?.[c] ?? null), at(r, c)),
      ),
    );
  sheet.setNumberFormats(
    area,
    map((_, cell) => cell?.style?.numFmt ?? null),
  );
  for (const [key, cell] of file.cells ?? []) {
    const look = cell.style && toStyle(cell.style);
    if (!look || Object.keys(look).length === 0) continue;
    const [row, column] = key.split(',').map(Number);
    sheet.setStyle({ row, column, rows: 1, columns: 1 }, look);
  }
  sheet.write(area, map(toContent));
}

/** What a formula has filled: it fills it again, and would find its own values in the way. */
function spilledCells({ cells }: FileSheet): ReadonlySet<string> {
  const spilled = new Set<string>();
  for (const [place, { formulaType, formulaRef }] of cells ?? []) {
    const area = formulaType === 'array' && formulaRef ? parseArea(formulaRef) : undefined;
    if (!area) continue;
    for (let row = area.row; row < area.row + area.rows; row++)
      for (let column = area.column; column < area.column + area.columns; column++)
        spilled.add(`${row},${column}`);
    spilled.delete(place);
  }
  return spilled;
}

function toContent(value: FileCell['value'], cell: FileCell | undefined): CellContent | null {
  if (cell?.formula) {
    // What it showed when it was saved, until it is calculated.
    const shown = toValue(cell.formulaResult ?? value ?? 0);
    return { value: shown, formula: formulaFromFile(cell.formula) };
  }
  if (value === null) return null;
  return { value: toValue(value) };
}

function toValue(value: NonNullable<FileCell['value']>): CellValue {
  return value instanceof Date ? value.getTime() / 86_400_000 + 25_569 : value;
}

const hex = (rgb: string) => `#${rgb.slice(-6)}`;
const capital = (word: string) => word[0].toUpperCase() + word.slice(1);

function toStyle({ font, fill, alignment, border }: FileStyle): CellStyle {
  const fillColour = fill?.type === 'pattern' ? fill.fgColor?.rgb : undefined;
  const { horizontal, vertical, wrapText, indent, textRotation, shrinkToFit } = alignment ?? {};
  const lines = EDGES.flatMap(([side, edge]) => {
    const line = border?.[side];
    if (!line?.style) return [];
    const color = hex(line.color?.rgb ?? '000000');
    return [[edge, { style: 'Continuous', weight: capital(line.style), color }] as const];
  });
  return {
    ...(font?.name && font.name !== 'Calibri' ? { fontName: font.name } : {}),
    ...(font?.bold ? { bold: true } : {}),
    ...(font?.italic ? { italic: true } : {}),
    ...(font?.underline ? { underline: true } : {}),
    ...(font?.strikethrough ? { strikethrough: true } : {}),
    ...(font?.size && font.size !== 11 ? { fontSize: font.size } : {}),
    ...(font?.color?.rgb ? { fontColor: hex(font.color.rgb) } : {}),
    ...(fillColour ? { fill: hex(fillColour) } : {}),
    ...(horizontal && horizontal !== 'general' ? { horizontal: capital(horizontal) } : {}),
    ...(vertical && vertical !== 'bottom' ? { vertical: capital(vertical) } : {}),
    ...(wrapText ? { wrap: true } : {}),
    ...(indent ? { indent } : {}),
    ...(textRotation ? { rotation: textRotation } : {}),
    ...(shrinkToFit ? { shrink: true } : {}),
    ...(lines.length > 0 ? { borders: Object.fromEntries(lines) } : {}),
  };
}

const EDGES = [
  ['top', 'EdgeTop'],
  ['bottom', 'EdgeBottom'],
  ['left', 'EdgeLeft'],
  ['right', 'EdgeRight'],
] as const;

type FileValidation = NonNullable<FileSheet['dataValidations']>[number];

/** Lists are taken over; a rule over several areas becomes one each. */
function toValidation(file: FileValidation): Validation[] {
  if (file.type !== 'list') return [];
  const source = file.values?.join(',') ?? `=${file.formula1 ?? ''}`;
  return file.range.split(' ').flatMap((range) => {
    const area = parseArea(range);
    if (!area) return [];
    const errorAlert = {
      showAlert: file.showErrorMessage ?? false,
      style: capital(file.errorStyle ?? 'stop'),
      title: file.errorTitle,
      message: file.errorMessage,
    };
    const prompt = { showPrompt: true, title: file.inputTitle, message: file.inputMessage };
    const rule = { list: { inCellDropDown: true, source } };
    return [{ area, rule, errorAlert, prompt, ignoreBlanks: file.allowBlank ?? true }];
  });
}

type FileRule = NonNullable<FileSheet['conditionalRules']>[number];

/** Those by formula are taken over. */
function toConditionalFormats(rules: readonly FileRule[]): ConditionalFormat[] {
  return [...rules]
    .sort((a, b) => a.priority - b.priority)
    .flatMap(({ type, formula, range, stopIfTrue, style }, index) => {
      const areas = range.split(' ').flatMap((one) => parseArea(one) ?? []);
      if (type !== 'expression' || typeof formula !== 'string' || areas.length === 0) return [];
      const fill = style?.fill?.type === 'pattern' ? style.fill : undefined;
      const rgb = fill?.bgColor?.rgb ?? fill?.fgColor?.rgb;
      const look = {
        ...(rgb ? { fill: hex(rgb) } : {}),
        ...(style?.font?.color?.rgb ? { fontColor: hex(style.font.color.rgb) } : {}),
      };
      const id = `cf-${index + 1}`;
      return [{ id, areas, formula: `=${formula}`, stopIfTrue: stopIfTrue ?? false, look }];
    });
}

/** As the API calls them; the others differ by their capital alone. */
const PAPERS: Readonly<Record<string, string>> = {
  a3: 'A3',
  a4: 'A4',
  a5: 'A5',
  b4: 'B4',
  b5: 'B5',
};

function fillPage(sheet: BookSheet, { pageSetup, headerFooter, rowBreaks }: FileSheet): void {
  const { page } = sheet;
  // The library names the row before the break.
  page.breaks = (rowBreaks ?? []).map((row) => row + 1);
  if (pageSetup?.orientation) page.orientation = capital(pageSetup.orientation);
  if (pageSetup?.paperSize)
    page.paperSize = PAPERS[pageSetup.paperSize] ?? capital(pageSetup.paperSize);
  if (pageSetup?.printArea) page.printArea = parseArea(pageSetup.printArea);
  if (pageSetup?.printTitlesRow) page.titleRows = parseArea(pageSetup.printTitlesRow);
  if (pageSetup?.scale !== undefined) page.zoom = { scale: pageSetup.scale };
  if (pageSetup?.fitToPage) {
    page.zoom = {
      horizontalFitToPages: pageSetup.fitToWidth,
      verticalFitToPages: pageSetup.fitToHeight,
    };
  }
  if (pageSetup?.horizontalCentered) page.centerHorizontally = true;
  if (pageSetup?.verticalCentered) page.centerVertically = true;
  for (const [side, inches] of Object.entries(pageSetup?.margins ?? {}))
    page.margins[side as keyof typeof page.margins] = Math.round(inches * 72 * 100) / 100;
  const { oddHeader, oddFooter } = headerFooter ?? {};
  if (oddHeader) Object.assign(page.headersFooters, headerFromFile(oddHeader, 'Header'));
  if (oddFooter) Object.assign(page.headersFooters, headerFromFile(oddFooter, 'Footer'));
}
