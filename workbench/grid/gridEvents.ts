/** What happens in the grid, told as the host's events; hand edits also make tables grow. */
import {
  CellValueType,
  CommandType,
  ICommandService,
  type ICellData,
  type ICommandInfo,
  type IExecutionOptions,
} from '@univerjs/core';
import {
  IFunctionService,
  InsertSheetMutation,
  LexerTreeBuilder,
  RemoveSheetMutation,
  SetArrayFormulaDataMutation,
  SetRangeValuesMutation,
  SetSelectionsOperation,
  SetWorksheetActiveOperation,
  type ISetArrayFormulaDataMutationParams,
  type ISetRangeValuesMutationParams,
} from '@univerjs/preset-sheets-core';
import type { Area } from '../host/cells/address';
import type { BookEvent } from '../host/book';
import { growTables } from '../host/cells/tableGrowth';
import { gridFormula } from './tableNames';
import type { GridBook } from './gridBook';
import type { GridSheet } from './gridSheet';
import type { Grid } from './univer';

/** Outcome, opponent's number, colour, as French results programs print them. */
const gridResult = /^=\s*\d{1,4}\s*[A-Za-z]$/;

export class GridEvents {
  private readonly listeners = new Set<(event: BookEvent) => void>();
  private batchDepth = 0;
  private waiting: BookEvent[] = [];
  private changedInBatch = false;
  private lastActive = '';
  private lastSelection = '';

  private readonly unitId: string;
  private readonly subscriptions: { dispose(): void }[];

  constructor(
    private readonly grid: Grid,
    private readonly book: GridBook,
  ) {
    this.unitId = grid.workbook.getUnitId();
    const commands = grid.injector.get(ICommandService);
    const isOurs = (info: Readonly<ICommandInfo>) =>
      ((info.params ?? {}) as { unitId?: string }).unitId === this.unitId;
    this.subscriptions = [
      commands.beforeCommandExecuted((info) => {
        if (info.id !== SetRangeValuesMutation.id || !isOurs(info)) return;
        this.translate(info.params as ISetRangeValuesMutationParams);
      }),
      commands.onCommandExecuted((info, options) => {
        if (info.type === CommandType.MUTATION) this.count(info);
        if (isOurs(info)) this.follow(info, options);
      }),
    ];
  }

  dispose(): void {
    for (const subscription of this.subscriptions) subscription.dispose();
  }

  listen(listener: (event: BookEvent) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
  get inBatch(): boolean {
    return this.batchDepth > 0;
  }
  beginBatch(): void {
    this.batchDepth++;
  }
  /** Tells what happened in the batch; true when it changed anything. */
  endBatch(): boolean {
    if (--this.batchDepth > 0) return false;
    const events = this.waiting;
    const changed = this.changedInBatch;
    this.waiting = [];
    this.changedInBatch = false;
    for (const event of events) this.tell(event);
    return changed;
  }

  private emit(event: BookEvent): void {
    if (this.batchDepth > 0) this.waiting.push(event);
    else this.tell(event);
  }
  private tell(event: BookEvent): void {
    for (const listener of this.listeners) listener(event);
  }

  /** Each sheet counts its changes; those of spilled values come for many sheets at once. */
  private count({ id, params }: Readonly<ICommandInfo>): void {
    const { unitId, subUnitId } = (params ?? {}) as { unitId?: string; subUnitId?: string };
    if (id === SetArrayFormulaDataMutation.id) {
      const { arrayFormulaCellData } = params as ISetArrayFormulaDataMutationParams;
      for (const sheet of Object.keys(arrayFormulaCellData[this.unitId] ?? {}))
        this.book.sheetById(sheet)?.touched();
    } else if (unitId === this.unitId && subUnitId) this.book.sheetById(subUnitId)?.touched();
  }

  private follow(info: Readonly<ICommandInfo>, options?: IExecutionOptions): void {
    switch (info.id) {
      case SetRangeValuesMutation.id:
        if (!options?.['fromFormula'])
          this.cellsChanged(info.params as ISetRangeValuesMutationParams);
        break;
      case SetSelectionsOperation.id:
        this.selected();
        break;
      case SetWorksheetActiveOperation.id:
        this.activated();
        break;
      case InsertSheetMutation.id:
        this.changedInBatch = this.batchDepth > 0;
        this.sheetAdded((info.params as { sheet: { id: string } }).sheet.id);
        break;
      case RemoveSheetMutation.id:
        this.changedInBatch = this.batchDepth > 0;
        break;
    }
  }

  /** Formulas reach the cells by typing, pasting, filling or writing: always with names it knows. */
  private translate({ subUnitId, cellValue }: ISetRangeValuesMutationParams): void {
    for (const [row, line] of Object.entries(cellValue ?? {})) {
      for (const [column, cell] of Object.entries<ICellData | null>(line ?? {})) {
        if (cell?.f && this.batchDepth === 0) {
          this.forgetTyping();
          this.keepText(cell, subUnitId, Number(row), Number(column));
        }
        if (cell?.f?.includes('_')) {
          cell.f = gridFormula(
            cell.f,
            this.book.tables().map((table) => table.name),
          );
        }
      }
    }
  }

  /**
   * What a person types or pastes into a cell that holds text stays text, and so does a result of a
   * French grid (`= 2B`, a draw with Black against number 2), which is a formula nowhere.
   */
  private keepText(cell: ICellData, sheetId: string, row: number, column: number): void {
    const text = cell.f ?? '';
    const isText = () => this.book.sheetById(sheetId)?.numberFormat(row, column) === '@';
    if (!gridResult.test(text) && (cell.s || !isText())) return;
    Object.assign(cell, { v: text, t: CellValueType.STRING, f: null, si: null, p: null });
  }

  /**
   * While a reference such as `Players[#All]` is typed, the grid's parser (0.25.1) counts the bracket
   * that opens and never forgets it: every later formula would be read wrongly. Undone here.
   */
  private forgetTyping(): void {
    const parser = this.grid.injector.get(LexerTreeBuilder);
    parser.dispose();
    Object.assign(parser, { _squareBracketState: 0, _tableBracketState: false });
    this.grid.injector.get(IFunctionService).deleteFormulaAstCacheKey('CHESS.');
  }

  private cellsChanged({ subUnitId, cellValue }: ISetRangeValuesMutationParams): void {
    const sheet = this.book.sheetById(subUnitId);
    const area = areaOf(cellValue);
    if (!sheet || !area) return;
    if (this.batchDepth > 0) this.changedInBatch = true;
    else this.afterHand(sheet, area);
    this.emit({ kind: 'changed', sheet, area, changeType: 'RangeEdited' });
  }

  /** What Excel does after an entry by hand; our own writes must not count as another one. */
  private afterHand(sheet: GridSheet, area: Area): void {
    this.batchDepth++;
    growTables(this.book, sheet, area);
    sheet.flush();
    this.batchDepth--;
    this.changedInBatch = false;
  }

  private selected(): void {
    const { sheet, area } = this.book.selection();
    const key = `${sheet.id} ${area.row} ${area.column} ${area.rows} ${area.columns}`;
    if (key === this.lastSelection) return;
    this.lastSelection = key;
    this.emit({ kind: 'selected', sheet, area });
  }

  private activated(): void {
    const sheet = this.book.activeSheet();
    if (sheet.id === this.lastActive) return;
    const before = this.book.sheetById(this.lastActive);
    if (before) this.emit({ kind: 'deactivated', sheet: before });
    this.lastActive = sheet.id;
    this.emit({ kind: 'activated', sheet });
  }

  private sheetAdded(id: string): void {
    const sheet = this.book.sheetById(id);
    if (sheet) this.emit({ kind: 'added', sheet });
  }
}

/** The smallest area around the changed cells; changes of looks alone are none. */
function areaOf(cells: ISetRangeValuesMutationParams['cellValue']): Area | undefined {
  let [top, left, bottom, right] = [Infinity, Infinity, -1, -1];
  for (const [r, line] of Object.entries(cells ?? {})) {
    for (const [c, cell] of Object.entries<ICellData | null>(line ?? {})) {
      const onlyLook = cell && !('v' in cell) && !('f' in cell) && !('p' in cell);
      if (onlyLook) continue;
      [top, left] = [Math.min(top, Number(r)), Math.min(left, Number(c))];
      [bottom, right] = [Math.max(bottom, Number(r)), Math.max(right, Number(c))];
    }
  }
  return bottom < 0
    ? undefined
    : { row: top, column: left, rows: bottom - top + 1, columns: right - left + 1 };
}
