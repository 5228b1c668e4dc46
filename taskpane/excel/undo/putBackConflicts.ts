import { error, type Problem } from '../../../src/model/problems';
import { at, inTheWay } from '../../../src/sheets/apply/conflicts';
import { headerOf } from '../../../src/sheets/apply/sheetNow';
import type { BookState } from '../read/bookState';
import type { SheetMemory } from './memory';
import { columnsNow, piecesOf, strandedColumns } from './putBackSheets';

/** What the arbiter did since that does not let a sheet be put back. */
export function putBackConflicts(
  old: readonly SheetMemory[],
  present: readonly SheetMemory[],
  state: BookState,
): Problem[] {
  const nowOf = new Map(present.map(({ key, was, sheet }) => [key, { was, sheet }]));
  return old.flatMap(({ key, was: then }) => {
    const now = nowOf.get(key)?.was;
    const sheet = nowOf.get(key)?.sheet ?? '';
    if (!then || !now) return [];
    const table = now.table?.area;
    const gone = columnsNow(then, now).findIndex((column) => column === null);
    if (table && gone >= 0)
      return [error('column-gone', at(sheet, table.row, table.column), headerOf(then)[gone])];
    const stranded = table ? strandedColumns(then, now) : [];
    return [
      ...stranded.map((index) =>
        error('own-column', at(sheet, table!.row, table!.column + index), headerOf(now)[index]),
      ),
      ...inTheWay(
        piecesOf(then, now, state).map(({ to }) => to),
        sheet,
        now,
        state,
      ),
    ];
  });
}
