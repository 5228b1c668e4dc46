import type { Place } from '../../../src/model/problems';
import type { CellContent, SheetCells } from '../../../src/sheets/plan/cells';
import { parseReference } from '../../../src/sheets/apply/bookState';
import { areaOf } from '../../../src/sheets/plan/plan';
import { isSameSection, UNNAMED, type Section } from '../../../src/sheets/names/section';
import type { CopyFate } from '../../store/types';
import { batch } from '../batch';
import { valuesFrom1900 } from './days';

/** Visible sheets, the active one first: there the arbiter's list most likely is. */
export function sheetNames(): Promise<string[]> {
  return batch(async (context) => {
    const { worksheets } = context.workbook;
    worksheets.load('items/name,items/visibility');
    const active = worksheets.getActiveWorksheet().load('name');
    await context.sync();
    const visible = worksheets.items
      .filter((sheet) => sheet.visibility === 'Visible')
      .map((sheet) => sheet.name);
    return [active.name, ...visible.filter((name) => name !== active.name)];
  });
}

export function readSheet(name: string): Promise<SheetCells> {
  return batch(async (context) => {
    const used = context.workbook.worksheets
      .getItem(name)
      .getUsedRangeOrNullObject(true)
      .load('values,numberFormat,rowIndex,columnIndex');
    const day = context.workbook.functions.date(1904, 1, 1).load('value');
    await context.sync();
    if (used.isNullObject) return { sheet: name, row: 0, column: 0, rows: [] };
    return {
      sheet: name,
      row: used.rowIndex,
      column: used.columnIndex,
      rows: valuesFrom1900(used, day.value === 0),
    };
  });
}

/** All visible sheets in two round trips, but those that we wrote for another section. */
export function readSheets(section: Section = UNNAMED): Promise<SheetCells[]> {
  return batch(async (context) => {
    const { worksheets, names } = context.workbook;
    worksheets.load('items/name,items/visibility');
    names.load('items/name,items/formula');
    await context.sync();
    const ours = new Map(
      names.items.flatMap(({ name, formula }) => {
        const own = areaOf(name);
        const placed = own && parseReference(formula);
        return placed ? [[placed.sheet, { ...own, area: placed.area }] as const] : [];
      }),
    );
    const isOther = (sheet: string) => {
      const own = ours.get(sheet);
      return own !== undefined && !isSameSection({ id: own.section }, section);
    };
    const visible = worksheets.items.filter(
      (sheet) => sheet.visibility === 'Visible' && !isOther(sheet.name),
    );
    const ranges = visible.map((sheet) =>
      sheet.getUsedRangeOrNullObject(true).load('values,rowIndex,columnIndex'),
    );
    await context.sync();
    return visible.flatMap(({ name }, index): SheetCells[] => {
      const used = ranges[index];
      if (used.isNullObject) return [];
      const rows = used.values as CellContent[][];
      const own = ours.get(name);
      const at = { sheet: name, row: used.rowIndex, column: used.columnIndex };
      return [{ ...at, rows, ...(own ? { ours: own } : {}) }];
    });
  });
}

/** Shows the cell of a problem. */
export async function selectPlace(place: Place): Promise<void> {
  if (place.kind !== 'cell') return;
  await batch(async (context) => {
    const sheet = context.workbook.worksheets.getItem(place.sheet);
    sheet.activate();
    sheet.getRange(place.address).select();
    await context.sync();
  });
}

/** A host that has one window says so by this set: what Excel would open it saves as a file. */
const SAVES_WORKBOOKS = 'PairsheetFiles';

/** The bytes of a file as a new workbook. */
export async function openCopy(bytes: Uint8Array): Promise<CopyFate> {
  const { requirements } = Office.context;
  if (!requirements.isSetSupported('ExcelApi', '1.8')) return 'impossible';
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  await Excel.createWorkbook(btoa(binary));
  return requirements.isSetSupported(SAVES_WORKBOOKS, '1.1') ? 'saved' : 'opened';
}

/** By whom a cell was changed: by us, by hand in this window, or by somebody else in the same workbook. */
export type ChangedBy = 'us' | 'here' | 'elsewhere';

/** Tells whoever listens that something was changed in the workbook. */
export async function watchChanges(listener: (by: ChangedBy) => void): Promise<void> {
  await batch(async (context) => {
    context.workbook.worksheets.onChanged.add(async ({ source, triggerSource }) => {
      if (source === Excel.EventSource.remote) listener('elsewhere');
      // Older builds of Excel do not tell a write of ours from what was typed.
      else listener(triggerSource === Excel.EventTriggerSource.thisLocalAddin ? 'us' : 'here');
    });
    await context.sync();
  });
}
