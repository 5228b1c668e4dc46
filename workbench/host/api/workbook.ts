import type { ApiObject } from '../apiObject';
import type { Api, ApiParts } from './api';
import { application } from './application';
import { customXmlParts } from './customXml';
import { functions } from './functions';
import { names } from './names';
import { workbookProtection } from './protection';
import { range } from './range/range';
import { settings } from './settings';
import { tables } from './tables/tables';
import { worksheet } from './worksheet';
import { worksheets } from './worksheets';
import { documentProperties } from './documentProperties';

/** Each object is made where it is asked for: what it holds is the book's. */
const apiOf = (parts: ApiParts): Api => {
  const api: Api = {
    ...parts,
    range: (sheet, area) => range(api, sheet, area),
    worksheet: (sheet) => worksheet(api, sheet),
    tables: (sheet, within) => tables(api, sheet, within),
  };
  return api;
};

/** `context.workbook` */
export function workbook(parts: ApiParts): ApiObject {
  const api = apiOf(parts);
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
      Functions: () => functions(book),
      CustomXmlParts: () => customXmlParts(book),
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
