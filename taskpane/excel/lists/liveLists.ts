import type { LiveList } from '../../../src/sheets/liveLists';
import type { BookCells } from '../../../src/sheets/plan/cells';
import { UNNAMED, type Section } from '../../../src/sheets/names/section';
import { readBook, seenWith } from '../read/readBook';

/** Which lists are formulas of ours, by the cell from which they spill; `cells` are of a reading just made. */
export async function liveLists(
  section: Section = UNNAMED,
  cells?: BookCells,
): Promise<LiveList[]> {
  const live = (seenWith(cells) ?? seenWith(await readBook()))?.live ?? [];
  return live
    .filter((anchor) => anchor.section === section.id.toLowerCase())
    .map(({ list }) => list);
}
