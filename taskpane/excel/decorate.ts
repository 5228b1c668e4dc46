import type { FormatPlan, PrintPlan, SheetPlan, ValidationPlan } from '../../src/sheets/plan';
import { rangeAt, type NumberFormatAt } from './writeCells';

/** Looks of a sheet: formats, dropdowns, widths, panes, paper. */
export function decorate(sheet: Excel.Worksheet, plan: SheetPlan): void {
  for (const format of plan.formats ?? []) {
    applyFormat(sheet, format);
    // Cells that a formula will fill are not written one by one; their numbers need a format too.
    if ((plan.spills ?? []).length > 0 && format.numberFormat !== undefined)
      rangeAt(sheet, format.area).numberFormat = filled(format);
  }
  for (const validation of plan.validations ?? []) applyValidation(sheet, validation);
  for (const [column, characters] of Object.entries(plan.widths ?? {}))
    sheet.getRangeByIndexes(0, Number(column), 1, 1).format.columnWidth = pointsOf(characters);
  if (plan.freeze?.columns)
    sheet.freezePanes.freezeAt(
      sheet.getRangeByIndexes(0, 0, plan.freeze.rows, plan.freeze.columns),
    );
  else if (plan.freeze) sheet.freezePanes.freezeRows(plan.freeze.rows);
  if (plan.print) applyPrint(sheet, plan.print);
  if (plan.tabColour) sheet.tabColor = plan.tabColour;
  if (plan.gridlines !== undefined) sheet.showGridlines = plan.gridlines;
}

/** Excel's width of so many digits of the standard font, in points: 7 pixels each and 5 more. */
const pointsOf = (characters: number): number => (characters * 7 + 5) * 0.75;

function applyFormat(sheet: Excel.Worksheet, plan: FormatPlan): void {
  const { format } = rangeAt(sheet, plan.area);
  if (plan.bold !== undefined) format.font.bold = plan.bold;
  if (plan.italic !== undefined) format.font.italic = plan.italic;
  if (plan.size !== undefined) format.font.size = plan.size;
  if (plan.colour !== undefined) format.font.color = plan.colour;
  if (plan.fill !== undefined) format.fill.color = plan.fill;
  if (plan.wrap !== undefined) format.wrapText = plan.wrap;
  if (plan.align !== undefined) format.horizontalAlignment = ALIGNMENTS[plan.align];
  if (plan.line !== undefined)
    for (const edge of ['EdgeBottom', 'InsideHorizontal'] as const) {
      if (edge === 'InsideHorizontal' && plan.area.rows < 2) continue;
      const border = format.borders.getItem(edge);
      border.style = 'Continuous';
      border.color = plan.line;
    }
}

const filled = ({ area, numberFormat }: FormatPlan): string[][] =>
  Array.from({ length: area.rows }, () => Array<string>(area.columns).fill(numberFormat!));

const ALIGNMENTS = { left: 'Left', center: 'Center', right: 'Right' } as const;

/** Which number format the plan asks for in a cell. */
export function numberFormatsOf(plan: SheetPlan): NumberFormatAt {
  const formats = (plan.formats ?? []).filter(({ numberFormat }) => numberFormat !== undefined);
  return (row, column) =>
    formats.find(
      ({ area }) =>
        row >= area.row &&
        row < area.row + area.rows &&
        column >= area.column &&
        column < area.column + area.columns,
    )?.numberFormat ?? 'General';
}

function applyValidation(sheet: Excel.Worksheet, plan: ValidationPlan): void {
  const validation = rangeAt(sheet, plan.area).dataValidation;
  validation.rule = { list: { inCellDropDown: true, source: plan.list.join(',') } };
  validation.ignoreBlanks = true;
  validation.prompt = { showPrompt: true, title: plan.title, message: plan.message.slice(0, 255) };
  // Spellings beyond the list are understood when the sheet is read, so they are let through.
  validation.errorAlert = {
    showAlert: plan.strict,
    style: 'Stop',
    title: plan.title,
    message: plan.message.slice(0, 224),
  };
}

const CENTIMETRE = 72 / 2.54;

function applyPrint(sheet: Excel.Worksheet, plan: PrintPlan): void {
  const layout = sheet.pageLayout;
  layout.orientation = plan.orientation === 'portrait' ? 'Portrait' : 'Landscape';
  layout.paperSize = 'A4';
  layout.centerHorizontally = true;
  layout.zoom = { horizontalFitToPages: 1, verticalFitToPages: 0 };
  layout.topMargin = 1.9 * CENTIMETRE;
  layout.bottomMargin = 1.9 * CENTIMETRE;
  layout.leftMargin = 1.2 * CENTIMETRE;
  layout.rightMargin = 1.2 * CENTIMETRE;
  layout.setPrintArea(rangeAt(sheet, plan.area));
  if (plan.titleRows) {
    const [first, last] = plan.titleRows;
    layout.setPrintTitleRows(`$${first + 1}:$${last + 1}`);
  }
  const pages = layout.headersFooters.defaultForAllPages;
  // & starts a code in Excel's headers; a name may hold one.
  if (plan.header !== undefined) pages.centerHeader = plan.header.replace(/&/g, '&&');
  if (plan.footer !== undefined) pages.centerFooter = plan.footer;
}
