import type { Area } from '../../cells/address';
import { refuse } from '../../apiError';
import { plain, type ApiObject } from '../../apiObject';
import type { BookTable } from '../../book';
import { emptyArea, headersOf } from '../../cells/createTable';
import { refuseTableOverlap } from '../../cells/tableOverlap';
import { checkDefinedName } from '../../cells/sheetName';
import { refuseProtected } from '../../cells/protectedCells';
import { clearFilter } from '../../cells/filters';
import { areaOf, bodyOf, findTable } from '../lookup';
import { tableColumns } from './tableColumns';
import { tableRows } from './tableRows';
import type { Api } from '../api';

/** One table (ListObject) with its header row. */
export function table(api: Api, own: BookTable): ApiObject {
  const { book, events } = api;
  const stored = plain(own, [
    'style',
    'showBandedRows',
    'showBandedColumns',
    'showFilterButton',
    'highlightFirstColumn',
    'highlightLastColumn',
  ]);
  const at = (area: Area) => api.range(own.sheet, area);
  return {
    kind: 'Table',
    id: own.id,
    get: {
      ...stored.get,
      id: () => own.id,
      name: () => own.name,
      showHeaders: () => true,
      showTotals: () => own.showTotals,
    },
    set: {
      ...stored.set,
      Name: (name: string) => {
        checkDefinedName(name);
        const other = findTable(book, name);
        const taken = book.names().some((n) => n.name.toLowerCase() === name.toLowerCase());
        if (taken || (other && other.id !== own.id)) {
          refuse('InvalidArgument', `The name "${name}" is in use.`);
        }
        own.name = name;
      },
    },
    nav: {
      Rows: () => tableRows(api, own),
      Columns: () => tableColumns(api, own),
      Worksheet: () => api.worksheet(own.sheet),
      AutoFilter: () => ({
        kind: 'AutoFilter',
        get: {
          enabled: () => own.showFilterButton,
          isDataFiltered: () => own.filteredOut !== undefined,
        },
      }),
    },
    call: {
      GetRange: () => at(own.area),
      GetHeaderRowRange: () => at({ ...own.area, rows: 1 }),
      GetDataBodyRange: () => at(bodyOf(own)),
      Resize: (target: unknown) => {
        const area = areaOf(target);
        const fits = area.row === own.area.row && area.rows >= 2;
        if (!fits) refuse('InvalidArgument', 'The header row stays where it is; one row at least.');
        refuseTableOverlap(book, own.sheet, area, own);
        own.area = area;
        headersOf(own);
      },
      Delete: () => {
        refuseProtected(own.sheet, own.area);
        emptyArea(own.sheet, own.area);
        book.deleteTable(own);
      },
      ConvertToRange: () => {
        const { area } = own;
        book.deleteTable(own);
        return at(area);
      },
      ClearFilters: () => clearFilter(own),
      ReapplyFilters: () => undefined,
      ...events.methods({ DataChanged: 'tableChanged', SelectionChanged: 'tableSelected' }, own.id),
    },
  };
}
