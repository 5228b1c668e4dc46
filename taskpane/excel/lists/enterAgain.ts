import type { ShownList } from '../../../src/event/lists/liveShown';
import { inNamespace, type LiveList } from '../../../src/sheets/liveLists';
import type { BookCells } from '../../../src/sheets/plan/cells';
import type { Section } from '../../../src/sheets/names/section';
import { batch } from '../batch';
import type { LiveAnchor } from './liveAnchors';
import { ownNamespace } from '../namespace';
import { seenWith } from '../read/readBook';

/** What the first cell of a list shows while its function is still being asked. */
const IS_BUSY = /^#(BUSY|GETTING_DATA)/i;

/** Of two add-ins with functions of one name, in the languages of Excel. */
const IS_REFERENCE = /^#¡?(REF|BEZUG)!$/i;

const firstOf = ({ shown }: Pick<LiveAnchor, 'shown'>): string => String(shown[0]?.[0] ?? '');

const anchorsOf = (section: Section, cells: BookCells): LiveAnchor[] =>
  (seenWith(cells)?.live ?? []).filter((anchor) => anchor.section === section.id.toLowerCase());

/** Lists that are formulas of ours and have answered, by a reading just made. */
export const shownLists = (section: Section, cells: BookCells): ShownList[] =>
  anchorsOf(section, cells).filter((anchor) => !/^#./.test(firstOf(anchor)));

/** Those that show an error. */
export const brokenLists = (section: Section, cells: BookCells): LiveList[] =>
  anchorsOf(section, cells)
    .filter((anchor) => /^#./.test(firstOf(anchor)) && !IS_BUSY.test(firstOf(anchor)))
    .map(({ list }) => list);

/**
 * Whether a list shows `#REF!` though nothing in its formula is lost: another add-in has functions of the same
 * name ("Troubleshoot custom functions", 04/20/2026).
 */
export const hasRival = (section: Section, cells: BookCells): boolean =>
  anchorsOf(section, cells).some(
    (anchor) =>
      IS_REFERENCE.test(firstOf(anchor)) && !/#¡?(REF|BEZUG)!/i.test(anchor.formula.slice(1)),
  );

/** Whether formulas wait for F9, so that a list may well show what was before. */
export const waitsForF9 = (cells: BookCells): boolean =>
  seenWith(cells)?.state?.isCalculatedByHand ?? false;

/**
 * Enters formulas anew. Excel may ask for functions before the add-in has given them, and does not ask
 * again, whatever is calculated (office-js #4502, #6611): only what is entered is.
 */
export function enterAgain(
  section: Section,
  cells: BookCells,
  lists: readonly LiveList[],
): Promise<void> {
  return batch(async (context) => {
    for (const { list, sheet, row, column, formula } of anchorsOf(section, cells)) {
      if (!lists.includes(list)) continue;
      const cell = context.workbook.worksheets.getItem(sheet).getCell(row, column);
      // Under the name that people type here, whatever the file had.
      cell.formulas = [[inNamespace(formula, ownNamespace())]];
    }
    await context.sync();
  });
}
