import { isLiveFormula, LIVE_LISTS, type LiveList } from '../../src/sheets/liveLists';
import { areaName } from '../../src/sheets/plan';
import { LIST_HEADER_ROW } from '../../src/sheets/write/listSheet';
import { batch } from './batch';

/** Which lists are formulas of ours now, by the cell from which they spill. */
export function liveLists(): Promise<LiveList[]> {
  return batch(async (context) => {
    const names = LIVE_LISTS.map((list) =>
      context.workbook.names.getItemOrNullObject(areaName(list)).load('formula'),
    );
    await context.sync();
    const present = LIVE_LISTS.filter((_, index) => !names[index].isNullObject);
    const cells = present.map((list) =>
      context.workbook.names
        .getItem(areaName(list))
        .getRangeOrNullObject()
        .getCell(LIST_HEADER_ROW, 0)
        .load('formulas'),
    );
    await context.sync();
    return present.filter((_, index) => {
      const cell = cells[index];
      return !cell.isNullObject && isLiveFormula(cell.formulas[0][0]);
    });
  });
}
