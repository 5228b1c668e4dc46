/** A table of the grid, as the host sees it. */
import { ICommandService } from '@univerjs/core';
import { SetSheetTableMutation, TableManager } from '@univerjs/preset-sheets-table';
import type { Area } from '../host/cells/address';
import type { BookTable } from '../host/book';
import type { GridSheet } from './gridSheet';
import { toArea, toRange } from './ranges';
import { gridName, realName } from './tableNames';
import { stripedTheme, type Grid } from './univer';

export class GridTable implements BookTable {
  showBandedRows = true;
  showBandedColumns = false;
  showFilterButton = true;
  showTotals = false;
  highlightFirstColumn = false;
  highlightLastColumn = false;
  private styleName = 'TableStyleMedium2';

  constructor(
    private readonly grid: Grid,
    readonly id: string,
    readonly sheet: GridSheet,
  ) {}

  /** The grid has its own few looks; the name is kept for the file. */
  get style(): string {
    return this.styleName;
  }
  set style(style: string) {
    this.styleName = style;
    this.change({ theme: themeFor(style) });
  }
  get name(): string {
    return realName(this.found()?.getDisplayName() ?? '');
  }
  set name(name: string) {
    this.change({ name: gridName(name) });
  }
  get area(): Area {
    const range = this.found()?.getRange();
    return range ? toArea(range) : { row: 0, column: 0, rows: 2, columns: 1 };
  }
  set area(area: Area) {
    this.change({ updateRange: { newRange: toRange(area) } });
  }
  exists(): boolean {
    return this.found() !== undefined;
  }

  private found() {
    return this.grid.injector
      .get(TableManager)
      .getTableById(this.grid.workbook.getUnitId(), this.id);
  }
  private change(config: object): void {
    this.grid.injector.get(ICommandService).syncExecuteCommand(SetSheetTableMutation.id, {
      unitId: this.grid.workbook.getUnitId(),
      subUnitId: this.sheet.id,
      tableId: this.id,
      config,
    });
  }
}

/** Green stripes; the headers carry the colours that the add-in gave them. */
export function themeFor(style: string): string {
  return /None/i.test(style) ? 'default' : stripedTheme;
}
