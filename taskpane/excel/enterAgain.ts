import type { LiveList } from '../../src/sheets/liveLists';
import type { BookCells } from '../../src/sheets/plan/cells';
import type { Section } from '../../src/sheets/names/section';
import { batch } from './batch';
import type { LiveAnchor } from './liveAnchors';
import { seenWith } from './readBook';

/** What the first cell of a list shows while its function is still being asked. */
const IS_BUSY = /^#(BUSY|GETTING_DATA)/i;

const isBroken = ({ shown }: LiveAnchor): boolean => {
  const first = String(shown[0]?.[0] ?? '');
  return /^#./.test(first) && !IS_BUSY.test(first);
};

const brokenIn = (section: Section, cells: BookCells): LiveAnchor[] =>
  (seenWith(cells)?.live ?? []).filter(
    (anchor) => anchor.section === section.id.toLowerCase() && isBroken(anchor),
  );

/** Lists that are formulas of ours and show an error, by a reading just made. */
export const brokenLists = (section: Section, cells: BookCells): LiveList[] =>
  brokenIn(section, cells).map(({ list }) => list);

/**
 * Enters their formulas anew. Excel may ask for functions before the add-in has given them, and does not ask
 * again, whatever is calculated (office-js #4502, #6611): only what is entered is.
 */
export function enterAgain(section: Section, cells: BookCells): Promise<void> {
  return batch(async (context) => {
    for (const { sheet, row, column, formula } of brokenIn(section, cells)) {
      const cell = context.workbook.worksheets.getItem(sheet).getCell(row, column);
      // Under the name that people type, whatever the file had.
      cell.formulas = [[formula.replace(/(?:'?[^'!(),]*'?!)?_xldudf_CHESS_/g, 'CHESS.')]];
    }
    await context.sync();
  });
}
