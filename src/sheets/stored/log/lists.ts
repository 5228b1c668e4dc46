import type { CellContent } from '../../plan/cells';
import { areaWord, isFormula, plainKey, type SheetPlan } from '../../plan/plan';
import { digestOf, partLength, PROOF_VERSION } from './proof';

/**
 * Lists that hang or are handed out, by how their sheets are called in names of the workbook. What a
 * proof covers stands in the proof: a list that is added here is covered from then on.
 */
const HANDED_OUT =
  /^(?:by_|standings|crosstable|cards|progress|boards|prize_list|slips|table_cards|schedule|cma|rating_change)/;

/** The second and third line of a list for the wall name the line of the log that wrote it: its own digest. */
const SIGNED = 'by_';
const SIGNED_ROWS: readonly number[] = [1, 2];

/**
 * The digest of a list as it stands in its area: its filled cells one after the other. Empty ones are
 * left out, so that a row or column that the arbiter inserts for air changes nothing.
 */
export const listDigest = (word: string, rows: readonly (readonly CellContent[])[]): string =>
  digestOf(
    rows
      .filter((_, index) => !word.startsWith(SIGNED) || !SIGNED_ROWS.includes(index))
      .flatMap((row) => row.map(shown).filter((text) => text !== '')),
    partLength(PROOF_VERSION),
  );

/** As Excel gives it back, whether it took digits for a number or for a text. */
function shown(cell: CellContent): string {
  const text = String(cell ?? '').trim();
  return /^[+-]?\d{1,15}(?:\.\d{1,9})?$/.test(text) ? String(Number(text)) : text;
}

/** In the place of a digest: the list is live, and changes by itself from here on. */
export const LIVE_LIST = '0';

/** The digests of the lists that a plan writes, by the word of their area. */
export function listDigests(sheets: readonly SheetPlan[]): Map<string, string> {
  return new Map(
    sheets
      .filter((sheet) => sheet.mode === 'replace' && HANDED_OUT.test(wordOf(sheet)))
      .map((sheet) => [
        wordOf(sheet),
        isLive(sheet) ? LIVE_LIST : listDigest(wordOf(sheet), gridOf(sheet)),
      ]),
  );
}

const wordOf = ({ key }: SheetPlan): string => areaWord(plainKey(key));

const isLive = ({ spills = [], blocks }: SheetPlan): boolean =>
  spills.length > 0 || blocks.some(({ cells }) => cells.some((row) => row.some(isFormula)));

/** The cells of a plan where they will stand. */
function gridOf({ blocks }: SheetPlan): CellContent[][] {
  const grid: CellContent[][] = [];
  for (const { row, column, cells } of blocks)
    cells.forEach((line, i) => {
      while (grid.length <= row + i) grid.push([]);
      line.forEach((value, j) => {
        grid[row + i]![column + j] = typeof value === 'object' ? null : value;
      });
    });
  return grid.map((line) => Array.from(line, (cell) => cell ?? null));
}
