import { sayReason } from '../../explain/phrasebook';
import type { Finding } from '../../sheets/write/working/checkSheet';
import type { SheetCells } from '../../sheets/plan/cells';
import { verifyLists } from '../log/verifyLists';
import type { CheckedEvent } from '../open/openEvent';
import { checkStandings, type StandingsReport } from './checkStandings';

/**
 * Recomputes every list that the workbook shows. One of ours that is still as the log wrote it is not wrong
 * where it differs but of before: that is said once, with the cure, and not cell by cell.
 */
export function checkLists(event: CheckedEvent, sheets: readonly SheetCells[]): StandingsReport {
  const { asWritten } = verifyLists(event, sheets);
  const isWritten = ({ sheet }: SheetCells) => asWritten.has(sheet);
  const all = checkStandings(
    event,
    sheets.filter((cells) => !isWritten(cells)),
  );
  const findings = [...all.findings];
  let { lists, cells } = all;
  for (const each of sheets.filter(isWritten)) {
    const checked = checkStandings(event, [each], false);
    lists += checked.lists;
    cells += checked.cells;
    if (checked.wrongCells > 0) findings.push(stale(event, each.sheet, asWritten.get(each.sheet)!));
    else findings.push(...checked.findings);
  }
  return { findings, lists, cells, wrongCells: all.wrongCells };
}

function stale(
  { settings }: CheckedEvent,
  sheet: string,
  { line, row }: { readonly line: number; readonly row: { readonly time: string } },
): Finding {
  const args = { sheet, line, time: row.time };
  const finding = sayReason(settings.language, { key: 'verify.list-stale', args });
  return { round: null, finding, played: '', expected: '', article: '' };
}
