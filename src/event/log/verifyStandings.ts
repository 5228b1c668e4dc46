import type { Reason } from '../../explain/reason';
import type { SheetCells } from '../../sheets/plan/cells';
import { checkStandings } from '../check/checkStandings';
import type { CheckedEvent } from '../open/openEvent';

/** Recomputes the standings that the workbook shows; each cell that differs is named. */
export function verifyStandings(
  event: CheckedEvent,
  sheets: readonly SheetCells[],
): { readonly breaks: readonly Reason[]; readonly found: readonly Reason[] } {
  const { findings, lists, cells } = checkStandings(event, sheets);
  const breaks = findings
    .filter(({ played, expected }) => played !== expected)
    .map(({ finding, played, expected }): Reason => ({
      key: 'verify.standings-differ',
      args: { what: `${finding}: ${played || '–'} → ${expected || '–'}` },
    }));
  return {
    breaks,
    found: lists === 0 ? [] : [{ key: 'verify.standings', args: { lists, cells } }],
  };
}
