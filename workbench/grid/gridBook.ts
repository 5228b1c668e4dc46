/** The workbook of the grid under the host. */
import {
  ICommandService,
  IUndoRedoService,
  mergeWorksheetSnapshotWithDefault,
  VerticalAlign,
  type IWorksheetData,
  type Worksheet,
} from '@univerjs/core';
import {
  IDefinedNamesService,
  InsertSheetMutation,
  RemoveDefinedNameMutation,
  RemoveSheetMutation,
  SetDefinedNameMutation,
  SetTriggerFormulaCalculationStartMutation,
  SetWorksheetOrderMutation,
} from '@univerjs/preset-sheets-core';
import {
  AddSheetTableMutation,
  DeleteSheetTableMutation,
  TableManager,
} from '@univerjs/preset-sheets-table';
import { contains, type Area } from '../host/cells/address';
import type { Book, BookEvent, BookName, BookSheet } from '../host/book';
import { showConditionalFormats } from './gridConditionalFormats';
import { GridEvents } from './gridEvents';
import { GridSheet } from './gridSheet';
import { toArea, toRange } from './ranges';
import { GridTable, themeFor } from './gridTable';
import { gridName } from './tableNames';
import { gridFont, gridFontSize } from './gridFont';
import type { Grid } from './univer';

export class GridBook implements Book {
  fileName = 'workbench.xlsx';
  readonly shifted = new Set<string>();
  readonly customXml = new Map<string, string>();
  readonly settings = new Map<string, unknown>();
  readonly properties = new Map<string, unknown>();
  private readonly sheetCache = new Map<string, GridSheet>();
  private readonly tableCache = new Map<string, GridTable>();
  private readonly events: GridEvents;
  private lastId = 0;
  /** Called when the add-in has changed something. */
  onWritten: () => void = () => undefined;

  constructor(readonly grid: Grid) {
    this.events = new GridEvents(grid, this);
  }

  /** The grid goes on with another workbook. */
  dispose(): void {
    this.events.dispose();
  }
  /** Of a workbook that is not shown any more. */
  close(): void {
    for (const sheet of this.sheets()) showConditionalFormats(this.grid, sheet.id, []);
    this.grid.api.disposeUnit(this.unitId);
  }

  sheets(): readonly GridSheet[] {
    return this.grid.workbook.getSheets().map((worksheet) => {
      const id = worksheet.getSheetId();
      const known = this.sheetCache.get(id) ?? this.makeSheet(worksheet);
      this.sheetCache.set(id, known);
      return known;
    });
  }
  private makeSheet(worksheet: Worksheet): GridSheet {
    return new GridSheet(this.grid, worksheet, () => this.events.inBatch);
  }
  sheetById(id: string): GridSheet | undefined {
    return this.sheets().find((sheet) => sheet.id === id);
  }
  addSheet(name: string): GridSheet {
    const id = `sheet-${++this.lastId}-${Date.now().toString(36)}`;
    const sheet = mergeWorksheetSnapshotWithDefault({ ...emptySheet, id, name });
    const index = this.grid.workbook.getSheetSize();
    this.run(InsertSheetMutation.id, { index, sheet });
    return this.sheetById(id)!;
  }
  deleteSheet(sheet: BookSheet): void {
    for (const table of this.tables()) if (table.sheet.id === sheet.id) this.deleteTable(table);
    if (this.activeSheet().id === sheet.id) {
      const list = this.sheets();
      const at = list.findIndex((other) => other.id === sheet.id);
      const rest = list.filter((other) => other.id !== sheet.id && other.visibility === 'Visible');
      this.activate(rest[Math.min(Math.max(0, at - 1), rest.length - 1)]);
    }
    sheet.setConditionalFormats([]);
    this.run(RemoveSheetMutation.id, { subUnitId: sheet.id, subUnitName: sheet.name });
    this.sheetCache.delete(sheet.id);
  }
  moveSheet(sheet: BookSheet, position: number): void {
    const fromOrder = this.sheets().findIndex((other) => other.id === sheet.id);
    this.run(SetWorksheetOrderMutation.id, { fromOrder, toOrder: position, subUnitId: sheet.id });
  }
  activeSheet(): GridSheet {
    const active = this.grid.workbook.getActiveSheet(true);
    return this.sheetById(active!.getSheetId())!;
  }
  activate(sheet: BookSheet): void {
    if (sheet.id === this.grid.workbook.getActiveSheet(true)?.getSheetId()) return;
    this.grid.api.getActiveWorkbook()?.setActiveSheet(sheet.id);
  }
  selection(): { sheet: BookSheet; area: Area } {
    const range = this.grid.api.getActiveWorkbook()?.getActiveRange()?.getRange();
    const area = range ? toArea(range) : { row: 0, column: 0, rows: 1, columns: 1 };
    return { sheet: this.activeSheet(), area };
  }
  select(sheet: BookSheet, area: Area): void {
    this.activate(sheet);
    const worksheet = this.grid.api.getActiveWorkbook()?.getSheetBySheetId(sheet.id);
    if (!worksheet) return;
    const { row, column, rows, columns } = area;
    worksheet.setActiveRange(worksheet.getRange(row, column, rows, columns));
    const seen = worksheet.getVisibleRange();
    const isSeen = seen && contains(toArea(seen), row + 1, column + 1);
    if (!isSeen) worksheet.scrollToCell(Math.max(0, row - 4), Math.max(0, column - 8));
  }

  tables(): readonly GridTable[] {
    const manager = this.grid.injector.get(TableManager);
    return manager.getTableList(this.unitId).flatMap(({ id, subUnitId }) => {
      const sheet = this.sheetById(subUnitId);
      if (!sheet) return [];
      const known = this.tableCache.get(id) ?? new GridTable(this.grid, id, sheet);
      this.tableCache.set(id, known);
      return [known];
    });
  }
  addTable(sheet: BookSheet, area: Area, name: string): GridTable {
    const tableId = `table-${++this.lastId}-${Date.now().toString(36)}`;
    const header = Array.from({ length: area.columns }, (_, c) =>
      String(sheet.content(area.row, area.column + c).value || `Column${c + 1}`),
    );
    this.run(AddSheetTableMutation.id, {
      subUnitId: sheet.id,
      tableId,
      name: gridName(name),
      range: toRange(area),
      header,
      options: { tableStyleId: themeFor('TableStyleMedium2'), showHeader: true },
    });
    return this.tables().find((table) => table.id === tableId)!;
  }
  deleteTable(table: { id: string; sheet: BookSheet }): void {
    this.run(DeleteSheetTableMutation.id, { subUnitId: table.sheet.id, tableId: table.id });
    this.tableCache.delete(table.id);
  }

  names(): readonly BookName[] {
    const map = this.grid.injector.get(IDefinedNamesService).getDefinedNameMap(this.unitId) ?? {};
    return Object.values(map).map((item) => ({
      name: item.name,
      formula: `=${item.formulaOrRefString.replace(/^=/, '')}`,
      visible: item.hidden !== true,
      comment: item.comment ?? '',
    }));
  }
  setName({ name, formula, visible, comment }: BookName): void {
    this.run(SetDefinedNameMutation.id, {
      id: this.nameId(name) ?? `name-${++this.lastId}`,
      name,
      // A reference has no equals sign here, a formula keeps it.
      formulaOrRefString: /^=("|\d)/.test(formula) ? formula : formula.replace(/^=/, ''),
      hidden: !visible,
      comment,
      localSheetId: 'AllDefaultWorkbook',
    });
  }
  deleteName(name: string): void {
    const id = this.nameId(name);
    if (id) this.run(RemoveDefinedNameMutation.id, { id, name });
  }
  private nameId(name: string): string | undefined {
    const map = this.grid.injector.get(IDefinedNamesService).getDefinedNameMap(this.unitId) ?? {};
    return Object.values(map).find((item) => item.name.toLowerCase() === name.toLowerCase())?.id;
  }

  listen(listener: (event: BookEvent) => void): () => void {
    return this.events.listen(listener);
  }
  beginBatch(): void {
    this.events.beginBatch();
  }
  /** As in desktop Excel, a change by the add-in ends what can be undone by hand. */
  endBatch(): void {
    this.flush();
    if (!this.events.endBatch()) return;
    this.grid.injector.get(IUndoRedoService).clearUndoRedo(this.unitId);
    this.onWritten();
  }
  private flush(): void {
    for (const sheet of this.sheetCache.values()) sheet.flush();
  }
  /** Called before everything is calculated anew. */
  onFullCalculation: () => void = () => undefined;
  recalculate(isFull = false): void {
    if (isFull) this.onFullCalculation();
    this.grid.api.getFormula().executeCalculation();
  }
  /** Calculates these cells anew, and what depends on them, together with what else is to be done. */
  recalculateCells(cells: Iterable<{ sheetId: string; row: number; column: number }>): void {
    const dirtyRanges = [...cells].map(({ sheetId, row, column }) => ({
      unitId: this.unitId,
      sheetId,
      range: toRange({ row, column, rows: 1, columns: 1 }),
    }));
    const nothing = {
      dirtyNameMap: {},
      dirtyDefinedNameMap: {},
      dirtySuperTableMap: {},
      dirtyUnitFeatureMap: {},
      dirtyUnitOtherFormulaMap: {},
      clearDependencyTreeCache: {},
    };
    this.grid.injector
      .get(ICommandService)
      .syncExecuteCommand(
        SetTriggerFormulaCalculationStartMutation.id,
        { ...nothing, dirtyRanges, forceCalculation: false },
        { onlyLocal: true },
      );
  }

  private get unitId(): string {
    return this.grid.workbook.getUnitId();
  }
  private run(id: string, params: object): void {
    this.flush();
    const all = { unitId: this.unitId, ...params };
    this.grid.injector.get(ICommandService).syncExecuteCommand(id, all);
  }
}

/** A new sheet of the grid. */
export const emptySheet: Partial<IWorksheetData> = {
  rowCount: 300,
  columnCount: 26,
  defaultColumnWidth: 72,
  defaultRowHeight: 22,
  defaultStyle: { ff: gridFont, fs: gridFontSize, vt: VerticalAlign.MIDDLE },
};
