import { found, nullObject, type ApiObject } from '../apiObject';
import type { BookSheet } from '../book';
import { checkSheetName } from '../cells/sheetName';
import { findSheet } from './lookup';
import { refuseInBackground, refuseStructure } from './protection';
import { worksheet } from './worksheet';
import type { Api } from './api';

/** `workbook.worksheets` */
export function worksheets(api: Api): ApiObject {
  const { book, events } = api;
  const one = (sheet: BookSheet) => worksheet(api, sheet);
  const among = (visibleOnly?: boolean) =>
    book.sheets().filter((sheet) => !visibleOnly || sheet.visibility === 'Visible');
  return {
    kind: 'WorksheetCollection',
    get: {},
    items: () => book.sheets().map(one),
    index: (key) => one(found(findSheet(book, key), key)),
    call: {
      Add: (name: string | null) => {
        refuseStructure(book);
        refuseInBackground(book);
        const existing = book.sheets().map((sheet) => sheet.name);
        const chosen = name ?? freeName(existing);
        checkSheetName(chosen, existing);
        return one(book.addSheet(chosen));
      },
      GetActiveWorksheet: () => one(book.activeSheet()),
      GetCount: (visibleOnly?: boolean) => among(visibleOnly).length,
      GetFirst: (visibleOnly?: boolean) => one(among(visibleOnly)[0]),
      GetLast: (visibleOnly?: boolean) => one(among(visibleOnly).slice(-1)[0]),
      GetItem: (key: string) => one(found(findSheet(book, key), key)),
      GetItemOrNullObject: (key: string) => {
        const sheet = findSheet(book, key);
        return sheet ? one(sheet) : nullObject;
      },
      ...events.methods({
        Activated: 'activated',
        Added: 'added',
        Calculated: 'calculated',
        DataChanged: 'changed',
        Deactivated: 'deactivated',
        Deleted: 'deleted',
        SelectionChanged: 'selected',
      }),
    },
  };
}

function freeName(existing: readonly string[]): string {
  let number = existing.length + 1;
  while (existing.includes(`Sheet${number}`)) number++;
  return `Sheet${number}`;
}
