import type { BookCells, TableCells } from '../../src/sheets/plan/cells';
import {
  columnOf,
  EVENT_COLUMNS,
  isTable,
  PLAYER_COLUMNS,
  ROUND_COLUMNS,
  TEAM_COLUMNS,
  MEMBER_COLUMNS,
  LINE_UP_COLUMNS,
} from '../../src/sheets/names/headers';
import { withoutMatchResults } from '../../src/sheets/read/teams/readTeamRound';
import { mayBeSectionTable } from '../../src/sheets/names/section';

/**
 * The workbook as far as we go by it, with what hidden sheets keep of what was announced; columns of the
 * arbiter's own may change as they like, and the log grows by itself.
 */
export const signatureOf = (cells: BookCells): string =>
  JSON.stringify([
    cells.stored ?? null,
    [...(cells.sections ?? [])].map(([id, { stored }]) => [id, stored ?? null]),
    cells.tables
      .filter(({ name }) => !isTable('log', name) && !mayBeSectionTable('log', name))
      // Nobody says in which order Excel tells of them.
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map(fingerprintOf),
  ]);

/** Of a table that was read again as it was, it is there already. */
const fingerprints = new WeakMap<TableCells, string>();

function fingerprintOf(table: TableCells): string {
  const known = fingerprints.get(table);
  if (known !== undefined) return known;
  // A prize may be for what stands in any column.
  const isPrizes = isTable('prizes', table.name);
  const ours = table.header.map((header) => isPrizes || isKnownHeader(header));
  const own = withoutMatchResults(table).map((row) => row.filter((_, index) => ours[index]));
  const made = JSON.stringify({ ...table, rows: own });
  fingerprints.set(table, made);
  return made;
}

const isKnownHeader = (header: string): boolean =>
  [
    ...[PLAYER_COLUMNS, ROUND_COLUMNS, EVENT_COLUMNS],
    ...[TEAM_COLUMNS, MEMBER_COLUMNS, LINE_UP_COLUMNS],
  ].some((words) => columnOf(words, header) !== null);
