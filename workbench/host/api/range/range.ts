import {
  bounding,
  formatArea,
  intersect,
  isInsideSheet,
  lastColumn,
  lastRow,
  quoteSheet,
  type Area,
} from '../../cells/address';
import { refuse } from '../../apiError';
import { found, nullObject, onDemand, type ApiObject } from '../../apiObject';
import type { BookSheet } from '../../book';
import { hiddenIn } from '../../cells/filters';
import { edgeOf } from '../../cells/sheetEdges';
import { conditionalFormats } from './conditionalFormats';
import { dataValidation } from './dataValidation';
import { areaOf } from '../lookup';
import { rangeEdits } from './rangeEdits';
import { rangeFormat } from './rangeFormat';
import { rangeContents } from './rangeContents';
import type { Api } from '../api';

const points = (pixels: number) => (pixels * 3) / 4;

/** One range of cells. */
export function range(api: Api, sheet: BookSheet, area: Area): ApiObject {
  if (!isInsideSheet(area)) refuse('InvalidArgument', 'The range lies outside the sheet.');
  const at = (other: Area) => range(api, sheet, other);
  const { row, column, rows, columns } = area;
  const contents = () => rangeContents(sheet, area, api);
  return onDemand(
    { kind: 'Range', place: { sheet, area } },
    {
      get: () => ({
        ...contents().get,
        address: () => `${quoteSheet(sheet.name)}!${formatArea(area)}`,
        addressLocal: () => formatArea(area),
        cellCount: () => (rows * columns > 2 ** 31 - 1 ? -1 : rows * columns),
        rowIndex: () => row,
        columnIndex: () => column,
        left: () => points(edgeOf(sheet, 'column', column)),
        top: () => points(edgeOf(sheet, 'row', row)),
        width: () =>
          points(edgeOf(sheet, 'column', column + columns) - edgeOf(sheet, 'column', column)),
        height: () => points(edgeOf(sheet, 'row', row + rows) - edgeOf(sheet, 'row', row)),
        rowCount: () => rows,
        columnCount: () => columns,
        isEntireColumn: () => rows === lastRow,
        isEntireRow: () => columns === lastColumn,
        rowHidden: () => hiddenIn(sheet, area),
        columnHidden: () => sheet.isColumnHidden(column),
        hasSpill: () => spillParent(sheet, row, column) !== undefined,
      }),
      set: () => ({
        ...contents().set,
        RowHidden: (hidden: boolean) => sheet.setRowsHidden(row, rows, hidden),
        ColumnHidden: (hidden: boolean) => sheet.setColumnsHidden(column, columns, hidden),
      }),
      nav: () => ({
        Worksheet: () => api.worksheet(sheet),
        Format: () => rangeFormat(sheet, area),
        ConditionalFormats: () => conditionalFormats(api, sheet, area),
        DataValidation: () => dataValidation(sheet, area),
      }),
      call: () => ({
        ...rangeEdits(api, sheet, area),
        GetCell: (r: number, c: number) =>
          at({ row: row + r, column: column + c, rows: 1, columns: 1 }),
        GetRow: (r: number) => at({ ...area, row: row + r, rows: 1 }),
        GetColumn: (c: number) => at({ ...area, column: column + c, columns: 1 }),
        GetLastCell: () =>
          at({ row: row + rows - 1, column: column + columns - 1, rows: 1, columns: 1 }),
        GetLastRow: () => at({ ...area, row: row + rows - 1, rows: 1 }),
        GetLastColumn: () => at({ ...area, column: column + columns - 1, columns: 1 }),
        GetRowsAbove: (n: number | null) => at({ ...area, row: row - (n ?? 1), rows: n ?? 1 }),
        GetRowsBelow: (n: number | null) => at({ ...area, row: row + rows, rows: n ?? 1 }),
        GetColumnsBefore: (n: number | null) =>
          at({ ...area, column: column - (n ?? 1), columns: n ?? 1 }),
        GetColumnsAfter: (n: number | null) =>
          at({ ...area, column: column + columns, columns: n ?? 1 }),
        GetEntireRow: () => at({ ...area, column: 0, columns: lastColumn }),
        GetEntireColumn: () => at({ ...area, row: 0, rows: lastRow }),
        GetOffsetRange: (r: number, c: number) => at({ ...area, row: row + r, column: column + c }),
        GetResizedRange: (r: number, c: number) =>
          at({ ...area, rows: rows + r, columns: columns + c }),
        GetAbsoluteResizedRange: (r: number, c: number) => at({ ...area, rows: r, columns: c }),
        GetBoundingRect: (other: unknown) => at(bounding(area, areaOf(other))),
        GetIntersection: (other: unknown) =>
          at(found(intersect(area, areaOf(other)), 'intersection')),
        GetIntersectionOrNullObject: (other: unknown) => orNull(intersect(area, areaOf(other))),
        GetUsedRange: (valuesOnly?: boolean) => {
          const used = sheet.usedArea(valuesOnly === true);
          return at((used && intersect(area, used)) ?? { ...area, rows: 1, columns: 1 });
        },
        GetUsedRangeOrNullObject: (valuesOnly?: boolean) => {
          const used = sheet.usedArea(valuesOnly === true);
          return orNull(used && intersect(area, used));
        },
        GetSpillingToRange: () => at(found(sheet.spillOf(row, column), 'spill')),
        GetSpillingToRangeOrNullObject: () => orNull(sheet.spillOf(row, column)),
        GetSpillParentOrNullObject: () => {
          const parent = spillParent(sheet, row, column);
          return orNull(parent && { ...parent, rows: 1, columns: 1 });
        },
        GetTables: () => api.tables(sheet, area),
        Select: () => api.book.select(sheet, area),
        Calculate: () => api.book.recalculate(),
        /** office.js asks this before it splits a large write into rows. */
        _ValidateArraySize: (r: number, c: number) => {
          if (r !== rows || c !== columns)
            refuse('InvalidArgument', 'Array and range differ in size.');
        },
      }),
    },
  );

  function orNull(other: Area | undefined): ApiObject {
    return other ? at(other) : nullObject;
  }
}

/** Searches left and up for the formula cell whose spill covers the cell. */
function spillParent(sheet: BookSheet, row: number, column: number): Area | undefined {
  for (let r = row; r >= 0; r--) {
    for (let c = column; c >= 0; c--) {
      const spill = sheet.content(r, c).formula === undefined ? undefined : sheet.spillOf(r, c);
      if (spill && r + spill.rows > row && c + spill.columns > column) return spill;
    }
  }
  return undefined;
}
