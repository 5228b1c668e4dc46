import { bounding, findOurs, tableOfKey } from '../../../src/sheets/apply/bookState';
import { contains, coveredArea, offsetOf, placePlan } from '../../../src/sheets/apply/placePlan';
import type { Registry } from '../../../src/sheets/stored/registry';
import type { SheetNow } from '../../../src/sheets/apply/sheetNow';
import { areaName, type Area, type SheetKey, type SheetPlan } from '../../../src/sheets/plan/plan';
import type { BookCells } from '../../../src/sheets/plan/cells';
import { areaOf, type BookState } from '../read/bookState';
import { valuesFrom1900 } from '../read/days';
import { pointsOf } from '../write/decorate';
import { rangeAt } from '../write/writeCells';
import { remembered, type RememberedMark } from '../write/writeMarks';

/** How one of our sheets was before a write: enough to put it back. Plain data, kept as JSON. */
export interface SheetMemory {
  readonly key: SheetKey;
  /** Its name then, or the name it was going to have. */
  readonly sheet: string;
  /** null: there was no such sheet. */
  readonly was: Was | null;
}

export interface Was extends SheetNow {
  /** Its place among all sheets. */
  readonly position: number;
  readonly cells: RememberedCells;
  /** Columns whose width was neither what the plan had given them nor the standard one. */
  readonly ownWidths: readonly number[];
  /** Whether cells below its table, as many as rows come, hold nothing; absent where no row comes. */
  readonly isFreeBelow?: boolean;
  /** Our conditional formats; absent where the write did not touch them. */
  readonly marks?: readonly RememberedMark[];
}

export interface RememberedCells {
  readonly formulas: readonly (readonly unknown[])[];
  readonly numberFormats: readonly (readonly string[])[];
}

/** The last column of a sheet, which nobody gives a width of its own. */
const LAST_COLUMN = 16_383;

/** A sheet that is about to be written (as placed in the sheet), or to go. */
export interface Touched {
  readonly key: SheetKey;
  readonly name: string;
  readonly plan?: SheetPlan;
  readonly goes?: boolean;
}

/**
 * Queues the reading of what a plan will touch; call `read` after the sync. Of a sheet that is to
 * go everything is read, what the arbiter wrote beside our tables too.
 */
export function remember(
  context: Excel.RequestContext,
  touched: readonly Touched[],
  state: BookState,
): Remembering {
  const loads = touched.map((one) => ({
    one,
    loading: loadSheet(context, one, state),
    sheet: findOurs(state, one.key)?.sheet ?? one.name,
  }));
  return {
    read: (registry) =>
      loads.map(({ one, loading, sheet }): SheetMemory => ({
        key: one.key,
        sheet,
        was: loading?.was(registry) ?? null,
      })),
    isAsRead: (cells) => loads.every(({ loading }) => loading?.isAsRead(cells) ?? true),
    hidden: () =>
      new Map(
        loads.flatMap(({ one, loading }) => {
          const area = loading?.hidden() ?? null;
          return area ? [[one.key, area] as const] : [];
        }),
      ),
  };
}

/** What was queued to be read of the sheets that a plan will touch; all is asked for after the sync. */
interface Remembering {
  readonly read: (registry: Registry) => SheetMemory[];
  /** Whether the tables are as they were when the plan was made. */
  readonly isAsRead: (cells: BookCells) => boolean;
  /** Areas in which rows are hidden, by a filter or by hand. */
  readonly hidden: () => ReadonlyMap<SheetKey, Area>;
}

function loadSheet(
  context: Excel.RequestContext,
  { key, plan, goes }: Touched,
  state: BookState,
): Loading | null {
  const ours = findOurs(state, key);
  if (!ours) return null;
  const sheet = context.workbook.worksheets.getItem(ours.sheet);
  const isReplaced = plan?.mode === 'replace';
  const ourArea = isReplaced ? bounding(ours.area, coveredArea(plan)) : ours.area;
  const ourRange = rangeAt(sheet, ourArea);
  const range = goes ? sheet.getUsedRange().getBoundingRect(ourRange) : ourRange;
  range.load('formulas,values,numberFormat,rowIndex,columnIndex,rowCount,columnCount,rowHidden');
  const widths = isReplaced ? loadWidths(sheet, ourArea, plan) : null;
  const named = state.areas.get(areaName(key));
  const table = tableOfKey(state, key) ?? null;
  const coming = plan?.rows?.[0]?.cells.length ?? 0;
  const below = coming > 0 && table ? cellsBelow(sheet, table.area, coming) : null;
  const was = (registry: Registry): Was => {
    const written = registry.plans.get(key) ?? null;
    const here = written && placePlan(written, offsetOf(written, state));
    return {
      position: state.sheets.findIndex(({ name }) => name === ours.sheet),
      area: areaOf(range),
      cells: {
        formulas: enteredCells(range, here?.spills ?? []),
        numberFormats: range.numberFormat as string[][],
      },
      named: named?.sheet === ours.sheet ? named.area : null,
      plan: written,
      table,
      ...(below ? { isFreeBelow: below.values.flat().every((cell) => cell === '') } : {}),
      marks: remembered(state.marks.get(ours.sheet)),
      ownWidths: widths?.(here) ?? [],
    };
  };
  const isAsRead = ({ tables }: BookCells): boolean => {
    const read = tables.find(({ name }) => name === table?.name);
    if (!read) return true;
    const values = valuesFrom1900(range, state.countsFrom1904);
    return [read.header, ...read.rows].every((row, index) => {
      const there = values[read.row + index - range.rowIndex];
      return row.every((cell, at) => {
        const now = there?.[read.column + at - range.columnIndex];
        return index === 0 ? String(now) === cell : now === cell;
      });
    });
  };
  // Not all rows alike: null.
  const hidden = () => ((range.rowHidden as boolean | null) === false ? null : areaOf(range));
  return { was, isAsRead, hidden };
}

/** What was read of a sheet, and whether its table is as it was when the plan was made. */
interface Loading {
  readonly was: (registry: Registry) => Was;
  readonly isAsRead: (cells: BookCells) => boolean;
  /** null: all its rows are shown. */
  readonly hidden: () => Area | null;
}

/** Columns of a sheet that is written anew whose width is neither what we gave them nor the standard one. */
function loadWidths(
  sheet: Excel.Worksheet,
  { column: first, columns }: Area,
  plan: SheetPlan,
): (here: SheetPlan | null) => number[] {
  const formatOf = (column: number) =>
    sheet.getRangeByIndexes(0, column, 1, 1).format.load('columnWidth');
  const standard = formatOf(LAST_COLUMN);
  const within = Array.from(
    { length: Math.min(columns, MOST_WIDTHS) },
    (_, index) => first + index,
  );
  const loads = [...new Set([...within, ...Object.keys(plan.widths ?? {}).map(Number)])].map(
    (column) => ({ column, format: formatOf(column) }),
  );
  return (here) =>
    loads
      .filter(({ column }) => [here, plan].some((each) => each?.widths?.[column] !== undefined))
      .filter(({ column, format }) => {
        const given = here?.widths?.[column];
        const ours = given === undefined ? standard.columnWidth : pointsOf(given);
        // Excel rounds widths to whole pixels.
        return Math.abs(format.columnWidth - ours) > 1;
      })
      .map(({ column }) => column);
}

/** No list of ours is wider. */
const MOST_WIDTHS = 60;

/** Sheets that are not any more as they were remembered. */
export const changedSince = (
  before: readonly SheetMemory[],
  now: readonly SheetMemory[],
): SheetMemory[] => {
  const known = new Map(before.map((memory) => [memory.key, contentsOf(memory)]));
  return now.filter((memory) => contentsOf(memory) !== known.get(memory.key));
};

const contentsOf = ({ was }: SheetMemory): string =>
  JSON.stringify(was && [was.area, was.cells, was.isFreeBelow]);

const cellsBelow = (sheet: Excel.Worksheet, table: Area, rows: number): Excel.Range =>
  rangeAt(sheet, { ...table, row: table.row + table.rows, rows }).load('values');

/**
 * What would have to be entered to have these cells again. Text that is no `@` cell gets the
 * apostrophe that Excel does not tell: without it `=A1` would come back as a formula, `1-2` as a
 * date. What a formula has spilled is not entered at all.
 */
function enteredCells(range: Excel.Range, spills: readonly Area[]): unknown[][] {
  const { rowIndex, columnIndex } = range;
  const formulas = range.formulas as unknown[][];
  const live = spills.filter((spill) => {
    const row = spill.row - rowIndex;
    const column = spill.column - columnIndex;
    const anchor = formulas[row]?.[column];
    // A list that found no room shows an error, which every language of Excel begins so.
    const isBlocked = /^#./.test(String(range.values[row]?.[column]));
    return typeof anchor === 'string' && anchor.startsWith('=') && !isBlocked;
  });
  const isSpilled = (row: number, column: number) =>
    live.some(
      (spill) => contains(spill, row, column) && (row !== spill.row || column !== spill.column),
    );
  return formulas.map((line, i) =>
    line.map((entry, j) => {
      if (isSpilled(rowIndex + i, columnIndex + j)) return '';
      const isText = typeof entry === 'string' && entry !== '' && entry === range.values[i][j];
      return isText && range.numberFormat[i][j] !== '@' ? `'${entry}` : entry;
    }),
  );
}
