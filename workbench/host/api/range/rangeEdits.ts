/** Methods of a range that change more than its values: clear, insert, delete, merge, copy. */
import type { Area } from '../../cells/address';
import { refuse } from '../../apiError';
import type { ApiObject } from '../../apiObject';
import type { BookSheet, CellContent } from '../../book';
import { withoutConditionalFormats } from '../../cells/conditionalAreas';
import { refuseProtected } from '../../cells/protectedCells';
import { deleteCells, insertCells } from '../../cells/shiftCells';
import type { Api } from '../api';

export function rangeEdits(
  api: Api,
  sheet: BookSheet,
  area: Area,
): Record<string, (...args: never[]) => unknown> {
  const { book } = api;
  return {
    Clear: (applyTo: string | null) => {
      refuseProtected(sheet, area);
      const what = applyTo ?? 'All';
      if (!['All', 'Formats', 'Contents'].includes(what)) refuse('ApiNotFound', `clear(${what})`);
      if (what !== 'Formats') emptyCells(sheet, area);
      if (what === 'Contents') return;
      sheet.clearStyle(area);
      // As in Excel, clearing formats takes the conditional ones with them.
      withoutConditionalFormats(sheet, area);
    },
    Insert: (shift: 'Down' | 'Right') => {
      refuseProtected(sheet, area);
      insertCells(book, sheet, area, shift);
      return api.range(sheet, area);
    },
    Delete: (shift: 'Up' | 'Left') => {
      refuseProtected(sheet, area);
      deleteCells(book, sheet, area, shift);
    },
    Merge: (across: boolean | null) => {
      if (!across) sheet.merge(area);
      else {
        for (let r = 0; r < area.rows; r++) sheet.merge({ ...area, row: area.row + r, rows: 1 });
      }
    },
    Unmerge: () => sheet.unmerge(area),
    CopyFrom: (source: ApiObject | string, copyType: string | null) => {
      if (typeof source === 'string' || !source.place) {
        return refuse('ApiNotFound', 'copyFrom(address)');
      }
      refuseProtected(sheet, area);
      return copyCells(source.place, { sheet, area }, copyType ?? 'All');
    },
  };
}

function emptyCells(sheet: BookSheet, area: Area): void {
  const used = sheet.usedArea(true);
  if (!used) return;
  const rows = Math.min(area.rows, Math.max(0, used.row + used.rows - area.row));
  const columns = Math.min(area.columns, Math.max(0, used.column + used.columns - area.column));
  if (rows * columns === 0) return;
  const empty: CellContent = { value: '' };
  sheet.write(
    { ...area, rows, columns },
    Array.from({ length: rows }, () => Array<CellContent>(columns).fill(empty)),
  );
}

interface Place {
  sheet: BookSheet;
  area: Area;
}

/** References in copied formulas are not shifted here; the add-in copies values and formats. */
function copyCells(from: Place, to: Place, copyType: string): void {
  const { rows, columns } = from.area;
  const target = { ...to.area, rows, columns };
  const cells = Array.from({ length: rows }, (_, i) =>
    Array.from({ length: columns }, (_unused, j): CellContent => {
      const cell = from.sheet.content(from.area.row + i, from.area.column + j);
      return copyType === 'Values' ? { value: cell.value } : cell;
    }),
  );
  if (copyType !== 'Formats') to.sheet.write(target, cells);
  if (copyType === 'Values' || copyType === 'Formulas') return;
  for (let i = 0; i < rows; i++) {
    for (let j = 0; j < columns; j++) {
      const [r, c] = [from.area.row + i, from.area.column + j];
      const cell = { row: target.row + i, column: target.column + j, rows: 1, columns: 1 };
      to.sheet.clearStyle(cell);
      to.sheet.setStyle(cell, from.sheet.style(r, c));
      to.sheet.setNumberFormats(cell, [[from.sheet.numberFormat(r, c)]]);
    }
  }
}
