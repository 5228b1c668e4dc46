import type { ApiObject } from '../apiObject';
import type { Book } from '../book';
import type { EventSender } from '../events';
import { application } from './application';
import { names } from './names';
import { workbookProtection } from './protection';
import { range } from './range';
import { settings } from './settings';
import { tables } from './tables';
import { worksheets } from './worksheets';
import { documentProperties } from './documentProperties';

/** What the API objects share: the book and where events are registered. */
export interface Api {
  book: Book;
  events: EventSender;
  /** Shows another workbook beside this one, given as the base64 text of its file. */
  openWorkbook?: (base64: string) => void;
}

/** `context.workbook` */
export function workbook(api: Api): ApiObject {
  const { book } = api;
  const selected = () => book.selection();
  return {
    kind: 'Workbook',
    get: {
      name: () => book.fileName,
      isDirty: () => true,
      readOnly: () => false,
      autoSave: () => false,
    },
    nav: {
      Worksheets: () => worksheets(api),
      Tables: () => tables(api),
      Names: () => names(api),
      Settings: () => settings(api),
      Application: () => application(api),
      Properties: () => documentProperties(api),
      Protection: () => workbookProtection(book),
    },
    call: {
      GetSelectedRange: () => range(api, selected().sheet, selected().area),
      GetActiveCell: () =>
        range(api, selected().sheet, { ...selected().area, rows: 1, columns: 1 }),
      _SetOsfControlContainerReadyForCustomFunctions: () => undefined,
      _RemoveAllReferences: () => undefined,
    },
  };
}
