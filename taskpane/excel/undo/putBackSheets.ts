import { areaName, type Area, type MarkPlan, type SheetPlan } from '../../../src/sheets/plan/plan';
import { columnOf, PLAYER_COLUMNS, ROUND_COLUMNS } from '../../../src/sheets/names/headers';
import { findOurs, tableOfKey } from '../../../src/sheets/apply/bookState';
import { offsetOf, placePlan } from '../../../src/sheets/apply/placePlan';
import { cellsOf, headerOf } from '../../../src/sheets/apply/sheetNow';
import type { BookState } from '../read/bookState';
import { decorate } from '../write/decorate';
import type { SheetLooks } from '../write/looks';
import type { SheetMemory, Was } from './memory';
import { markAs, planThen, remakeSheet } from './restore';
import { emptyCells, rangeAt } from '../write/writeCells';
import { withPlannedFormulas, type RememberedMark } from '../write/writeMarks';
import { fitRows } from '../write/writeTables';

/** Cells that belong together: where they stood then and where they belong now. */
interface Piece {
  readonly from: Area;
  readonly to: Area;
}

/** For each column of the table then, its place in the table now; null: it is gone. */
export function columnsNow(then: Was, now: Was): (number | null)[] {
  const [before, after] = [headerOf(then), headerOf(now)];
  // As many as then: the columns are the same, whatever their headers say now.
  if (before.length === after.length) return before.map((_, index) => index);
  return before.map((header) => {
    const index = after.indexOf(header);
    return index < 0 ? null : index;
  });
}

/**
 * Columns of the arbiter's own that came since and hold something, if the rows are not the same any
 * more: what they wrote there would stand beside somebody else.
 */
export function strandedColumns(then: Was, now: Was): number[] {
  const columns = columnsNow(then, now);
  if (!now.table || headerOf(then).length === headerOf(now).length) return [];
  const body = (was: Was) => cellsOf(was.cells.formulas, was, was.table!.area).slice(1);
  const who = headerOf(then).findIndex(
    (header) =>
      columnOf(PLAYER_COLUMNS, header) === 'name' || columnOf(ROUND_COLUMNS, header) === 'white',
  );
  const names = (was: Was, column: number) => body(was).map((row) => String(row[column] ?? ''));
  const [old, present] = [names(then, who), names(now, columns[who] ?? -1)];
  const isSame = present.every((name, row) => row >= old.length || name === old[row]);
  const isShorter = old.length < present.length;
  return headerOf(now)
    .map((_, index) => index)
    .filter((index) => !columns.includes(index))
    .filter((index) => {
      const cells = names(now, index);
      const lost = isShorter ? cells.slice(old.length) : [];
      return isSame ? lost.some(Boolean) : cells.some(Boolean);
    });
}

/** What is to be entered, and where: our title and list, and the whole of a table. */
export function piecesOf(then: Was, now: Was | null, state: BookState): Piece[] {
  const pieces: Piece[] = [];
  if (then.plan) {
    const here = offsetOf(then.plan, state);
    const [from, to] = [planThen(then).written, placePlan(then.plan, here).written];
    then.plan.written.forEach(({ row }, index) => {
      if (!then.table || row < here.bodyRow) pieces.push({ from: from[index], to: to[index] });
    });
  }
  // A list that somebody else wrote, the command line or an earlier version: all under its name.
  if (!then.plan && !then.table && then.named) {
    const { row, column } = now?.named ?? then.named;
    pieces.push({ from: then.named, to: { ...then.named, row, column } });
  }
  const table = tableOfKey(state, then.plan?.key ?? '')?.area ?? now?.table?.area;
  if (then.table && table) {
    const { area } = then.table;
    const columns = now ? columnsNow(then, now) : [];
    const isWhole = columns.every((column, index) => column === index);
    if (isWhole) pieces.push({ from: area, to: { ...area, row: table.row, column: table.column } });
    else
      columns.forEach((column, index) => {
        if (column === null) return;
        const from = { ...area, column: area.column + index, columns: 1 };
        pieces.push({ from, to: { ...from, row: table.row, column: table.column + column } });
      });
  }
  return pieces;
}

/** A plan that covers what putting a sheet back will touch, so that all of it is remembered. */
export function touchedBy({ key, sheet, was }: SheetMemory, state: BookState): SheetPlan {
  const spills = was ? piecesOf(was, null, state).map(({ to }) => to) : [];
  return { key, name: sheet, mode: 'replace', blocks: [], spills };
}

/** Queues putting a sheet back as it was; what the arbiter moved since stays where they put it. */
export function putBackSheet(
  context: Excel.RequestContext,
  memory: SheetMemory,
  now: Was | null,
  state: BookState,
  count: number,
): SheetLooks[] {
  const { key } = memory;
  const then = memory.was!;
  const ours = findOurs(state, key);
  if (!ours || !now) return remakeSheet(context, memory, then, count);
  const sheet = context.workbook.worksheets.getItem(ours.sheet);
  const present = now.plan && placePlan(now.plan, offsetOf(now.plan, state));
  const looks = then.plan && placePlan(then.plan, offsetOf(then.plan, state));
  if (!then.table) for (const area of present?.written ?? [ours.area]) emptyCells(sheet, area);
  else if (now.table) fitRows(sheet, now.table, then.table.area.rows);
  for (const { from, to } of piecesOf(then, now, state)) {
    const range = rangeAt(sheet, to);
    range.numberFormat = cellsOf(then.cells.numberFormats, then, from);
    range.formulas = cellsOf(then.cells.formulas, then, from);
  }
  if (looks) decorate(sheet, looks, present, now.ownWidths);
  // Whoever wrote the list of then knew no pictures: rows made high for one go back.
  const [picture] = looks ? [] : (present?.pictures ?? []);
  if (picture && present) {
    const heights = present.heights?.filter(({ row }) => row > picture.row + 2);
    decorate(sheet, { ...present, heights }, present, now.ownWidths);
  }
  markAs(context, key, ours.sheet, then.named && movedName(then, then.named, state, key));
  if (looks)
    return [{ sheet: ours.sheet, plan: looks, from: present, marks: marksOf(then, looks) }];
  return present ? [{ sheet: ours.sheet, plan: { ...present, pictures: [] }, from: present }] : [];
}

/**
 * Queues reading again what was put back; after the sync the answer tells how many cells are not as they
 * were. Lists with other contents under a message of success are worse than no undo.
 */
export function readPutBack(
  context: Excel.RequestContext,
  { key, sheet: name, was }: SheetMemory,
  now: Was | null,
  state: BookState,
): () => number {
  const then = was!;
  const ours = now && findOurs(state, key);
  const pieces = ours ? piecesOf(then, now, state) : [{ from: then.area, to: then.area }];
  const sheet = context.workbook.worksheets.getItem(ours?.sheet ?? name);
  const reads = pieces.map(({ from, to }) => ({
    wanted: cellsOf(then.cells.formulas, then, from),
    isTable: then.table !== null && isSameArea(from, then.table.area),
    range: rangeAt(sheet, to).load('formulas'),
  }));
  return () =>
    reads.reduce(
      (lost, { wanted, isTable, range }) =>
        lost +
        wanted
          .flatMap((line, row) => line.map((cell, column) => ({ cell, row, column })))
          .filter(({ cell, row, column }) => {
            const there: unknown = range.formulas[row]?.[column] ?? '';
            // A formula above may have spilled into what was not entered; nothing spills into a table.
            return cell === '' ? isTable && there !== '' : !isAsEntered(cell, there);
          }).length,
      0,
    );
}

const isSameArea = (a: Area, b: Area): boolean =>
  a.row === b.row && a.column === b.column && a.rows === b.rows && a.columns === b.columns;

/** Excel may spell a formula in its own way; all else comes back as it was entered. */
function isAsEntered(entered: unknown, there: unknown): boolean {
  if (String(entered).startsWith('=')) return there !== '';
  return String(entered).replace(/^'/, '') === String(there);
}

/** As they were, with their colours; where the arbiter has moved the table, as the plan has them. */
function marksOf(then: Was, looks: SheetPlan): readonly (MarkPlan | RememberedMark)[] {
  const planned = looks.marks ?? [];
  const isUnmoved = JSON.stringify(planned) === JSON.stringify(planThen(then).marks ?? []);
  return isUnmoved && then.marks ? withPlannedFormulas(then.marks, planned) : planned;
}

/** The name moves with the title, and stretches where rows came between title and table. */
function movedName(then: Was, named: Area, state: BookState, key: string): Area {
  const now = state.areas.get(areaName(key))?.area ?? named;
  const table = tableOfKey(state, key)?.area;
  const gap = table && then.table ? table.row - then.table.area.row - (now.row - named.row) : 0;
  return { ...named, row: now.row, column: now.column, rows: named.rows + gap };
}
