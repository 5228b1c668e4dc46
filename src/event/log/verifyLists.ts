import type { Reason } from '../../explain/reason';
import { ownRows, type OwnSheet, type SheetCells } from '../../sheets/plan/cells';
import { listDigest, LIVE_LIST } from '../../sheets/stored/log/lists';
import type { CheckedEvent } from '../open/openEvent';
import type { ProvedRow } from './graph';
import { provedLines } from './verifyEvent';

export interface ListsVerified {
  readonly breaks: readonly Reason[];
  readonly found: readonly Reason[];
  /** Sheets that are as a line of the log wrote them, with that line. */
  readonly asWritten: ReadonlyMap<string, ProvedRow>;
}

/** Compares the lists that hang or were handed out with what the lines that wrote them say of them. */
export function verifyLists(event: CheckedEvent, sheets: readonly SheetCells[]): ListsVerified {
  const proved = provedLines(event);
  const breaks: Reason[] = [];
  const unsure: Reason[] = [];
  const asWritten = new Map<string, ProvedRow>();
  for (const cells of sheets) {
    if (!cells.ours) continue;
    const fate = fateOf(cells, cells.ours, proved);
    if (fate === null) continue;
    const { line, row } = fate.by;
    const args = { sheet: cells.sheet, line, time: row.time };
    if (fate.kind === 'as-written') asWritten.set(cells.sheet, fate.by);
    else if (fate.kind === 'unsure') unsure.push({ key: 'verify.list-unsure', args });
    else breaks.push({ key: 'verify.list-differs', args });
  }
  const count: Reason = { key: 'verify.lists', args: { lists: asWritten.size } };
  return { breaks, found: [...(asWritten.size > 0 ? [count] : []), ...unsure], asWritten };
}

interface Fate {
  readonly kind: 'as-written' | 'unsure' | 'changed';
  readonly by: ProvedRow;
}

/** null: no line says anything of the list, or it was live at some time. */
function fateOf(cells: SheetCells, own: OwnSheet, proved: readonly ProvedRow[]): Fate | null {
  const { word, area } = own;
  const written = proved.filter(({ proof }) => proof.lists.has(word));
  const last = written[written.length - 1];
  if (!last || written.some(({ proof }) => proof.lists.get(word) === LIVE_LIST)) return null;
  const now = listDigest(word, ownRows(cells, area));
  const same = [...written].reverse().find(({ proof }) => proof.lists.get(word) === now);
  if (same) return { kind: 'as-written', by: same };
  // An undo may have brought back what a version wrote that did not cover lists.
  const isOlder = proved.some(({ proof }) => proof.version < 3);
  const isUndone = proved.some(
    ({ proof, line }) => proof.action === 'PUT_BACK' && line > written[0]!.line,
  );
  return { kind: isOlder && isUndone ? 'unsure' : 'changed', by: last };
}
