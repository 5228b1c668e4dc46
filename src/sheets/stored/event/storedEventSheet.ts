import { STORED_EVENT_SHEET, storedEventRows, type StoredEvent } from './storedEvent';
import { area, type SheetPlan } from '../../plan/plan';

export const STORED_EVENT_KEY = 'charter';

/** A very hidden sheet: the terms that round 1 fixed, and every departure from them. */
export function storedEventSheet(stored: StoredEvent): SheetPlan {
  const rows = storedEventRows(stored);
  return {
    key: STORED_EVENT_KEY,
    name: STORED_EVENT_SHEET,
    mode: 'replace',
    blocks: [{ row: 0, column: 0, cells: rows }],
    formats: [{ area: area(0, 0, rows.length, 3), numberFormat: '@' }],
    visibility: 'veryHidden',
  };
}
