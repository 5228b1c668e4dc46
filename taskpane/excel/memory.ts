import {
  areaName,
  isTypedInto,
  type Area,
  type SheetKey,
  type SheetPlan,
} from '../../src/sheets/plan';
import {
  areaOf,
  findOurs,
  tableOfKey,
  type BookState,
  type Placed,
  type TableState,
} from './bookState';
import type { Registry } from './registry';
import { rangeAt } from './writeCells';
import { remembered, type RememberedMark } from './writeMarks';

/** How one of our sheets was before a write: enough to put it back. Plain data, kept as JSON. */
export interface SheetMemory {
  readonly key: SheetKey;
  /** Its name then, or the name it was going to have. */
  readonly sheet: string;
  /** null: there was no such sheet. */
  readonly was: {
    /** Its place among all sheets. */
    readonly position: number;
    /** What was read of it. */
    readonly area: Area;
    /** What was ours of it. */
    readonly marked: Area;
    /** The looks (and, for generated sheets, the cells) as last written. */
    readonly plan: SheetPlan | null;
    /** Of sheets that people type into. */
    readonly cells: RememberedCells | null;
    readonly table: TableState | null;
    readonly named: boolean;
    /** Our conditional formats; absent where the write did not touch them. */
    readonly marks?: readonly RememberedMark[];
  } | null;
}

export interface RememberedCells {
  readonly formulas: readonly (readonly unknown[])[];
  readonly numberFormats: readonly (readonly string[])[];
}

/**
 * Queues the reading of what a plan will touch; call `read` after the sync. Of a sheet that is to
 * go everything is read, what the arbiter wrote beside our tables too.
 */
export function remember(
  context: Excel.RequestContext,
  touched: readonly { readonly key: SheetKey; readonly name: string; readonly goes?: boolean }[],
  state: BookState,
  registry: Registry,
): { read: () => SheetMemory[] } {
  const loads = touched.map(({ key, name, goes }) => {
    const ours = findOurs(state, key);
    const isKept = ours && (isTypedInto(key) || !registry.plans.has(key));
    const range = isKept ? loadCells(context, ours, goes ?? false) : null;
    return { key, name, ours, range };
  });
  return {
    read: () =>
      loads.map(({ key, name, ours, range }): SheetMemory => ({
        key,
        sheet: ours?.sheet ?? name,
        was: ours
          ? {
              position: state.sheets.findIndex(({ name: other }) => other === ours.sheet),
              area: range ? areaOf(range) : ours.area,
              marked: ours.area,
              plan: registry.plans.get(key) ?? null,
              cells: range
                ? {
                    formulas: range.formulas as unknown[][],
                    numberFormats: range.numberFormat as string[][],
                  }
                : null,
              table: tableOfKey(state, key) ?? null,
              named: state.areas.has(areaName(key)),
              marks: remembered(state.marks.get(ours.sheet)),
            }
          : null,
      })),
  };
}

function loadCells(context: Excel.RequestContext, ours: Placed, whole: boolean): Excel.Range {
  const sheet = context.workbook.worksheets.getItem(ours.sheet);
  const ourRange = rangeAt(sheet, ours.area);
  const range = whole ? sheet.getUsedRange().getBoundingRect(ourRange) : ourRange;
  return range.load('formulas,numberFormat,rowIndex,columnIndex,rowCount,columnCount');
}
