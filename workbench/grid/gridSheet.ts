/** A worksheet of the grid. Writes are the grid's own mutations, outside its undo list as in Excel. */
import {
  BooleanNumber,
  ICommandService,
  type ICellData,
  type IRange,
  type Worksheet,
} from '@univerjs/core';
import {
  AddWorksheetMergeMutation,
  FormulaDataModel,
  RemoveWorksheetMergeMutation,
  SetColHiddenMutation,
  SetColVisibleMutation,
  SetFrozenMutation,
  SetRowHiddenMutation,
  SetRowVisibleMutation,
  SetTabColorMutation,
  SetWorksheetColumnCountMutation,
  SetWorksheetHideMutation,
  SetWorksheetNameMutation,
  SetWorksheetRowCountMutation,
  SetWorksheetRowHeightMutation,
  ToggleGridlinesMutation,
} from '@univerjs/preset-sheets-core';
import { contains, intersect, type Area } from '../host/cells/address';
import type {
  BookSheet,
  CellContent,
  CellStyle,
  Chart,
  ConditionalFormat,
  PageSetup,
  Picture,
  Validation,
  Visibility,
} from '../host/book';
import { defaultPage } from '../host/cells/pageDefaults';
import { fromStyleData, shownValue, toCellData, toStyleData } from './cellData';
import { conditionalFormatsOf, showConditionalFormats } from './gridConditionalFormats';
import { showValidations } from './gridValidation';
import { forEach, toArea, toRange } from './ranges';
import { SheetWrites, type Cells } from './sheetWrites';
import { realName } from './tableNames';
import { gridFont, gridFontSize } from './gridFont';
import type { Grid } from './univer';

export class GridSheet implements BookSheet {
  readonly id: string;
  readonly page: PageSetup = defaultPage();
  protection: BookSheet['protection'];
  showHeadings = true;
  validations: readonly Validation[] = [];
  readonly charts: Chart[] = [];
  readonly pictures: Picture[] = [];
  private changes = 0;
  /** Not yet shown: drawing a format costs a calculation, and a batch sets it up in several steps. */
  private coming: readonly ConditionalFormat[] | undefined;
  private veryHidden = false;
  private readonly unlocked = new Set<string>();

  private readonly writes: SheetWrites;
  private readonly formulas: FormulaDataModel;

  /** `mayWait` tells whether writes can be gathered now, to be done together at the end of a batch. */
  constructor(
    private readonly grid: Grid,
    private readonly worksheet: Worksheet,
    private readonly mayWait: () => boolean,
  ) {
    this.id = worksheet.getSheetId();
    this.formulas = grid.injector.get(FormulaDataModel);
    this.writes = new SheetWrites(
      mayWait,
      (id, params) => this.run(id, params),
      (row, column) => worksheet.getCellRaw(row, column),
    );
  }

  /** A cell is read: what was gathered for others may wait. */
  private flushCell(row: number, column: number): void {
    if (this.writes.isWaitingAt(row, column)) this.flush();
  }

  /** Does what was gathered; every read of more than a cell does it first. */
  flush(): void {
    this.writes.flush();
    if (!this.coming) return;
    showConditionalFormats(this.grid, this.id, this.coming);
    this.coming = undefined;
  }

  get revision(): number {
    this.flush();
    return this.changes;
  }
  /** The grid has changed something in it. */
  touched(): void {
    this.changes++;
  }

  get name(): string {
    return this.worksheet.getName();
  }
  set name(name: string) {
    this.run(SetWorksheetNameMutation.id, { name });
  }
  get visibility(): Visibility {
    if (!this.worksheet.isSheetHidden()) return 'Visible';
    return this.veryHidden ? 'VeryHidden' : 'Hidden';
  }
  set visibility(visibility: Visibility) {
    this.veryHidden = visibility === 'VeryHidden';
    const hidden = visibility === 'Visible' ? BooleanNumber.FALSE : BooleanNumber.TRUE;
    this.run(SetWorksheetHideMutation.id, { hidden });
  }
  get tabColor(): string {
    return this.worksheet.getConfig().tabColor ?? '';
  }
  set tabColor(color: string) {
    if (color === this.tabColor) return;
    this.run(SetTabColorMutation.id, { color });
  }
  get showGridlines(): boolean {
    return this.worksheet.getConfig().showGridlines !== BooleanNumber.FALSE;
  }
  set showGridlines(show: boolean) {
    if (show === this.showGridlines) return;
    const showGridlines = show ? BooleanNumber.TRUE : BooleanNumber.FALSE;
    this.run(ToggleGridlinesMutation.id, { showGridlines });
  }
  get frozen(): { rows: number; columns: number } {
    const { xSplit, ySplit } = this.worksheet.getFreeze();
    return { rows: ySplit, columns: xSplit };
  }
  set frozen({ rows, columns }: { rows: number; columns: number }) {
    this.run(SetFrozenMutation.id, {
      startRow: rows > 0 ? rows : -1,
      startColumn: columns > 0 ? columns : -1,
      ySplit: rows,
      xSplit: columns,
    });
  }
  get merges(): readonly Area[] {
    return this.worksheet.getMergeData().map(toArea);
  }

  content(row: number, column: number): CellContent {
    this.flushCell(row, column);
    const own = this.worksheet.getCellRaw(row, column);
    const value = shownValue(this.worksheet, this.formulas, row, column, own);
    if (!own?.f && !own?.si) return { value };
    const formula = this.formulas.getFormulaStringByCell(row, column, this.id, this.unitId);
    return formula ? { value, formula: realName(formula) } : { value };
  }

  write(area: Area, contents: readonly (readonly (CellContent | null)[])[]): void {
    const cells: Cells = {};
    contents.forEach((line, i) =>
      line.forEach((cell, j) => {
        if (cell) (cells[area.row + i] ??= {})[area.column + j] = toCellData(cell);
      }),
    );
    this.setCells(area, cells);
  }

  numberFormat(row: number, column: number): string {
    return this.ownStyle(row, column)?.n?.pattern || 'General';
  }
  setNumberFormats(area: Area, formats: readonly (readonly (string | null)[])[]): void {
    const cells: Cells = {};
    formats.forEach((line, i) =>
      line.forEach((pattern, j) => {
        if (pattern === null) return;
        const n = pattern === 'General' ? null : { pattern };
        (cells[area.row + i] ??= {})[area.column + j] = { s: { n } } as ICellData;
      }),
    );
    this.setCells(area, cells);
  }

  style(row: number, column: number): CellStyle {
    const style = fromStyleData(this.ownStyle(row, column));
    return this.unlocked.has(`${row},${column}`) ? { ...style, unlocked: true } : style;
  }
  lookKey(row: number, column: number): string | undefined {
    this.flushCell(row, column);
    const styles = [
      this.worksheet.getCellRaw(row, column)?.s,
      this.worksheet.getRowStyle(row, true),
      this.worksheet.getColumnStyle(column, true),
    ];
    // The grid numbers its styles, but may also hold one as it is.
    if (styles.some((style) => typeof style === 'object' && style !== null)) return undefined;
    return [...styles, this.unlocked.has(`${row},${column}`)].join();
  }
  /** Without what drop-downs, tables and conditional formats draw over it. */
  private ownStyle(row: number, column: number) {
    this.flushCell(row, column);
    const own = this.worksheet.getCellRaw(row, column);
    return this.worksheet.getComposedCellStyleByCellData(row, column, own);
  }
  setStyle(area: Area, style: CellStyle): void {
    const bounded = this.bounded(area);
    if ('unlocked' in style) {
      forEach(bounded, (row, column) => {
        if (style.unlocked) this.unlocked.add(`${row},${column}`);
        else this.unlocked.delete(`${row},${column}`);
      });
    }
    const data = toStyleData(style);
    if (Object.keys(data).length > 0) this.fill(bounded, { s: data } as ICellData);
  }
  clearStyle(area: Area): void {
    this.flush();
    this.fill(this.bounded(area), { s: null });
    this.flush();
  }

  usedArea(valuesOnly: boolean): Area | undefined {
    this.flush();
    let [top, left, bottom, right] = [Infinity, Infinity, -1, -1];
    const include = (row: number, column: number) => {
      [top, left] = [Math.min(top, row), Math.min(left, column)];
      [bottom, right] = [Math.max(bottom, row), Math.max(right, column)];
    };
    this.worksheet.getCellMatrix().forValue((row, column, cell) => {
      const filled = cell && ((cell.v ?? null) !== null || cell.f || cell.si || cell.p);
      if (filled || (!valuesOnly && cell?.s)) include(row, column);
    });
    for (const spill of this.spills()) {
      include(spill.row, spill.column);
      include(spill.row + spill.rows - 1, spill.column + spill.columns - 1);
    }
    return bottom < 0
      ? undefined
      : { row: top, column: left, rows: bottom - top + 1, columns: right - left + 1 };
  }

  columnWidth(column: number): number {
    return this.writes.widths.get(column) ?? this.worksheet.getColumnWidth(column);
  }
  setColumnWidth(column: number, columns: number, width: number): void {
    for (let c = column; c < column + columns; c++) this.writes.widths.set(c, width);
    this.writes.touch();
  }
  isColumnHidden(column: number): boolean {
    return !this.worksheet.getColVisible(column);
  }
  setColumnsHidden(column: number, columns: number, hidden: boolean): void {
    const ranges = [this.columnsRange(column, columns)];
    this.run(hidden ? SetColHiddenMutation.id : SetColVisibleMutation.id, { ranges });
  }
  rowHeight(row: number): number {
    return this.worksheet.getRowHeight(row);
  }
  setRowHeight(row: number, rows: number, height: number): void {
    this.run(SetWorksheetRowHeightMutation.id, {
      ranges: [this.rowsRange(row, rows)],
      rowHeight: height,
    });
  }
  isRowHidden(row: number): boolean {
    return !this.worksheet.getRowVisible(row);
  }
  setRowsHidden(row: number, rows: number, hidden: boolean): void {
    const ranges = [this.rowsRange(row, rows)];
    this.run(hidden ? SetRowHiddenMutation.id : SetRowVisibleMutation.id, { ranges });
  }
  setValidations(validations: readonly Validation[]): void {
    // A cell with a drop-down is drawn apart and does not know the sheet's own font.
    const font = { s: { ff: gridFont, fs: gridFontSize } } as ICellData;
    for (const { area } of validations) this.fill(area, font);
    showValidations(this.grid, this.id, this.validations, validations);
    this.validations = validations;
  }
  get conditionalFormats(): readonly ConditionalFormat[] {
    return this.coming ?? conditionalFormatsOf(this.grid, this.id);
  }
  setConditionalFormats(formats: readonly ConditionalFormat[]): void {
    this.coming = formats;
    if (!this.mayWait()) this.flush();
  }
  merge(area: Area): void {
    this.unmerge(area);
    this.run(AddWorksheetMergeMutation.id, { ranges: [toRange(area)] });
  }
  unmerge(area: Area): void {
    const hit = this.merges.filter((merged) => intersect(merged, area)).map(toRange);
    if (hit.length > 0) this.run(RemoveWorksheetMergeMutation.id, { ranges: hit });
  }
  spillOf(row: number, column: number): Area | undefined {
    return this.spills().find((spill) => spill.row === row && spill.column === column);
  }
  isSpilledInto(row: number, column: number): boolean {
    return this.spills().some(
      (spill) => contains(spill, row, column) && (spill.row !== row || spill.column !== column),
    );
  }

  private spills(): Area[] {
    const ranges = this.formulas.getArrayFormulaRange()[this.unitId]?.[this.id] ?? {};
    return Object.values(ranges).flatMap((line) => Object.values<IRange>(line ?? {}).map(toArea));
  }

  private get unitId(): string {
    return this.grid.workbook.getUnitId();
  }
  private run(id: string, params: object): void {
    const shared = { unitId: this.unitId, subUnitId: this.id };
    this.grid.injector.get(ICommandService).syncExecuteCommand(id, { ...shared, ...params });
  }
  private fill(area: Area, data: ICellData): void {
    const cells: Cells = {};
    forEach(area, (row, column) => {
      (cells[row] ??= {})[column] = data;
    });
    this.setCells(area, cells);
  }
  private setCells(area: Area, cells: Cells): void {
    this.makeRoom(area);
    this.writes.addCells(cells);
  }
  /** The grid's sheets have a size; Excel's are as good as endless. */
  private makeRoom({ row, column, rows, columns }: Area): void {
    const rowCount = row + rows + 50;
    const columnCount = column + columns + 8;
    if (row + rows > this.worksheet.getRowCount()) {
      this.run(SetWorksheetRowCountMutation.id, { rowCount });
    }
    if (column + columns > this.worksheet.getColumnCount()) {
      this.run(SetWorksheetColumnCountMutation.id, { columnCount });
    }
  }
  private bounded(area: Area): Area {
    const sheet = {
      row: 0,
      column: 0,
      rows: this.worksheet.getRowCount(),
      columns: this.worksheet.getColumnCount(),
    };
    return area.rows * area.columns > 200_000 ? (intersect(area, sheet) ?? area) : area;
  }
  private columnsRange(column: number, columns: number) {
    return toRange({ row: 0, column, rows: this.worksheet.getRowCount(), columns });
  }
  private rowsRange(row: number, rows: number) {
    return toRange({ row, column: 0, rows, columns: this.worksheet.getColumnCount() });
  }
}
