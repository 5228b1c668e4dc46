import {
  formatChanges,
  heightChanges,
  MESSAGE_LIMIT,
  validationChanges,
  widthChanges,
} from '../../../src/sheets/apply/looks';
import type { FormatPlan, SheetPlan, ValidationPlan } from '../../../src/sheets/plan/plan';
import { rangeAt } from './writeCells';

/**
 * Looks that belong to the cells: formats, dropdowns, widths, heights, and whether the sheet is shown.
 * Where the sheet has looks of ours already (`from`), only what differs is set: all else may have been
 * changed by the arbiter since. Panes, paper, marks, charts and pictures come later (`looks.ts`).
 */
export function decorate(
  sheet: Excel.Worksheet,
  plan: SheetPlan,
  from: SheetPlan | null = null,
  /** Columns whose width is the arbiter's own. */
  ownWidths: readonly number[] = [],
): void {
  changeFormats(sheet, plan.formats ?? [], from?.formats ?? []);
  changeValidations(sheet, plan.validations ?? [], from?.validations ?? []);
  changeWidths(sheet, plan.widths ?? {}, from?.widths ?? {}, ownWidths);
  changeHeights(sheet, plan.heights ?? [], from?.heights ?? []);
  if (plan.visibility && plan.visibility !== from?.visibility)
    sheet.visibility = VISIBILITY[plan.visibility];
}

const VISIBILITY = { visible: 'Visible', hidden: 'Hidden', veryHidden: 'VeryHidden' } as const;

function changeWidths(
  sheet: Excel.Worksheet,
  widths: NonNullable<SheetPlan['widths']>,
  from: NonNullable<SheetPlan['widths']>,
  own: readonly number[],
): void {
  for (const [column, width] of widthChanges(widths, from, own)) {
    const { format } = sheet.getRangeByIndexes(0, column, 1, 1);
    if (width === undefined) format.useStandardWidth = true;
    else format.columnWidth = pointsOf(width);
  }
}

function changeHeights(
  sheet: Excel.Worksheet,
  heights: NonNullable<SheetPlan['heights']>,
  from: NonNullable<SheetPlan['heights']>,
): void {
  const { gone, set } = heightChanges(heights, from);
  const formatOf = (row: number, rows: number) => sheet.getRangeByIndexes(row, 0, rows, 1).format;
  for (const { row, rows } of gone) formatOf(row, rows).useStandardHeight = true;
  for (const { row, rows, points } of set) formatOf(row, rows).rowHeight = points;
}

/** Excel's width of so many digits of the standard font, in points: 7 pixels each and 5 more. */
export const pointsOf = (characters: number): number => (characters * 7 + 5) * 0.75;

function changeFormats(
  sheet: Excel.Worksheet,
  formats: readonly FormatPlan[],
  from: readonly FormatPlan[],
): void {
  const { gone, set } = formatChanges(formats, from);
  for (const format of gone) takeOff(sheet, format);
  for (const format of set) applyFormat(sheet, format);
}

function applyFormat(sheet: Excel.Worksheet, plan: FormatPlan): void {
  const { format } = rangeAt(sheet, plan.area);
  if (plan.bold !== undefined) format.font.bold = plan.bold;
  if (plan.italic !== undefined) format.font.italic = plan.italic;
  if (plan.size !== undefined) format.font.size = plan.size;
  if (plan.colour !== undefined) format.font.color = plan.colour;
  if (plan.fill !== undefined) format.fill.color = plan.fill;
  if (plan.wrap !== undefined) format.wrapText = plan.wrap;
  if (plan.align !== undefined) format.horizontalAlignment = ALIGNMENTS[plan.align];
  if (plan.middle !== undefined) format.verticalAlignment = plan.middle ? 'Center' : 'Bottom';
  const line = plan.line ?? plan.box;
  if (line !== undefined)
    for (const border of linesOf(sheet, plan)) {
      border.style = 'Continuous';
      border.color = line;
    }
}

function takeOff(sheet: Excel.Worksheet, plan: FormatPlan): void {
  const { format } = rangeAt(sheet, plan.area);
  if (plan.bold !== undefined) format.font.bold = false;
  if (plan.italic !== undefined) format.font.italic = false;
  if (plan.size !== undefined) format.font.size = STANDARD_SIZE;
  if (plan.colour !== undefined) format.font.color = '#000000';
  if (plan.fill !== undefined) format.fill.clear();
  if (plan.wrap !== undefined) format.wrapText = false;
  if (plan.align !== undefined) format.horizontalAlignment = 'General';
  if (plan.middle !== undefined) format.verticalAlignment = 'Bottom';
  if (plan.line !== undefined || plan.box !== undefined)
    for (const border of linesOf(sheet, plan)) border.style = 'None';
}

const STANDARD_SIZE = 11;

const linesOf = (sheet: Excel.Worksheet, { area, box }: FormatPlan): Excel.RangeBorder[] =>
  [
    'EdgeBottom' as const,
    ...(area.rows > 1 ? (['InsideHorizontal'] as const) : []),
    ...(box === undefined ? [] : (['EdgeTop', 'EdgeLeft', 'EdgeRight'] as const)),
    ...(box !== undefined && area.columns > 1 ? (['InsideVertical'] as const) : []),
  ].map((edge) => rangeAt(sheet, area).format.borders.getItem(edge));

/** Cells that a formula will fill are not written one by one; their numbers need a format too. */
export function formatSpills(sheet: Excel.Worksheet, plan: SheetPlan): void {
  if ((plan.spills ?? []).length === 0) return;
  for (const format of plan.formats ?? [])
    if (format.numberFormat !== undefined)
      rangeAt(sheet, format.area).numberFormat = filled(format);
}

const filled = ({ area, numberFormat }: FormatPlan): string[][] =>
  Array.from({ length: area.rows }, () => Array<string>(area.columns).fill(numberFormat!));

const ALIGNMENTS = { left: 'Left', center: 'Center', right: 'Right' } as const;

function changeValidations(
  sheet: Excel.Worksheet,
  validations: readonly ValidationPlan[],
  from: readonly ValidationPlan[],
): void {
  const { gone, set } = validationChanges(validations, from);
  for (const { area } of gone) rangeAt(sheet, area).dataValidation.clear();
  for (const validation of set) applyValidation(sheet, validation);
}

function applyValidation(sheet: Excel.Worksheet, plan: ValidationPlan): void {
  const validation = rangeAt(sheet, plan.area).dataValidation;
  validation.rule = { list: { inCellDropDown: true, source: plan.list.join(',') } };
  validation.ignoreBlanks = true;
  validation.prompt = {
    showPrompt: true,
    title: plan.title,
    message: plan.message.slice(0, MESSAGE_LIMIT.prompt),
  };
  // Spellings beyond the list are understood when the sheet is read, so they are let through.
  validation.errorAlert = {
    showAlert: plan.strict,
    style: 'Stop',
    title: plan.title,
    message: plan.message.slice(0, MESSAGE_LIMIT.error),
  };
}
