import { found, isApiObject, nullObject, type ApiObject } from '../apiObject';
import { formatArea, parseArea, quoteSheet, splitSheet } from '../cells/address';
import { refuse } from '../apiError';
import type { BookName } from '../book';
import { checkDefinedName } from '../cells/sheetName';
import type { Api } from './api';
import { findSheet } from './lookup';

/** `workbook.names` */
export function names(api: Api): ApiObject {
  const { book } = api;
  const find = (key: unknown) =>
    book.names().find((n) => n.name.toLowerCase() === String(key).toLowerCase());
  const one = (name: BookName) => namedItem(api, name);
  return {
    kind: 'NamedItemCollection',
    get: {},
    items: () => book.names().map(one),
    index: (key) => one(found(find(key), key)),
    call: {
      Add: (name: string, reference: unknown, comment: string | null) => {
        checkDefinedName(name);
        if (find(name)) refuse('ItemAlreadyExists', `The name "${name}" exists already.`);
        const added = {
          name,
          formula: formulaOf(reference),
          visible: true,
          comment: comment ?? '',
        };
        book.setName(added);
        return one(added);
      },
      GetCount: () => book.names().length,
      GetItem: (key: string) => one(found(find(key), key)),
      GetItemOrNullObject: (key: string) => {
        const name = find(key);
        return name ? one(name) : nullObject;
      },
    },
  };
}

function formulaOf(reference: unknown): string {
  if (isApiObject(reference) && reference.place) {
    const { sheet, area } = reference.place;
    const absolute = formatArea(area).replace(/([A-Z]+)(\d+)/g, '$$$1$$$2');
    return `=${quoteSheet(sheet.name)}!${absolute}`;
  }
  const text = String(reference);
  return text.startsWith('=') ? text : `="${text}"`;
}

function namedItem(api: Api, name: BookName): ApiObject {
  const { book } = api;
  const target = () => {
    const { sheet, rest } = splitSheet(name.formula.replace(/^=/, ''));
    const area = parseArea(rest);
    const owner = sheet === undefined ? undefined : findSheet(book, sheet);
    return area && owner ? api.range(owner, area) : undefined;
  };
  const update = (change: Partial<BookName>) => book.setName(Object.assign(name, change));
  return {
    kind: 'NamedItem',
    id: name.name,
    get: {
      name: () => name.name,
      formula: () => name.formula,
      value: () => name.formula.replace(/^=/, ''),
      type: () => (target() ? 'Range' : 'String'),
      scope: () => 'Workbook',
      visible: () => name.visible,
      comment: () => name.comment,
    },
    set: {
      Formula: (formula: string) => update({ formula }),
      Visible: (visible: boolean) => update({ visible }),
      Comment: (comment: string) => update({ comment }),
    },
    call: {
      Delete: () => book.deleteName(name.name),
      GetRange: () => found(target(), name.name),
      GetRangeOrNullObject: () => target() ?? nullObject,
    },
  };
}
