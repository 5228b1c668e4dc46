/** The event in a book as plain cells, as the pane reads it, for whoever shows it elsewhere. */
import { isTable, roundOfLineUp, roundOfTable } from '../../src/sheets/names/headers';
import { areaName } from '../../src/sheets/plan/plan';
import { TRF_EXTRAS_KEY } from '../../src/sheets/stored/trfExtrasSheet';
import { PUBLISHED_KEY } from '../../src/sheets/stored/publishedSheet';
import type { BookCells, TableCells } from '../../src/sheets/plan/cells';
import type { Area } from '../host/cells/address';
import type { Book, BookSheet, CellValue } from '../host/book';
import { resolveReference } from '../host/cells/references';

export function eventCells(book: Book): BookCells {
  const hidden = (key: string) => {
    const found = resolveReference(book, areaName(key), book.sheets()[0]);
    return found && valuesOf(found.sheet, found.area);
  };
  const [carried, published] = [hidden(TRF_EXTRAS_KEY), hidden(PUBLISHED_KEY)];
  return {
    ...(carried ? { carried } : {}),
    ...(published ? { published } : {}),
    tables: book
      .tables()
      .filter(({ name }) => isOurs(name))
      .map(({ name, sheet, area }): TableCells => {
        const [header, ...rows] = valuesOf(sheet, area);
        const { row, column } = area;
        return { name, sheet: sheet.name, row, column, header: header.map(String), rows };
      }),
  };
}

const isOurs = (name: string): boolean =>
  (['event', 'players', 'teams'] as const).some((kind) => isTable(kind, name)) ||
  roundOfTable(name) !== null ||
  roundOfLineUp(name) !== null;

const valuesOf = (sheet: BookSheet, { row, column, rows, columns }: Area): CellValue[][] =>
  Array.from({ length: rows }, (_, r) =>
    Array.from({ length: columns }, (_unused, c) => sheet.content(row + r, column + c).value),
  );
