/** Brings the book of a client to another state: what came from the others, or all of it after a reload. */
import { namespaceOf } from '../api/customXml';
import type { Area } from '../cells/address';
import type { Book, BookName, BookSheet, CellContent, CellStyle } from '../book';
import {
  EMPTY_CELL,
  PLAIN_PROPS,
  readNames,
  TABLE_LOOKS,
  type BookData,
  type CellKey,
  type CellText,
  type SharedIds,
  type SheetProp,
  type TableData,
} from './bookData';
import { changesBetween, differing } from './changes';

export function bringTo(book: Book, ids: SharedIds, now: BookData, wanted: BookData): void {
  const { cells, props, added, deleted, tables, customXml } = changesBetween(now, wanted);
  const sheetOf = (id: string) => book.sheets().find((sheet) => ids.of(sheet.id) === id);
  book.beginBatch();
  try {
    for (const [id, { props: given }] of added)
      ids.set(book.addSheet(JSON.parse(given.get('name')!) as string).id, id);
    for (const [id, table] of tables) if (table === null) dropTable(book, ids, id);
    for (const id of deleted) {
      const sheet = sheetOf(id);
      if (sheet) book.deleteSheet(sheet);
    }
    for (const [id, prop, json] of props) setProp(sheetOf(id)!, prop, json);
    writeCells(cells, sheetOf);
    for (const [id, { cells: all, props: given }] of added) {
      writeCells(
        [...all].map(([key, text]) => [id, key, text] as const),
        sheetOf,
      );
      for (const [prop, json] of given) setProp(sheetOf(id)!, prop, json);
    }
    for (const [id, table] of tables) if (table) setTable(book, ids, id, table, sheetOf);
    // Not what `now` says: names of a sheet that was deleted above lost what they name.
    for (const [name, json] of differing(readNames(book), wanted.names)) {
      if (json === null) book.deleteName(name);
      else book.setName(JSON.parse(json) as BookName);
    }
    for (const [namespace, xml] of customXml) {
      const parts = [...book.customXml].filter(([, each]) => namespaceOf(each) === namespace);
      for (const [id] of parts) book.customXml.delete(id);
      if (xml !== null) book.customXml.set(parts[0]?.[0] ?? `{${namespace}}`, xml);
    }
    [...wanted.sheets.keys()].forEach((id, position) => {
      const sheet = sheetOf(id)!;
      if (book.sheets().indexOf(sheet) !== position) book.moveSheet(sheet, position);
    });
  } finally {
    book.endBatch();
  }
}

function dropTable(book: Book, ids: SharedIds, id: string): void {
  const table = book.tables().find((each) => ids.of(each.id) === id);
  if (table) book.deleteTable(table);
}

function setTable(
  book: Book,
  ids: SharedIds,
  id: string,
  { name, area, looks, sheet }: TableData,
  sheetOf: (id: string) => BookSheet | undefined,
): void {
  let table = book.tables().find((each) => ids.of(each.id) === id);
  if (!table) {
    table = book.addTable(sheetOf(sheet)!, area, name);
    ids.set(table.id, id);
  }
  if (table.name !== name) table.name = name;
  if (JSON.stringify(table.area) !== JSON.stringify(area)) table.area = { ...area };
  const values = JSON.parse(looks) as unknown[];
  const given = Object.fromEntries(TABLE_LOOKS.map((look, index) => [look, values[index]]));
  for (const look of TABLE_LOOKS)
    if (table[look] !== given[look]) Object.assign(table, { [look]: given[look] });
}

/** Formats first, as in a text cell nothing is understood; cells of a row that stand side by side together. */
function writeCells(
  cells: readonly (readonly [string, CellKey, CellText | null])[],
  sheetOf: (id: string) => BookSheet | undefined,
): void {
  const placed = cells
    .map(([id, key, text]) => {
      const [row, column] = key.split(',').map(Number);
      const [kept, format, style] = JSON.parse(text ?? EMPTY_CELL) as Parsed;
      return { id, row, column, kept, format, style };
    })
    .sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : a.row - b.row || a.column - b.column));
  for (let from = 0; from < placed.length;) {
    const first = placed[from];
    let to = from + 1;
    while (
      to < placed.length &&
      placed[to].id === first.id &&
      placed[to].row === first.row &&
      placed[to].column === first.column + to - from
    )
      to++;
    const run = placed.slice(from, to);
    const sheet = sheetOf(first.id);
    if (sheet) writeRun(sheet, first.row, run);
    from = to;
  }
}

type Parsed = [CellContent['value'] | { formula: string }, string, CellStyle];
interface Placed {
  readonly column: number;
  readonly kept: Parsed[0];
  readonly format: string;
  readonly style: CellStyle;
}

function writeRun(sheet: BookSheet, row: number, run: readonly Placed[]): void {
  const area: Area = { row, column: run[0].column, rows: 1, columns: run.length };
  for (const { column, style } of run) {
    const cell = { row, column, rows: 1, columns: 1 };
    if (JSON.stringify(sheet.style(row, column)) === JSON.stringify(style)) continue;
    sheet.clearStyle(cell);
    sheet.setStyle(cell, style);
  }
  sheet.setNumberFormats(area, [run.map(({ format }) => format)]);
  const contents = run.map(({ kept, column }): CellContent | null => {
    const there = sheet.content(row, column);
    if (typeof kept === 'object')
      return there.formula === kept.formula ? null : { value: '', ...kept };
    return there.formula === undefined && there.value === kept ? null : { value: kept };
  });
  if (contents.some((content) => content !== null)) sheet.write(area, [contents]);
}

function setProp(sheet: BookSheet, prop: SheetProp, json: string): void {
  const value = JSON.parse(json) as never;
  if ((PLAIN_PROPS as readonly string[]).includes(prop)) {
    const plain = prop as (typeof PLAIN_PROPS)[number];
    if (sheet[plain] !== value) Object.assign(sheet, { [plain]: value });
    return;
  }
  SETTERS[prop as keyof typeof SETTERS](sheet, value);
}

const SETTERS: Readonly<
  Record<Exclude<SheetProp, (typeof PLAIN_PROPS)[number]>, (sheet: BookSheet, value: never) => void>
> = {
  protection: (sheet, value: BookSheet['protection'] | null) =>
    void (sheet.protection = value ?? undefined),
  frozen: (sheet, value: BookSheet['frozen']) => void (sheet.frozen = value),
  validations: (sheet, value: BookSheet['validations']) => sheet.setValidations(value),
  conditionalFormats: (sheet, value: BookSheet['conditionalFormats']) =>
    sheet.setConditionalFormats(value),
  page: (sheet, value: BookSheet['page']) => {
    for (const key of Object.keys(sheet.page))
      if (!(key in value)) delete (sheet.page as unknown as Record<string, unknown>)[key];
    Object.assign(sheet.page, value);
  },
  charts: (sheet, value: BookSheet['charts']) =>
    void sheet.charts.splice(0, sheet.charts.length, ...value),
  pictures: (sheet, value: BookSheet['pictures']) =>
    void sheet.pictures.splice(0, sheet.pictures.length, ...value),
  merges: (sheet, value: readonly Area[]) => {
    for (const area of [...sheet.merges]) sheet.unmerge(area);
    for (const area of value) sheet.merge(area);
  },
  widths: (sheet, value: readonly number[]) =>
    value.forEach((width, column) => {
      if (sheet.columnWidth(column) !== width) sheet.setColumnWidth(column, 1, width);
    }),
  heights: (sheet, value: readonly number[]) =>
    value.forEach((height, row) => {
      if (sheet.rowHeight(row) !== height) sheet.setRowHeight(row, 1, height);
    }),
  hiddenColumns: (sheet, value: readonly number[]) =>
    hide(
      value,
      (column) => sheet.isColumnHidden(column),
      (column, isHidden) => sheet.setColumnsHidden(column, 1, isHidden),
    ),
  hiddenRows: (sheet, value: readonly number[]) =>
    hide(
      value,
      (row) => sheet.isRowHidden(row),
      (row, isHidden) => sheet.setRowsHidden(row, 1, isHidden),
    ),
};

const LOOKED_AT = 2000;

function hide(
  hidden: readonly number[],
  isHidden: (index: number) => boolean,
  set: (index: number, isHidden: boolean) => void,
): void {
  const wanted = new Set(hidden);
  const last = Math.min(LOOKED_AT, Math.max(200, ...hidden) + 1);
  for (let index = 0; index < last; index++)
    if (isHidden(index) !== wanted.has(index)) set(index, wanted.has(index));
}
