/**
 * Writes to a sheet of the grid, gathered while a batch runs and done in one go: each mutation of the
 * grid costs a redraw, whatever its size.
 */
import type { ICellData, Nullable } from '@univerjs/core';
import { SetRangeValuesMutation, SetWorksheetColWidthMutation } from '@univerjs/preset-sheets-core';

export type Cells = Record<number, Record<number, ICellData>>;

export class SheetWrites {
  readonly widths = new Map<number, number>();
  private cells: Cells = {};
  private isWaiting = false;

  constructor(
    private readonly mayWait: () => boolean,
    private readonly run: (id: string, params: object) => void,
    private readonly present: (row: number, column: number) => Nullable<ICellData>,
  ) {}

  addCells(more: Cells): void {
    for (const [row, line] of Object.entries(more)) {
      const present = (this.cells[Number(row)] ??= {});
      for (const [column, cell] of Object.entries(line)) {
        present[Number(column)] = merged(present[Number(column)], cell);
      }
    }
    this.touch();
  }

  /** Whether a write of this cell has been gathered and not done yet. */
  isWaitingAt(row: number, column: number): boolean {
    return this.cells[row]?.[column] !== undefined;
  }

  touch(): void {
    this.isWaiting = true;
    if (!this.mayWait()) this.flush();
  }

  flush(): void {
    if (!this.isWaiting) return;
    this.isWaiting = false;
    const { cells } = this;
    this.cells = {};
    this.keepFormulas(cells);
    if (Object.keys(cells).length > 0) this.run(SetRangeValuesMutation.id, { cellValue: cells });
    this.flushWidths();
  }

  /** A cell of which only the look is written would lose its formula in the grid: give it again. */
  private keepFormulas(cells: Cells): void {
    for (const [row, line] of Object.entries(cells)) {
      for (const [column, cell] of Object.entries(line)) {
        if ('v' in cell) continue;
        const present = this.present(Number(row), Number(column));
        if (!present?.f && !present?.si) continue;
        const { f, si, v, t } = present;
        line[Number(column)] = { ...cell, f, si, v, t };
      }
    }
  }

  private flushWidths(): void {
    if (this.widths.size === 0) return;
    const columns = [...this.widths.keys()];
    const ranges = columns.map((column) => ({
      startRow: 0,
      endRow: 0,
      startColumn: column,
      endColumn: column,
    }));
    const colWidth = Object.fromEntries(this.widths);
    this.widths.clear();
    this.run(SetWorksheetColWidthMutation.id, { ranges, colWidth });
  }
}

type Style = Record<string, unknown>;

/** A later write of the same cell goes over the earlier one, looks property by property. */
function merged(before: ICellData | undefined, after: ICellData): ICellData {
  if (!before) return after;
  const [first, second] = [before.s as Style | undefined, after.s as Style | undefined];
  if (!first || !second) return { ...before, ...after };
  const bd = first['bd'] && second['bd'] ? { bd: { ...first['bd'], ...second['bd'] } } : {};
  return { ...before, ...after, s: { ...first, ...second, ...bd } as ICellData['s'] };
}
