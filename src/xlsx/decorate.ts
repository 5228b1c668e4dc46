import { sheetReference } from '../sheets/plan/cells';
import {
  boxEdges,
  formatChanges,
  heightChanges,
  isSame,
  validationChanges,
  widthChanges,
} from '../sheets/apply/looks';
import type { Area, FormatPlan, SheetPlan } from '../sheets/plan/plan';
import type { BookFile, OpenSheet } from './bookFile';
import { setPage } from './parts/page';
import type { XlsxCells } from './parts/sheetCells';
import {
  addValidation,
  clearValidation,
  freezePanes,
  isAsWideAs,
  setColumnWidth,
  setGridlines,
  setTabColour,
} from './parts/sheetLooks';
import type { Look } from './parts/styles';

/**
 * Looks of a sheet, as `taskpane/excel/write/decorate.ts` sets them in Excel. Where the sheet has looks of
 * ours already (`from`), only what differs is set.
 */
export function decorate(
  book: BookFile,
  sheet: OpenSheet,
  name: string,
  plan: SheetPlan,
  from: SheetPlan | null,
  own: readonly number[],
): void {
  const { root, cells } = sheet;
  const formats = formatChanges(plan.formats ?? [], from?.formats ?? []);
  for (const format of formats.gone) takeOff(cells, format);
  for (const format of formats.set) formatCells(cells, format);
  const validations = validationChanges(plan.validations ?? [], from?.validations ?? []);
  for (const { area } of validations.gone) clearValidation(root, area);
  for (const validation of validations.set) addValidation(root, validation);
  for (const [column, width] of widthChanges(plan.widths ?? {}, from?.widths ?? {}, own))
    setColumnWidth(root, column, width);
  const heights = heightChanges(plan.heights ?? [], from?.heights ?? []);
  for (const { row, rows } of heights.gone) cells.setHeight(row, rows, undefined);
  for (const { row, rows, points } of heights.set) cells.setHeight(row, rows, points);
  if (plan.freeze && !isSame(plan.freeze, from?.freeze)) freezePanes(root, plan.freeze);
  if (plan.print) setPrint(book, sheet, name, plan.print, from?.print);
  if (plan.tabColour && plan.tabColour !== from?.tabColour) setTabColour(root, plan.tabColour);
  if (plan.gridlines !== undefined && plan.gridlines !== from?.gridlines)
    setGridlines(root, plan.gridlines);
  if (plan.visibility && plan.visibility !== from?.visibility)
    book.setVisibility(name, plan.visibility);
}

/** Columns whose width is neither what the last plan gave them nor the standard one. */
export function ownWidths(
  { root }: OpenSheet,
  plan: SheetPlan,
  before: SheetPlan | null,
): number[] {
  return Object.keys({ ...before?.widths, ...plan.widths })
    .map(Number)
    .filter((column) => !isAsWideAs(root, column, before?.widths?.[column]));
}

export function formatCells(cells: XlsxCells, format: FormatPlan): void {
  const { area, bold, italic, size, colour, fill, align, wrap, middle, line, box } = format;
  const look: Look = { bold, italic, size, colour, fill, align, wrap, middle, line };
  each(area, (row, column) =>
    cells.change(row, column, box ? { ...look, box: edges(format, row, column, box) } : look),
  );
}

const edges = ({ area }: FormatPlan, row: number, column: number, colour: string | null) =>
  Object.fromEntries(boxEdges(area, row, column).map((side) => [side, colour]));

function takeOff(cells: XlsxCells, format: FormatPlan): void {
  const look: Look = {
    ...(format.bold === undefined ? {} : { bold: false }),
    ...(format.italic === undefined ? {} : { italic: false }),
    ...(format.size === undefined ? {} : { size: STANDARD_SIZE }),
    ...(format.colour === undefined ? {} : { colour: null }),
    ...(format.fill === undefined ? {} : { fill: null }),
    ...(format.wrap === undefined ? {} : { wrap: false }),
    ...(format.align === undefined ? {} : { align: null }),
    ...(format.middle === undefined ? {} : { middle: false }),
    ...(format.line === undefined ? {} : { line: null }),
  };
  each(format.area, (row, column) =>
    cells.change(
      row,
      column,
      format.box === undefined ? look : { ...look, box: edges(format, row, column, null) },
    ),
  );
}

const STANDARD_SIZE = 11;

function each(area: Area, visit: (row: number, column: number) => void): void {
  for (let row = area.row; row < area.row + area.rows; row++)
    for (let column = area.column; column < area.column + area.columns; column++)
      visit(row, column);
}

function setPrint(
  book: BookFile,
  { root }: OpenSheet,
  sheet: string,
  plan: NonNullable<SheetPlan['print']>,
  from: SheetPlan['print'],
): void {
  setPage(root, plan, from);
  if (plan.area && !isSame(plan.area, from?.area))
    book.setName('_xlnm.Print_Area', sheetReference(sheet, plan.area), { sheet });
  if (plan.titleRows && !isSame(plan.titleRows, from?.titleRows)) {
    const [first, last] = plan.titleRows;
    const quoted = `'${sheet.replace(/'/g, "''")}'`;
    book.setName('_xlnm.Print_Titles', `${quoted}!$${first + 1}:$${last + 1}`, { sheet });
  }
}
