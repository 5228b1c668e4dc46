import { openSection } from '../../src/event/open/sections';
import type { BookCells } from '../../src/sheets/plan/cells';
import { sectionsIn } from '../../src/sheets/read/readSections';

/** What the event of a workbook is called, without what no file name may hold; null: it has no name. */
export function eventName(cells: BookCells): string | null {
  for (const section of sectionsIn(cells)) {
    const name = (openSection(cells, section)?.tournament?.info.name ?? '')
      .replace(/[\\/:*?"<>|]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    if (name !== '') return name;
  }
  return null;
}
