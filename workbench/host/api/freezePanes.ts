import { nullObject, type ApiObject } from '../apiObject';
import { areaOrRefuse, lastColumn, lastRow, splitSheet, type Area } from '../cells/address';
import type { BookSheet } from '../book';
import { refuseInBackground } from './protection';
import type { Api } from './api';

/** `worksheet.freezePanes` */
export function freezePanes(api: Api, sheet: BookSheet): ApiObject {
  const location = (): Area | undefined => {
    const { rows, columns } = sheet.frozen;
    if (rows + columns === 0) return undefined;
    return { row: 0, column: 0, rows: rows || lastRow, columns: columns || lastColumn };
  };
  return {
    kind: 'WorksheetFreezePanes',
    get: {},
    call: {
      FreezeRows: (count: number | null) => {
        refuseInBackground(api.book);
        sheet.frozen = { rows: count ?? 1, columns: 0 };
      },
      FreezeColumns: (count: number | null) => {
        refuseInBackground(api.book);
        sheet.frozen = { rows: 0, columns: count ?? 1 };
      },
      FreezeAt: (frozen: string | ApiObject) => {
        refuseInBackground(api.book);
        const area =
          typeof frozen === 'string' ? areaOrRefuse(splitSheet(frozen).rest) : frozen.place!.area;
        sheet.frozen = { rows: area.row + area.rows, columns: area.column + area.columns };
      },
      Unfreeze: () => {
        sheet.frozen = { rows: 0, columns: 0 };
      },
      GetLocation: () => api.range(sheet, location() ?? areaOrRefuse('A1')),
      GetLocationOrNullObject: () => {
        const area = location();
        return area ? api.range(sheet, area) : nullObject;
      },
    },
  };
}
