import type { Area } from '../../cells/address';
import { refuse } from '../../apiError';
import { found, type ApiObject } from '../../apiObject';
import type { BookTable, CellValue } from '../../book';
import { refuseProtected } from '../../cells/protectedCells';
import { insertTableRows, removeTableRows } from '../../cells/tableGrowth';
import { asMatrix, writeTyped } from '../range/rangeContents';
import { bodyOf } from '../lookup';
import type { Api } from '../api';

/** `table.rows` */
export function tableRows(api: Api, table: BookTable): ApiObject {
  const count = () => table.area.rows - 1;
  const one = (index: number) =>
    tableRow(api, table, found(index >= 0 && index < count() ? index : undefined, `row ${index}`));
  return {
    kind: 'TableRowCollection',
    get: { count },
    items: () => Array.from({ length: count() }, (_, index) => one(index)),
    call: {
      GetCount: count,
      GetItemAt: one,
      Add: (index: number | null, values: unknown) => {
        refuseProtected(table.sheet, table.area);
        const rows = rowsOf(values, table.area.columns);
        const at = insertTableRows(api.book, table, index, rows.length);
        writeTyped(table.sheet, { ...bodyOf(table), row: at, rows: rows.length }, rows);
        return one(at - table.area.row - 1);
      },
      DeleteRowsAt: (index: number, rows: number | null) =>
        removeTableRows(api.book, table, index, rows ?? 1),
    },
  };
}

/** One row, several rows, or a single value for each cell of one row. */
function rowsOf(values: unknown, columns: number): unknown[][] {
  if (values === null || values === undefined) return [Array<unknown>(columns).fill('')];
  const rows = Array.isArray(values) && !Array.isArray(values[0]) ? [values] : values;
  const height = Array.isArray(rows) ? rows.length : 1;
  if (height === 0) refuse('InvalidArgument', 'No rows given.');
  return asMatrix(rows, { row: 0, column: 0, rows: height, columns });
}

function tableRow(api: Api, table: BookTable, index: number): ApiObject {
  const area = (): Area => ({ ...bodyOf(table), row: table.area.row + 1 + index, rows: 1 });
  return {
    kind: 'TableRow',
    id: index,
    get: {
      index: () => index,
      values: (): CellValue[][] => [
        Array.from(
          { length: table.area.columns },
          (_, c) => table.sheet.content(area().row, area().column + c).value,
        ),
      ],
    },
    set: {
      Values: (values: never) => {
        refuseProtected(table.sheet, area());
        writeTyped(table.sheet, area(), asMatrix(values, area()));
      },
    },
    call: {
      GetRange: () => api.range(table.sheet, area()),
      Delete: () => {
        if (table.filteredOut?.includes(area().row)) return;
        removeTableRows(api.book, table, index, 1);
      },
    },
  };
}
