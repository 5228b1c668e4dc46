import { areaOrRefuse, intersect, splitSheet, type Area } from '../../cells/address';
import { refuse } from '../../apiError';
import { found, isApiObject, nullObject, type ApiObject } from '../../apiObject';
import type { BookSheet, BookTable } from '../../book';
import { createTable } from '../../cells/createTable';
import { findSheet, findTable } from '../lookup';
import { table } from './table';
import type { Api } from '../api';

/** `workbook.tables`, `worksheet.tables` or the tables touching an area. */
export function tables(api: Api, sheet?: BookSheet, within?: Area): ApiObject {
  const { book, events } = api;
  const list = () =>
    book
      .tables()
      .filter((t) => !sheet || t.sheet.id === sheet.id)
      .filter((t) => !within || intersect(t.area, within));
  const one = (t: BookTable) => table(api, t);
  const find = (key: unknown) => {
    const match = findTable(book, key, sheet);
    return match && list().some((t) => t.id === match.id) ? match : undefined;
  };
  return {
    kind: 'TableCollection',
    get: { count: () => list().length },
    items: () => list().map(one),
    index: (key) => one(found(find(key), key)),
    call: {
      Add: (address: unknown, hasHeaders: boolean) => {
        const place = placeOf(api, sheet, address);
        return one(createTable(book, place.sheet, place.area, hasHeaders));
      },
      GetCount: () => list().length,
      GetItem: (key: string) => one(found(find(key), key)),
      GetItemAt: (index: number) => one(found(list()[index], index)),
      GetItemOrNullObject: (key: string) => {
        const match = find(key);
        return match ? one(match) : nullObject;
      },
      ...events.methods({ DataChanged: 'tableChanged' }),
    },
  };
}

function placeOf(api: Api, own: BookSheet | undefined, address: unknown) {
  if (isApiObject(address) && address.place) return address.place;
  const { sheet, rest } = splitSheet(String(address));
  const owner = sheet === undefined ? (own ?? api.book.activeSheet()) : findSheet(api.book, sheet);
  if (own && owner?.id !== own.id) refuse('InvalidArgument', 'The range is on another sheet.');
  return { sheet: found(owner, sheet), area: areaOrRefuse(rest) };
}
