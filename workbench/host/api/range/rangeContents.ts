/** `values`, `formulas`, `text`, `numberFormat`… of a range: reading and writing its cells. */
import { contains, intersect, type Area } from '../../cells/address';
import { refuse } from '../../apiError';
import type { BookSheet, CellContent, CellValue } from '../../book';
import { formatValue } from '../../cells/numberFormat';
import { readTyped } from '../../cells/typedInput';
import { refuseProtected } from '../../cells/protectedCells';
import { rowsWritten } from '../../cells/filters';
import { growTables } from '../../cells/tableGrowth';
import type { Api } from '../api';

/** Excel refuses to send more (learn.microsoft.com, "Resource limits": 5,000,000 cells). */
const readLimit = 5_000_000;

export function rangeContents(sheet: BookSheet, area: Area, api: Api) {
  const each = <T>(read: (row: number, column: number) => T): T[][] => {
    if (area.rows * area.columns > readLimit) refuse('ResponsePayloadSizeLimitExceeded');
    return Array.from({ length: area.rows }, (_, i) =>
      Array.from({ length: area.columns }, (_unused, j) => read(area.row + i, area.column + j)),
    );
  };
  const value = (r: number, c: number) => {
    const { value } = sheet.content(r, c);
    return api.book.errorWords?.[String(value)] ?? value;
  };
  const formula = (r: number, c: number) => {
    const cell = sheet.content(r, c);
    return cell.formula ?? cell.value;
  };
  const numberFormats = () => {
    const known = new Map<string, string>();
    return each((r, c) => {
      const look = sheet.lookKey?.(r, c);
      const format = (look === undefined ? undefined : known.get(look)) ?? sheet.numberFormat(r, c);
      if (look !== undefined) known.set(look, format);
      return format;
    });
  };
  const write = (input: unknown) => {
    const matrix = asMatrix(input, area);
    refuseProtected(sheet, area);
    const shown = rowsWritten(sheet, area);
    if (!shown) writeTyped(sheet, area, matrix);
    else
      shown.forEach((row, index) => writeTyped(sheet, { ...area, row, rows: 1 }, [matrix[index]]));
    growTables(api.book, sheet, area);
  };
  const setFormats = (input: unknown) => {
    refuseProtected(sheet, area);
    sheet.setNumberFormats(area, asMatrix(input, area) as (string | null)[][]);
  };
  return {
    get: {
      values: () => each(value),
      formulas: () => each(formula),
      formulasLocal: () => each(formula),
      text: () => each((r, c) => formatValue(value(r, c), sheet.numberFormat(r, c))),
      numberFormat: numberFormats,
      numberFormatLocal: numberFormats,
      valueTypes: () => each((r, c) => valueType(value(r, c))),
    },
    set: {
      Values: write,
      Formulas: write,
      FormulasLocal: write,
      NumberFormat: setFormats,
      NumberFormatLocal: setFormats,
    } as Record<string, (input: never) => void>,
  };
}

/** A single value fills the range; an array must have the range's size exactly. */
export function asMatrix(input: unknown, area: Area): unknown[][] {
  if (!Array.isArray(input)) {
    return Array.from({ length: area.rows }, () => Array<unknown>(area.columns).fill(input));
  }
  const fits =
    input.length === area.rows &&
    input.every((line) => Array.isArray(line) && line.length === area.columns);
  if (!fits) {
    refuse(
      'InvalidArgument',
      "The number of rows or columns in the input array doesn't match the size or dimensions of the range.",
    );
  }
  return input as unknown[][];
}

/** null leaves a cell, "" empties it, other strings are read as typed. */
export function writeTyped(
  sheet: BookSheet,
  area: Area,
  matrix: readonly (readonly unknown[])[],
): void {
  const year = new Date().getFullYear();
  const formats: { row: number; column: number; format: string }[] = [];
  const isCovered = coveredIn(sheet, area);
  const contents = matrix.map((line, i) =>
    line.map((input, j): CellContent | null => {
      if (input === null || input === undefined) return null;
      if (isCovered(area.row + i, area.column + j)) return null;
      if (typeof input !== 'string' || input === '') return { value: input as CellValue };
      const [row, column] = [area.row + i, area.column + j];
      const present = sheet.numberFormat(row, column);
      const typed = readTyped(input, present === '@', year);
      if (typed.numberFormat && present === 'General') {
        formats.push({ row, column, format: typed.numberFormat });
      }
      return { value: typed.value, formula: typed.formula };
    }),
  );
  for (const { row, column, format } of formats) {
    sheet.setNumberFormats({ row, column, rows: 1, columns: 1 }, [[format]]);
  }
  sheet.write(area, contents);
}

/** Merged cells keep what is written to the first of them ("Merge and unmerge cells", Microsoft Support). */
function coveredIn({ merges }: BookSheet, area: Area): (row: number, column: number) => boolean {
  const here = merges.filter((merged) => intersect(merged, area));
  return (row, column) =>
    here.some(
      (merged) => contains(merged, row, column) && (row > merged.row || column > merged.column),
    );
}

function valueType(value: CellValue): string {
  if (value === '') return 'Empty';
  if (typeof value === 'number') return 'Double';
  if (typeof value === 'boolean') return 'Boolean';
  return /^#(N\/A|VALUE!|REF!|DIV\/0!|NUM!|NAME\?|NULL!|SPILL!|CALC!)$/.test(value)
    ? 'Error'
    : 'String';
}
