import { isLiveFormula, LIVE_LISTS, type LiveList } from '../../src/sheets/liveLists';
import { areaName } from '../../src/sheets/plan/plan';
import { keyIn, UNNAMED, type Section } from '../../src/sheets/names/section';
import { LIST_HEADER_ROW } from '../../src/sheets/write/lists/listSheet';
import { batch } from './batch';

/** Which lists are formulas of ours now, by the cell from which they spill. */
export function liveLists(section: Section = UNNAMED): Promise<LiveList[]> {
  const nameOf = (list: LiveList) => areaName(keyIn(section, list));
  return batch(async (context) => {
    const names = LIVE_LISTS.map((list) =>
      context.workbook.names.getItemOrNullObject(nameOf(list)).load('formula'),
    );
    await context.sync();
    const present = LIVE_LISTS.filter((_, index) => !names[index].isNullObject);
    const cells = present.map((list) =>
      context.workbook.names
        .getItem(nameOf(list))
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
