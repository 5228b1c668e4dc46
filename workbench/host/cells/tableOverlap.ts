import { overlap, type Area } from './address';
import { refuse } from '../apiError';
import type { Book, BookSheet, BookTable } from '../book';

/** "A table can't overlap another table": refuses an area that touches a table other than `except`. */
export function refuseTableOverlap(
  book: Book,
  sheet: BookSheet,
  area: Area,
  except?: BookTable,
): void {
  const hit = book
    .tables()
    .find((t) => t.sheet.id === sheet.id && t.id !== except?.id && overlap(t.area, area));
  if (hit) refuse('InvalidArgument', `A table can't overlap another table (${hit.name}).`);
}
