import { cellText } from './numbers';
import type { TableCells } from './cells';

/** One cell of a table, by what its row holds instead of where it stands, and what is typed into it. */
export interface TypedCell {
  readonly table: string;
  /** Cells by which the row is known: header and text. */
  readonly who: readonly (readonly [header: string, text: string])[];
  /** Header of the column. */
  readonly column: string;
  /** What stood there when it was typed. */
  readonly was: string;
  readonly text: string;
}

/** What became of an entry: written, or there stands something else; null: the row is not there. */
export type EntryFate =
  { readonly ok: true } | { readonly ok: false; readonly there: string | null };

/** Where the cell of an entry stands now: row below the header, column; null: nowhere, or in two rows. */
export function placeOfEntry(
  { header, rows }: Pick<TableCells, 'header' | 'rows'>,
  { who, column }: Pick<TypedCell, 'who' | 'column'>,
): { readonly row: number; readonly column: number } | null {
  const places = who.map(([name]) => header.indexOf(name));
  const at = header.indexOf(column);
  if (at < 0 || places.includes(-1)) return null;
  const found = rows.flatMap((row, index) =>
    who.every(([, text], each) => cellText(row[places[each]]) === text) ? [index] : [],
  );
  return found.length === 1 ? { row: found[0], column: at } : null;
}
