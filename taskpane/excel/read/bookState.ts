import {
  ourAreaPrefix,
  parseReference,
  type BookLayout,
} from '../../../src/sheets/apply/bookState';
import { isTable } from '../../../src/sheets/names/headers';
import { mayBeSectionTable } from '../../../src/sheets/names/section';
import type { Area } from '../../../src/sheets/plan/plan';
import { queueHeads, type PlacedHead } from '../stored/logHeads';
import type { MarkState } from '../write/writeMarks';

/** What stands where in the workbook: sheets, tables and the names over our areas. */
export interface BookState extends BookLayout {
  /** Our conditional formats by sheet, where a write needs to know them (`withMarks`). */
  readonly marks: ReadonlyMap<string, readonly MarkState[]>;
  /** Formulas wait for F9: Excel takes that over from the first workbook that was opened. */
  readonly isCalculatedByHand: boolean;
  /** The ends of the logs that are kept outside the cells. */
  readonly heads: readonly PlacedHead[];
  /** Days are counted from 1904, as in workbooks of old Macs. */
  readonly countsFrom1904: boolean;
}

export async function loadBookState(context: Excel.RequestContext): Promise<BookState> {
  const structure = queueStructure(context);
  await context.sync();
  const places = structure.queuePlaces();
  await context.sync();
  return places.state();
}

/** Sheets, tables and names; where the tables stand can be asked for once it is known which there are. */
interface Structure {
  readonly tables: Excel.TableCollection;
  readonly names: Excel.NamedItemCollection;
  countsFrom1904(): boolean;
  queuePlaces(): { readonly ranges: readonly Excel.Range[]; readonly state: () => BookState };
}

/** Queues the first of two steps, so that a reading can do both together with its own. */
export function queueStructure(context: Excel.RequestContext): Structure {
  const { worksheets, tables, names, application } = context.workbook;
  worksheets.load('items/name,items/visibility,items/protection/protected');
  tables.load(
    'items/name,items/style,items/showTotals,items/worksheet/name,items/autoFilter/isDataFiltered',
  );
  names.load('items/name,items/formula');
  application.load('calculationMode');
  // No property tells from which year days are counted; a date does.
  const day = context.workbook.functions.date(1904, 1, 1).load('value');
  const active = worksheets.getActiveWorksheet().load('name');
  const { protection } = context.workbook.load('name,protection/protected');
  const countsFrom1904 = () => day.value === 0;
  const heads = queueHeads(context);
  const queuePlaces = () => {
    const readHeads = heads.queueContents();
    const ranges = tables.items.map((table) =>
      table.getRange().load('rowIndex,columnIndex,rowCount,columnCount'),
    );
    const headers = tables.items.map((table) =>
      isTable('log', table.name) || mayBeSectionTable('log', table.name)
        ? table.getHeaderRowRange().load('values')
        : null,
    );
    const state = (): BookState => ({
      sheets: worksheets.items.map((sheet) => ({
        name: sheet.name,
        visibility: sheet.visibility,
        isProtected: sheet.protection.protected,
      })),
      tables: tables.items.map((table, index) => ({
        name: table.name,
        sheet: table.worksheet.name,
        style: table.style,
        hasTotals: table.showTotals,
        isFiltered: table.autoFilter.isDataFiltered,
        area: areaOf(ranges[index]),
        header: headers[index]?.values[0].map(String),
      })),
      active: active.name,
      fileName: context.workbook.name,
      isStructureProtected: protection.protected,
      names: names.items.map(({ name }) => name).filter((name) => !name.startsWith(ourAreaPrefix)),
      marks: new Map(),
      areas: new Map(
        names.items.flatMap((item) => {
          const placed = item.name.startsWith(ourAreaPrefix) ? parseReference(item.formula) : null;
          return placed ? [[item.name, placed] as const] : [];
        }),
      ),
      isCalculatedByHand: application.calculationMode === 'Manual',
      countsFrom1904: countsFrom1904(),
      heads: readHeads(),
    });
    return { ranges, state };
  };
  return { tables, names, countsFrom1904, queuePlaces };
}

export const areaOf = (range: Excel.Range): Area => ({
  row: range.rowIndex,
  column: range.columnIndex,
  rows: range.rowCount,
  columns: range.columnCount,
});
