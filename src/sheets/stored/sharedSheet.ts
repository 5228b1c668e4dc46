import { area, type SheetPlan } from '../plan/plan';
import { DESK_ROW, leaseText, SHARED_ROWS, SHARED_SHEET, type Lease } from './shared';

export const SHARED_KEY = 'shared';

/** A very hidden sheet: who has the desk, and a cell for each arbiter. It is made when a workbook is shared. */
export function sharedSheet(desk: Lease): SheetPlan {
  const cells = Array.from({ length: SHARED_ROWS }, (_, row) => [
    row === DESK_ROW ? leaseText(desk) : '',
  ]);
  return {
    key: SHARED_KEY,
    name: SHARED_SHEET,
    mode: 'replace',
    blocks: [{ row: 0, column: 0, cells }],
    formats: [{ area: area(0, 0, SHARED_ROWS, 1), numberFormat: '@' }],
    visibility: 'veryHidden',
  };
}
