import type { Area } from '../../cells/address';
import { refuse } from '../../apiError';
import { found, nullObject, type ApiObject } from '../../apiObject';
import type { BookTable } from '../../book';
import { headersOf } from '../../cells/createTable';
import { refuseProtected } from '../../cells/protectedCells';
import { refuseTableOverlap } from '../../cells/tableOverlap';
import { deleteCells, insertCells } from '../../cells/shiftCells';
import { asMatrix, writeTyped } from '../range/rangeContents';
import type { Api } from '../api';

/** `table.columns` */
export function tableColumns(api: Api, table: BookTable): ApiObject {
  const headers = () => headersOf(table);
  const one = (index: number) => tableColumn(api, table, index);
  /** By name (without regard to case) or by id, which counts from 1. */
  const find = (key: unknown) => {
    if (typeof key === 'number') return key >= 1 && key <= headers().length ? key - 1 : undefined;
    const at = headers().findIndex((name) => name.toLowerCase() === String(key).toLowerCase());
    return at < 0 ? undefined : at;
  };
  return {
    kind: 'TableColumnCollection',
    get: { count: () => table.area.columns },
    items: () => headers().map((_, index) => one(index)),
    index: (key) => one(found(find(key), key)),
    call: {
      GetCount: () => table.area.columns,
      GetItem: (key: string) => one(found(find(key), key)),
      GetItemAt: (index: number) => one(found(index in headers() ? index : undefined, index)),
      GetItemOrNullObject: (key: string) => {
        const at = find(key);
        return at === undefined ? nullObject : one(at);
      },
      Add: (index: number | null, values: unknown, name: string | null) =>
        one(addColumn(api, table, index, values, name)),
    },
  };
}

function addColumn(
  api: Api,
  table: BookTable,
  index: number | null,
  values: unknown,
  name: string | null,
): number {
  const { area, sheet } = table;
  refuseProtected(sheet, area);
  const at = index === null || index < 0 ? area.columns : Math.min(index, area.columns);
  const strip: Area = { ...area, column: area.column + at, columns: 1 };
  const wider = { ...area, columns: area.columns + 1 };
  refuseTableOverlap(api.book, sheet, wider, table);
  insertCells(api.book, sheet, strip, 'Right', table);
  table.area = wider;
  if (values !== null && values !== undefined) {
    const given = Array.isArray(values) ? values : [[values]];
    const withHeader = given.length === area.rows;
    const target = withHeader ? strip : { ...strip, row: strip.row + 1, rows: area.rows - 1 };
    writeTyped(sheet, target, asMatrix(values, target));
  }
  if (name) sheet.write({ ...strip, rows: 1 }, [[{ value: name }]]);
  headersOf(table);
  return at;
}

function tableColumn(api: Api, table: BookTable, index: number): ApiObject {
  const strip = (): Area => ({ ...table.area, column: table.area.column + index, columns: 1 });
  const body = (): Area => ({ ...strip(), row: strip().row + 1, rows: strip().rows - 1 });
  const header = (): Area => ({ ...strip(), rows: 1 });
  return {
    kind: 'TableColumn',
    id: index + 1,
    get: {
      id: () => index + 1,
      index: () => index,
      name: () => headersOf(table)[index],
      values: () =>
        Array.from({ length: table.area.rows }, (_, r) => [
          table.sheet.content(strip().row + r, strip().column).value,
        ]),
    },
    set: {
      Name: (name: string) => {
        refuseProtected(table.sheet, header());
        table.sheet.write(header(), [[{ value: name }]]);
      },
      Values: (values: never) => {
        refuseProtected(table.sheet, strip());
        writeTyped(table.sheet, strip(), asMatrix(values, strip()));
      },
    },
    call: {
      GetRange: () => api.range(table.sheet, strip()),
      GetDataBodyRange: () => api.range(table.sheet, body()),
      GetHeaderRowRange: () => api.range(table.sheet, header()),
      Delete: () => {
        if (table.area.columns === 1) refuse('InvalidOperation', 'A table keeps one column.');
        const cut = strip();
        table.area = { ...table.area, columns: table.area.columns - 1 };
        deleteCells(api.book, table.sheet, cut, 'Left', table);
      },
    },
  };
}
