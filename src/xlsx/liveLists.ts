import { findOurs } from '../sheets/apply/bookState';
import { isLiveFormula, LIVE_LISTS, type LiveList } from '../sheets/liveLists';
import { LIST_HEADER_ROW } from '../sheets/write/lists/listSheet';
import { keyIn, UNNAMED, type Section } from '../sheets/names/section';
import { BookFile } from './bookFile';
import { DamagedFile } from './package/damaged';

/**
 * Which lists of a workbook are formulas of ours, by the cell from which they spill. None in a file
 * that is damaged: whoever writes into it says so.
 */
export function liveListsIn(bytes: Uint8Array, section: Section = UNNAMED): LiveList[] {
  try {
    return liveLists(bytes, section);
  } catch (cause) {
    if (cause instanceof DamagedFile) return [];
    throw cause;
  }
}

function liveLists(bytes: Uint8Array, section: Section): LiveList[] {
  const book = new BookFile(bytes);
  const layout = book.layout();
  return LIVE_LISTS.filter((list) => {
    const ours = findOurs(layout, keyIn(section, list));
    if (!ours) return false;
    const { row, column } = ours.area;
    return isLiveFormula(book.sheet(ours.sheet).cells.entered(row + LIST_HEADER_ROW, column));
  });
}
