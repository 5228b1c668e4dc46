import type { Area, MarkPlan, SheetKey } from '../../../src/sheets/plan/plan';
import { shiftReferences } from '../../../src/sheets/plan/cells';
import { isOurMark } from '../../../src/sheets/resultMark';
import { findOurs } from '../../../src/sheets/apply/bookState';
import { areaOf, type BookState } from '../read/bookState';
import { rangeAt } from './writeCells';

/** A conditional format of ours as it stands in a sheet. */
export interface MarkState extends Omit<MarkPlan, 'area'> {
  readonly id: string;
  readonly priority: number;
  /** null: Excel has split it, as it does when cells are copied or moved. */
  readonly area: Area | null;
}

/**
 * Finds our conditional formats in sheets that are to be written anew. They are known by their
 * formula: clearing a range instead would also cut what the arbiter made themselves.
 */
export async function withMarks(
  context: Excel.RequestContext,
  state: BookState,
  keys: readonly SheetKey[],
): Promise<BookState> {
  const sheets = [...new Set(keys.flatMap((key) => findOurs(state, key)?.sheet ?? []))];
  return sheets.length === 0 ? state : { ...state, marks: await loadMarks(context, sheets) };
}

/** Our conditional formats by the sheets that are asked for. */
export async function loadMarks(
  context: Excel.RequestContext,
  sheets: readonly string[],
): Promise<Map<string, readonly MarkState[]>> {
  const formats = sheets.map((sheet) =>
    formatsOf(context.workbook.worksheets.getItem(sheet)).load(
      'items/id,items/type,items/priority',
    ),
  );
  await context.sync();
  const loads = formats.map(({ items }) =>
    items
      .filter(({ type }) => type === 'Custom')
      .map((item) => ({
        item,
        rule: item.custom.rule.load('formula'),
        fill: item.custom.format.fill.load('color'),
        font: item.custom.format.font.load('color'),
        range: item.getRangeOrNullObject().load('rowIndex,columnIndex,rowCount,columnCount'),
      })),
  );
  if (loads.flat().length > 0) await context.sync();
  const marksOf = (index: number): MarkState[] =>
    loads[index]
      .filter(({ rule }) => isOurMark(rule.formula) || isUnfinished(rule.formula))
      .map(({ item, rule, range, fill, font }) => ({
        id: item.id,
        priority: item.priority,
        area: range.isNullObject ? null : areaOf(range),
        formula: rule.formula.replace(/^=/, ''),
        fill: fill.color,
        colour: font.color,
      }));
  return new Map(sheets.map((sheet, index) => [sheet, marksOf(index)]));
}

/** What a write that was refused half-way leaves behind. */
const isUnfinished = (formula: string): boolean => /^=?$/.test(formula);

/** A mark as it can be put back, in its place among the other formats. */
export interface RememberedMark extends MarkPlan {
  readonly priority: number;
}

/** undefined: they were not looked at. */
export const remembered = (marks: readonly MarkState[] | undefined): RememberedMark[] | undefined =>
  marks?.flatMap(({ area, formula, fill, colour, priority }) =>
    area ? [{ area, formula, fill, colour, priority }] : [],
  );

const formatsOf = (sheet: Excel.Worksheet): Excel.ConditionalFormatCollection =>
  sheet.getRange().conditionalFormats;

/**
 * Queues taking our marks off, before anything else changes in the sheet. Returns what puts those
 * of the plan there afterwards. Marks that are as they should be stay, with colours that the
 * arbiter may have given them.
 */
export function replaceMarks(
  sheet: Excel.Worksheet,
  marks: readonly (MarkPlan | RememberedMark)[],
  present: readonly MarkState[],
): { readonly add: () => void } {
  const isSame =
    marks.length === present.length &&
    marks.every((mark) => present.some((other) => isAsPlanned(other, mark)));
  if (isSame) return { add: () => undefined };
  for (const { id } of [...present].sort((a, b) => b.priority - a.priority))
    formatsOf(sheet).getItem(id).delete();
  const stood = present.length > 0 ? Math.min(...present.map((mark) => mark.priority)) : 0;
  return {
    add: () => {
      for (const mark of marks) addMark(sheet, mark, 'priority' in mark ? mark.priority : stood);
    },
  };
}

/** Where its references point depends on how it was read (office-js #5194); all else must agree. */
const shapeOf = (formula: string): string =>
  formula.replace(/"(?:[^"]|"")*"|\$?\b[A-Z]{1,3}\$?\d+\b(?!\()/g, (found) =>
    found.startsWith('"') ? found : '#',
  );

/**
 * Marks as they were, with their colours, and their formulas anew from the plan: one that was read is
 * relative to the range through which it was read.
 */
export const withPlannedFormulas = (
  marks: readonly RememberedMark[],
  planned: readonly MarkPlan[],
): RememberedMark[] =>
  marks.map((mark) => {
    const { row, column } = mark.area;
    const same = planned.find(({ area }) => area.row === row && area.column === column);
    // Without a plan of ours it is known only as seen from A1, the sheet's first cell.
    return { ...mark, formula: same?.formula ?? shiftReferences(mark.formula, row, column) };
  });

const isAsPlanned = ({ area, formula }: MarkState, mark: MarkPlan): boolean =>
  shapeOf(formula) === shapeOf(mark.formula) &&
  area !== null &&
  (['row', 'column', 'rows', 'columns'] as const).every((side) => area[side] === mark.area[side]);

/** A new format goes to the top; where ours stood lower, it goes there again. */
function addMark(sheet: Excel.Worksheet, mark: MarkPlan, priority: number): void {
  const format = rangeAt(sheet, mark.area).conditionalFormats.add('Custom');
  format.custom.rule.formula = `=${mark.formula}`;
  format.custom.format.fill.color = mark.fill;
  format.custom.format.font.color = mark.colour;
  if (priority > 0) format.priority = priority;
}
