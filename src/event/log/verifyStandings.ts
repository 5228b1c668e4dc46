import type { Reason } from '../../explain/reason';
import type { SheetCells } from '../../sheets/plan/cells';
import { checkStandings } from '../check/checkStandings';
import type { CheckedEvent } from '../open/openEvent';
import type { ListsVerified } from './verifyLists';

/**
 * Recomputes the standings that the workbook shows; each cell that differs is named. A list of ours
 * that is as the log wrote it is out of date where it differs, not forged: that is said instead.
 */
export function verifyStandings(
  event: CheckedEvent,
  sheets: readonly SheetCells[],
  asWritten: ListsVerified['asWritten'] = new Map(),
): { readonly breaks: readonly Reason[]; readonly found: readonly Reason[] } {
  const isWritten = ({ sheet }: SheetCells) => asWritten.has(sheet);
  const others = checkStandings(
    event,
    sheets.filter((cells) => !isWritten(cells)),
  );
  const breaks = others.findings
    .filter(({ played, expected }) => played !== expected)
    .map(({ finding, played, expected }): Reason => ({
      key: 'verify.standings-differ',
      args: { what: `${finding}: ${played || '–'} → ${expected || '–'}` },
    }));
  let { lists, cells } = others;
  const stale: Reason[] = [];
  for (const each of sheets.filter(isWritten)) {
    const checked = checkStandings(event, [each], false);
    lists += checked.lists;
    cells += checked.cells;
    const { line, row } = asWritten.get(each.sheet)!;
    if (checked.wrongCells > 0)
      stale.push({ key: 'verify.list-stale', args: { sheet: each.sheet, line, time: row.time } });
  }
  const count: Reason = { key: 'verify.standings', args: { lists, cells } };
  return { breaks, found: [...(lists === 0 ? [] : [count]), ...stale] };
}
