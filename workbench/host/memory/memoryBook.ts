/** A workbook in plain memory: the book of the tests in jsdom. */
import { quoteSheet, splitSheet, type Area } from '../cells/address';
import type { Book, BookEvent, BookName, BookSheet, BookTable } from '../book';
import { MemorySheet, type SheetOwner } from './memorySheet';

export class MemoryBook implements Book, SheetOwner {
  fileName = 'workbench.xlsx';
  structureProtection: Book['structureProtection'];
  readonly shifted = new Set<string>();
  isInBackground = false;
  isCalculatedByHand = false;
  countsFrom1904 = false;
  errorWords: Book['errorWords'];
  readonly customXml = new Map<string, string>();
  readonly settings = new Map<string, unknown>();
  readonly properties = new Map<string, unknown>();
  private sheetList: MemorySheet[] = [];
  private tableList: BookTable[] = [];
  private nameList: BookName[] = [];
  private active: BookSheet;
  private readonly selections = new Map<string, Area>();
  private readonly listeners = new Set<(event: BookEvent) => void>();
  private lastId = 0;
  private batchDepth = 0;
  private waiting: BookEvent[] = [];
  /** Called when cells changed outside or at the end of a batch; the calculator hooks in here. */
  onRecalculate: (isFull?: boolean) => void = () => undefined;

  constructor(firstSheet = 'Sheet1') {
    this.active = this.addSheet(firstSheet);
    this.waiting = [];
  }

  sheets(): readonly MemorySheet[] {
    return this.sheetList;
  }
  addSheet(name: string): MemorySheet {
    const sheet = new MemorySheet(`{S${++this.lastId}}`, name, this);
    this.sheetList.push(sheet);
    this.emit({ kind: 'added', sheet });
    return sheet;
  }
  deleteSheet(sheet: BookSheet): void {
    const at = this.sheetList.findIndex((other) => other === sheet);
    this.sheetList.splice(at, 1);
    this.tableList = this.tableList.filter((table) => table.sheet !== sheet);
    this.renameInNames(sheet.name, '#REF!');
    if (this.active === sheet) {
      const visible = this.sheetList.filter((other) => other.visibility === 'Visible');
      this.activate(visible[Math.min(at, visible.length - 1)]);
    }
    this.emit({ kind: 'deleted', sheet });
    this.changed();
  }
  moveSheet(sheet: BookSheet, position: number): void {
    const [moved] = this.sheetList.splice(
      this.sheetList.findIndex((s) => s === sheet),
      1,
    );
    this.sheetList.splice(position, 0, moved);
  }
  activeSheet(): BookSheet {
    return this.active;
  }
  activate(sheet: BookSheet): void {
    if (sheet === this.active) return;
    this.emit({ kind: 'deactivated', sheet: this.active });
    this.active = sheet;
    this.emit({ kind: 'activated', sheet });
  }
  selection(): { sheet: BookSheet; area: Area } {
    const area = this.selections.get(this.active.id) ?? { row: 0, column: 0, rows: 1, columns: 1 };
    return { sheet: this.active, area };
  }
  select(sheet: BookSheet, area: Area): void {
    this.activate(sheet);
    this.selections.set(sheet.id, area);
    this.emit({ kind: 'selected', sheet, area });
  }
  tables(): readonly BookTable[] {
    return this.tableList;
  }
  addTable(sheet: BookSheet, area: Area, name: string): BookTable {
    const table: BookTable = {
      id: `{T${++this.lastId}}`,
      sheet,
      name,
      area,
      style: 'TableStyleMedium2',
      showBandedRows: true,
      showBandedColumns: false,
      showFilterButton: true,
      showTotals: false,
      highlightFirstColumn: false,
      highlightLastColumn: false,
    };
    this.tableList.push(table);
    return table;
  }
  deleteTable(table: BookTable): void {
    this.tableList = this.tableList.filter((other) => other !== table);
  }
  names(): readonly BookName[] {
    return this.nameList;
  }
  setName(name: BookName): void {
    this.deleteName(name.name);
    this.nameList.push(name);
  }
  deleteName(name: string): void {
    this.nameList = this.nameList.filter((n) => n.name.toLowerCase() !== name.toLowerCase());
  }
  listen(listener: (event: BookEvent) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
  beginBatch(): void {
    this.batchDepth++;
  }
  endBatch(): void {
    if (--this.batchDepth > 0) return;
    const events = this.waiting;
    this.waiting = [];
    if (events.some((event) => event.kind === 'changed')) this.calculate();
    for (const event of events) for (const listener of this.listeners) listener(event);
  }
  recalculate(isFull = false): void {
    this.onRecalculate(isFull);
  }

  contentsWritten(sheet: MemorySheet, area: Area): void {
    this.emit({ kind: 'changed', sheet, area, changeType: 'RangeEdited' });
  }
  renamed(sheet: MemorySheet, before: string): void {
    this.renameInNames(before, quoteSheet(sheet.name));
    this.emit({ kind: 'renamed', sheet, before });
  }

  /** Names follow a sheet that is renamed; one that is deleted leaves `#REF!`. */
  private renameInNames(before: string, after: string): void {
    for (const name of this.nameList) {
      const { sheet, rest } = splitSheet(name.formula.replace(/^=/, ''));
      if (sheet?.toLowerCase() !== before.toLowerCase()) continue;
      name.formula = `=${after}${after === '#REF!' ? '' : '!'}${rest}`;
    }
  }

  private calculate(): void {
    if (!this.isCalculatedByHand) this.onRecalculate();
  }

  private changed(): void {
    if (this.batchDepth === 0) this.calculate();
  }
  private emit(event: BookEvent): void {
    if (this.batchDepth > 0) {
      this.waiting.push(event);
      return;
    }
    if (event.kind === 'changed') this.calculate();
    for (const listener of this.listeners) listener(event);
  }
}
