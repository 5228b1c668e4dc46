/**
 * What happens when a person types into a cell: the text is parsed, a list validation that stops
 * refuses what is not in the list, tables grow, events fire and formulas recalculate.
 */
import { contains, type Area } from './address';
import { refuse } from '../apiError';
import type { Book, BookSheet } from '../book';
import { writeTyped } from '../api/range/rangeContents';
import { refuseProtected } from './protectedCells';
import { growTables } from './tableGrowth';

export function typeInto(book: Book, sheet: BookSheet, area: Area, text: string): void {
  refuseProtected(sheet, area);
  refuseInvalid(sheet, area, text);
  book.beginBatch();
  try {
    writeTyped(sheet, area, [[text]]);
    growTables(book, sheet, area);
  } finally {
    book.endBatch();
  }
}

interface ListRule {
  list?: { source?: unknown };
}

function refuseInvalid(sheet: BookSheet, area: Area, text: string): void {
  const validation = sheet.validations.find((v) => contains(v.area, area.row, area.column));
  const source = (validation?.rule as ListRule | undefined)?.list?.source;
  const alert = validation?.errorAlert as { showAlert?: boolean; style?: string } | undefined;
  const stops = alert?.showAlert !== false && (alert?.style ?? 'Stop') === 'Stop';
  if (typeof source !== 'string' || source.startsWith('=') || text === '' || !stops) return;
  const allowed = source.split(',').map((item) => item.trim());
  if (!allowed.includes(text)) {
    refuse('InvalidArgument', `This value doesn't match the data validation: ${text}`);
  }
}
