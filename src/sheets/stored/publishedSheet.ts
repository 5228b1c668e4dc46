import { area, type SheetPlan } from '../plan/plan';
import { publishedRows, type PublishedRounds } from './published';

export const PUBLISHED_KEY = 'published';

/** A very hidden sheet: tables, players and points shown of every round as it was published. */
export function publishedSheet(rounds: PublishedRounds): SheetPlan {
  const rows = publishedRows(rounds);
  return {
    key: PUBLISHED_KEY,
    name: '_pairsheet_published',
    mode: 'replace',
    blocks: [{ row: 0, column: 0, cells: rows }],
    formats: [{ area: area(0, 0, rows.length, 2), numberFormat: '@' }],
    visibility: 'veryHidden',
  };
}
