import { openRanges, type RangesEvent } from '../../src/event/open/openRanges';
import { contradictionIn } from '../../src/model/contradictions';
import type { Problem } from '../../src/model/problems';
import { KnownTables } from '../../src/sheets/names/knownTables';
import { contradictionText, refusal } from './errors';
import { remark } from './remarks';

/** Excel hands every call fresh copies of its ranges; a result changes one of them. */
const tables = new KnownTables();

let told = '';

/** The event of the ranges that a formula names. */
export function loadEvent(
  players: unknown[][],
  rounds: unknown[][][] | null | undefined,
  totalRounds?: number,
): RangesEvent {
  const given = (rounds ?? []).filter((range) => Array.isArray(range) && range.length > 0);
  const opened = openRanges(players, given, totalRounds, tables);
  if (!opened.ok) throw refusal(opened.problems);
  tell(opened.warnings);
  return opened.value;
}

/** The lists that come of it have no room for it; said once while it stays the same. */
function tell(warnings: readonly Problem[]): void {
  const found = contradictionIn(warnings);
  const text = found ? contradictionText(found) : '';
  if (text !== '' && text !== told) remark(text);
  told = text;
}
