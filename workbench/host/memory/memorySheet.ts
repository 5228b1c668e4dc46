/** A worksheet in plain memory. */
import { bounding, contains, intersect, type Area } from '../cells/address';
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
} from '../book';
import { MemoryCells } from './sheetCells';
import { defaultPage } from '../cells/pageDefaults';

/** What the sheet tells its book. */
export interface SheetOwner {
  contentsWritten(sheet: MemorySheet, area: Area): void;
  renamed(sheet: MemorySheet, before: string): void;
}

const standardWidth = 64;
const standardHeight = 20;

export class MemorySheet implements BookSheet {
  visibility: Visibility = 'Visible';
  tabColor = '';
  showGridlines = true;
  showHeadings = true;
  protection: BookSheet['protection'];
  frozen = { rows: 0, columns: 0 };
  validations: readonly Validation[] = [];
  conditionalFormats: readonly ConditionalFormat[] = [];
  readonly page: PageSetup = defaultPage();
  readonly charts: Chart[] = [];
  readonly pictures: Picture[] = [];
  merges: readonly Area[] = [];
  /** Values that spill from a formula cell, by cell; kept apart from what was entered. */
  readonly cells = new MemoryCells();
  private readonly widths = new Map<number, number>();
  private readonly heights = new Map<number, number>();
  private readonly hiddenColumns = new Set<number>();
  private readonly hiddenRows = new Set<number>();

  constructor(
    readonly id: string,
    private ownName: string,
    private readonly owner: SheetOwner,
  ) {}

  get name(): string {
    return this.ownName;
  }
  set name(name: string) {
    const before = this.ownName;
    this.ownName = name;
    if (name !== before) this.owner.renamed(this, before);
  }

  get revision(): number {
    return this.cells.revision;
  }
  content(row: number, column: number): CellContent {
    return this.cells.content(row, column);
  }
  write(area: Area, contents: readonly (readonly (CellContent | null)[])[]): void {
    contents.forEach((line, i) =>
      line.forEach((cell, j) => {
        if (cell) this.cells.write(area.row + i, area.column + j, cell);
      }),
    );
    this.owner.contentsWritten(this, area);
  }
  numberFormat(row: number, column: number): string {
    return this.cells.formats.get(row, column) ?? 'General';
  }
  setNumberFormats(area: Area, formats: readonly (readonly (string | null)[])[]): void {
    formats.forEach((line, i) =>
      line.forEach((format, j) => {
        if (format !== null) this.cells.formats.set(area.row + i, area.column + j, format);
      }),
    );
  }
  style(row: number, column: number): CellStyle {
    return this.cells.styles.get(row, column) ?? {};
  }
  setStyle(area: Area, style: CellStyle): void {
    forEachCell(this.bounded(area), (row, column) => {
      const borders = style.borders
        ? { borders: { ...this.style(row, column).borders, ...style.borders } }
        : {};
      this.cells.styles.set(row, column, { ...this.style(row, column), ...style, ...borders });
    });
  }
  clearStyle(area: Area): void {
    forEachCell(this.bounded(area), (row, column) => {
      this.cells.styles.delete(row, column);
      this.cells.formats.delete(row, column);
    });
  }
  usedArea(valuesOnly: boolean): Area | undefined {
    return this.cells.usedArea(valuesOnly);
  }
  columnWidth(column: number): number {
    return this.widths.get(column) ?? standardWidth;
  }
  setColumnWidth(column: number, columns: number, width: number): void {
    for (let c = column; c < column + columns; c++) this.widths.set(c, width);
  }
  isColumnHidden(column: number): boolean {
    return this.hiddenColumns.has(column);
  }
  setColumnsHidden(column: number, columns: number, hidden: boolean): void {
    mark(this.hiddenColumns, column, columns, hidden);
  }
  rowHeight(row: number): number {
    return this.heights.get(row) ?? standardHeight;
  }
  setRowHeight(row: number, rows: number, height: number): void {
    for (let r = row; r < row + rows; r++) this.heights.set(r, height);
  }
  isRowHidden(row: number): boolean {
    return this.hiddenRows.has(row);
  }
  setRowsHidden(row: number, rows: number, hidden: boolean): void {
    mark(this.hiddenRows, row, rows, hidden);
  }
  setValidations(validations: readonly Validation[]): void {
    this.validations = validations;
  }
  setConditionalFormats(formats: readonly ConditionalFormat[]): void {
    this.conditionalFormats = formats;
  }
  merge(area: Area): void {
    this.unmerge(area);
    this.merges = [...this.merges, area];
  }
  unmerge(area: Area): void {
    this.merges = this.merges.filter((merged) => !intersect(merged, area));
  }
  spillOf(row: number, column: number): Area | undefined {
    return this.cells.spills.find(
      (spill) => spill.row === row && spill.column === column && contains(spill, row, column),
    );
  }

  isSpilledInto(row: number, column: number): boolean {
    const parent = this.cells.spillParent(row, column);
    return parent !== undefined && (parent.row !== row || parent.column !== column);
  }

  /** Whole rows and columns are limited to what exists, for a loop over their cells. */
  private bounded(area: Area): Area {
    if (area.rows * area.columns <= 100_000) return area;
    const used = this.usedArea(false) ?? { row: 0, column: 0, rows: 1, columns: 1 };
    return intersect(area, bounding(used, { row: 0, column: 0, rows: 1, columns: 1 })) ?? used;
  }
}

function mark(set: Set<number>, from: number, count: number, on: boolean): void {
  for (let i = from; i < from + count; i++) {
    if (on) set.add(i);
    else set.delete(i);
  }
}

export function forEachCell(area: Area, visit: (row: number, column: number) => void): void {
  for (let r = area.row; r < area.row + area.rows; r++) {
    for (let c = area.column; c < area.column + area.columns; c++) visit(r, c);
  }
}
