import type { Book } from '../../workbench/host/book';
import type { Office } from './officeHost';

const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);

/** Everything that a workbook holds, as plain data that can be compared. */
export function dumpBook(book: Book): unknown {
  return {
    sheets: book.sheets().map((sheet) => {
      const used = sheet.usedArea(false);
      const cells: Record<string, unknown> = {};
      if (used)
        for (let row = used.row; row < used.row + used.rows; row++)
          for (let column = used.column; column < used.column + used.columns; column++) {
            const content = sheet.content(row, column);
            const style = sheet.style(row, column);
            const format = sheet.numberFormat(row, column);
            if (content.value !== '' || format !== 'General' || Object.keys(style).length > 0)
              cells[`${row},${column}`] = { ...content, format, style };
          }
      return {
        name: sheet.name,
        visibility: sheet.visibility,
        tabColor: sheet.tabColor,
        frozen: sheet.frozen,
        validations: sheet.validations,
        // Ids are the host's own.
        conditionalFormats: sheet.conditionalFormats.map(({ areas, formula, look }) => ({
          areas,
          formula,
          look,
        })),
        page: sheet.page,
        widths: Array.from({ length: 16 }, (_, column) => sheet.columnWidth(column)),
        cells,
      };
    }),
    tables: book
      .tables()
      .map(({ name, sheet, area, style }) => ({ name, sheet: sheet.name, area, style }))
      .sort(byName),
    names: book
      .names()
      .map(({ name, formula }) => ({ name, formula }))
      .sort(byName),
    active: book.activeSheet().name,
  };
}

/** The workbook as it is now; later changes do not reach it. */
export const copyOf = (office: Office): unknown =>
  JSON.parse(JSON.stringify(dumpBook(office.book))) as unknown;
