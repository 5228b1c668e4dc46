import type { Tournament } from '../../model/types';
import { trfExtraRows } from './trfExtras';
import { area, type SheetPlan } from '../plan/plan';

export const TRF_EXTRAS_KEY = 'carried';

/** A very hidden sheet: what a TRF said beside the tables. None where there is nothing of the kind. */
export function trfExtraSheets(tournament: Tournament): SheetPlan[] {
  const rows = trfExtraRows(tournament);
  if (rows.length === 0) return [];
  return [
    {
      key: TRF_EXTRAS_KEY,
      name: '_pairsheet_trf',
      mode: 'replace',
      blocks: [{ row: 0, column: 0, cells: rows }],
      formats: [{ area: area(0, 0, rows.length, 3), numberFormat: '@' }],
      visibility: 'veryHidden',
    },
  ];
}
