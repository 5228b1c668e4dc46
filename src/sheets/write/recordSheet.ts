import type { Tournament } from '../../model/types';
import { area, type SheetPlan } from '../plan/plan';
import { makeRecord, recordOf, type RoundRecord } from '../record';

export const RECORD_KEY = 'record';

/** A very hidden sheet: the results that the pairings rest on. None before round 2. */
export const recordSheets = (tournament: Tournament, rounds?: number): SheetPlan[] => {
  const record = recordOf(tournament, rounds);
  return record.size === 0 ? [] : [recordSheet(record)];
};

export function recordSheet(record: RoundRecord): SheetPlan {
  const rows = makeRecord(record);
  return {
    key: RECORD_KEY,
    name: '_pairsheet_results',
    mode: 'replace',
    blocks: [{ row: 0, column: 0, cells: rows }],
    formats: [{ area: area(0, 0, rows.length, 1), numberFormat: '0' }],
    visibility: 'veryHidden',
  };
}
