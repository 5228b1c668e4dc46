import type { Book, BookSheet, CellStyle } from '../../../workbench/host/book';

const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);

/** Columns and rows whose size is compared, beyond any list of the tests. */
const COMPARED = 40;

export interface CellDump {
  readonly value: unknown;
  readonly formula?: string;
  readonly format: string;
  readonly style: unknown;
}

export interface SheetDump {
  readonly name: string;
  readonly cells: Readonly<Record<string, CellDump>>;
}

export interface BookDump {
  readonly sheets: readonly SheetDump[];
  readonly tables: readonly { readonly name: string }[];
  readonly names: readonly { readonly name: string }[];
  readonly active: string;
}

/** Everything that a workbook holds, as plain data that can be compared. */
export function dumpBook(book: Book): BookDump {
  return copy({
    sheets: book.sheets().map(dumpSheet),
    tables: book
      .tables()
      .map((table) => ({ ...table, id: '', sheet: table.sheet.name }))
      .sort(byName),
    names: book
      .names()
      .map((name) => ({ ...name }))
      .sort(byName),
    active: book.activeSheet().name,
  });
}

/** What a person sees: without our hidden sheets, the log and the names over our areas. */
export function dumpVisible(book: Book): BookDump {
  const { sheets, tables, names, active } = dumpBook(book);
  return {
    sheets: sheets.filter(({ name }) => !/^_pairsheet|(^| )(Log|Journal|Registo)$/.test(name)),
    tables: tables.filter(({ name }) => !/^Log(_|$)/.test(name)),
    names: names.filter(({ name }) => !/^pairsheet_log(_|$)/.test(name)),
    active,
  };
}

function dumpSheet(sheet: BookSheet): SheetDump {
  const numbers = Array.from({ length: COMPARED }, (_, index) => index);
  return {
    name: sheet.name,
    cells: dumpCells(sheet),
    ...{
      visibility: sheet.visibility,
      tabColor: sheet.tabColor,
      gridlines: sheet.showGridlines,
      protection: sheet.protection,
      frozen: sheet.frozen,
      validations: validationsByCell(sheet),
      // Ids are the host's own.
      conditionalFormats: sheet.conditionalFormats.map(({ areas, formula, look }) => ({
        areas,
        formula,
        look,
      })),
      page: sheet.page,
      charts: sheet.charts,
      pictures: sheet.pictures,
      merges: sheet.merges,
      widths: numbers.map((column) => sheet.columnWidth(column)),
      heights: numbers.map((row) => sheet.rowHeight(row)),
      hiddenColumns: numbers.filter((column) => sheet.isColumnHidden(column)),
      hiddenRows: numbers.filter((row) => sheet.isRowHidden(row)),
    },
  };
}

function dumpCells(sheet: BookSheet): Record<string, CellDump> {
  const used = sheet.usedArea(false);
  const cells: Record<string, CellDump> = {};
  if (!used) return cells;
  for (let row = used.row; row < used.row + used.rows; row++)
    for (let column = used.column; column < used.column + used.columns; column++) {
      const content = sheet.content(row, column);
      const style = visibleStyle(sheet.style(row, column));
      const format = sheet.numberFormat(row, column);
      if (content.value !== '' || format !== 'General' || Object.keys(style).length > 0)
        cells[`${row},${column}`] = { ...content, format, style };
    }
  return cells;
}

const PLAIN: Readonly<Record<string, unknown>> = { fontSize: 11, fontColor: '#000000' };

/** Without what looks as if it had never been set. */
function visibleStyle({ borders, ...style }: CellStyle): Record<string, unknown> {
  const lines = Object.entries(borders ?? {}).filter(([, { style: line }]) => line !== 'None');
  return Object.fromEntries([
    ...Object.entries(style).filter(
      ([key, value]) => value && value !== 'General' && value !== 'Bottom' && value !== PLAIN[key],
    ),
    ...(lines.length > 0 ? [['borders', Object.fromEntries(lines)]] : []),
  ]) as Record<string, unknown>;
}

/** How the areas of a rule are cut does not matter, only which cell has which. */
function validationsByCell(sheet: BookSheet): Record<string, unknown> {
  const cells: Record<string, unknown> = {};
  for (const { area, ...rule } of sheet.validations)
    for (let row = area.row; row < area.row + area.rows; row++)
      for (let column = area.column; column < area.column + area.columns; column++)
        cells[`${row},${column}`] = rule;
  return cells;
}

const copy = <T>(data: T): T => JSON.parse(JSON.stringify(data)) as T;
