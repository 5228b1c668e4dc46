import { rowsOfTableFile } from '../formats/crosstable/readTableFile';
import { readMatchList, type MatchList } from '../formats/matchLists/readMatchList';
import { listRows } from '../formats/matchLists/rows';
import type { Checked, Place } from '../model/problems';
import { cellAddress, type SheetCells } from '../sheets/plan/cells';

/**
 * The sheets with lists of team matches as one event, in their order: a round each, or all in one. Problems
 * name their cells. null: there is no such list.
 */
export function matchListIn(sheets: readonly SheetCells[]): Checked<MatchList> | null {
  const lists = sheets.filter(({ rows }) => listRows(rows) !== null);
  const lines = lists.flatMap((sheet) => sheet.rows.map((row, at) => ({ row, sheet, at })));
  const placeOf = (index: number, c: number): Place => {
    const { sheet, at } = lines[index] ?? { sheet: lists[0]!, at: 0 };
    const address = cellAddress(sheet.row + at, sheet.column + c);
    return { kind: 'cell', sheet: sheet.sheet, address };
  };
  return readMatchList(
    lines.map(({ row }) => row),
    placeOf,
  );
}

/** The same from text that was pasted, or from a file of it. */
export function matchListOfText(text: string): Checked<MatchList> | null {
  const { rows, placeOf } = rowsOfTableFile(text);
  return readMatchList(rows, placeOf);
}
