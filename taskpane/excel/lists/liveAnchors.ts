import { isLiveFormula, LIVE_LISTS, type LiveList } from '../../../src/sheets/liveLists';
import { areaOf, areaWord } from '../../../src/sheets/plan/plan';
import { LIST_HEADER_ROW } from '../../../src/sheets/write/lists/listSheet';
import { parseReference } from '../../../src/sheets/apply/bookState';

/** The cell from which a list of ours spills, as it was read. */
export interface LiveAnchor {
  readonly list: LiveList;
  /** In lower case; empty: the event without a name. */
  readonly section: string;
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
  readonly formula: string;
  /** What the list shows now: the anchor's column and the next one, from its first row to its last. */
  readonly shown: readonly (readonly unknown[])[];
}

const WORDS = new Map(LIVE_LISTS.map((list) => [areaWord(list), list]));

/** Queues reading the anchors of lists that may be formulas; call `read` after the sync. */
export function queueAnchors(names: Excel.NamedItemCollection): { read: () => LiveAnchor[] } {
  const loads = names.items.flatMap((item) => {
    const own = areaOf(item.name);
    const list = own && WORDS.get(own.word);
    const placed = list && parseReference(item.formula);
    if (!own || !list || !placed || placed.area.rows <= LIST_HEADER_ROW) return [];
    const { row, column } = placed.area;
    const cell = item.getRange().getCell(LIST_HEADER_ROW, 0);
    const shown = cell.getResizedRange(placed.area.rows - LIST_HEADER_ROW - 1, 1);
    cell.load('formulas');
    shown.load('values');
    const at = { sheet: placed.sheet, row: row + LIST_HEADER_ROW, column };
    return [{ list, section: own.section, ...at, cell, shown }];
  });
  return {
    read: () =>
      loads.flatMap(({ list, section, sheet, row, column, cell, shown }): LiveAnchor[] => {
        if (!isLiveFormula(cell.formulas[0][0])) return [];
        const formula = String(cell.formulas[0][0]);
        return [{ list, section, sheet, row, column, formula, shown: shown.values }];
      }),
  };
}
