/**
 * A workbook as plain data that co-authors exchange. Sheets and tables have ids of the shared document,
 * since each client numbers its own.
 */
import { namespaceOf } from '../api/customXml';
import type { Area } from '../cells/address';
import type { Book, BookName, BookSheet, BookTable } from '../book';

/** Contents, number format and style of a cell as JSON, so that two are compared at once. */
export type CellText = string;
/** `row,column`. */
export type CellKey = string;

export interface SheetData {
  readonly cells: ReadonlyMap<CellKey, CellText>;
  /** Everything else of a sheet, each as JSON. */
  readonly props: ReadonlyMap<SheetProp, string>;
}

export interface TableData {
  readonly sheet: string;
  readonly name: string;
  readonly area: Area;
  /** Style and switches, as JSON. */
  readonly looks: string;
}

export interface BookData {
  /** In their order. */
  readonly sheets: ReadonlyMap<string, SheetData>;
  readonly tables: ReadonlyMap<string, TableData>;
  /** By lower-case name, as JSON. */
  readonly names: ReadonlyMap<string, string>;
  /** Custom XML parts by namespace. No document says how Excel merges them: here the last writer wins. */
  readonly customXml: ReadonlyMap<string, string>;
}

export const PLAIN_PROPS = [
  'name',
  'visibility',
  'tabColor',
  'showGridlines',
  'showHeadings',
] as const;
export const OTHER_PROPS = [
  'protection',
  'frozen',
  'validations',
  'conditionalFormats',
  'page',
  'charts',
  'pictures',
  'merges',
  'widths',
  'heights',
  'hiddenColumns',
  'hiddenRows',
] as const;
export type SheetProp = (typeof PLAIN_PROPS)[number] | (typeof OTHER_PROPS)[number];

export const TABLE_LOOKS = [
  'style',
  'showBandedRows',
  'showBandedColumns',
  'showFilterButton',
  'showTotals',
  'highlightFirstColumn',
  'highlightLastColumn',
] as const satisfies readonly (keyof BookTable)[];

/** Which id of the shared document a sheet or a table of this client has. */
export class SharedIds {
  private readonly ids = new Map<string, string>();
  private made = 0;

  constructor(private readonly client: string) {}

  /** One that nobody knows yet was made here. */
  of(local: string): string {
    const known = this.ids.get(local);
    if (known) return known;
    const id = `${this.client}.${++this.made}`;
    this.ids.set(local, id);
    return id;
  }
  set(local: string, shared: string): void {
    this.ids.set(local, shared);
  }
}

/** What was read of a sheet's cells, as long as they have not changed. */
export type CellCache = WeakMap<BookSheet, { revision: number; cells: SheetData['cells'] }>;

export function readData(book: Book, ids: SharedIds, cache: CellCache = new WeakMap()): BookData {
  return {
    sheets: new Map(book.sheets().map((sheet) => [ids.of(sheet.id), readSheet(sheet, cache)])),
    tables: new Map(
      book.tables().map((table) => [
        ids.of(table.id),
        {
          sheet: ids.of(table.sheet.id),
          name: table.name,
          area: { ...table.area },
          looks: JSON.stringify(TABLE_LOOKS.map((look) => table[look])),
        },
      ]),
    ),
    names: readNames(book),
    customXml: new Map([...book.customXml.values()].map((xml) => [namespaceOf(xml), xml])),
  };
}

export const readNames = (book: Book): BookData['names'] =>
  new Map(book.names().map((name) => [name.name.toLowerCase(), nameText(name)]));

const nameText = ({ name, formula, visible, comment }: BookName): string =>
  JSON.stringify({ name, formula, visible, comment });

function readSheet(sheet: BookSheet, cache: CellCache): SheetData {
  const used = sheet.usedArea(false);
  const rows = Array.from({ length: used ? used.row + used.rows : 0 }, (_, row) => row);
  const columns = Array.from(
    { length: Math.max(26, used ? used.column + used.columns : 0) },
    (_, c) => c,
  );
  const values: Record<SheetProp, unknown> = {
    name: sheet.name,
    visibility: sheet.visibility,
    tabColor: sheet.tabColor,
    showGridlines: sheet.showGridlines,
    showHeadings: sheet.showHeadings,
    protection: sheet.protection ?? null,
    frozen: sheet.frozen,
    validations: sheet.validations,
    conditionalFormats: sheet.conditionalFormats,
    page: sheet.page,
    charts: sheet.charts,
    pictures: sheet.pictures,
    merges: sheet.merges,
    widths: columns.map((column) => sheet.columnWidth(column)),
    heights: rows.map((row) => sheet.rowHeight(row)),
    hiddenColumns: columns.filter((column) => sheet.isColumnHidden(column)),
    hiddenRows: rows.filter((row) => sheet.isRowHidden(row)),
  };
  const props = Object.entries(values) as [SheetProp, unknown][];
  return {
    cells: readCells(sheet, used, cache),
    props: new Map(props.map(([prop, value]) => [prop, JSON.stringify(value)])),
  };
}

function readCells(sheet: BookSheet, used: Area | undefined, cache: CellCache): SheetData['cells'] {
  const { revision } = sheet;
  const known = cache.get(sheet);
  if (known && known.revision === revision) return known.cells;
  const cells = new Map<CellKey, CellText>();
  for (let row = used?.row ?? 0; used && row < used.row + used.rows; row++)
    for (let column = used.column; column < used.column + used.columns; column++) {
      const text = cellText(sheet, row, column);
      if (text !== EMPTY_CELL) cells.set(`${row},${column}`, text);
    }
  if (revision !== undefined) cache.set(sheet, { revision, cells });
  return cells;
}

export const EMPTY_CELL: CellText = JSON.stringify(['', 'General', {}]);

/** What a formula gives is worked out by each client. */
function cellText(sheet: BookSheet, row: number, column: number): CellText {
  const { value, formula } = sheet.content(row, column);
  const entered = sheet.isSpilledInto(row, column) ? '' : (formula ?? value);
  const kept = formula === undefined ? entered : { formula };
  return JSON.stringify([kept, sheet.numberFormat(row, column), sheet.style(row, column)]);
}
