/** One tie-break of everybody at once: a single call instead of one a cell. */
import { tieBreakOutcome } from '../../src/tiebreaks/compute';
import type { Cell } from '../call/answer';
import { textsOf, tieBreaksArgument } from '../call/arguments';
import { badArgument } from '../call/errors';
import { loadTable } from '../call/loadTable';

/**
 * Tie-breaks of all players in the order of the table, a row each, without a header: one call instead of one a cell. Better from about 100 players on.
 * @customfunction TIEBREAK_COLUMN
 * @param table Crosstable with its header row.
 * @param code Code or name of the tie-break, such as "BH-C1"; several with commas give a column each.
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns One row per row of the table, one column per tie-break; – where there is no value.
 */
export function tiebreakColumn(table: unknown[][], code: string, edition?: string): unknown[][] {
  const loaded = loadTable(table);
  const texts = textsOf(code);
  if (texts.length === 0) throw badArgument('code', '', 'BH-C1, SB …');
  const asked = tieBreaksArgument('code', texts, edition);
  loaded.tellOfTable();
  const { field } = loaded;
  const [first, last] = [loaded.checked.firstRow, table.length - 1];
  const players = loaded.checked.playerRows;
  return Array.from({ length: last - first + 1 }, (_, index): Cell[] => {
    const no = players.get(first + index);
    if (no === undefined) return asked.codes.map(() => '');
    return asked.codes.map((code) => tieBreakOutcome(asked.edition, field, code, no).value ?? '–');
  });
}
