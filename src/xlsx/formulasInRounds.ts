import { cellAddress, type TableCells } from '../sheets/plan/cells';
import { roundColumns } from '../sheets/read/readRound';
import { isTeamRound } from '../sheets/read/teams/readTeamRound';
import { BookFile } from './bookFile';

/** What decides a game: who plays, and how it ended. */
const DECIDING: readonly string[] = ['no', 'no2', 'result'];

/**
 * Cells of rounds that hold a formula where a number or a result belongs. A file keeps a formula with
 * the value that it had once; we read that one, another program works out a new one and shows it.
 */
export function formulasInRounds(
  bytes: Uint8Array,
  rounds: ReadonlyMap<number, TableCells>,
): string[] {
  const book = new BookFile(bytes);
  return [...rounds.values()].flatMap(({ sheet, row, column, header, rows }) => {
    const { cells } = book.sheet(sheet);
    const columns = [...roundColumns(header)].filter(([name]) => DECIDING.includes(name));
    const table = roundColumns(header).get('table');
    const isMatch = (shown: TableCells['rows'][number]): boolean =>
      isTeamRound(header) && table !== undefined && !String(shown[table] ?? '').includes('.');
    return rows.flatMap((shown, index) =>
      columns.flatMap(([name, at]) => {
        // The result of a match is worked out from its boards.
        if (name === 'result' && isMatch(shown)) return [];
        const entered = String(cells.entered(row + 1 + index, column + at));
        // Where a value shows and nothing was entered, the formula of another cell gives it.
        const isFormula = entered.startsWith('=') || (entered === '' && (shown[at] ?? '') !== '');
        return isFormula ? [`${sheet}!${cellAddress(row + 1 + index, column + at)}`] : [];
      }),
    );
  });
}
