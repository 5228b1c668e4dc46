import { ourAreaPrefix, parseReference, type BookLayout } from '../../src/sheets/apply/bookState';
import { isTable } from '../../src/sheets/names/headers';
import { mayBeSectionTable } from '../../src/sheets/names/section';
import type { Area } from '../../src/sheets/plan/plan';
import type { MarkState } from './writeMarks';

/** What stands where in the workbook: sheets, tables and the names over our areas. */
export interface BookState extends BookLayout {
  /** Our conditional formats by sheet, where a write needs to know them (`withMarks`). */
  readonly marks: ReadonlyMap<string, readonly MarkState[]>;
}

export async function loadBookState(context: Excel.RequestContext): Promise<BookState> {
  const { worksheets, tables, names } = context.workbook;
  worksheets.load('items/name,items/visibility,items/protection/protected');
  tables.load('items/name,items/style,items/showTotals,items/worksheet/name');
  names.load('items/name,items/formula');
  const active = worksheets.getActiveWorksheet().load('name');
  const { protection } = context.workbook.load('name,protection/protected');
  await context.sync();
  const ranges = tables.items.map((table) =>
    table.getRange().load('rowIndex,columnIndex,rowCount,columnCount'),
  );
  const headers = tables.items.map((table) =>
    isTable('log', table.name) || mayBeSectionTable('log', table.name)
      ? table.getHeaderRowRange().load('values')
      : null,
  );
  await context.sync();
  return {
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
  };
}

export const areaOf = (range: Excel.Range): Area => ({
  row: range.rowIndex,
  column: range.columnIndex,
  rows: range.rowCount,
  columns: range.columnCount,
});
