import { error, type Problem } from '../../model/problems';
import { cellAddress } from '../plan/cells';
import { columnOf, ROUND_COLUMNS } from '../names/headers';
import { plainKey, type Area, type SheetKey, type SheetPlan } from '../plan/plan';
import { findOurs, hasSheet, type BookLayout } from './bookState';
import { coveredArea, offsetOf, placePlan, writtenAreas } from './placePlan';
import { headerOf, isOursNow, type SheetNow } from './sheetNow';

export const at = (sheet: string, row = 0, column = 0) =>
  ({ kind: 'cell', sheet, address: cellAddress(row, column) }) as const;

/** What would fail later, said before anything is written. */
export function conflicts(
  sheets: readonly SheetPlan[],
  remove: readonly SheetKey[],
  state: BookLayout,
): Problem[] {
  if (state.isStructureProtected)
    return [error('workbook-protected', { kind: 'file' }, state.fileName)];
  const problems: Problem[] = [];
  const isProtected = (name: string) =>
    state.sheets.some((sheet) => sheet.name === name && sheet.isProtected);
  for (const { key, name, tables } of sheets) {
    const ours = findOurs(state, key);
    if (!ours && hasSheet(state, name)) problems.push(error('sheet-exists', at(name), name));
    if (ours && isProtected(ours.sheet))
      problems.push(error('sheet-protected', at(ours.sheet), ours.sheet));
    for (const table of ours ? [] : (tables ?? [])) {
      const taken = state.names.find((other) => other.toLowerCase() === table.name.toLowerCase());
      if (taken) problems.push(error('name-taken', { kind: 'file' }, taken));
    }
  }
  for (const key of remove) {
    const ours = findOurs(state, key);
    if (ours && isProtected(ours.sheet))
      problems.push(error('sheet-protected', at(ours.sheet), ours.sheet));
  }
  return problems;
}

interface Remembered {
  readonly key: SheetKey;
  readonly sheet: string;
  readonly was: SheetNow | null;
}

/** Cells of the arbiter's own where a sheet is about to be written anew. */
export function cellsInTheWay(
  plans: readonly SheetPlan[],
  memories: readonly Remembered[],
  state: BookLayout,
): Problem[] {
  const replaced = new Map(
    plans.filter(({ mode }) => mode === 'replace').map((plan) => [plan.key, plan]),
  );
  return memories.flatMap(({ key, sheet, was }) => {
    const plan = replaced.get(key);
    if (!plan || !was) return [];
    return [
      ...ownInside(plan, sheet, was, state),
      ...inTheWay(writtenAreas(plan), sheet, was, state),
    ];
  });
}

/** A column in our table, or rows and columns in our list, that are not ours. */
function ownInside(plan: SheetPlan, sheet: string, was: SheetNow, state: BookLayout): Problem[] {
  if (was.table) {
    const { row, column } = was.table.area;
    const ours = plan.blocks.find((block) => block.row === row)?.cells[0] ?? [];
    const header = headerOf(was);
    const own = ours.findIndex(
      (cell, index) =>
        columnOf(ROUND_COLUMNS, header[index] ?? '') !== columnOf(ROUND_COLUMNS, String(cell)),
    );
    if (own < 0 || plainKey(plan.key) === 'log') return [];
    return [error('own-column', at(sheet, row, column + own), header[own] ?? '')];
  }
  if (!was.plan || !was.named) return [];
  const then = coveredArea({ ...was.plan, spills: was.plan.written });
  const hasGrown = was.named.rows > then.rows || was.named.columns > then.columns;
  const { row, column } = placePlan(was.plan, offsetOf(was.plan, state)).blocks[0] ?? was.named;
  return hasGrown ? [error('own-rows-in-list', at(sheet, row, column), sheet)] : [];
}

export function inTheWay(
  areas: readonly Area[],
  sheet: string,
  now: SheetNow,
  state: BookLayout,
): Problem[] {
  const problems: Problem[] = [];
  for (const area of areas)
    for (let row = area.row; row < area.row + area.rows; row++)
      for (let column = area.column; column < area.column + area.columns; column++) {
        const cell = now.cells.formulas[row - now.area.row]?.[column - now.area.column] ?? '';
        if (cell === '' || isOursNow(now, row, column, state)) continue;
        const value = String(cell).replace(/^'/, '');
        problems.push(error('cell-in-the-way', at(sheet, row, column), value));
      }
  return problems.slice(0, MOST_CELLS);
}

/** A list of every cell of a big note helps nobody. */
const MOST_CELLS = 10;
