/** Writes a plan of the core straight into a book: samples, and files that were opened as events. */
import type { Book, BookSheet, CellContent, CellStyle, ConditionalFormat } from '../host/book';
import { createTable } from '../host/cells/createTable';
import { plannedPicture } from '../../src/xlsx/parts/pictures';
import { pictureFromFile } from './pictureForFile';
import {
  areaName,
  isFormula,
  type Area,
  type Block,
  type CellValue,
  type FormatPlan,
  type MarkPlan,
  type Plan,
  type SheetPlan,
  type ValidationPlan,
} from '../../src/sheets/plan/plan';
import { REGISTRY_SHEET, registryRows, withPlans } from '../../src/sheets/stored/registry';
import { coveredArea } from '../../src/sheets/apply/placePlan';
import { boxEdges, headerText } from '../../src/sheets/apply/looks';
import { sheetReference } from '../../src/sheets/plan/cells';

export function writePlan(book: Book, plan: Plan): void {
  book.beginBatch();
  try {
    for (const sheet of plan.sheets) writeSheet(book, sheet);
    writeRegistry(book, plan);
    const shown = plan.sheets.find(({ key }) => key === plan.activate) ?? plan.sheets[0];
    const target = book.sheets().find((sheet) => sheet.name === shown?.name);
    if (target) book.activate(target);
  } finally {
    book.endBatch();
  }
}

/** What was written, for the next write and for undo. */
function writeRegistry(book: Book, { sheets }: Plan): void {
  const rows = registryRows(withPlans({ exists: false, plans: new Map() }, sheets, []));
  const sheet = book.addSheet(REGISTRY_SHEET);
  writeBlock(sheet, { row: 0, column: 0, cells: rows });
  sheet.visibility = 'VeryHidden';
}

function writeSheet(book: Book, plan: SheetPlan): void {
  const sheet = book.addSheet(plan.name);
  for (const block of plan.blocks) writeBlock(sheet, block);
  for (const { name, area, style, filter } of plan.tables ?? []) {
    const table = createTable(book, sheet, { ...area }, true);
    table.name = name;
    table.style = style ?? 'TableStyleLight1';
    table.showFilterButton = filter ?? false;
  }
  for (const format of plan.formats ?? []) applyFormat(sheet, format, plan.blocks);
  sheet.setValidations((plan.validations ?? []).map(toValidation));
  sheet.setConditionalFormats((plan.marks ?? []).map(toConditionalFormat));
  for (const [column, characters] of Object.entries(plan.widths ?? {})) {
    sheet.setColumnWidth(Number(column), 1, characters * 7 + 5);
  }
  for (const { row, rows, points } of plan.heights ?? [])
    sheet.setRowHeight(row, rows, (points * 4) / 3);
  for (const picture of plan.pictures ?? [])
    sheet.pictures.push(
      pictureFromFile(plannedPicture(picture, sheet.columnWidth(picture.column))),
    );
  if (plan.freeze) sheet.frozen = { rows: plan.freeze.rows, columns: plan.freeze.columns ?? 0 };
  if (plan.print) setPrint(sheet, plan.print);
  if (plan.tabColour) sheet.tabColor = plan.tabColour;
  if (plan.gridlines !== undefined) sheet.showGridlines = plan.gridlines;
  if (plan.visibility === 'hidden') sheet.visibility = 'Hidden';
  if (plan.visibility === 'veryHidden') sheet.visibility = 'VeryHidden';
  book.setName({
    name: areaName(plan.key),
    formula: `=${sheetReference(plan.name, coveredArea(plan))}`,
    visible: false,
    comment: '',
  });
}

const placeOf = ({ row, column, cells }: Block): Area => ({
  row,
  column,
  rows: cells.length,
  columns: cells[0]?.length ?? 0,
});

/** Text cells become text before anything stands in them. */
function writeBlock(sheet: BookSheet, block: Block): void {
  const area = placeOf(block);
  if (area.rows * area.columns === 0) return;
  sheet.setNumberFormats(
    area,
    block.cells.map((line) => line.map((value) => (typeof value === 'string' ? '@' : null))),
  );
  sheet.write(
    area,
    block.cells.map((line) => line.map(toContent)),
  );
}

function toContent(value: CellValue): CellContent | null {
  if (value === null) return null;
  if (isFormula(value)) return { value: 0, formula: value.formula };
  return { value: value as string | number };
}

function applyFormat(sheet: BookSheet, format: FormatPlan, blocks: readonly Block[]): void {
  const { area, bold, italic, size, colour, fill, align, wrap, middle, line, numberFormat } =
    format;
  const look: CellStyle = {
    ...(bold === undefined ? {} : { bold }),
    ...(italic === undefined ? {} : { italic }),
    ...(size === undefined ? {} : { fontSize: size }),
    ...(colour === undefined ? {} : { fontColor: colour }),
    ...(fill === undefined ? {} : { fill }),
    ...(wrap === undefined ? {} : { wrap }),
    ...(middle ? { vertical: 'Center' } : {}),
    ...(align === undefined ? {} : { horizontal: align[0].toUpperCase() + align.slice(1) }),
    ...(line === undefined
      ? {}
      : { borders: { EdgeBottom: { style: 'Continuous', weight: 'Thin', color: line } } }),
  };
  sheet.setStyle(area, look);
  if (format.box !== undefined) drawBox(sheet, area, format.box);
  if (numberFormat === undefined) return;
  // Text stays text, and a cell that the plan leaves alone keeps its format too.
  const isLeft = (row: number, column: number) =>
    blocks.some((b) => {
      const cell = b.cells[row - b.row]?.[column - b.column];
      return typeof cell === 'string' || cell === null;
    });
  const formats = Array.from({ length: area.rows }, (_, r) =>
    Array.from({ length: area.columns }, (_unused, c) =>
      isLeft(area.row + r, area.column + c) ? null : numberFormat,
    ),
  );
  sheet.setNumberFormats(area, formats);
}

function drawBox(sheet: BookSheet, area: Area, color: string): void {
  const line = { style: 'Continuous', weight: 'Thin', color };
  for (let row = area.row; row < area.row + area.rows; row++)
    for (let column = area.column; column < area.column + area.columns; column++) {
      const borders = Object.fromEntries(
        boxEdges(area, row, column).map((side) => [
          `Edge${side[0].toUpperCase()}${side.slice(1)}`,
          line,
        ]),
      );
      sheet.setStyle({ row, column, rows: 1, columns: 1 }, { borders });
    }
}

function toValidation(plan: ValidationPlan) {
  return {
    area: { ...plan.area },
    rule: { list: { inCellDropDown: true, source: plan.list.join(',') } },
    errorAlert: {
      showAlert: plan.strict,
      style: 'Stop',
      title: plan.title,
      message: plan.message,
    },
    prompt: { showPrompt: true, title: plan.title, message: plan.message },
    ignoreBlanks: true,
  };
}

const toConditionalFormat = (plan: MarkPlan, index: number): ConditionalFormat => ({
  id: `cf-${index + 1}`,
  areas: [{ ...plan.area }],
  formula: `=${plan.formula}`,
  stopIfTrue: false,
  look: { fill: plan.fill, fontColor: plan.colour },
});

function setPrint(sheet: BookSheet, print: NonNullable<SheetPlan['print']>): void {
  const { page } = sheet;
  page.orientation = print.orientation === 'landscape' ? 'Landscape' : 'Portrait';
  page.paperSize = print.paper ?? 'A4';
  page.breaks = print.breaks ?? [];
  if (print.area) page.printArea = { ...print.area };
  page.centerHorizontally = true;
  Object.assign(page.margins, MARGINS);
  page.zoom = print.scale
    ? { scale: print.scale }
    : { horizontalFitToPages: 1, verticalFitToPages: print.onePage ? 1 : 0 };
  if (print.titleRows) {
    const [first, last] = print.titleRows;
    page.titleRows = { row: first, column: 0, rows: last - first + 1, columns: 16_384 };
  }
  if (print.header) page.headersFooters['centerHeader'] = headerText(print.header);
  if (print.footer) page.headersFooters['centerFooter'] = print.footer;
}

const CENTIMETRE = 72 / 2.54;
const MARGINS = {
  top: 1.9 * CENTIMETRE,
  bottom: 1.9 * CENTIMETRE,
  left: 1.2 * CENTIMETRE,
  right: 1.2 * CENTIMETRE,
};
