import type { NumberFormatAt } from '../../../src/sheets/apply/looks';
import type { TableState } from '../../../src/sheets/apply/bookState';
import { plainKey, type CellValue, type SheetPlan } from '../../../src/sheets/plan/plan';
import type { BookState } from '../read/bookState';
import type { Was } from '../undo/memory';
import { rangeAt, writeBlock } from '../write/writeCells';

/**
 * Lines of the log are written as cells right below its table, which grows by them: rows that an add-in
 * adds to a table (`TableRowCollection.add`) cannot be merged with what a colleague does meanwhile, cells
 * can ("Coauthoring in Excel add-ins", 06/02/2026).
 */
type Lines = readonly (readonly CellValue[])[];

/** Where lines go: into a blank last row of the table, and below it. null: they need rows of their own. */
function placeOf({ area, hasTotals }: TableState, was: Was | null): number | null {
  if (hasTotals || !was?.table || was.isFreeBelow === false) return null;
  const last = was.cells.formulas[was.table.area.row + was.table.area.rows - 1 - was.area.row];
  const isBlank = last?.every((cell) => cell === '') ?? false;
  return area.row + area.rows - (isBlank ? 1 : 0);
}

export const isLogPlan = ({ key, mode }: SheetPlan): boolean =>
  plainKey(key) === 'log' && mode === 'update';

/** Queues the writing; false: there is something in the way, and nothing was queued. */
export function writeLines(
  sheet: Excel.Worksheet,
  table: TableState,
  lines: Lines,
  was: Was | null,
  numberFormatAt: NumberFormatAt,
): boolean {
  const at = placeOf(table, was);
  if (at === null) return false;
  const { area } = table;
  const inside = Math.min(lines.length, area.row + area.rows - at);
  const block = (from: number, to: number) =>
    writeBlock(
      sheet,
      { row: at + from, column: area.column, cells: lines.slice(from, to) },
      numberFormatAt,
    );
  // A table grows by what is written right below it, not by what begins inside it.
  block(0, inside);
  block(inside, lines.length);
  return true;
}

/**
 * Queues reading the lines where they were written. After the sync the answer mends what is not so: a
 * table that has not grown by itself (an option of Excel) is stretched, and lines in whose place a
 * colleague's stand are written again below them. True: something was mended.
 */
export function checkLines(
  context: Excel.RequestContext,
  plan: SheetPlan,
  state: BookState,
  was: Was | null,
  again = 2,
): () => Promise<boolean> {
  const checks = (plan.rows ?? []).flatMap(({ table: name, cells }): Check[] => {
    const known = state.tables.find((table) => table.name === name);
    const at = known ? placeOf(known, was) : null;
    if (!known || at === null) return [];
    const table = context.workbook.tables.getItem(known.name);
    const grown = table.getRange().load('rowIndex,rowCount,columnIndex,columnCount');
    const sheet = context.workbook.worksheets.getItem(known.sheet);
    const { column, columns } = known.area;
    const there = rangeAt(sheet, { row: at, column, rows: cells.length, columns }).load('values');
    return [{ known, at, cells, table, grown, sheet, there }];
  });
  return async () => {
    let isMended = false;
    for (const check of checks) isMended = (await mend(check)) || isMended;
    return isMended;
  };

  async function mend({ known, at, cells, table, grown, sheet, there }: Check): Promise<boolean> {
    const { row, column, columns } = known.area;
    const end = at + cells.length;
    const isShort = grown.rowIndex + grown.rowCount < end;
    if (isShort) table.resize(rangeAt(sheet, { row, column, rows: end - row, columns }));
    const lost = cells.filter((line, index) => !isThere(line, there.values[index]));
    if (lost.length === 0) {
      if (isShort) await context.sync();
      return isShort;
    }
    if (again === 0) throw new Error('The lines of the log do not stay where they are written');
    const rows = Math.max(grown.rowIndex + grown.rowCount, end) - row;
    const longer = { ...known, area: { ...known.area, rows } };
    writeLines(sheet, longer, lost, NOTHING_BELOW(longer), () => '@');
    const tables = state.tables.map((each) => (each === known ? longer : each));
    const rest = { ...plan, rows: [{ table: known.name, cells: lost }] };
    const repeat = checkLines(
      context,
      rest,
      { ...state, tables },
      NOTHING_BELOW(longer),
      again - 1,
    );
    await context.sync();
    await repeat();
    return true;
  }
}

/** Lines that were written, and what is read of them. */
interface Check {
  readonly known: TableState;
  readonly at: number;
  readonly cells: Lines;
  readonly table: Excel.Table;
  readonly grown: Excel.Range;
  readonly sheet: Excel.Worksheet;
  readonly there: Excel.Range;
}

const isThere = (line: readonly CellValue[], there: readonly unknown[]): boolean =>
  line.every((cell, column) => cell === null || String(cell) === String(there[column] ?? ''));

/** A table whose last row holds something, with nothing below it. */
const NOTHING_BELOW = (table: TableState): Was => ({
  position: 0,
  area: table.area,
  cells: { formulas: [], numberFormats: [] },
  ownWidths: [],
  named: null,
  plan: null,
  table,
  isFreeBelow: true,
});
