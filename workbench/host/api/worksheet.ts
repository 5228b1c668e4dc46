import {
  areaOrRefuse,
  isInsideSheet,
  lastColumn,
  lastRow,
  splitSheet,
  type Area,
} from '../cells/address';
import { refuse } from '../apiError';
import { found, nullObject, onDemand, plain, type ApiObject } from '../apiObject';
import type { BookSheet, Visibility } from '../book';
import { checkSheetName } from '../cells/sheetName';
import { copySheet } from '../cells/copySheet';
import { charts } from './charts';
import { freezePanes } from './freezePanes';
import { findSheet, findTable } from './lookup';
import { horizontalPageBreaks, pageLayout } from './pageLayout';
import { protection, refuseInBackground, refuseStructure } from './protection';
import { shapes } from './shapes';
import type { Api } from './api';

/** One worksheet. */
export function worksheet(api: Api, sheet: BookSheet): ApiObject {
  const { book, events } = api;
  const stored = () => plain(sheet, ['tabColor', 'showGridlines', 'showHeadings']);
  const others = () => book.sheets().filter((other) => other.id !== sheet.id);
  const neighbour = (step: 1 | -1, visibleOnly?: boolean) => {
    const list = book.sheets();
    let at = list.findIndex((other) => other.id === sheet.id) + step;
    while (visibleOnly && list[at] && list[at].visibility !== 'Visible') at += step;
    return list[at];
  };
  return onDemand(
    { kind: 'Worksheet', id: sheet.id },
    {
      get: () => ({
        ...stored().get,
        // On the wire office.js leaves out the "show".
        gridlines: () => sheet.showGridlines,
        headings: () => sheet.showHeadings,
        id: () => sheet.id,
        name: () => sheet.name,
        position: () => book.sheets().findIndex((other) => other.id === sheet.id),
        visibility: () => sheet.visibility,
        standardWidth: () => 8.43,
        standardHeight: () => 15,
        enableCalculation: () => true,
        tabId: () => sheet.id,
      }),
      set: () => ({
        ...stored().set,
        Gridlines: (shown: boolean) => {
          refuseInBackground(book);
          sheet.showGridlines = shown;
        },
        Headings: (shown: boolean) => void (sheet.showHeadings = shown),
        Name: (name: string) => {
          refuseStructure(book);
          const names = others().map((other) => other.name);
          checkSheetName(name, names);
          sheet.name = name;
        },
        Position: (position: number) => {
          refuseStructure(book);
          if (position < 0 || position >= book.sheets().length) refuse('InvalidArgument');
          book.moveSheet(sheet, position);
        },
        Visibility: (visibility: Visibility) => {
          refuseStructure(book);
          if (visibility !== 'Visible') refuseLastVisible(others());
          sheet.visibility = visibility;
          if (visibility !== 'Visible' && book.activeSheet().id === sheet.id) {
            book.activate(others().filter((other) => other.visibility === 'Visible')[0]);
          }
        },
      }),
      nav: () => ({
        Tables: () => api.tables(sheet),
        Charts: () => charts(sheet),
        Shapes: () => shapes(sheet),
        FreezePanes: () => freezePanes(api, sheet),
        Protection: () => protection(sheet),
        PageLayout: () => pageLayout(api, sheet),
        HorizontalPageBreaks: () => horizontalPageBreaks(api, sheet),
      }),
      call: () => ({
        GetRange: (address: string | null) => api.range(sheet, addressed(api, sheet, address)),
        GetRangeByIndexes: (row: number, column: number, rows: number, columns: number) => {
          const area = { row, column, rows, columns };
          if (!isInsideSheet(area)) refuse('InvalidArgument');
          return api.range(sheet, area);
        },
        GetCell: (row: number, column: number) =>
          api.range(sheet, { row, column, rows: 1, columns: 1 }),
        GetUsedRange: (valuesOnly?: boolean) =>
          api.range(sheet, sheet.usedArea(valuesOnly === true) ?? firstCell),
        GetUsedRangeOrNullObject: (valuesOnly?: boolean) => {
          const used = sheet.usedArea(valuesOnly === true);
          return used ? api.range(sheet, used) : nullObject;
        },
        Activate: () => {
          refuseInBackground(book);
          if (sheet.visibility !== 'Visible') refuse('InvalidOperation', 'The sheet is hidden.');
          book.activate(sheet);
        },
        Calculate: () => book.recalculate(),
        Delete: () => {
          refuseStructure(book);
          refuseInBackground(book);
          if (sheet.visibility === 'VeryHidden')
            refuse('InvalidOperation', 'The sheet is very hidden.');
          if (sheet.visibility === 'Visible') refuseLastVisible(others());
          book.deleteSheet(sheet);
        },
        Copy: (position: string | null, relativeTo: ApiObject | null) =>
          worksheet(api, copySheet(book, sheet, position ?? 'None', relativeTo?.id)),
        GetNext: (visibleOnly?: boolean) =>
          worksheet(api, found(neighbour(1, visibleOnly), 'next')),
        GetPrevious: (visibleOnly?: boolean) =>
          worksheet(api, found(neighbour(-1, visibleOnly), 'previous')),
        _GetSheetById: (id: string) => worksheet(api, found(findSheet(book, id), id)),
        _GetAnotherWorksheetById: (id: string) => worksheet(api, found(findSheet(book, id), id)),
        ...events.methods(
          {
            Activated: 'activated',
            Calculated: 'calculated',
            DataChanged: 'changed',
            Deactivated: 'deactivated',
            SelectionChanged: 'selected',
          },
          sheet.id,
        ),
      }),
    },
  );
}

const firstCell: Area = { row: 0, column: 0, rows: 1, columns: 1 };

/** Excel keeps at least one visible sheet. */
function refuseLastVisible(others: readonly BookSheet[]): void {
  if (!others.some((other) => other.visibility === 'Visible')) {
    refuse('InvalidOperation', 'A workbook must contain at least one visible worksheet.');
  }
}

/** An address, a defined name or a table name; nothing means the whole sheet. */
function addressed({ book }: Api, sheet: BookSheet, address: string | null): Area {
  if (!address) return { row: 0, column: 0, rows: lastRow, columns: lastColumn };
  const { rest } = splitSheet(address);
  const table = findTable(book, rest, sheet);
  if (table) return { ...table.area, row: table.area.row + 1, rows: table.area.rows - 1 };
  const name = book.names().find((n) => n.name.toLowerCase() === rest.toLowerCase());
  return areaOrRefuse(name ? splitSheet(name.formula.replace(/^=/, '')).rest : rest);
}
