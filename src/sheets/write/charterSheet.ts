import { CHARTER_SHEET, charterRows, type Charter } from '../charter';
import { area, type SheetPlan } from '../plan/plan';

export const CHARTER_KEY = 'charter';

/** A very hidden sheet: the terms that round 1 fixed, and the trail of every departure. */
export function charterSheet(charter: Charter): SheetPlan {
  const rows = charterRows(charter);
  return {
    key: CHARTER_KEY,
    name: CHARTER_SHEET,
    mode: 'replace',
    blocks: [{ row: 0, column: 0, cells: rows }],
    formats: [{ area: area(0, 0, rows.length, 3), numberFormat: '@' }],
    visibility: 'veryHidden',
  };
}
